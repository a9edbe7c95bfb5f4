import { Injectable } from '@nestjs/common';
import type { OrderFacts } from '#contracts';
import type { Tx } from '#platform';

/** What invitation keeps of orders: who bought where and when. That an order was sent never changes. */
@Injectable()
export class OrderCopies {
  /** `at`: ISO 8601, when it was sent or, if that is told late, a step it took later. */
  async save(tx: Tx, { orderId, buyerId, supplierId, status }: OrderFacts, at: string): Promise<void> {
    if (status === 'draft') return;
    await tx.changed(
      `INSERT INTO orders AS o (id, buyer_id, supplier_id, ordered_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET ordered_at = least(o.ordered_at, excluded.ordered_at)`,
      [orderId, buyerId, supplierId, at],
    );
    // Locked first: of two orders at once, the second counts the first.
    await tx.changed(
      `INSERT INTO purchases AS p (buyer_id, supplier_id, last_ordered_at) VALUES ($1, $2, $3)
       ON CONFLICT (buyer_id, supplier_id) DO UPDATE SET last_ordered_at = p.last_ordered_at`,
      [buyerId, supplierId, at],
    );
    await tx.changed(
      `UPDATE purchases SET last_ordered_at = (
         SELECT max(ordered_at) FROM orders WHERE buyer_id = $1 AND supplier_id = $2)
       WHERE buyer_id = $1 AND supplier_id = $2`,
      [buyerId, supplierId],
    );
  }
}
