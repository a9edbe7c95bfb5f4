import { Injectable } from '@nestjs/common';
import { type PasswordInput, TwoFactorChanged } from '#contracts';
import { type Actor, Db, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { OwnPassword } from '../users/own-password.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';
import { forgetSecondFactor } from './forget-second-factor.js';

/** Switches the caller's second factor off: with the password, so that an open screen is not enough. */
@Injectable()
export class DisableTwoFactorHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPassword,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Switching off what is off changes nothing. */
  async execute(actor: Actor, { password }: PasswordInput): Promise<null> {
    requireOneself(actor, 'Two-factor authentication');
    const proved = await this.ownPassword.prove(actor, password);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      proved.stillIs(user);
      await forgetSecondFactor(tx, user.id);
      if (!user.twoFactorEnabled) return null;
      user.twoFactorEnabled = false;
      await this.users.update(tx, user);
      await this.outbox.add(tx, TwoFactorChanged, { userId: user.id, change: 'off' });
      await this.audit.record(tx, actor, 'user.two-factor-off', { type: 'user', id: user.id });
      return null;
    });
  }
}
