import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders of which goods are still to come are told again: inventory shows what is on order from these facts, and those of
 * before it kept them (its migration GoodsOnOrder) were never told to it. Who knows them already ignores them.
 */
export class TellOpenOrders1767000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (event_id, subject, envelope)
      SELECT e.id, 'evt.ordering.order.restated', json_build_object(
        'eventId', e.id, 'version', 1, 'occurredAt', iso(now()), 'requestId', e.id, 'data', json_build_object(
          'orderId', o.id, 'orderNumber', o.order_number, 'status', o.status,
          'buyerId', o.buyer_id, 'buyerCompany', coalesce(b.company_name, 'Unknown Buyer'),
          'supplierId', o.supplier_id, 'supplierName', coalesce(s.name, 'Unknown Supplier'),
          'supplierOwnerId', o.supplier_owner_id, 'totalAmount', o.total_amount, 'currency', o.currency,
          'createdAt', iso(o.created_at), 'goods', (
            SELECT json_agg(json_build_object(
              'productId', l.product_id, 'quantity', l.quantity, 'receivedInAll', l.received_quantity) ORDER BY l.id)
            FROM order_items l WHERE l.order_id = o.id)))
      FROM orders o
      CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id, o.id AS order_id) e
      LEFT JOIN suppliers s ON s.id = o.supplier_id LEFT JOIN users b ON b.id = o.buyer_id
      WHERE o.status IN ('pending', 'confirmed', 'processing', 'shipped', 'delivered') AND NOT o.is_settled
        AND EXISTS (SELECT 1 FROM order_items l WHERE l.order_id = o.id)
      ORDER BY o.id`);
  }

  async down(): Promise<void> {}
}
