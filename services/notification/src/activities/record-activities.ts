import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import type { ActivityEntry } from './activity-entry.js';

/** What the stories say of one event. */
interface Happened {
  eventId: string;
  /** ISO 8601, UTC. */
  occurredAt: string;
  entries: ActivityEntry[];
}

/** Writes what happened into the stories of those involved, dated when it happened, however late we hear of it. */
@Injectable()
export class RecordActivities {
  execute(tx: Tx, events: Happened[]): void {
    const known = events.flatMap(({ eventId, occurredAt, entries }) =>
      entries.flatMap(({ summary, facts, ...entry }) =>
        entry.userId === null ? [] : [{ ...entry, eventId, occurredAt, metadata: { summary, ...facts } }],
      ),
    );
    if (known.length === 0) return;
    tx.later(
      `INSERT INTO activities (user_id, action, entity_type, entity_id, metadata, dedupe_key, created_at)
       SELECT "userId", action, "entityType", "entityId", metadata, "eventId", "occurredAt"
       FROM jsonb_to_recordset($1) AS a ("userId" integer, action text, "entityType" text, "entityId" bigint,
         metadata jsonb, "eventId" text, "occurredAt" timestamptz)
       WHERE NOT EXISTS (SELECT FROM closed_accounts c WHERE c.user_id = a."userId")
       ON CONFLICT (user_id, dedupe_key) DO NOTHING`,
      [JSON.stringify(known)],
    );
  }
}
