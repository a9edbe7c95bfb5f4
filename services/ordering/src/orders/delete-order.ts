import { Injectable } from '@nestjs/common';
import { type Actor, conflict, forbidden, type Tx } from '#platform';
import { OrderEntity } from './order.entity.js';
import { OrderRepository } from './order.repository.js';

@Injectable()
export class DeleteOrder {
  constructor(private readonly orders: OrderRepository) {}

  /** Its lines and history go along. */
  async execute(tx: Tx, actor: Actor, id: number): Promise<void> {
    const order = await this.orders.lock(tx, actor, id);
    if (order.side !== 'buyer') throw forbidden('Only the buyer can delete an order');
    if (order.status !== 'draft') throw conflict('Only a draft can be deleted');
    await tx.delete(OrderEntity, { id });
  }
}
