import { Injectable } from '@nestjs/common';
import type { ChangeOrderStatusInput, IdInput, Order, OrderStatus } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { illegalStep, OrderSteps, requireAnswered } from './order-steps.js';
import { OrderQueries } from './order.queries.js';
import { OrderRepository } from './order.repository.js';
import { Quotes } from './quotes.js';

@Injectable()
export class ChangeOrderStatusHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
    private readonly quotes: Quotes,
    private readonly steps: OrderSteps,
    private readonly queries: OrderQueries,
  ) {}

  /**
   * From the status in which the caller saw the order: of two who step at once, the second is refused. What is
   * announced is read under the lock, for its lines may have been replaced since.
   */
  async execute(actor: Actor, { id, from, ...change }: ChangeOrderStatusInput & IdInput): Promise<Order> {
    const seen = await this.orders.see(actor, id);
    if (seen.status === 'draft' && change.status === 'pending') {
      requireAnswered(seen, change.status);
      await this.quotes.recheck(actor, seen);
    }
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, actor, id);
      if (from !== undefined && order.status !== from) throw changedMeanwhile(from, order.status);
      if (order.status !== seen.status) throw illegalStep(order.status, change.status);
      await this.steps.take(tx, actor, order, change);
      return this.queries.getIn(tx, actor, id);
    });
  }
}

const changedMeanwhile = (from: OrderStatus, now: OrderStatus): Error =>
  conflict(`The order is ${now} by now; it was ${from} when this was decided`);
