import { Injectable } from '@nestjs/common';
import { type AccountTokenInput, type EmailChange, EmailChanged } from '#contracts';
import { Db, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { AccountLinks } from '../links/account-links.js';
import { UserRepository } from '../users/user.repository.js';

/** Whoever reads the new mailbox confirms that it is theirs. The old one is told. */
@Injectable()
export class ConfirmEmailHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute({ token }: AccountTokenInput): Promise<EmailChange> {
    const { userId } = await this.links.look(token, 'email-change');
    return this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      const { email } = await this.links.use(tx, token, 'email-change');
      const { email: oldEmail, firstName, username } = user;
      user.email = email!;
      await this.users.update(tx, user);
      await this.outbox.add(tx, EmailChanged, { userId, firstName, oldEmail, newEmail: user.email });
      const actor = { userId, role: user.role, viewMode: 'buyer' };
      await this.audit.record(tx, actor, 'user.email-changed', { type: 'user', id: userId });
      return { username, email: user.email };
    });
  }
}
