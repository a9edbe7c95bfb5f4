import { Injectable } from '@nestjs/common';
import type { IdInput, ListWebhookDeliveriesInput, Webhook, WebhookDelivery } from '#contracts';
import { type Actor, Db, Filters, notFound, type Page, type Sql } from '#platform';

/** The columns of a `Webhook`. */
export const WEBHOOK = `id, url, description, events, is_active AS "isActive", disabled_reason AS "disabledReason",
  iso(last_delivered_at) AS "lastDeliveredAt", iso(created_at) AS "createdAt"`;

/** A `WebhookDelivery` as PostgreSQL writes it, from a table called d. */
export const DELIVERY_JSON = `json_build_object(
  'id', d.id, 'webhookId', d.webhook_id, 'messageId', d.message_id, 'type', d.type, 'body', d.body,
  'status', d.status, 'attempts', d.attempts, 'httpStatus', d.http_status, 'note', d.note, 'answer', d.answer,
  'createdAt', iso(d.created_at), 'lastAttemptAt', iso(d.last_attempt_at),
  'nextAttemptAt', CASE WHEN d.status = 'waiting' THEN iso(d.due_at) END)`;

@Injectable()
export class WebhookQueries {
  constructor(private readonly db: Db) {}

  list({ userId }: Actor): Promise<Webhook[]> {
    return this.db.rows<Webhook>(`SELECT ${WEBHOOK} FROM webhooks WHERE user_id = $1 ORDER BY id`, [userId]);
  }

  /** Newest first. */
  async deliveries(actor: Actor, input: ListWebhookDeliveriesInput & IdInput): Promise<Page<WebhookDelivery>> {
    await requireOwnWebhook(this.db, actor, input.id);
    const filters = new Filters()
      .equals('d.webhook_id', input.id)
      .equals('d.status', input.status)
      .search(input.q, 'd.type', 'd.message_id');
    const sort = { expr: 'd.id', type: 'bigint', desc: true } as const;
    return this.db.page({ item: DELIVERY_JSON, from: 'webhook_deliveries d', filters, sort, id: 'd.id' }, input);
  }
}

/** Somebody else's is not there. */
export async function requireOwnWebhook(sql: Sql, { userId }: Actor, id: number): Promise<{ isActive: boolean }> {
  const own = await sql.row<{ isActive: boolean }>(
    'SELECT is_active AS "isActive" FROM webhooks WHERE id = $1 AND user_id = $2',
    [id, userId],
  );
  if (!own) throw notFound('Webhook not found');
  return own;
}
