import { Injectable } from '@nestjs/common';
import type { Activity, PageInput } from '#contracts';
import { type Actor, Db, type Page } from '#platform';

const ACTIVITY_JSON = `json_build_object(
  'id', a.id, 'userId', a.user_id, 'action', a.action, 'entityType', a.entity_type, 'entityId', a.entity_id,
  'metadata', a.metadata, 'createdAt', iso(a.created_at))`;

@Injectable()
export class ActivityQueries {
  constructor(private readonly db: Db) {}

  /** The caller's own story, newest first by when things happened. */
  list(actor: Actor, { q, cursor, limit }: PageInput): Promise<Page<Activity>> {
    const where = ['a.user_id = $1'];
    const params: unknown[] = [actor.userId];
    if (q) where.push(`strpos(lower(a.metadata->>'summary'), lower($${params.push(q)})) > 0`);
    return this.db.page<Activity>({
      item: ACTIVITY_JSON,
      from: 'activities a',
      where,
      params,
      sort: { expr: 'a.created_at', type: 'timestamptz', desc: true },
      id: 'a.id',
      cursor,
      limit,
    });
  }
}
