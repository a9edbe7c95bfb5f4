import { Injectable } from '@nestjs/common';
import { type IdInput, type Order, OrderShipmentChanged, type ShipmentInput } from '#contracts';
import { type Actor, conflict, currentImpersonator, Db, forbidden, Outbox, type Tx } from '#platform';
import { OrderStatusChangeEntity } from './order-status-change.entity.js';
import { OrderQueries } from './order.queries.js';
import { factsOf, OrderRepository } from './order.repository.js';
import { OrderEntity } from './order.entity.js';
import { shipmentOf } from './shipment.js';

/** The supplier says something else of a shipment that is on its way: an entry of the history, and news to the buyer. What is not said stays. */
@Injectable()
export class UpdateShipmentHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
    private readonly queries: OrderQueries,
  ) {}

  execute(actor: Actor, { id, ...input }: ShipmentInput & IdInput): Promise<Order> {
    return this.db.transaction(async (tx) => {
      await this.update(tx, actor, id, input);
      return this.queries.getIn(tx, actor, id);
    });
  }

  private async update(tx: Tx, actor: Actor, orderId: number, input: ShipmentInput): Promise<void> {
    const order = await this.orders.lock(tx, actor, orderId);
    if (order.side !== 'seller') throw forbidden('Only the supplier can say when a shipment arrives');
    if (order.status !== 'shipped') throw conflict(`A ${order.status} order has no shipment on its way`);
    const said = shipmentOf(input, order.side, new Date());
    const before = await tx.findOneByOrFail(OrderEntity, { id: orderId });
    const shipment = {
      promisedDate: input.promisedDate === undefined ? before.promisedDate : said.promisedDate,
      trackingNumber: input.trackingNumber === undefined ? before.trackingNumber : said.trackingNumber,
    };
    // Nothing new is no news.
    if (before.promisedDate === shipment.promisedDate && before.trackingNumber === shipment.trackingNumber) return;
    await tx.update(OrderEntity, { id: orderId }, shipment);
    const { status } = order;
    await tx.insert(OrderStatusChangeEntity, {
      ...{ orderId, previousStatus: status, newStatus: status, notes: null, performedBy: actor.userId },
      ...shipment,
      impersonatorId: currentImpersonator(),
    });
    await this.outbox.add(tx, OrderShipmentChanged, { ...factsOf(order), ...shipment, performedBy: actor.userId });
  }
}
