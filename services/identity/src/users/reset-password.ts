import { Injectable } from '@nestjs/common';
import { type IdInput, PasswordChanged, type ResetPasswordInput, type User } from '#contracts';
import { type Actor, conflict, Db, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { forgetPasskeys } from '../passkeys/forget-passkeys.js';
import { forgetAccessTokens } from '../tokens/forget-access-tokens.js';
import { hashPassword } from './password.js';
import { requireAdmin } from './require-admin.js';
import { toUser } from './user.mapper.js';
import { UserRepository } from './user.repository.js';

/** An administrator gives somebody a new password. All their sessions end with it, and access tokens; a second factor stays. */
@Injectable()
export class ResetPasswordHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Hashes before the transaction opens: that takes its time and must not hold a database connection. */
  async execute(actor: Actor, { id, password }: ResetPasswordInput & IdInput): Promise<User> {
    requireAdmin(actor);
    // Whoever sits at an administrator's open screen must not take the account over.
    if (id === actor.userId) throw conflict('Change your own password in your profile');
    const passwordHash = await hashPassword(password);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, id);
      user.passwordHash = passwordHash;
      await this.users.update(tx, user);
      await this.outbox.add(tx, PasswordChanged, { userId: id, by: 'admin' });
      await forgetAccessTokens(tx, id);
      await forgetPasskeys(tx, id);
      await this.audit.record(tx, actor, 'user.password-reset', { type: 'user', id });
      return toUser(user);
    });
  }
}
