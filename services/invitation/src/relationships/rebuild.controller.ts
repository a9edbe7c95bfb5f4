import { Controller } from '@nestjs/common';
import { Db, Handles, type RebuildAnswer, rebuildOf, type RebuildPosition, sendBatchAgain } from '#platform';
import { RelationshipEvents } from './relationship-events.js';

/** Sends again, for an operator, what other services keep copies of. */
@Controller()
export class RebuildController {
  constructor(
    private readonly db: Db,
    private readonly relationships: RelationshipEvents,
  ) {}

  @Handles(rebuildOf('invitation'))
  sendAgain(position: RebuildPosition): Promise<RebuildAnswer> {
    return sendBatchAgain(this.db, position, [(tx, after, limit) => this.relationships.again(tx, after, limit)]);
  }
}
