import { Injectable } from '@nestjs/common';
import type { IdInput, Order } from '#contracts';
import { type Actor, conflict, currentImpersonator, Db, forbidden, type Tx } from '#platform';
import { OrderStatusChangeEntity } from './order-status-change.entity.js';
import { OrderSteps } from './order-steps.js';
import { OrderQueries } from './order.queries.js';
import { OrderRepository, type SeenOrder } from './order.repository.js';
import { SettleOrder } from './settle-order.js';

/** The buyer expects no more goods of an order than have come: what is outstanding is closed. */
@Injectable()
export class CloseOutstandingHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
    private readonly steps: OrderSteps,
    private readonly settle: SettleOrder,
    private readonly queries: OrderQueries,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<Order> {
    return this.db.transaction(async (tx) => {
      await this.close(tx, actor, id);
      return this.queries.getIn(tx, actor, id);
    });
  }

  private async close(tx: Tx, actor: Actor, id: number): Promise<void> {
    const order = await this.orders.lock(tx, actor, id);
    requireClosable(order);
    const closed = await tx.rows<{ quantity: number }>(
      `UPDATE order_items SET closed_quantity = quantity - received_quantity
       WHERE order_id = $1 AND received_quantity + closed_quantity < quantity
       RETURNING closed_quantity AS quantity`,
      [id],
    );
    const units = closed.reduce((sum, { quantity }) => sum + quantity, 0);
    if (units === 0) throw conflict('Nothing is outstanding');
    const notes = `${units} outstanding ${units === 1 ? 'unit' : 'units'} closed`;
    const delivery = { status: 'delivered', notes, closedUnits: units } as const;
    if (order.status === 'shipped') await this.steps.take(tx, actor, order, delivery);
    else await this.note(tx, actor, order, notes);
    await this.settle.execute(tx, { ...order, status: 'delivered' }, units);
  }

  private note(tx: Tx, { userId }: Actor, { orderId, status }: SeenOrder, notes: string): Promise<unknown> {
    return tx.insert(OrderStatusChangeEntity, {
      ...{ orderId, previousStatus: status, newStatus: status, notes, performedBy: userId },
      impersonatorId: currentImpersonator(),
    });
  }
}

function requireClosable({ side, status }: SeenOrder): void {
  if (side !== 'buyer') throw forbidden('Only the buyer can close what is outstanding');
  if (status !== 'shipped' && status !== 'delivered') {
    throw conflict(`Nothing of a ${status} order can be closed: it must be shipped first`);
  }
}
