import { Injectable } from '@nestjs/common';
import { EmailChangeStarted } from '#contracts';
import { DomainError, Outbox, taken, type Tx } from '#platform';
import { AccountLinks } from '../links/account-links.js';
import type { UserEntity } from '../users/user.entity.js';

/** Links go to addresses that nobody has confirmed: nobody may have us write to the world. */
const MOST_PER_HOUR = 5;
const HOUR_SECONDS = 3600;

/**
 * A new address counts once its mailbox has confirmed it; until then the account keeps the old one, which is told.
 * That an address is taken is said at once, as registering says it to anybody, and decided when it is confirmed.
 */
@Injectable()
export class StartEmailChange {
  constructor(
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
  ) {}

  /** `user`: locked. Throws conflict when another has the address, too-many after a few. */
  async execute(tx: Tx, user: UserEntity, email: string): Promise<void> {
    const other = await tx.row('SELECT FROM users WHERE lower(email) = lower($1) AND id <> $2', [email, user.id]);
    if (other) throw taken('email', 'Email already registered');
    const { generation, madeInHour } = await this.links.issue(tx, { userId: user.id, email }, 'email-change');
    if (madeInHour > MOST_PER_HOUR) {
      const message = 'Too many changes of the email address. Please try again later.';
      throw new DomainError('too-many', message, { retryAfter: HOUR_SECONDS });
    }
    const { id, username, firstName } = user;
    await this.outbox.add(tx, EmailChangeStarted, { userId: id, username, firstName, email, generation });
  }
}
