import { Injectable } from '@nestjs/common';
import type { CountAnswer, ListNotificationsInput, Notification } from '#contracts';
import { type Actor, Db, Filters, type Page } from '#platform';

/** A `Notification` as PostgreSQL writes it, from a table called n. */
export const NOTIFICATION_JSON = `json_build_object(
  'id', n.id, 'userId', n.user_id, 'type', n.type, 'title', n.title, 'message', n.message, 'isRead', n.is_read,
  'entityType', n.entity_type, 'entityId', n.entity_id, 'metadata', n.metadata, 'createdAt', iso(n.created_at))`;

/** As its index has it. */
const TEXT = `(n.title || E'\\n' || n.message)`;

@Injectable()
export class NotificationQueries {
  constructor(private readonly db: Db) {}

  /** The caller's own, newest first; those after an id oldest first. */
  list(actor: Actor, input: ListNotificationsInput): Promise<Page<Notification>> {
    const filters = new Filters()
      .equals('n.user_id', actor.userId)
      .equals('n.type', input.type)
      .when(input.after, (id) => `n.id > ${id}::bigint`)
      .search(input.q, TEXT);
    // Written out, not bound: the index of the unread ones is a partial one.
    if (input.unread !== undefined) filters.add(input.unread ? 'NOT n.is_read' : 'n.is_read');
    const sort = { expr: 'n.id', type: 'bigint', desc: input.after === undefined } as const;
    const list = { item: NOTIFICATION_JSON, from: 'notifications n', filters, sort, id: 'n.id', isWordIndexed: true };
    return this.db.page(list, input);
  }

  async countUnread({ userId }: Actor): Promise<CountAnswer> {
    const row = await this.db.row<CountAnswer>(
      'SELECT count(*)::int AS count FROM notifications n WHERE n.user_id = $1 AND NOT n.is_read',
      [userId],
    );
    return { count: row?.count ?? 0 };
  }
}
