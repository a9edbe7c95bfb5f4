import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People look for an order by the beginning of its number, among their own. */
export class IndexOrderNumbers1763900000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX orders_buyer_number ON orders (buyer_id, order_number text_pattern_ops)');
    await db.query(
      `CREATE INDEX orders_seller_number ON orders (supplier_owner_id, order_number text_pattern_ops)
       WHERE status <> 'draft'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX orders_buyer_number, orders_seller_number');
  }
}
