import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done to many products at a time, so that it can be undone as a whole. */
export class ProductChanges1765100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE product_changes (
        id         bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id    integer NOT NULL,
        kind       text    NOT NULL,
        changed    integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        undone_at  timestamptz
      )`);
    await db.query('CREATE INDEX product_changes_of_user ON product_changes (user_id, created_at, id)');
    await db.query('CREATE INDEX product_changes_created_at ON product_changes (created_at)');
    // The columns that the change was about, as they were before and after it.
    await db.query(`
      CREATE TABLE product_change_items (
        change_id  bigint  NOT NULL REFERENCES product_changes ON DELETE CASCADE,
        product_id integer NOT NULL REFERENCES products,
        was        jsonb   NOT NULL,
        became     jsonb,
        PRIMARY KEY (change_id, product_id)
      )`);
    await db.query('CREATE INDEX product_change_items_product ON product_change_items (product_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE product_change_items, product_changes');
  }
}
