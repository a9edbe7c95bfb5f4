import { Controller } from '@nestjs/common';
import { ORDER_STATUSES, OrderRestated, type OrderStatus, type PayloadOf } from '#contracts';
import {
  Db,
  Handles,
  Outbox,
  type RebuildAnswer,
  rebuildOf,
  type RebuildPosition,
  sendBatchAgain,
  type Tx,
} from '#platform';
import { FACTS, ORDERS } from './order.sql.js';
import { isOpen } from './order-status.js';

/** Goods of these may still come. */
const AWAITED: OrderStatus[] = ORDER_STATUSES.filter((status) => isOpen(status) || status === 'delivered');

/** Sends again, for an operator, what other services keep of orders; a draft is nobody else’s. */
@Controller()
export class RebuildController {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  @Handles(rebuildOf('ordering'))
  sendAgain(position: RebuildPosition): Promise<RebuildAnswer> {
    return sendBatchAgain(this.db, position, [(tx, after, limit) => this.orders(tx, after, limit)]);
  }

  private async orders(tx: Tx, after: number, limit: number): Promise<number[]> {
    const orders = await tx.rows<PayloadOf<typeof OrderRestated> & Record<string, unknown>>(
      `SELECT ${FACTS}, iso(o.created_at) AS "createdAt", o.settlement, (
         SELECT coalesce(json_agg(json_build_object(
           'productId', l.product_id, 'quantity', l.quantity - l.closed_quantity, 'receivedInAll', l.received_quantity - l.confirmed_quantity + l.reversed_quantity,
           'reversedInAll', l.reversed_quantity) ORDER BY l.id), '[]')
         FROM order_items l WHERE l.order_id = o.id AND NOT o.is_settled AND o.status = ANY ($3)) AS goods
       FROM ${ORDERS} WHERE o.id > $1 AND o.status <> 'draft' ORDER BY o.id LIMIT $2`,
      [after, limit, AWAITED],
    );
    await this.outbox.addAll(tx, OrderRestated, orders);
    return orders.map(({ orderId }) => orderId);
  }
}
