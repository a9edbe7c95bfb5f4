import { DomainError } from '#platform';
import type { Redis } from 'ioredis';
import { Attempts } from './attempts.js';

const WINDOW_MS = 15 * 60_000;
const TRIES = 10;

/** What somebody who is logged in has to prove once more; an error that names one of these was a failed try. */
const SECRETS = new Set(['password', 'currentPassword', 'code']);

/** Tries of users at their own passwords and codes: an open screen, or a stolen session, is no way to guess them. */
export class OwnSecrets {
  private readonly attempts: Attempts;

  constructor(redis: Redis, namespace: string) {
    this.attempts = new Attempts(redis, `${namespace}own-secret:`, WINDOW_MS);
  }

  /** Sends what proves a secret; throws `too-many` when the user has failed too often, and nothing is sent then. */
  async prove<T>(userId: number, send: () => Promise<T>): Promise<T> {
    const attempt = await this.attempts.count([{ key: `user:${userId}`, tries: TRIES }]);
    try {
      const answer = await send();
      await attempt.takeBack();
      return answer;
    } catch (error) {
      if (!mayHaveFailed(error)) await attempt.takeBack();
      throw error;
    }
  }
}

/** No answer may have been a failed try as well. */
function mayHaveFailed(error: unknown): boolean {
  if (!(error instanceof DomainError) || error.kind === 'unavailable') return true;
  return error.details.errors?.some(({ field }) => SECRETS.has(field)) === true;
}
