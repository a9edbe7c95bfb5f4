import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '#platform';
import { lockRequest } from './lock-request.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';

/** The buyer is told, with the reason if there is one, and may ask again after a while. */
@Injectable()
export class DeclineConnection {
  constructor(private readonly events: RelationshipEvents) {}

  async execute(tx: Tx, actor: Actor, id: number, reason: string | null): Promise<void> {
    await move(tx, await lockRequest(tx, actor, id), 'declined', { declineReason: reason });
    await this.events.declined(tx, id, reason);
  }
}
