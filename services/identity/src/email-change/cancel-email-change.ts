import { Injectable } from '@nestjs/common';
import { type Actor, Db } from '#platform';
import { AccountLinks } from '../links/account-links.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';

/** The caller keeps the address they have: the link that was mailed opens nothing any more. */
@Injectable()
export class CancelEmailChangeHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly links: AccountLinks,
  ) {}

  execute(actor: Actor): Promise<null> {
    requireOneself(actor, 'The email address');
    return this.db.transaction(async (tx) => {
      const { id } = await this.users.lockCaller(tx, actor.userId);
      await this.links.end(tx, id, 'email-change');
      return null;
    });
  }
}
