import { Injectable } from '@nestjs/common';
import { PasswordResetStarted } from '#contracts';
import { Outbox, type Tx } from '#platform';
import { AccountLinks } from '../links/account-links.js';

/** Has a link mailed to whoever has the address and may log in. Nobody else hears anything. */
@Injectable()
export class StartPasswordReset {
  constructor(
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, email: string): Promise<void> {
    const user = await tx.row<{ userId: number; username: string; firstName: string; email: string }>(
      `SELECT id AS "userId", username, first_name AS "firstName", email
       FROM users WHERE lower(email) = lower($1) AND is_active FOR UPDATE`,
      [email],
    );
    if (!user) return;
    const { generation } = await this.links.issue(tx, { userId: user.userId, email: null }, 'password-reset');
    // To the address as it is kept, not as it was typed.
    await this.outbox.add(tx, PasswordResetStarted, { ...user, generation });
  }
}
