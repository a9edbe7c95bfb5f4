import { Controller } from '@nestjs/common';
import {
  OrderCreated,
  OrderExportFinished,
  OrderRated,
  OrderReceived,
  OrderReceiptReversed,
  OrderRestated,
  OrderSettled,
  OrderShipmentChanged,
  OrderStatusChanged,
  type PayloadOf,
  SupplierAccountChanged,
} from '#contracts';
import { type Arrival, type Delivery, Subscribes, SubscribesInBatches, type Tx } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import * as webhook from '../webhooks/webhook-events.js';
import { OrderCopies } from '../copies/order-copies.js';
import { Announce } from './announce.js';

/** Orders, told to the side that did not act, and the copies that messages point at. */
@Controller()
export class OrderingSubscriptions {
  constructor(
    private readonly announce: Announce,
    private readonly orders: OrderCopies,
  ) {}

  @SubscribesInBatches(OrderCreated)
  async created(events: Arrival<PayloadOf<typeof OrderCreated>>[], tx: Tx): Promise<void> {
    this.orders.saveAll(tx, events.map(payloadOf));
    await this.announce.executeAll(tx, events, (event) => ({
      notifications: notification.orderCreated(event),
      activities: activity.orderCreated(event),
      webhooks: webhook.orderCreated(event),
    }));
  }

  @SubscribesInBatches(OrderStatusChanged)
  async statusChanged(events: Arrival<PayloadOf<typeof OrderStatusChanged>>[], tx: Tx): Promise<void> {
    this.orders.saveAll(tx, events.map(payloadOf));
    await this.announce.executeAll(tx, events, (event) => ({
      notifications: notification.orderStatusChanged(event),
      activities: activity.orderStatusChanged(event),
      webhooks: webhook.orderStatusChanged(event),
    }));
  }

  @SubscribesInBatches(OrderRestated)
  async restated(events: Arrival<PayloadOf<typeof OrderRestated>>[], tx: Tx): Promise<void> {
    this.orders.saveAll(tx, events.map(payloadOf));
  }

  @Subscribes(OrderShipmentChanged)
  shipmentChanged(event: PayloadOf<typeof OrderShipmentChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderShipmentChanged(event),
      webhooks: webhook.orderShipmentChanged(event),
    });
  }

  @Subscribes(OrderReceived)
  received(event: PayloadOf<typeof OrderReceived>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderReceived(event),
      activities: activity.orderReceived(event),
      webhooks: webhook.orderReceived(event),
    });
  }

  @Subscribes(OrderReceiptReversed)
  receiptReversed(event: PayloadOf<typeof OrderReceiptReversed>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderReceiptReversed(event),
      activities: activity.orderReceiptReversed(event),
    });
  }

  @Subscribes(SupplierAccountChanged)
  accountChanged(event: PayloadOf<typeof SupplierAccountChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.supplierAccountChanged(event) });
  }

  @Subscribes(OrderSettled)
  settled(event: PayloadOf<typeof OrderSettled>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.orderSettled(event) });
  }

  @Subscribes(OrderRated)
  rated(event: PayloadOf<typeof OrderRated>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderRated(event),
      activities: activity.orderRated(event),
      webhooks: webhook.orderRated(event),
    });
  }

  @Subscribes(OrderExportFinished)
  exportFinished(event: PayloadOf<typeof OrderExportFinished>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.exportFinished(event, 'order') });
  }
}

const payloadOf = <Event>({ payload }: Arrival<Event>): Event => payload;
