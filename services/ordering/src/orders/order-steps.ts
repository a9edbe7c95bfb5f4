import { Injectable } from '@nestjs/common';
import { type OrderedGoods, type OrderStatus, OrderStatusChanged, type ShipmentInput } from '#contracts';
import { type Actor, conflict, currentImpersonator, forbidden, invalid, Outbox, type Tx } from '#platform';
import { OrderStatusChangeEntity } from './order-status-change.entity.js';
import { factsOf, type SeenOrder } from './order.repository.js';
import { OrderEntity } from './order.entity.js';
import { shipmentOf } from './shipment.js';
import { needsSupplier, ownerOf } from './order-status.js';

export interface StatusChange extends ShipmentInput {
  status: OrderStatus;
  notes?: string | null;
  /** Units that are delivered no more. */
  closedUnits?: number;
}

/** The one way an order takes a step: its status, its history and the event that tells of it, together. */
@Injectable()
export class OrderSteps {
  constructor(private readonly outbox: Outbox) {}

  /** `order`: locked, with the total it has now. */
  async take(tx: Tx, { userId }: Actor, order: SeenOrder, change: StatusChange): Promise<void> {
    const { orderId, status: previousStatus } = order;
    const { status: newStatus } = change;
    const notes = change.notes?.trim() || null;
    requireOwnStep(order, newStatus);
    requireAnswered(order, newStatus);
    if (newStatus === 'rejected' && !notes) throw invalid('A reason is required to reject an order', 'notes');
    const shipment = shipmentOf(change, order.side, new Date());
    const ships = newStatus === 'shipped';
    if (!ships && (shipment.promisedDate || shipment.trackingNumber)) {
      throw invalid('A promised date and a tracking number belong to the step to shipped');
    }
    await tx.changed(
      `UPDATE orders SET status = $2, updated_at = now(),
         delivered_at = CASE WHEN $2 = 'delivered' THEN now() ELSE delivered_at END
       WHERE id = $1`,
      [orderId, newStatus],
    );
    if (ships) await tx.update(OrderEntity, { id: orderId }, shipment);
    await tx.insert(OrderStatusChangeEntity, {
      ...{ orderId, previousStatus, newStatus, notes, performedBy: userId },
      impersonatorId: currentImpersonator(),
      ...shipment,
    });
    await this.outbox.add(tx, OrderStatusChanged, {
      ...factsOf(order),
      status: newStatus,
      previousStatus,
      newStatus,
      notes,
      performedBy: userId,
      ...(change.closedUnits && { closedUnits: change.closedUnits }),
      ...(ships && shipment),
      ...(previousStatus === 'draft' && { goods: await goodsOf(tx, orderId) }),
    });
  }
}

function goodsOf(tx: Tx, orderId: number): Promise<OrderedGoods[]> {
  return tx.rows<OrderedGoods>(
    'SELECT product_id AS "productId", quantity FROM order_items WHERE order_id = $1 ORDER BY id',
    [orderId],
  );
}

/** A step of the other side is forbidden; a step that neither side may take conflicts with the order's state. */
function requireOwnStep({ side, status }: SeenOrder, next: OrderStatus): void {
  const owner = ownerOf(side, status, next);
  if (owner === 'nobody') throw illegalStep(status, next);
  if (owner === 'other') {
    const other = side === 'buyer' ? 'supplier' : 'buyer';
    throw forbidden(`Only the ${other} can change this order from ${status} to ${next}`);
  }
}

/** What waits for a supplier leads nowhere while nobody answers there. */
export function requireAnswered({ side, status, supplierName, supplierAccount }: SeenOrder, next: OrderStatus): void {
  if (supplierAccount === 'open' || supplierAccount === 'none' || !needsSupplier(side, next)) return;
  if (supplierAccount === 'closed') throw conflict('This supplier is no longer on Tradeyard');
  const can = status === 'draft' ? 'it stays a draft' : 'it can be cancelled';
  throw conflict(`${supplierName} is deactivated: nobody there can process this order until that is lifted; ${can}`);
}

export function illegalStep(from: OrderStatus, to: OrderStatus): Error {
  return conflict(`Cannot change status from ${from} to ${to}`);
}
