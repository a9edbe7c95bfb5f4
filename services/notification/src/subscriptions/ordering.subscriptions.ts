import { Controller } from '@nestjs/common';
import {
  OrderCreated,
  OrderExportFinished,
  OrderRated,
  OrderReceived,
  OrderRestated,
  OrderShipmentChanged,
  OrderStatusChanged,
  type PayloadOf,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
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

  @Subscribes(OrderCreated)
  async created(event: PayloadOf<typeof OrderCreated>, delivery: Delivery): Promise<void> {
    await this.orders.save(delivery.tx, event);
    await this.announce.execute(delivery, {
      notifications: notification.orderCreated(event),
      activities: activity.orderCreated(event),
      webhooks: webhook.orderCreated(event),
    });
  }

  @Subscribes(OrderStatusChanged)
  async statusChanged(event: PayloadOf<typeof OrderStatusChanged>, delivery: Delivery): Promise<void> {
    await this.orders.save(delivery.tx, event);
    await this.announce.execute(delivery, {
      notifications: notification.orderStatusChanged(event),
      activities: activity.orderStatusChanged(event),
      webhooks: webhook.orderStatusChanged(event),
    });
  }

  @Subscribes(OrderRestated)
  restated(order: PayloadOf<typeof OrderRestated>, { tx }: Delivery): Promise<void> {
    return this.orders.save(tx, order);
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
