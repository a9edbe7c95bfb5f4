import { Injectable } from '@nestjs/common';
import type { UpdateSettingsInput, User } from '#contracts';
import { type Actor, conflict, Db, invalid } from '#platform';
import { requireOneself } from './require-oneself.js';
import { UserQueries } from './user.queries.js';
import { UserRepository } from './user.repository.js';

/** One switch of the caller. Two-factor authentication has an enrolment of its own. */
@Injectable()
export class UpdateSettingsHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly queries: UserQueries,
  ) {}

  async execute(actor: Actor, input: UpdateSettingsInput): Promise<User> {
    const { twoFactorEnabled, ...switches } = onlyGiven(input);
    if (twoFactorEnabled !== undefined) throw conflict('Use two-factor enrolment');
    if (Object.keys(switches).length !== 1) throw invalid('Exactly one setting must be given');
    if (switches.marketingEmails) requireOneself(actor, 'Consent to tips and news');

    await this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      Object.assign(user, switches);
      await this.users.update(tx, user);
    });
    return this.queries.current(actor);
  }
}

/** Without the keys that validation left empty. */
function onlyGiven(input: UpdateSettingsInput): UpdateSettingsInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
}
