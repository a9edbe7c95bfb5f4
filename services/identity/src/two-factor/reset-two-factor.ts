import { Injectable } from '@nestjs/common';
import { type IdInput, TwoFactorChanged, type User } from '#contracts';
import { type Actor, conflict, Db, Outbox } from '#platform';
import { randomUUID } from 'node:crypto';
import { AuditLog } from '../audit/audit-log.js';
import { forgetPasskeys } from '../passkeys/forget-passkeys.js';
import { requireAdmin } from '../users/require-admin.js';
import { toUser } from '../users/user.mapper.js';
import { UserRepository } from '../users/user.repository.js';
import { forgetSecondFactor } from './forget-second-factor.js';

/** For somebody who lost the device and the recovery codes: passkeys go too, since they were on it. All their sessions end: who has the device may not be they. */
@Injectable()
export class ResetTwoFactorHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<User> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, id);
      const passkeys = await forgetPasskeys(tx, id);
      if (!user.twoFactorEnabled && passkeys === 0)
        throw conflict('There is neither two-factor authentication nor a passkey');
      await forgetSecondFactor(tx, id);
      user.twoFactorEnabled = false;
      user.sessionEpoch = randomUUID();
      user.keptSession = null;
      await this.users.update(tx, user);
      await this.outbox.add(tx, TwoFactorChanged, { userId: id, change: 'reset' });
      await this.audit.record(tx, actor, 'user.two-factor-reset', { type: 'user', id });
      return toUser(user);
    });
  }
}
