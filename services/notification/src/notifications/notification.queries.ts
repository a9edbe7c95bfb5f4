import { Injectable } from '@nestjs/common';
import type { CountAnswer, ListNotificationsInput, Notification } from '#contracts';
import { type Actor, Db, type Page } from '#platform';

/** A `Notification` as PostgreSQL writes it, from a table called n. */
export const NOTIFICATION_JSON = `json_build_object(
  'id', n.id, 'userId', n.user_id, 'type', n.type, 'title', n.title, 'message', n.message, 'isRead', n.is_read,
  'entityType', n.entity_type, 'entityId', n.entity_id, 'metadata', n.metadata, 'createdAt', iso(n.created_at))`;

@Injectable()
export class NotificationQueries {
  constructor(private readonly db: Db) {}

  /** The caller's own, newest first: ids are given in the order of arrival. */
  list(actor: Actor, { unread, type, after, q, cursor, limit }: ListNotificationsInput): Promise<Page<Notification>> {
    const where = ['n.user_id = $1'];
    const params: unknown[] = [actor.userId];
    if (unread !== undefined) where.push(unread ? 'NOT n.is_read' : 'n.is_read');
    if (type) where.push(`n.type = $${params.push(type)}`);
    if (after !== undefined) where.push(`n.id > $${params.push(after)}::bigint`);
    if (q) where.push(`strpos(lower(n.title || E'\\n' || n.message), lower($${params.push(q)})) > 0`);
    return this.db.page<Notification>({
      item: NOTIFICATION_JSON,
      from: 'notifications n',
      where,
      params,
      sort: { expr: 'n.id', type: 'bigint', desc: true },
      id: 'n.id',
      cursor,
      limit,
    });
  }

  async countUnread({ userId }: Actor): Promise<CountAnswer> {
    const row = await this.db.row<CountAnswer & Record<string, unknown>>(
      'SELECT count(*)::int AS count FROM notifications n WHERE n.user_id = $1 AND NOT n.is_read',
      [userId],
    );
    return { count: row?.count ?? 0 };
  }
}
