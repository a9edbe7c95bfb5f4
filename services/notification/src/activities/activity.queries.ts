import { Injectable } from '@nestjs/common';
import type { Activity, PageInput } from '#contracts';
import { type Actor, Db, Filters, type Page } from '#platform';

const ACTIVITY_JSON = `json_build_object(
  'id', a.id, 'userId', a.user_id, 'action', a.action, 'entityType', a.entity_type, 'entityId', a.entity_id,
  'metadata', a.metadata, 'createdAt', iso(a.created_at))`;

@Injectable()
export class ActivityQueries {
  constructor(private readonly db: Db) {}

  /** The caller's own story, newest first by when things happened. */
  list(actor: Actor, input: PageInput): Promise<Page<Activity>> {
    const filters = new Filters().equals('a.user_id', actor.userId).search(input.q, `(a.metadata ->> 'summary')`);
    const sort = { expr: 'a.created_at', type: 'timestamptz', desc: true } as const;
    return this.db.page(
      { item: ACTIVITY_JSON, from: 'activities a', filters, sort, id: 'a.id', isWordIndexed: true },
      input,
    );
  }
}
