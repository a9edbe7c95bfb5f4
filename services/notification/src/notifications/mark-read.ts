import { Injectable } from '@nestjs/common';
import type { IdInput, Notification } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { NOTIFICATION_JSON } from './notification.queries.js';

/** The caller has seen one of their notifications. One statement needs no transaction around it. */
@Injectable()
export class MarkReadHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { id }: IdInput): Promise<Notification> {
    const row = await this.db.row<{ notification: Notification }>(
      `UPDATE notifications n SET is_read = true WHERE n.id = $1 AND n.user_id = $2
       RETURNING ${NOTIFICATION_JSON} AS notification`,
      [id, actor.userId],
    );
    if (!row) throw notFound('Notification not found');
    return row.notification;
  }
}
