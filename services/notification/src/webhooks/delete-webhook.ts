import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { requireOwner } from './require-owner.js';

/** The address is told nothing any more; what it was told is forgotten. */
@Injectable()
export class DeleteWebhookHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { id }: IdInput): Promise<null> {
    requireOwner(actor);
    const deleted = await this.db.changed('DELETE FROM webhooks WHERE id = $1 AND user_id = $2', [id, actor.userId]);
    if (deleted === 0) throw notFound('Webhook not found');
    return null;
  }
}
