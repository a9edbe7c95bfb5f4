import { Injectable } from '@nestjs/common';
import type { Delivery } from '#platform';
import type { ActivityEntry } from '../activities/activity-entry.js';
import { RecordActivities } from '../activities/record-activities.js';
import type { NotificationDraft } from '../notifications/notification-draft.js';
import { Notify } from '../notifications/notify.js';

/** What one event means to people. */
interface News {
  notifications?: NotificationDraft[];
  activities?: ActivityEntry[];
}

/** Notifies and records in the event's transaction: both, or neither. */
@Injectable()
export class Announce {
  constructor(
    private readonly notify: Notify,
    private readonly record: RecordActivities,
  ) {}

  async execute(delivery: Delivery, { notifications = [], activities = [] }: News): Promise<void> {
    await this.notify.execute(delivery, notifications);
    await this.record.execute(delivery, activities);
  }
}
