import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of inventory's: what invoices brought into stock of each line. Past imports are told by inventory. */
export class GoodsImported1769100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE order_items
        ADD COLUMN imported_quantity bigint NOT NULL DEFAULT 0,
        ADD COLUMN imported_version integer NOT NULL DEFAULT 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_items DROP COLUMN imported_quantity, DROP COLUMN imported_version');
  }
}
