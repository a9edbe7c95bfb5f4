import { Controller } from '@nestjs/common';
import {
  OrderCreated,
  OrderExportFinished,
  OrderRated,
  OrderReceived,
  OrderShipmentChanged,
  OrderStatusChanged,
  type PayloadOf,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import { Announce } from './announce.js';

/** Orders, told to the side that did not act. */
@Controller()
export class OrderingSubscriptions {
  constructor(private readonly announce: Announce) {}

  @Subscribes(OrderCreated)
  created(event: PayloadOf<typeof OrderCreated>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderCreated(event),
      activities: activity.orderCreated(event),
    });
  }

  @Subscribes(OrderStatusChanged)
  statusChanged(event: PayloadOf<typeof OrderStatusChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderStatusChanged(event),
      activities: activity.orderStatusChanged(event),
    });
  }

  @Subscribes(OrderShipmentChanged)
  shipmentChanged(event: PayloadOf<typeof OrderShipmentChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.orderShipmentChanged(event) });
  }

  @Subscribes(OrderReceived)
  received(event: PayloadOf<typeof OrderReceived>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderReceived(event),
      activities: activity.orderReceived(event),
    });
  }

  @Subscribes(OrderRated)
  rated(event: PayloadOf<typeof OrderRated>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.orderRated(event),
      activities: activity.orderRated(event),
    });
  }

  @Subscribes(OrderExportFinished)
  exportFinished(event: PayloadOf<typeof OrderExportFinished>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.exportFinished(event, 'order') });
  }
}
