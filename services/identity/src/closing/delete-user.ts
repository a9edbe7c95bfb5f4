import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { keepAnAdmin } from '../users/keep-an-admin.js';
import { requireAdmin } from '../users/require-admin.js';
import { UserRepository } from '../users/user.repository.js';
import { CloseAccounts } from './close-accounts.js';
import { OpenOrders } from './open-orders.js';

/** An administrator closes somebody else's account, under the same conditions as they themselves. */
@Injectable()
export class DeleteUserHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly openOrders: OpenOrders,
    private readonly closeAccounts: CloseAccounts,
  ) {}

  async execute(actor: Actor, { id }: IdInput): Promise<null> {
    requireAdmin(actor);
    if (id === actor.userId) throw conflict('You cannot delete your own account here');
    await this.openOrders.requireNone(id);
    return this.db.transaction(async (tx) => {
      await keepAnAdmin(tx, id, 'deleted');
      const user = await this.users.lock(tx, id);
      await this.closeAccounts.close(tx, actor, user);
      return null;
    });
  }
}
