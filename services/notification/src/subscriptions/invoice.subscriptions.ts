import { Controller } from '@nestjs/common';
import { InvoiceExtracted, InvoiceFailed, InvoiceImportUndone, InvoiceLineImported, type PayloadOf } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import * as activity from '../activities/activity-texts.js';
import * as notification from '../notifications/notification-texts.js';
import * as webhook from '../webhooks/webhook-events.js';
import { Announce } from './announce.js';

/** Uploaded invoices: what became of them. */
@Controller()
export class InvoiceSubscriptions {
  constructor(private readonly announce: Announce) {}

  @Subscribes(InvoiceExtracted)
  extracted(event: PayloadOf<typeof InvoiceExtracted>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.invoiceExtracted(event),
      activities: activity.invoiceExtracted(event),
      webhooks: webhook.invoiceExtracted(event),
    });
  }

  @Subscribes(InvoiceFailed)
  failed(event: PayloadOf<typeof InvoiceFailed>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      notifications: notification.invoiceFailed(event),
      activities: activity.invoiceFailed(event),
      webhooks: webhook.invoiceFailed(event),
    });
  }

  @Subscribes(InvoiceLineImported)
  lineImported(event: PayloadOf<typeof InvoiceLineImported>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, {
      activities: activity.invoiceLineImported(event),
      webhooks: webhook.invoiceLineImported(event),
    });
  }
  @Subscribes(InvoiceImportUndone)
  importUndone(event: PayloadOf<typeof InvoiceImportUndone>, delivery: Delivery): Promise<void> {
    return this.announce.execute(delivery, { activities: activity.invoiceImportUndone(event) });
  }
}
