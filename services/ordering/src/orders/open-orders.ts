import { Injectable } from '@nestjs/common';
import type { OpenOrder } from '#contracts';
import { type Actor, Db, forbidden } from '#platform';

const MOST = 20;

/** Orders that somebody still waits for: they keep both parties' accounts open. */
@Injectable()
export class OpenOrders {
  constructor(private readonly db: Db) {}

  async of(actor: Actor, userId: number): Promise<{ total: number; orders: OpenOrder[] }> {
    if (actor.userId !== userId && actor.role !== 'admin') throw forbidden('These are not your orders');
    const open = await this.db.rows<OpenOrder & { total: number }>(
      `SELECT id, order_number AS "orderNumber", status, side, count(*) OVER ()::int AS total FROM (
         SELECT id, order_number, status, 'buyer' AS side FROM orders WHERE buyer_id = $1
         UNION ALL
         SELECT id, order_number, status, 'seller' FROM orders WHERE supplier_owner_id = $1 AND buyer_id <> $1
       ) AS mine
       WHERE status IN ('pending', 'confirmed', 'processing', 'shipped')
       ORDER BY id LIMIT $2`,
      [userId, MOST],
    );
    return { total: open[0]?.total ?? 0, orders: open.map(({ total: _, ...order }) => order) };
  }
}
