import { Injectable } from '@nestjs/common';
import type { Arrival, Delivery, Tx } from '#platform';
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

/** The event that news is of. */
type Of = Omit<Delivery, 'tx'>;

/** Notifies, records and puts on the way to endpoints in the events' transaction: all of it, or nothing. */
@Injectable()
export class Announce {
  constructor(
    private readonly notify: Notify,
    private readonly record: RecordActivities,
    private readonly deliveries: Deliveries,
  ) {}

  execute({ tx, ...of }: Delivery, news: News): Promise<void> {
    return this.write(tx, [{ of, ...news }]);
  }

  /** The news of many events, in as many statements as that of one. */
  executeAll<Event>(tx: Tx, events: Arrival<Event>[], newsOf: (event: Event) => News): Promise<void> {
    return this.write(
      tx,
      events.map(({ payload, ...of }) => ({ of, ...newsOf(payload) })),
    );
  }

  private async write(tx: Tx, all: (News & { of: Of })[]): Promise<void> {
    await this.notify.executeAll(
      tx,
      all.map(({ of, notifications = [] }) => ({ eventId: of.eventId, origin: of, drafts: notifications })),
    );
    this.record.execute(
      tx,
      all.map(({ of, activities = [] }) => ({ ...of, entries: activities })),
    );
    await this.deliveries.addAll(
      tx,
      all.map(({ of, webhooks = [] }) => ({ key: of.eventId, at: of.occurredAt, drafts: webhooks })),
    );
  }
}
