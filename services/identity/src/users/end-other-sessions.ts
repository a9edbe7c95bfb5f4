import { Injectable } from '@nestjs/common';
import type { AskingSession } from '#contracts';
import { type Actor, Db } from '#platform';
import { keepOnly } from './keep-only.js';
import { requireOneself } from './require-oneself.js';
import { UserRepository } from './user.repository.js';

/** The caller logs out everywhere else: what they do not see in a list ends as well. */
@Injectable()
export class EndOtherSessionsHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
  ) {}

  execute(actor: Actor, { session }: { session: AskingSession }): Promise<null> {
    requireOneself(actor, 'Sessions');
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      keepOnly(user, session);
      await this.users.update(tx, user);
      return null;
    });
  }
}
