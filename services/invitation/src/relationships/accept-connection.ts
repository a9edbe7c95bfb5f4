import { Injectable } from '@nestjs/common';
import type { IdInput, Relationship } from '#contracts';
import { type Actor, Db } from '#platform';
import { lockRequest } from './lock-request.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipQueries } from './relationship.queries.js';

@Injectable()
export class AcceptConnectionHandler {
  constructor(
    private readonly db: Db,
    private readonly events: RelationshipEvents,
    private readonly queries: RelationshipQueries,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<Relationship> {
    return this.db.transaction(async (tx) => {
      await move(tx, await lockRequest(tx, actor, id), 'active');
      await this.events.activated(tx, id);
      return this.queries.get(id, tx);
    });
  }
}
