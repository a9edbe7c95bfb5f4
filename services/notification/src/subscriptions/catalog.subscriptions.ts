import { Controller } from '@nestjs/common';
import { ProductApproved, ProductExportFinished, ProductRejected, type PayloadOf } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import { Announce } from './announce.js';

/** What administrators decided on products, and lists of products that took a while. */
@Controller()
export class CatalogSubscriptions {
  constructor(private readonly announce: Announce) {}

  @Subscribes(ProductApproved)
  approved(event: PayloadOf<typeof ProductApproved>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.productApproved(event),
      activities: activity.productApproved(event),
    });
  }

  @Subscribes(ProductRejected)
  rejected(event: PayloadOf<typeof ProductRejected>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.productRejected(event),
      activities: activity.productRejected(event),
    });
  }

  @Subscribes(ProductExportFinished)
  exportFinished(event: PayloadOf<typeof ProductExportFinished>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.exportFinished(event, 'product') });
  }
}
