import { Controller } from '@nestjs/common';
import type { IdInput, Order, OrderSummary } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { ChangeOrderStatus } from './change-order-status.js';
import { DeleteOrder } from './delete-order.js';
import { OrderQueries } from './order.queries.js';
import { OrderRepository } from './order.repository.js';
import { PlaceOrder } from './place-order.js';
import { requireSamePrices } from './quote.js';
import { Quotes } from './quotes.js';
import { ReceiveOrder } from './receive-order.js';
import { UpdateOrder } from './update-order.js';

/** What buyers and sellers ask of orders. The catalogue is always asked before a transaction opens. */
@Controller()
export class OrdersController {
  constructor(
    private readonly db: Db,
    private readonly quotes: Quotes,
    private readonly orders: OrderRepository,
    private readonly queries: OrderQueries,
    private readonly placeOrder: PlaceOrder,
    private readonly updateOrder: UpdateOrder,
    private readonly changeOrderStatus: ChangeOrderStatus,
    private readonly receiveOrder: ReceiveOrder,
    private readonly deleteOrder: DeleteOrder,
  ) {}

  @Handles(contracts.ListOrders)
  list(input: contracts.ListOrdersInput, { actor }: Call): Promise<Page<Order>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.GetOrderSummary)
  summary(_input: Record<string, never>, { actor }: Call): Promise<OrderSummary> {
    return this.queries.summary(actor);
  }

  @Handles(contracts.GetOrder)
  get({ id }: IdInput, { actor }: Call): Promise<Order> {
    return this.queries.get(actor, id);
  }

  @Handles(contracts.PlaceOrder)
  async place(input: contracts.CreateOrderInput, call: Call): Promise<Order> {
    const earlier = await this.db.answered<Order>(call, 'place-order', input);
    if (earlier) return earlier.answer;
    const quote = await this.quotes.ask(call.actor, input.supplierId, input.items);
    return this.db.idempotent(call, 'place-order', input, (tx) => {
      // In here, so that a repeat whose first call is still running gets its answer, not a refusal.
      requireSamePrices(input, quote);
      return this.placeOrder.execute(tx, call.actor, input, quote);
    });
  }

  @Handles(contracts.UpdateOrder)
  async update({ id, ...input }: contracts.UpdateOrderInput & IdInput, { actor }: Call): Promise<Order> {
    const order = await this.orders.see(actor, id);
    const quote = await this.updateOrder.prepare(actor, order, input);
    return this.db.transaction(async (tx) => {
      await this.updateOrder.execute(tx, actor, order, input, quote);
      return this.queries.get(actor, id, tx);
    });
  }

  @Handles(contracts.ChangeOrderStatus)
  async changeStatus({ id, ...change }: contracts.ChangeOrderStatusInput & IdInput, { actor }: Call): Promise<Order> {
    const order = await this.orders.see(actor, id);
    if (order.status === 'draft' && change.status === 'pending') await this.quotes.recheck(actor, order);
    return this.db.transaction(async (tx) => {
      await this.changeOrderStatus.fromSeen(tx, actor, order, change);
      return this.queries.get(actor, id, tx);
    });
  }

  @Handles(contracts.ReceiveOrder)
  receive(input: contracts.ReceiveOrderInput & IdInput, call: Call): Promise<Order> {
    return this.db.idempotent(call, 'receive-order', input, async (tx) => {
      await this.receiveOrder.execute(tx, call.actor, input.id, input);
      return this.queries.get(call.actor, input.id, tx);
    });
  }

  @Handles(contracts.DeleteOrder)
  async delete({ id }: IdInput, { actor }: Call): Promise<null> {
    await this.db.transaction((tx) => this.deleteOrder.execute(tx, actor, id));
    return null;
  }
}
