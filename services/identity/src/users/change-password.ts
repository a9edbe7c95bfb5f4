import { Injectable } from '@nestjs/common';
import type { AskingSession, ChangePasswordInput, MessageAnswer } from '#contracts';
import { type Actor, Db, forbidden, invalid, unauthenticated } from '#platform';
import { randomUUID } from 'node:crypto';
import { hashPassword, passwordMatches } from './password.js';
import type { UserEntity } from './user.entity.js';
import { UserQueries } from './user.queries.js';
import { UserRepository } from './user.repository.js';

/** The caller's own password. Every session ends but the one that asks. */
@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly queries: UserQueries,
  ) {}

  /** Hashes before the transaction opens: that takes its time and must not hold a database connection. */
  async execute(actor: Actor, input: ChangePasswordInput & { session?: AskingSession }): Promise<MessageAnswer> {
    if (actor.impersonatorId) throw forbidden('The password cannot be changed while impersonating');
    if (input.newPassword !== input.confirmPassword) throw invalid('Passwords do not match', 'confirmPassword');

    const knownHash = await this.queries.passwordHash(actor.userId);
    if (knownHash === undefined) throw unauthenticated();
    if (!(await passwordMatches(input.currentPassword, knownHash)))
      throw forbidden('Current password is incorrect', 'currentPassword');

    const newHash = await hashPassword(input.newPassword);
    await this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      // Another change came first, so what was checked above is no longer the current password.
      if (user.passwordHash !== knownHash) throw forbidden('Current password is incorrect', 'currentPassword');
      user.passwordHash = newHash;
      keepOnly(user, input.session);
      await this.users.update(tx, user);
    });
    return { message: 'Password changed' };
  }
}

/** In the same statement as the new hash: there is no moment at which the other sessions are over and this one too. */
function keepOnly(user: UserEntity, session: AskingSession | undefined): void {
  // One that ended while its request was under way must not come back to life.
  if (session && session.epoch !== user.sessionEpoch && session.id !== user.keptSession) throw unauthenticated();
  user.sessionEpoch = randomUUID();
  user.keptSession = session?.id ?? null;
}
