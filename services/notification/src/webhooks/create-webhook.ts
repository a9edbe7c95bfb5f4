import { Injectable } from '@nestjs/common';
import type { CreateWebhookInput, NewWebhook } from '#contracts';
import { type Actor, conflict, Db, type Tx } from '#platform';
import { Notify } from '../notifications/notify.js';
import { webhookAdded } from './webhook-notices.js';
import { requireOwner } from './require-owner.js';
import { WebhookConfig } from './webhook.config.js';
import { WEBHOOK } from './webhook.queries.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { webhookUrl } from './webhook-url.js';

const MOST_WEBHOOKS = 10;
/** Marks our advisory locks of users; any fixed number will do. */
const WEBHOOKS_OF_USER = 7_401_225;

/** An address is told of the caller's events from now on; the caller is told of it, in case that it was somebody else. */
@Injectable()
export class CreateWebhookHandler {
  constructor(
    private readonly db: Db,
    private readonly config: WebhookConfig,
    private readonly secrets: WebhookSecrets,
    private readonly notify: Notify,
  ) {}

  execute(actor: Actor, { url: text, description, events }: CreateWebhookInput): Promise<NewWebhook> {
    requireOwner(actor);
    const { userId } = actor;
    const url = webhookUrl(text, this.config.WEBHOOK_PRIVATE_ADDRESSES === 'on');
    return this.db.transaction(async (tx) => {
      await requireRoom(tx, userId);
      const made = await tx.row<NewWebhook & { secretKey?: string }>(
        `INSERT INTO webhooks (user_id, url, description, events) VALUES ($1, $2, $3, $4)
         RETURNING ${WEBHOOK}, secret_key AS "secretKey"`,
        [userId, url, description?.trim() ?? '', events],
      );
      const { secretKey, ...webhook } = made!;
      await this.notify.execute({ tx }, [webhookAdded({ userId, webhookId: webhook.id, url })]);
      return { ...webhook, secret: this.secrets.secret(secretKey!) };
    });
  }
}

/** Of any number at once only so many get in. */
async function requireRoom(tx: Tx, userId: number): Promise<void> {
  await tx.rows('SELECT pg_advisory_xact_lock($1, $2)', [WEBHOOKS_OF_USER, userId]);
  const row = await tx.row<{ count: number }>('SELECT count(*)::integer AS count FROM webhooks WHERE user_id = $1', [
    userId,
  ]);
  if (row!.count >= MOST_WEBHOOKS) throw conflict('You have 10 webhooks: delete those that you do not need');
}
