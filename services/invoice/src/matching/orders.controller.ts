import { Controller } from '@nestjs/common';
import { OrderReceived, type PayloadOf } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { LinkedOrders } from './linked-orders.js';

/** What invoice hears of ordering: goods of an order are in stock without its invoice. */
@Controller()
export class OrdersController {
  constructor(private readonly linkedOrders: LinkedOrders) {}

  @Subscribes(OrderReceived)
  received(event: PayloadOf<typeof OrderReceived>, { tx, occurredAt }: Delivery): Promise<void> {
    return this.linkedOrders.received(tx, event, occurredAt);
  }
}
