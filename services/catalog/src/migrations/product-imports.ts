import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that sellers import, undone as changes of many products are. */
export class ProductImports1765100000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE imports (
        id            bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id       integer NOT NULL,
        actor         json    NOT NULL,
        file_name     text    NOT NULL,
        -- In the store; set before it is written, so that no file is left behind.
        file_key      text    NOT NULL,
        dry_run       boolean NOT NULL,
        status        text    NOT NULL DEFAULT 'preparing'
          CHECK (status IN ('preparing', 'running', 'done', 'rejected', 'failed')),
        in_background boolean NOT NULL DEFAULT false,
        mapping       json,
        progress      integer NOT NULL DEFAULT 0,
        outcome       json,
        created_at    timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX imports_created_at ON imports (created_at)');
    await db.query('CREATE INDEX imports_of_user ON imports (user_id, id)');
    await db.query(`
      ALTER TABLE product_changes ADD COLUMN file_name text, ADD COLUMN created integer NOT NULL DEFAULT 0`);
    // Null where the import made the product.
    await db.query('ALTER TABLE product_change_items ALTER COLUMN was DROP NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM product_change_items WHERE was IS NULL');
    await db.query('ALTER TABLE product_change_items ALTER COLUMN was SET NOT NULL');
    await db.query('ALTER TABLE product_changes DROP COLUMN file_name, DROP COLUMN created');
    await db.query('DROP TABLE imports');
  }
}
