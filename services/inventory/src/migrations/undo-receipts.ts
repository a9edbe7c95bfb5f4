import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What goods that came in changed of their item, so that they can be taken out again. */
export class UndoReceipts1765200000101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // No key to items: that one of them was deleted since is a reason not to undo the rest.
    await db.query(`
      CREATE TABLE receipts (
        user_id     integer NOT NULL,
        -- The idempotency key that they came under.
        key         text    NOT NULL,
        item_id     bigint  NOT NULL,
        movement_id bigint  NOT NULL,
        -- For the day on which the item is gone.
        product_name text   NOT NULL,
        created     boolean NOT NULL,
        -- Cost, currency, last order, last count and last change of the item, before and after.
        was         json    NOT NULL,
        became      json    NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE receipts');
  }
}
