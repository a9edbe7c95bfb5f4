import { Injectable } from '@nestjs/common';
import type { WebhookDelivery, WebhookDeliveryInput } from '#contracts';
import { type Actor, conflict, Db, notFound } from '#platform';
import { Deliveries } from './deliveries.js';
import { requireOwner } from './require-owner.js';
import { requireSwitchedOn } from './require-switched-on.js';
import { DELIVERY_JSON, requireOwnWebhook } from './webhook.queries.js';

/** Sends a delivery once more, under its own id, with all its tries. */
@Injectable()
export class ReplayDeliveryHandler {
  constructor(
    private readonly db: Db,
    private readonly deliveries: Deliveries,
  ) {}

  execute(actor: Actor, { id, deliveryId }: WebhookDeliveryInput): Promise<WebhookDelivery> {
    requireOwner(actor);
    return this.db.transaction(async (tx) => {
      requireSwitchedOn(await requireOwnWebhook(tx, actor, id));
      const delivery = await tx.row<{ status: string }>(
        'SELECT status FROM webhook_deliveries WHERE id = $1 AND webhook_id = $2 FOR UPDATE',
        [deliveryId, id],
      );
      if (!delivery) throw notFound('Delivery not found');
      if (delivery.status === 'sending') throw conflict('It is being sent right now');
      const row = await tx.row<{ delivery: WebhookDelivery }>(
        `UPDATE webhook_deliveries d SET status = 'waiting', attempts = 0, note = NULL, due_at = now()
         WHERE id = $1 RETURNING ${DELIVERY_JSON} AS delivery`,
        [deliveryId],
      );
      this.deliveries.wakeAfter(tx, deliveryId);
      return row!.delivery;
    });
  }
}
