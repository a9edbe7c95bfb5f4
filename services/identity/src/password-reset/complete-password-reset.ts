import { Injectable } from '@nestjs/common';
import { type CompletePasswordResetInput, type MessageAnswer, PasswordChanged } from '#contracts';
import { Db, invalid, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { AccountLinks } from '../links/account-links.js';
import { forgetPasskeys } from '../passkeys/forget-passkeys.js';
import { forgetAccessTokens } from '../tokens/forget-access-tokens.js';
import { hashPassword } from '../users/password.js';
import { UserRepository } from '../users/user.repository.js';

/** A new password by the link of a mail. Every session and access token ends; a second factor stays. */
@Injectable()
export class CompletePasswordResetHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Hashes before the transaction opens, but only for who holds a link: hashing is what a flood would ask for. */
  async execute({ token, newPassword, confirmPassword }: CompletePasswordResetInput): Promise<MessageAnswer> {
    if (newPassword !== confirmPassword) throw invalid('Passwords do not match', 'confirmPassword');
    const { userId } = await this.links.look(token, 'password-reset');
    const passwordHash = await hashPassword(newPassword);
    await this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      await this.links.use(tx, token, 'password-reset');
      user.passwordHash = passwordHash;
      await this.users.update(tx, user);
      await forgetAccessTokens(tx, userId);
      await forgetPasskeys(tx, userId);
      await this.outbox.add(tx, PasswordChanged, { userId, by: 'link' });
      const actor = { userId, role: user.role, viewMode: 'buyer' };
      await this.audit.record(tx, actor, 'user.password-reset-by-link', { type: 'user', id: userId });
    });
    return { message: 'Password changed' };
  }
}
