import type { AskingSession } from '#contracts';
import { unauthenticated } from '#platform';
import { randomUUID } from 'node:crypto';
import type { UserEntity } from './user.entity.js';

/**
 * Ends every session of the user but `session`; all of them without it. Part of the statement that changes the user:
 * there is no moment at which the other sessions are over and this one too.
 */
export function keepOnly(user: UserEntity, session: AskingSession | undefined): void {
  // One that ended while its request was under way must not come back to life.
  if (session && session.epoch !== user.sessionEpoch && session.id !== user.keptSession) throw unauthenticated();
  user.sessionEpoch = randomUUID();
  user.keptSession = session?.id ?? null;
}
