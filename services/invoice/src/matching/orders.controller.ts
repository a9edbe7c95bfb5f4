import { Controller } from '@nestjs/common';
import { OrderReceiptReversed, OrderReceived, type PayloadOf } from '#contracts';
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

  @Subscribes(OrderReceiptReversed)
  reversed(event: PayloadOf<typeof OrderReceiptReversed>, { tx }: Delivery): Promise<void> {
    return this.linkedOrders.reversed(tx, event);
  }
}
