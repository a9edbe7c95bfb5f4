import { Controller } from '@nestjs/common';
import { Db, Handles, type RebuildAnswer, rebuildOf, type RebuildPosition, sendBatchAgain } from '#platform';
import { UserRepository } from './user.repository.js';

/** Sends again, for an operator, what other services keep copies of. */
@Controller()
export class RebuildController {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
  ) {}

  @Handles(rebuildOf('identity'))
  sendAgain(position: RebuildPosition): Promise<RebuildAnswer> {
    return sendBatchAgain(this.db, position, [(tx, after, limit) => this.users.sendAgain(tx, after, limit)]);
  }
}
