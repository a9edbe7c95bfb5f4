import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexOrderedProducts1766900000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Before catalog deletes a product it asks whether any order has it.
    await db.query('CREATE INDEX order_items_product ON order_items (product_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX order_items_product');
  }
}
