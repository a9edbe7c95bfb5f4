import { Injectable } from '@nestjs/common';
import type { WebhookDisabledReason } from '#contracts';
import { Db, Job, type Tx } from '#platform';
import { Notify } from '../notifications/notify.js';
import { webhookDisabled } from './webhook-notices.js';
import { CallEndpoint, type EndpointAnswer } from './call-endpoint.js';
import { Deliveries } from './deliveries.js';
import { verdictOf } from './delivery-schedule.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookQueue } from './webhook.queue.js';

interface OpenDelivery {
  id: number;
  webhookId: number;
  messageId: string;
  body: string;
  attempts: number;
  url: string;
  keys: string[];
}

/** Longer than a try may take: who holds a claim that has run out is dead. */
const CLAIM = '1 minute';
/** Below this the queue itself wakes for the next try, not the sweep. */
const SOON_SECONDS = 30;

/**
 * Makes one try to deliver. The row is claimed before and closed after it, so that one try is made at a time and none
 * after a success. Only who dies between the endpoint's answer and the closing of the row sends it again, under the same
 * id (docs/adr, "Webhooks").
 */
@Injectable()
export class DeliverWebhook {
  constructor(
    private readonly db: Db,
    private readonly secrets: WebhookSecrets,
    private readonly endpoint: CallEndpoint,
    private readonly deliveries: Deliveries,
    private readonly notify: Notify,
  ) {}

  @Job(WebhookQueue, 'deliver-webhook')
  async execute({ deliveryId }: { deliveryId: number }): Promise<void> {
    const delivery = await this.claim(deliveryId);
    if (!delivery) return;
    const answer = await this.endpoint.execute({
      url: delivery.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Tradeyard-Webhooks/1',
        ...this.secrets.headers(delivery, new Date()),
      },
      body: delivery.body,
    });
    const pauseSeconds = await this.close(delivery, answer);
    if (pauseSeconds !== undefined && pauseSeconds <= SOON_SECONDS)
      this.deliveries.wake(delivery.id, pauseSeconds * 1000);
  }

  private claim(id: number): Promise<OpenDelivery | undefined> {
    return this.db.row<OpenDelivery>(
      `UPDATE webhook_deliveries d
       SET status = 'sending', attempts = attempts + 1, last_attempt_at = now(), due_at = now() + interval '${CLAIM}'
       FROM webhooks w
       WHERE d.id = $1 AND w.id = d.webhook_id AND w.is_active AND d.status IN ('waiting', 'sending') AND d.due_at <= now()
       RETURNING d.id, d.webhook_id AS "webhookId", d.message_id AS "messageId", d.body, d.attempts, w.url,
                 ARRAY[w.secret_key] || CASE WHEN w.old_secret_until > now() THEN ARRAY[w.old_secret_key]
                                             ELSE '{}' END AS keys`,
      [id],
    );
  }

  /** Answers the pause before the next try; undefined when there is none. */
  private async close(delivery: OpenDelivery, answer: EndpointAnswer): Promise<number | undefined> {
    const { then, pauseSeconds } = verdictOf(answer.status, delivery.attempts);
    const status = then === 'delivered' ? 'delivered' : then === 'retry' ? 'waiting' : 'failed';
    return this.db.transaction(async (tx) => {
      const closed = await tx.changed(
        `UPDATE webhook_deliveries
         SET status = $3, http_status = $4, note = $5, answer = $6, due_at = now() + $7 * interval '1 second'
         -- Not when it was taken over, or its endpoint was switched off meanwhile.
         WHERE id = $1 AND attempts = $2 AND status = 'sending'`,
        [delivery.id, delivery.attempts, status, answer.status, answer.note, answer.text, pauseSeconds ?? 0],
      );
      if (closed === 0) return undefined;
      if (then === 'delivered') await this.remember(tx, delivery);
      if (then === 'gone') await this.disable(tx, delivery, 'gone');
      if (then === 'exhausted') await this.disable(tx, delivery, 'failing');
      return pauseSeconds;
    });
  }

  private async remember(tx: Tx, { webhookId }: OpenDelivery): Promise<void> {
    await tx.changed(
      `UPDATE webhooks SET last_delivered_at = now()
       WHERE id = $1 AND (last_delivered_at IS NULL OR last_delivered_at < now() - interval '1 minute')`,
      [webhookId],
    );
  }

  /** One that took something else while this was tried is not given up: it is this message that it does not like. */
  private async disable(tx: Tx, { id, webhookId }: OpenDelivery, reason: WebhookDisabledReason): Promise<void> {
    const disabled = await tx.row<{ userId: number; url: string }>(
      `UPDATE webhooks w SET is_active = false, disabled_reason = $3
       FROM webhook_deliveries d
       WHERE w.id = $1 AND w.is_active AND d.id = $2
         AND ($3 = 'gone' OR w.last_delivered_at IS NULL OR w.last_delivered_at < d.created_at)
       RETURNING w.user_id AS "userId", w.url`,
      [webhookId, id, reason],
    );
    if (!disabled) return;
    await giveUpWaiting(tx, webhookId);
    await this.notify.execute({ tx }, [webhookDisabled({ ...disabled, webhookId, reason })]);
  }
}

/** What an endpoint that is switched off was still to be sent; its owner may send it again. */
export async function giveUpWaiting(tx: Tx, webhookId: number): Promise<void> {
  await tx.changed(
    `UPDATE webhook_deliveries SET status = 'failed', note = 'The webhook was switched off'
     WHERE webhook_id = $1 AND status IN ('waiting', 'sending')`,
    [webhookId],
  );
}
