import { Injectable } from '@nestjs/common';
import { type IdInput, type Order, OrderRated, type RateOrderInput } from '#contracts';
import { type Actor, conflict, Db, forbidden, Outbox, type Tx } from '#platform';
import { OrderQueries } from './order.queries.js';
import { factsOf, OrderRepository } from './order.repository.js';

/** The buyer rates a delivered order, once: the supplier's rating is the mean of these. */
@Injectable()
export class RateOrderHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
    private readonly queries: OrderQueries,
  ) {}

  execute(actor: Actor, { id, ...rating }: RateOrderInput & IdInput): Promise<Order> {
    return this.db.transaction(async (tx) => {
      await this.rate(tx, actor, id, rating);
      return this.queries.getIn(tx, actor, id);
    });
  }

  private async rate(tx: Tx, actor: Actor, id: number, { stars, comment: written }: RateOrderInput): Promise<void> {
    const order = await this.orders.lock(tx, actor, id);
    if (order.side !== 'buyer') throw forbidden('Only the buyer can rate an order');
    if (order.status !== 'delivered') throw conflict('Only a delivered order can be rated');
    if (await nothingArrived(tx, id)) throw conflict('Nothing of this order arrived');
    const comment = written?.trim() || null;
    const rated = await tx.changed(
      'INSERT INTO order_ratings (order_id, stars, comment) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, stars, comment],
    );
    if (rated === 0) throw conflict('You have rated this order already');
    await this.outbox.add(tx, OrderRated, { ...factsOf(order), stars, comment });
  }
}

/** The buyer closed every unit of it. */
async function nothingArrived(tx: Tx, orderId: number): Promise<boolean> {
  const came = await tx.row('SELECT FROM order_items WHERE order_id = $1 AND closed_quantity < quantity LIMIT 1', [
    orderId,
  ]);
  return came === undefined;
}
