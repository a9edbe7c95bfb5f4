import { Controller } from '@nestjs/common';
import {
  type PayloadOf,
  ProductApproved,
  ProductExportFinished,
  ProductRejected,
  ProductsReviewed,
  SupplierCreated,
  SupplierDeleted,
  type SupplierSnapshot,
  SupplierUpdated,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import * as webhook from '../webhooks/webhook-events.js';
import { SupplierCopies } from '../copies/supplier-copies.js';
import { Announce } from './announce.js';

/** Of a deletion that was told without its version: nothing comes after it. */
const FINAL = 2 ** 31 - 1;

/** What administrators decided on products, lists of products that took a while, and suppliers. */
@Controller()
export class CatalogSubscriptions {
  constructor(
    private readonly announce: Announce,
    private readonly suppliers: SupplierCopies,
  ) {}

  @Subscribes(ProductApproved)
  approved(event: PayloadOf<typeof ProductApproved>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.productApproved(event),
      activities: activity.productApproved(event),
      webhooks: webhook.productApproved(event),
    });
  }

  @Subscribes(ProductRejected)
  rejected(event: PayloadOf<typeof ProductRejected>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.productRejected(event),
      activities: activity.productRejected(event),
      webhooks: webhook.productRejected(event),
    });
  }

  @Subscribes(ProductsReviewed)
  reviewed(event: PayloadOf<typeof ProductsReviewed>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.productsReviewed(event),
      activities: activity.productsReviewed(event),
    });
  }

  @Subscribes(ProductExportFinished)
  exportFinished(event: PayloadOf<typeof ProductExportFinished>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.exportFinished(event, 'product') });
  }

  @Subscribes(SupplierCreated)
  supplierCreated(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    return this.suppliers.save(tx, supplier);
  }

  @Subscribes(SupplierUpdated)
  supplierUpdated(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    return this.suppliers.save(tx, supplier);
  }

  @Subscribes(SupplierDeleted)
  supplierDeleted({ supplierId, version = FINAL }: PayloadOf<typeof SupplierDeleted>, { tx }: Delivery): Promise<void> {
    return this.suppliers.bury(tx, supplierId, version);
  }
}
