import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice is held against the order that it is for. */
export class LinkOrders1765600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The order as it was sent (see linked-orders.ts): its lines do not change any more.
      ALTER TABLE uploaded_invoices ADD linked_order jsonb;
      -- Until now any number was taken for an order.
      UPDATE uploaded_invoices SET order_id = NULL WHERE order_id IS NOT NULL;
      ALTER TABLE uploaded_invoices ADD CHECK ((order_id IS NULL) = (linked_order IS NULL));

      -- Whether a person chose the product; so far: whether it is another one than was suggested first.
      ALTER TABLE invoice_line_items ADD product_set boolean NOT NULL DEFAULT false;
      UPDATE invoice_line_items SET product_set = true
      WHERE product_id IS NOT NULL AND product_id IS DISTINCT FROM (suggestion -> 0 ->> 'productId')::integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_line_items DROP product_set;
      ALTER TABLE uploaded_invoices DROP linked_order;
    `);
  }
}
