import { Injectable } from '@nestjs/common';
import type { IdInput, Order } from '#contracts';
import { type Actor, conflict, currentImpersonator, Db, forbidden, type Tx } from '#platform';
import { OrderItemEntity } from './order-item.entity.js';
import { OrderStatusChangeEntity } from './order-status-change.entity.js';
import { OrderSteps } from './order-steps.js';
import { OrderQueries } from './order.queries.js';
import { OrderRepository, type SeenOrder } from './order.repository.js';
import { arrivedOf, outstandingOf } from './receipt-plan.js';
import { ReceiveOrderHandler } from './receive-order.js';
import { SettleOrder } from './settle-order.js';

/**
 * The buyer expects no more goods of an order than have come: what is outstanding is closed. What an invoice brought into
 * stock has come: it is received.
 */
@Injectable()
export class CloseOutstandingHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
    private readonly steps: OrderSteps,
    private readonly receiveOrder: ReceiveOrderHandler,
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
    requireClosable(await this.orders.lock(tx, actor, id));
    const arrived = await this.receiveArrived(tx, actor, id);
    const order = await this.orders.lock(tx, actor, id);
    const items = await tx.find(OrderItemEntity, { where: { orderId: id } });
    const units = items.reduce((sum, item) => sum + outstandingOf(item), 0);
    if (units === 0 && !arrived) throw conflict('Nothing is outstanding');
    if (units === 0) return;
    await tx.changed('UPDATE order_items SET closed_quantity = quantity - received_quantity WHERE order_id = $1', [id]);
    const receivedUnits = items.reduce((sum, { receivedQuantity }) => sum + receivedQuantity, 0);
    const closed = `${units} outstanding ${units === 1 ? 'unit' : 'units'} closed`;
    const notes = receivedUnits === 0 ? `Nothing arrived: ${closed}` : closed;
    const delivery = { status: 'delivered', notes, closedUnits: units } as const;
    if (order.status === 'shipped') await this.steps.take(tx, actor, order, delivery);
    else await this.note(tx, actor, order, notes);
    await this.settle.execute(tx, { ...order, status: 'delivered' }, { closedUnits: units, receivedUnits });
  }

  /** Answers whether there was any. */
  private async receiveArrived(tx: Tx, actor: Actor, id: number): Promise<boolean> {
    const items = await tx.find(OrderItemEntity, { where: { orderId: id }, order: { id: 'ASC' } });
    const lines = items
      .map((item) => ({ itemId: item.id, quantity: arrivedOf(item), inStock: arrivedOf(item) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length > 0) await this.receiveOrder.receive(tx, actor, { id, lines });
    return lines.length > 0;
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
