import { Injectable } from '@nestjs/common';
import type { Delivery } from '#platform';
import type { ActivityEntry } from '../activities/activity-entry.js';
import { RecordActivities } from '../activities/record-activities.js';
import type { NotificationDraft } from '../notifications/notification-draft.js';
import { Notify } from '../notifications/notify.js';
import { Deliveries } from '../webhooks/deliveries.js';
import type { WebhookDraft } from '../webhooks/webhook-draft.js';

/** What one event means to people, and to their programs. */
interface News {
  notifications?: NotificationDraft[];
  activities?: ActivityEntry[];
  webhooks?: WebhookDraft[];
}

/** Notifies, records and puts on the way to endpoints in the event's transaction: all of it, or nothing. */
@Injectable()
export class Announce {
  constructor(
    private readonly notify: Notify,
    private readonly record: RecordActivities,
    private readonly deliveries: Deliveries,
  ) {}

  async execute(delivery: Delivery, { notifications = [], activities = [], webhooks = [] }: News): Promise<void> {
    await this.notify.execute(delivery, notifications);
    await this.record.execute(delivery, activities);
    await this.deliveries.add(delivery.tx, { key: delivery.eventId, at: delivery.occurredAt }, webhooks);
  }
}
