import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What suppliers look for customers by. What was there before comes by a rebuild of identity, catalog and ordering. */
export class Discovery1764800000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Nobody is found who has not been told of again: what they decided is not known yet.
    await db.query(`
      ALTER TABLE users
        ADD username     text    NOT NULL DEFAULT '',
        ADD company_size text,
        ADD city         text,
        ADD region       text,
        ADD location     text,
        ADD is_findable  boolean NOT NULL DEFAULT false`);
    await db.query('CREATE INDEX users_findable ON users (id) WHERE is_findable');
    await db.query('ALTER TABLE suppliers ADD city text, ADD region text');
    await db.query(`
      CREATE TABLE orders (
        id          bigint PRIMARY KEY,
        buyer_id    integer NOT NULL,
        supplier_id integer NOT NULL,
        ordered_at  timestamptz NOT NULL
      )`);
    await db.query('COMMENT ON TABLE orders IS $$copy: ordering owns orders; without drafts$$');
    await db.query('CREATE INDEX orders_of_buyer ON orders (buyer_id, ordered_at)');
    await db.query(`
      CREATE TABLE purchases (
        buyer_id        integer NOT NULL,
        supplier_id     integer NOT NULL,
        last_ordered_at timestamptz NOT NULL,
        PRIMARY KEY (buyer_id, supplier_id)
      )`);
    await db.query('COMMENT ON TABLE purchases IS $$of orders: who has bought where, and when last$$');
    await db.query('CREATE INDEX purchases_at_supplier ON purchases (supplier_id, buyer_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE purchases, orders');
    await db.query('ALTER TABLE suppliers DROP city, DROP region');
    await db.query(
      'ALTER TABLE users DROP username, DROP company_size, DROP city, DROP region, DROP location, DROP is_findable',
    );
  }
}
