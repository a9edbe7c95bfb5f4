import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, conflict, Db, forbidden } from '#platform';
import { OrderEntity } from './order.entity.js';
import { OrderRepository } from './order.repository.js';

@Injectable()
export class DeleteOrderHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
  ) {}

  /** Its lines and history go along. */
  execute(actor: Actor, { id }: IdInput): Promise<null> {
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, actor, id);
      if (order.side !== 'buyer') throw forbidden('Only the buyer can delete an order');
      if (order.status !== 'draft') throw conflict('Only a draft can be deleted');
      await tx.delete(OrderEntity, { id });
      return null;
    });
  }
}
