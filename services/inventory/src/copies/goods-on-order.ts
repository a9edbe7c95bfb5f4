import { Injectable } from '@nestjs/common';
import type { OrderFacts } from '#contracts';
import type { Tx } from '#platform';

type Order = Pick<OrderFacts, 'orderId' | 'buyerId'>;

interface Goods {
  productId: number;
  /** Ordered; absent where only a receipt tells of them. */
  quantity?: number;
  /** With all receipts so far. */
  receivedInAll?: number;
  /** Of those: out of the stock again. */
  reversedInAll?: number;
}

/**
 * What each buyer waits for, so that nobody orders it twice. Each fact only ever grows (ordered, received and reversed in
 * all, how often it was settled or opened again), so that events may arrive in any order, and twice.
 */
@Injectable()
export class GoodsOnOrder {
  keep(tx: Tx, { orderId, buyerId }: Order, goods: Goods[]): Promise<void> {
    return this.keepAll(tx, [{ orderId, buyerId, goods }]);
  }

  async keepAll(tx: Tx, orders: (Order & { goods: Goods[] })[]): Promise<void> {
    const ids = [...new Set(orders.map(({ orderId }) => orderId))];
    if (ids.length === 0) return;
    // Locked by the upsert, in one order everywhere: what is told of one order at once is taken in one after the other.
    const open = await tx.rows<{ orderId: number }>(
      `WITH known AS (
         INSERT INTO ordered (order_id) SELECT id FROM unnest($1::bigint[]) AS id ORDER BY id
         ON CONFLICT (order_id) DO UPDATE SET order_id = excluded.order_id RETURNING order_id, is_closed)
       SELECT order_id AS "orderId" FROM known WHERE NOT is_closed`,
      [ids],
    );
    const isOpen = new Set(open.map(({ orderId }) => orderId));
    const rows = orders.flatMap(({ orderId, buyerId, goods }) =>
      isOpen.has(orderId)
        ? goods.map(({ productId, quantity, receivedInAll, reversedInAll }) => ({
            ...{ orderId, buyerId, productId },
            ...{ quantity: quantity ?? 0, receivedInAll: receivedInAll ?? 0, reversedInAll: reversedInAll ?? 0 },
          }))
        : [],
    );
    if (rows.length === 0) return;
    tx.later(
      `INSERT INTO ordered_goods AS known (order_id, buyer_id, product_id, ordered, received, reversed)
       SELECT g."orderId", min(g."buyerId"), g."productId", max(g.quantity), max(g."receivedInAll"),
              max(g."reversedInAll")
       FROM jsonb_to_recordset($1) AS g (
         "orderId" bigint, "buyerId" integer, "productId" integer, quantity integer, "receivedInAll" integer,
         "reversedInAll" integer)
       GROUP BY g."orderId", g."productId"
       ON CONFLICT (order_id, product_id) DO UPDATE SET
         ordered = greatest(known.ordered, excluded.ordered), received = greatest(known.received, excluded.received),
         reversed = greatest(known.reversed, excluded.reversed)`,
      [JSON.stringify(rows)],
    );
  }

  /** Goods of it are to come, also where it was settled before. */
  async open(tx: Tx, order: Order, goods: Goods[], settlement = 0): Promise<void> {
    await this.set(tx, order.orderId, false, settlement);
    await this.keep(tx, order, goods);
  }

  /** Settled, rejected or cancelled: nothing more is waited for. */
  async close(tx: Tx, orderId: number, settlement = 0): Promise<void> {
    if (!(await this.set(tx, orderId, true, settlement))) return;
    await tx.changed('DELETE FROM ordered_goods WHERE order_id = $1', [orderId]);
  }

  /** False where something later is known. */
  private async set(tx: Tx, orderId: number, isClosed: boolean, settlement: number): Promise<boolean> {
    const changed = await tx.changed(
      `INSERT INTO ordered AS known (order_id, is_closed, settlement) VALUES ($1, $2, $3)
       ON CONFLICT (order_id) DO UPDATE SET is_closed = excluded.is_closed, settlement = excluded.settlement
       WHERE known.settlement < excluded.settlement OR known.settlement = excluded.settlement AND excluded.is_closed`,
      [orderId, isClosed, settlement],
    );
    return changed > 0;
  }
}
