import type { MigrationInterface, QueryRunner } from 'typeorm';

const TO_RECEIVE = `status IN ('shipped', 'delivered') AND NOT is_settled`;

/** Whether goods of an order are still to come: a delivered one may lack some until they are received, or closed. */
export class GoodsToCome1766200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE order_items
        ADD COLUMN closed_quantity integer NOT NULL DEFAULT 0 CHECK (closed_quantity >= 0),
        ADD CONSTRAINT order_items_outstanding CHECK (received_quantity + closed_quantity <= quantity)`);
    await db.query('ALTER TABLE orders ADD COLUMN is_settled boolean NOT NULL DEFAULT false');
    await db.query(`
      UPDATE orders o SET is_settled = true
      WHERE status = 'delivered' AND NOT EXISTS (
        SELECT 1 FROM order_items l WHERE l.order_id = o.id AND l.received_quantity < l.quantity)`);
    for (const [side, column] of [
      ['buyer', 'buyer_id'],
      ['seller', 'supplier_owner_id'],
    ]) {
      await db.query(
        `CREATE INDEX orders_${side}_to_receive ON orders (${column}, created_at, id) WHERE ${TO_RECEIVE}`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX orders_buyer_to_receive, orders_seller_to_receive');
    await db.query('ALTER TABLE orders DROP COLUMN is_settled');
    await db.query('ALTER TABLE order_items DROP CONSTRAINT order_items_outstanding, DROP COLUMN closed_quantity');
  }
}
