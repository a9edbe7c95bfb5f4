import { Injectable } from '@nestjs/common';
import { type AskingSession, type ChangePasswordInput, type MessageAnswer, PasswordChanged } from '#contracts';
import { type Actor, Db, invalid, Outbox } from '#platform';
import { keepOnly } from './keep-only.js';
import { OwnPassword } from './own-password.js';
import { hashPassword } from './password.js';
import { requireOneself } from './require-oneself.js';
import { UserRepository } from './user.repository.js';

/** The caller's own password. Every session ends but the one that asks. */
@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPassword,
    private readonly outbox: Outbox,
  ) {}

  /** Hashes before the transaction opens: that takes its time and must not hold a database connection. */
  async execute(actor: Actor, input: ChangePasswordInput & { session?: AskingSession }): Promise<MessageAnswer> {
    requireOneself(actor, 'The password');
    if (input.newPassword !== input.confirmPassword) throw invalid('Passwords do not match', 'confirmPassword');

    const proved = await this.ownPassword.prove(actor, input.currentPassword, 'currentPassword');
    const newHash = await hashPassword(input.newPassword);
    await this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      proved.stillIs(user);
      user.passwordHash = newHash;
      keepOnly(user, input.session);
      await this.users.update(tx, user);
      await this.outbox.add(tx, PasswordChanged, { userId: user.id, by: 'owner' });
    });
    return { message: 'Password changed' };
  }
}
