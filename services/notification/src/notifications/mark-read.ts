import { Injectable } from '@nestjs/common';
import type { Notification, UpdatedAnswer } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { NOTIFICATION_JSON } from './notification.queries.js';

/** The caller has seen one of their notifications, or all. Each is one statement, so it needs no transaction around it. */
@Injectable()
export class MarkRead {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, id: number): Promise<Notification> {
    const row = await this.db.row<{ notification: Notification }>(
      `UPDATE notifications n SET is_read = true WHERE n.id = $1 AND n.user_id = $2
       RETURNING ${NOTIFICATION_JSON} AS notification`,
      [id, actor.userId],
    );
    if (!row) throw notFound('Notification not found');
    return row.notification;
  }

  async executeAll(actor: Actor): Promise<UpdatedAnswer> {
    const row = await this.db.row<UpdatedAnswer & Record<string, unknown>>(
      `WITH marked AS (UPDATE notifications SET is_read = true WHERE user_id = $1 AND NOT is_read RETURNING 1)
       SELECT count(*)::int AS updated FROM marked`,
      [actor.userId],
    );
    return { updated: row?.updated ?? 0 };
  }
}
