import { Controller } from '@nestjs/common';
import {
  OrderCreated,
  OrderReceiptReversed,
  OrderRestated,
  OrderSettled,
  OrderStatusChanged,
  type PayloadOf,
} from '#contracts';
import { type Arrival, type Delivery, Subscribes, SubscribesInBatches, type Tx } from '#platform';
import { GoodsOnOrder } from './goods-on-order.js';

/** What inventory hears of ordering, beside the receipts (see receipts.controller.ts). */
@Controller()
export class OrdersController {
  constructor(private readonly onOrder: GoodsOnOrder) {}

  @SubscribesInBatches(OrderCreated)
  async created(events: Arrival<PayloadOf<typeof OrderCreated>>[], tx: Tx): Promise<void> {
    await this.onOrder.keepAll(
      tx,
      events.flatMap(({ payload: { orderId, buyerId, goods } }) => (goods ? [{ orderId, buyerId, goods }] : [])),
    );
  }

  @Subscribes(OrderStatusChanged)
  async changed(order: PayloadOf<typeof OrderStatusChanged>, { tx }: Delivery): Promise<void> {
    if (CLOSED.has(order.newStatus)) await this.onOrder.close(tx, order.orderId);
    else if (order.goods) await this.onOrder.keep(tx, order, order.goods);
  }

  @Subscribes(OrderSettled)
  settled({ orderId, settlement }: PayloadOf<typeof OrderSettled>, { tx }: Delivery): Promise<void> {
    return this.onOrder.close(tx, orderId, settlement);
  }

  @Subscribes(OrderReceiptReversed)
  reversed(order: PayloadOf<typeof OrderReceiptReversed>, { tx }: Delivery): Promise<void> {
    return this.onOrder.open(tx, order, order.goods, order.settlement);
  }

  @Subscribes(OrderRestated)
  restated(order: PayloadOf<typeof OrderRestated>, { tx }: Delivery): Promise<void> {
    const { orderId, goods, settlement } = order;
    if (goods.length === 0) return this.onOrder.close(tx, orderId, settlement);
    return this.onOrder.open(tx, order, goods, settlement);
  }
}

/** No goods come of these. A delivered order may still lack some: it is closed when it is settled. */
const CLOSED = new Set<string>(['cancelled', 'rejected']);
