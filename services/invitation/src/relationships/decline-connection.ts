import { Injectable } from '@nestjs/common';
import type { DeclineInput, IdInput, Relationship } from '#contracts';
import { type Actor, Db, invalid } from '#platform';
import { lockRequest } from './lock-request.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipQueries } from './relationship.queries.js';

/** The buyer is told, with the reason, and may ask again after a while. */
@Injectable()
export class DeclineConnectionHandler {
  constructor(
    private readonly db: Db,
    private readonly events: RelationshipEvents,
    private readonly queries: RelationshipQueries,
  ) {}

  async execute(actor: Actor, { id, reason }: Partial<DeclineInput> & IdInput): Promise<Relationship> {
    if (!reason) throw invalid('A reason is required', 'reason');
    return this.db.transaction(async (tx) => {
      await move(tx, await lockRequest(tx, actor, id), 'declined', { declineReason: reason });
      await this.events.declined(tx, id, reason);
      return this.queries.get(id, tx);
    });
  }
}
