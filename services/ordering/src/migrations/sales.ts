import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an order was delivered, which is when it becomes revenue, and the category of what was ordered. */
export class Sales1764200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders ADD COLUMN delivered_at timestamptz');
    await db.query(`
      UPDATE orders o SET delivered_at = coalesce(
        (SELECT max(c.created_at) FROM order_status_changes c WHERE c.order_id = o.id AND c.new_status = 'delivered'),
        o.updated_at)
      WHERE o.status = 'delivered'`);
    await db.query(`
      CREATE INDEX orders_seller_delivered ON orders (supplier_owner_id, delivered_at)
        INCLUDE (id, buyer_id, currency, total_amount) WHERE delivered_at IS NOT NULL`);
    await db.query('ALTER TABLE order_items ADD COLUMN category text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_items DROP COLUMN category');
    await db.query('ALTER TABLE orders DROP COLUMN delivered_at');
  }
}
