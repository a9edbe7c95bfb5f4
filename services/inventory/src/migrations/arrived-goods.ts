import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goods of an order count once, whether they come in with a receipt or with an invoice. */
export class ArrivedGoods1769100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Kept when the order is closed: that is when an invoice may bring the same goods a second time.
    await db.query(`
      CREATE TABLE arrived_goods (
        order_id         bigint  NOT NULL,
        product_id       integer NOT NULL,
        -- With all receipts so far, and with invoices that are for the order.
        received         integer NOT NULL DEFAULT 0,
        imported         bigint  NOT NULL DEFAULT 0,
        -- How often what is imported has changed.
        imported_version integer NOT NULL DEFAULT 0,
        PRIMARY KEY (order_id, product_id)
      )`);
    await db.query(`
      ALTER TABLE receipts
        -- The order that the invoice is for; link_version tells which of two news of that is the later one.
        ADD order_id bigint, ADD link_version integer NOT NULL DEFAULT 0,
        ADD product_id integer, ADD quantity integer, ADD is_undone boolean NOT NULL DEFAULT false`);
    await db.query(`
      UPDATE receipts r SET product_id = i.product_id, quantity = m.new_stock - m.previous_stock
      FROM movements m JOIN items i ON i.id = m.item_id WHERE m.id = r.movement_id`);
    await db.query('CREATE INDEX receipts_of_order ON receipts (order_id, product_id) WHERE order_id IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE receipts
        DROP order_id, DROP link_version, DROP product_id, DROP quantity, DROP is_undone`);
    await db.query('DROP TABLE arrived_goods');
  }
}
