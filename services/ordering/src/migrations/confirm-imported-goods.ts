import type { MigrationInterface, QueryRunner } from 'typeorm';

const TO_RECEIVE = `status IN ('shipped', 'delivered') AND NOT is_settled`;

/** Goods that an invoice brought into stock are not to come any more, and may be confirmed as received. */
export class ConfirmImportedGoods1770000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Of the units received: those that were in stock by an invoice already.
    await db.query(`
      ALTER TABLE order_items ADD COLUMN confirmed_quantity integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_items_confirmed CHECK (confirmed_quantity BETWEEN 0 AND received_quantity)`);
    await db.query('ALTER TABLE receipt_lines ADD COLUMN in_stock integer NOT NULL DEFAULT 0');
    // Whether all that is outstanding is in stock by invoices.
    await db.query('ALTER TABLE orders ADD COLUMN is_in_stock boolean NOT NULL DEFAULT false');
    await db.query(`
      UPDATE orders o SET is_in_stock = true WHERE ${TO_RECEIVE} AND NOT EXISTS (
        SELECT FROM order_items l WHERE l.order_id = o.id
          AND l.received_quantity + l.closed_quantity + l.imported_quantity < l.quantity)`);
    await indexToReceive(db, `${TO_RECEIVE} AND NOT is_in_stock`);
  }

  async down(db: QueryRunner): Promise<void> {
    await indexToReceive(db, TO_RECEIVE);
    await db.query('ALTER TABLE orders DROP COLUMN is_in_stock');
    await db.query('ALTER TABLE receipt_lines DROP COLUMN in_stock');
    await db.query('ALTER TABLE order_items DROP COLUMN confirmed_quantity');
  }
}

async function indexToReceive(db: QueryRunner, condition: string): Promise<void> {
  await db.query('DROP INDEX IF EXISTS orders_buyer_to_receive, orders_seller_to_receive');
  for (const [side, column] of [
    ['buyer', 'buyer_id'],
    ['seller', 'supplier_owner_id'],
  ]) {
    await db.query(`CREATE INDEX orders_${side}_to_receive ON orders (${column}, created_at, id) WHERE ${condition}`);
  }
}
