import { Injectable } from '@nestjs/common';
import type { Delivery } from '#platform';
import type { ActivityEntry } from './activity-entry.js';

/** Writes what happened into the stories of those involved, dated when it happened, however late we hear of it. */
@Injectable()
export class RecordActivities {
  async execute({ tx, eventId, occurredAt }: Delivery, entries: ActivityEntry[]): Promise<void> {
    for (const { userId, action, entityType, entityId, summary, facts } of entries) {
      if (userId === null) continue;
      await tx.changed(
        `INSERT INTO activities (user_id, action, entity_type, entity_id, metadata, dedupe_key, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (user_id, dedupe_key) DO NOTHING`,
        [userId, action, entityType, entityId, { summary, ...facts }, eventId, occurredAt],
      );
    }
  }
}
