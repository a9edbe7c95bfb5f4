import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRelationships1763700000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE suppliers (
        id         integer PRIMARY KEY,
        name       text NOT NULL,
        category   text NOT NULL,
        location   text,
        owner_id   integer,
        is_deleted boolean NOT NULL DEFAULT false,
        version    integer NOT NULL
      )`);
    await db.query('COMMENT ON TABLE suppliers IS $$copy: catalog owns suppliers$$');
    await db.query('CREATE INDEX suppliers_owner ON suppliers (owner_id)');

    await db.query(`
      CREATE TABLE users (
        id           integer PRIMARY KEY,
        company_name text NOT NULL DEFAULT '',
        first_name   text NOT NULL DEFAULT '',
        last_name    text NOT NULL DEFAULT '',
        industry     text,
        may_sell     boolean NOT NULL DEFAULT false,
        version      integer NOT NULL DEFAULT 0
      )`);
    await db.query('COMMENT ON TABLE users IS $$copy: identity owns users$$');

    // One row per pair for ever: its version must go on growing when a pair that parted connects again.
    await db.query(`
      CREATE TABLE relationships (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        buyer_id    integer NOT NULL REFERENCES users,
        supplier_id integer NOT NULL REFERENCES suppliers,
        status      text NOT NULL CHECK (status IN ('pending', 'active', 'declined', 'removed')),
        message     text,
        decline_reason text,
        version     integer NOT NULL DEFAULT 1,
        created_at  timestamptz NOT NULL DEFAULT now(),
        updated_at  timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT relationships_pair UNIQUE (buyer_id, supplier_id),
        CHECK (status = 'declined' OR decline_reason IS NULL)
      )`);
    await db.query(
      `CREATE INDEX relationships_of_buyer ON relationships (buyer_id, updated_at, id) WHERE status <> 'removed'`,
    );
    await db.query(
      `CREATE INDEX relationships_of_supplier ON relationships (supplier_id, updated_at, id) WHERE status <> 'removed'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE relationships, users, suppliers');
  }
}
