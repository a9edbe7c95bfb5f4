import { Injectable } from '@nestjs/common';
import type { OrderFacts } from '#contracts';
import type { Tx } from '#platform';

interface Goods {
  productId: number;
  /** Ordered; absent where only a receipt tells of them. */
  quantity?: number;
  /** With all receipts so far. */
  receivedInAll?: number;
}

/**
 * What each buyer waits for, so that nobody orders it twice. Each fact only ever grows (ordered, received in all, closed),
 * so that events may arrive in any order, and twice.
 */
@Injectable()
export class GoodsOnOrder {
  async keep(tx: Tx, { orderId, buyerId }: Pick<OrderFacts, 'orderId' | 'buyerId'>, goods: Goods[]): Promise<void> {
    // Locked by the upsert: what is told of one order at once is taken in one after the other.
    const order = await tx.row<{ isClosed: boolean }>(
      `INSERT INTO ordered (order_id) VALUES ($1)
       ON CONFLICT (order_id) DO UPDATE SET order_id = excluded.order_id RETURNING is_closed AS "isClosed"`,
      [orderId],
    );
    if (order!.isClosed) return;
    await tx.changed(
      `INSERT INTO ordered_goods AS known (order_id, buyer_id, product_id, ordered, received)
       SELECT $1, $2, g.product_id, g.ordered, g.received
       FROM unnest($3::int[], $4::int[], $5::int[]) AS g (product_id, ordered, received)
       ON CONFLICT (order_id, product_id) DO UPDATE SET
         ordered = greatest(known.ordered, excluded.ordered), received = greatest(known.received, excluded.received)`,
      [
        orderId,
        buyerId,
        goods.map(({ productId }) => productId),
        goods.map(({ quantity }) => quantity ?? 0),
        goods.map(({ receivedInAll }) => receivedInAll ?? 0),
      ],
    );
  }

  /** Delivered, rejected or cancelled: nothing more is waited for. */
  async close(tx: Tx, orderId: number): Promise<void> {
    await tx.changed(
      `INSERT INTO ordered (order_id, is_closed) VALUES ($1, true)
       ON CONFLICT (order_id) DO UPDATE SET is_closed = true`,
      [orderId],
    );
    await tx.changed('DELETE FROM ordered_goods WHERE order_id = $1', [orderId]);
  }
}
