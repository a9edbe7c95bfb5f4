import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that people import, and what each changed, so that it can be undone as a whole. */
export class Imports1764200000001 implements MigrationInterface {
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
        created_at    timestamptz NOT NULL DEFAULT now(),
        undone_at     timestamptz
      )`);
    await db.query('CREATE INDEX imports_created_at ON imports (created_at)');
    await db.query('CREATE INDEX imports_of_user ON imports (user_id, id)');
    // No key to items: that one of them was deleted since is a reason not to undo the rest.
    await db.query(`
      CREATE TABLE import_items (
        import_id   bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
        item_id     bigint NOT NULL,
        -- Null where the stock stayed as it was.
        movement_id bigint,
        -- What it said before; null where the import made the item.
        was         json,
        became      json,
        PRIMARY KEY (import_id, item_id)
      )`);
    await db.query(`
      ALTER TABLE movements DROP CONSTRAINT movements_type_check, ADD CONSTRAINT movements_type_check
        CHECK (type IN ('initial', 'manual', 'adjustment', 'receipt', 'invoice', 'import', 'reversal'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE import_items, imports');
    await db.query(`UPDATE movements SET type = 'manual' WHERE type = 'import'`);
    await db.query(`
      ALTER TABLE movements DROP CONSTRAINT movements_type_check, ADD CONSTRAINT movements_type_check
        CHECK (type IN ('initial', 'manual', 'adjustment', 'receipt', 'invoice', 'reversal'))`);
  }
}
