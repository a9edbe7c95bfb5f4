import { Injectable } from '@nestjs/common';
import type { IdInput, Order, UpdateOrderInput } from '#contracts';
import { type Actor, conflict, currentImpersonator, Db, forbidden, type Tx } from '#platform';
import { OrderItemEntity } from './order-item.entity.js';
import { OrderStatusChangeEntity } from './order-status-change.entity.js';
import { OrderSteps, requireAnswered } from './order-steps.js';
import { OrderEntity } from './order.entity.js';
import { OrderQueries } from './order.queries.js';
import { OrderRepository, type SeenOrder } from './order.repository.js';
import { isClosed } from './order-status.js';
import { type Quote, requireMinimum, requireSamePrices } from './quote.js';
import { Quotes } from './quotes.js';

/** Lines, notes and status in one call. */
@Injectable()
export class UpdateOrderHandler {
  constructor(
    private readonly db: Db,
    private readonly quotes: Quotes,
    private readonly orders: OrderRepository,
    private readonly steps: OrderSteps,
    private readonly queries: OrderQueries,
  ) {}

  async execute(actor: Actor, { id, ...input }: UpdateOrderInput & IdInput): Promise<Order> {
    const seen = await this.orders.see(actor, id);
    const quote = await this.askCatalogue(actor, seen, input);
    return this.db.transaction(async (tx) => {
      await this.update(tx, actor, seen, input, quote);
      return this.queries.getIn(tx, actor, id);
    });
  }

  /** The prices of new lines, if any; of a draft that is sent they must still be today's. */
  private async askCatalogue(
    actor: Actor,
    order: SeenOrder,
    { items, status }: UpdateOrderInput,
  ): Promise<Quote | undefined> {
    if (items) {
      requireBuyer(order, 'items');
      requireDraft(order);
      requireAnswered(order, 'pending');
      const quote = await this.quotes.ask(actor, order.supplierId, items);
      requireSamePrices({ items }, quote);
      if (status === 'pending') requireMinimum(quote);
      return quote;
    }
    if (order.status === 'draft' && status === 'pending') {
      requireAnswered(order, status);
      await this.quotes.recheck(actor, order);
    }
    return undefined;
  }

  private async update(tx: Tx, actor: Actor, seen: SeenOrder, input: UpdateOrderInput, quote?: Quote): Promise<void> {
    const locked = await this.orders.lock(tx, actor, seen.orderId);
    if (locked.status !== seen.status) {
      throw conflict('The order was changed by somebody else: please look at it again');
    }
    if (quote) await this.replaceLines(tx, seen.orderId, quote);
    // While a draft is written its notes are the order's; a later step has notes of its own.
    const isNoteOfStep = input.status != null && seen.status !== 'draft';
    if (input.notes !== undefined && !isNoteOfStep) await this.changeNotes(tx, actor, locked, input.notes);
    if (input.status != null) {
      const order = { ...locked, totalAmount: quote?.total ?? locked.totalAmount };
      const notes = isNoteOfStep ? input.notes : undefined;
      await this.steps.take(tx, actor, order, { status: input.status, notes });
    }
  }

  private async replaceLines(tx: Tx, orderId: number, { lines, subtotal, tax, total }: Quote): Promise<void> {
    await tx.delete(OrderItemEntity, { orderId });
    await tx.insert(
      OrderItemEntity,
      lines.map(({ name, ...line }) => ({
        orderId,
        productName: name,
        ...line,
        receivedQuantity: 0,
        confirmedQuantity: 0,
        reversedQuantity: 0,
        closedQuantity: 0,
      })),
    );
    await tx.update(OrderEntity, { id: orderId }, { subtotal, tax, totalAmount: total });
  }

  /** The supplier sees the notes of an order that was sent: what they said before stays in its history. */
  private async changeNotes(tx: Tx, { userId }: Actor, order: SeenOrder, notes: string | null): Promise<void> {
    requireBuyer(order, 'notes');
    const { orderId, status } = order;
    if (isClosed(status)) throw conflict(`A ${status} order cannot be changed`);
    const before = await tx.findOneByOrFail(OrderEntity, { id: orderId });
    if ((notes || null) === (before.notes || null)) return;
    await tx.update(OrderEntity, { id: orderId }, { notes });
    if (status === 'draft') return;
    await tx.insert(OrderStatusChangeEntity, {
      ...{ orderId, previousStatus: status, newStatus: status, performedBy: userId },
      notes: before.notes ? `The notes were: ${before.notes}` : 'There were no notes',
      impersonatorId: currentImpersonator(),
    });
  }
}

function requireBuyer({ side }: SeenOrder, what: string): void {
  if (side !== 'buyer') throw forbidden(`Only the buyer can change the ${what} of an order`);
}

function requireDraft({ status }: SeenOrder): void {
  if (status !== 'draft') throw conflict('Items can only be changed while the order is a draft');
}
