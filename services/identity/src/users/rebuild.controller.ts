import { Controller } from '@nestjs/common';
import { SystemSettingsChanged } from '#contracts';
import {
  Db,
  Handles,
  Outbox,
  type RebuildAnswer,
  rebuildOf,
  type RebuildPosition,
  sendBatchAgain,
  type Tx,
} from '#platform';
import { SystemSettingsQueries } from '../settings/system-settings.queries.js';
import { UserRepository } from './user.repository.js';

/** Sends again, for an operator, what other services keep copies of. */
@Controller()
export class RebuildController {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly settings: SystemSettingsQueries,
    private readonly outbox: Outbox,
  ) {}

  @Handles(rebuildOf('identity'))
  sendAgain(position: RebuildPosition): Promise<RebuildAnswer> {
    return sendBatchAgain(this.db, position, [
      (tx, after, limit) => this.users.sendAgain(tx, after, limit),
      (tx, after) => this.sendSettings(tx, after),
    ]);
  }

  /** There is one of them. */
  private async sendSettings(tx: Tx, after: number): Promise<number[]> {
    if (after > 0) return [];
    await this.outbox.add(tx, SystemSettingsChanged, await this.settings.told(tx));
    return [1];
  }
}
