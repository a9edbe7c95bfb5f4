import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Received goods may be outstanding again. A receipt with less than nothing takes them back. */
export class ReverseReceipts1770000000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // How often it was settled or opened again: others know by it which is the later.
    await db.query('ALTER TABLE orders ADD COLUMN settlement integer NOT NULL DEFAULT 0');
    await db.query('ALTER TABLE order_items ADD COLUMN reversed_quantity integer NOT NULL DEFAULT 0');
    await db.query('ALTER TABLE receipt_lines DROP CONSTRAINT receipt_lines_quantity_check');
    await db.query('ALTER TABLE receipt_lines ADD CONSTRAINT receipt_lines_quantity_check CHECK (quantity <> 0)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM receipt_lines WHERE quantity < 0');
    await db.query('ALTER TABLE receipt_lines DROP CONSTRAINT receipt_lines_quantity_check');
    await db.query('ALTER TABLE receipt_lines ADD CONSTRAINT receipt_lines_quantity_check CHECK (quantity > 0)');
    await db.query('ALTER TABLE order_items DROP COLUMN reversed_quantity');
    await db.query('ALTER TABLE orders DROP COLUMN settlement');
  }
}
