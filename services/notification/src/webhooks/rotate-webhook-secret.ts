import { Injectable } from '@nestjs/common';
import type { IdInput, NewWebhook } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { requireOwner } from './require-owner.js';
import { WEBHOOK } from './webhook.queries.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** A new secret. The old one signs for a day more, so that the receiver can be changed without a gap. */
@Injectable()
export class RotateWebhookSecretHandler {
  constructor(
    private readonly db: Db,
    private readonly secrets: WebhookSecrets,
  ) {}

  async execute(actor: Actor, { id }: IdInput): Promise<NewWebhook> {
    requireOwner(actor);
    const rotated = await this.db.row<NewWebhook & { secretKey?: string }>(
      `UPDATE webhooks
       SET secret_key = gen_random_uuid(), old_secret_key = secret_key, old_secret_until = now() + interval '1 day'
       WHERE id = $1 AND user_id = $2 RETURNING ${WEBHOOK}, secret_key AS "secretKey"`,
      [id, actor.userId],
    );
    if (!rotated) throw notFound('Webhook not found');
    const { secretKey, ...webhook } = rotated;
    return { ...webhook, secret: this.secrets.secret(secretKey!) };
  }
}
