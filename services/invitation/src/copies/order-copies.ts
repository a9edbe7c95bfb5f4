import { Injectable } from '@nestjs/common';
import type { OrderFacts } from '#contracts';
import type { Tx } from '#platform';

const SENT = `jsonb_to_recordset($1) AS s ("orderId" bigint, "buyerId" integer, "supplierId" integer, at timestamptz)`;

/** What invitation keeps of orders: who bought where and when. That an order was sent never changes. */
@Injectable()
export class OrderCopies {
  /** `at`: ISO 8601, when it was sent or, if that is told late, a step it took later. */
  saveAll(tx: Tx, orders: { order: OrderFacts; at: string }[]): void {
    const sent = orders.flatMap(({ order: { orderId, buyerId, supplierId, status }, at }) =>
      status === 'draft' ? [] : [{ orderId, buyerId, supplierId, at }],
    );
    if (sent.length === 0) return;
    const rows = [JSON.stringify(sent)];
    // In one order everywhere: of two transactions with the same rows, one waits for the other.
    tx.later(
      `INSERT INTO orders AS o (id, buyer_id, supplier_id, ordered_at)
       SELECT "orderId", min("buyerId"), min("supplierId"), min(at) FROM ${SENT} GROUP BY "orderId" ORDER BY "orderId"
       ON CONFLICT (id) DO UPDATE SET ordered_at = least(o.ordered_at, excluded.ordered_at)`,
      rows,
    );
    // Locked first: of two orders at once, the second counts the first.
    tx.later(
      `INSERT INTO purchases AS p (buyer_id, supplier_id, last_ordered_at)
       SELECT "buyerId", "supplierId", max(at) FROM ${SENT} GROUP BY 1, 2 ORDER BY 1, 2
       ON CONFLICT (buyer_id, supplier_id) DO UPDATE SET last_ordered_at = p.last_ordered_at`,
      rows,
    );
    tx.later(
      `UPDATE purchases p SET last_ordered_at = (
         SELECT max(o.ordered_at) FROM orders o WHERE o.buyer_id = p.buyer_id AND o.supplier_id = p.supplier_id)
       FROM (SELECT DISTINCT "buyerId", "supplierId" FROM ${SENT}) s
       WHERE p.buyer_id = s."buyerId" AND p.supplier_id = s."supplierId"`,
      rows,
    );
  }
}
