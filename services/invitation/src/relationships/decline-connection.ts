import { Injectable } from '@nestjs/common';
import type { DeclineInput, IdInput, Relationship } from '#contracts';
import { type Actor, Db } from '#platform';
import { lockRequest } from './lock-request.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipQueries } from './relationship.queries.js';

/** The buyer is told, with the reason if there is one, and may ask again after a while. */
@Injectable()
export class DeclineConnectionHandler {
  constructor(
    private readonly db: Db,
    private readonly events: RelationshipEvents,
    private readonly queries: RelationshipQueries,
  ) {}

  execute(actor: Actor, { id, reason }: DeclineInput & IdInput): Promise<Relationship> {
    const declineReason = reason || null;
    return this.db.transaction(async (tx) => {
      await move(tx, await lockRequest(tx, actor, id), 'declined', { declineReason });
      await this.events.declined(tx, id, declineReason);
      return this.queries.get(id, tx);
    });
  }
}
