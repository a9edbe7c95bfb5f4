import { Injectable } from '@nestjs/common';
import type { PasswordInput } from '#contracts';
import { type Actor, Db } from '#platform';
import { keepAnAdmin } from '../users/keep-an-admin.js';
import { OwnPassword } from '../users/own-password.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';
import { CloseAccounts } from './close-accounts.js';
import { OpenOrders } from './open-orders.js';

/** The caller leaves. With the password: an open screen must not be enough. */
@Injectable()
export class CloseAccountHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPassword,
    private readonly openOrders: OpenOrders,
    private readonly closeAccounts: CloseAccounts,
  ) {}

  async execute(actor: Actor, { password }: PasswordInput): Promise<null> {
    requireOneself(actor, 'The account');
    const proved = await this.ownPassword.prove(actor, password);
    await this.openOrders.requireNone(actor.userId);
    return this.db.transaction(async (tx) => {
      if (actor.role === 'admin') await keepAnAdmin(tx, actor.userId, 'deleted');
      const user = await this.users.lockCaller(tx, actor.userId);
      proved.stillIs(user);
      await this.closeAccounts.close(tx, actor, user);
      return null;
    });
  }
}
