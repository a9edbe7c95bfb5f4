import { Injectable } from '@nestjs/common';
import type { IdInput, UpdateWebhookInput, Webhook } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { Notify } from '../notifications/notify.js';
import { webhookMoved } from './webhook-notices.js';
import { giveUpWaiting } from './deliver-webhook.job.js';
import { requireOwner } from './require-owner.js';
import { WebhookConfig } from './webhook.config.js';
import { WEBHOOK } from './webhook.queries.js';
import { webhookUrl } from './webhook-url.js';

/** Changes what is given. Switched off, an endpoint is sent nothing any more, also not what still waits. */
@Injectable()
export class UpdateWebhookHandler {
  constructor(
    private readonly db: Db,
    private readonly config: WebhookConfig,
    private readonly notify: Notify,
  ) {}

  execute(
    actor: Actor,
    { id, url: text, description, events, isActive }: UpdateWebhookInput & IdInput,
  ): Promise<Webhook> {
    requireOwner(actor);
    const { userId } = actor;
    const url = text == null ? null : webhookUrl(text, this.config.WEBHOOK_PRIVATE_ADDRESSES === 'on');
    return this.db.transaction(async (tx) => {
      const before = await tx.row<{ url: string }>(
        'SELECT url FROM webhooks WHERE id = $1 AND user_id = $2 FOR UPDATE',
        [id, userId],
      );
      if (!before) throw notFound('Webhook not found');
      const webhook = await tx.row<Webhook>(
        `UPDATE webhooks SET
           url = coalesce($2, url), description = coalesce($3, description), events = coalesce($4, events),
           is_active = coalesce($5, is_active), disabled_reason = CASE WHEN $5::boolean IS NULL THEN disabled_reason END
         WHERE id = $1 RETURNING ${WEBHOOK}`,
        [id, url, description?.trim() ?? null, events ?? null, isActive ?? null],
      );
      if (isActive === false) await giveUpWaiting(tx, id);
      if (url !== null && url !== before.url) {
        await this.notify.execute({ tx }, [webhookMoved({ userId, webhookId: id, url })]);
      }
      return webhook!;
    });
  }
}
