import { Injectable } from '@nestjs/common';
import type { IdInput, WebhookDelivery } from '#contracts';
import { type Actor, Db } from '#platform';
import { randomUUID } from 'node:crypto';
import { Deliveries } from './deliveries.js';
import { requireOwner } from './require-owner.js';
import { requireSwitchedOn } from './require-switched-on.js';
import { DELIVERY_JSON, requireOwnWebhook } from './webhook.queries.js';

/** Sends one endpoint an event that nothing has happened for. */
@Injectable()
export class TestWebhookHandler {
  constructor(
    private readonly db: Db,
    private readonly deliveries: Deliveries,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<WebhookDelivery> {
    requireOwner(actor);
    return this.db.transaction(async (tx) => {
      requireSwitchedOn(await requireOwnWebhook(tx, actor, id));
      const type = 'webhook.test';
      const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data: { webhookId: id } });
      const row = await tx.row<{ delivery: WebhookDelivery }>(
        `INSERT INTO webhook_deliveries AS d (webhook_id, message_id, type, body) VALUES ($1, $2, $3, $4)
         RETURNING ${DELIVERY_JSON} AS delivery`,
        [id, `msg_${randomUUID()}`, type, body],
      );
      this.deliveries.wakeAfter(tx, row!.delivery.id);
      return row!.delivery;
    });
  }
}
