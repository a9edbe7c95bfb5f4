import { Controller } from '@nestjs/common';
import {
  InventoryExportFinished,
  InventoryImported,
  InventoryRestored,
  LowStockReached,
  ReceiptRefused,
  StockChanged,
  type PayloadOf,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import * as webhook from '../webhooks/webhook-events.js';
import { Announce } from './announce.js';

/** Stock: its movements are activities, crossings of the threshold are alerts. */
@Controller()
export class InventorySubscriptions {
  constructor(private readonly announce: Announce) {}

  @Subscribes(StockChanged)
  stockChanged(event: PayloadOf<typeof StockChanged>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      activities: activity.stockChanged(event),
      webhooks: webhook.stockChanged(event),
    });
  }

  @Subscribes(LowStockReached)
  lowStockReached(event: PayloadOf<typeof LowStockReached>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.lowStockReached(event),
      webhooks: webhook.lowStockReached(event),
    });
  }

  @Subscribes(ReceiptRefused)
  receiptRefused(event: PayloadOf<typeof ReceiptRefused>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.receiptRefused(event) });
  }

  @Subscribes(InventoryImported)
  imported(event: PayloadOf<typeof InventoryImported>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      activities: activity.inventoryImported(event),
      notifications: notification.inventoryImported(event),
      webhooks: webhook.inventoryImported(event),
    });
  }

  @Subscribes(InventoryRestored)
  restored(event: PayloadOf<typeof InventoryRestored>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { activities: activity.inventoryRestored(event) });
  }

  @Subscribes(InventoryExportFinished)
  exportFinished(event: PayloadOf<typeof InventoryExportFinished>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { notifications: notification.exportFinished(event, 'inventory') });
  }
}
