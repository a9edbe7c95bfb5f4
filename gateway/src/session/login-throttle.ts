import type { Redis } from 'ioredis';
import { Attempts } from './attempts.js';
import { foldUsername } from './fold-username.js';
import { networkOf } from './network-of.js';

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_USER = 10;
const TRIES_PER_ADDRESS = 100;

/** A login whose password is yet to be checked; it counts as failed until one of these is called. */
export interface CountedLogin {
  succeeded(): Promise<void>;
  /** The password was not what kept it out: the user is deactivated, say. */
  takeBack(): Promise<void>;
}

/** Failed logins in Redis, per username and per address (an IPv6 one with its /64); over the limit a login is refused unread. */
export class LoginThrottle {
  private readonly attempts: Attempts;

  constructor(redis: Redis, namespace: string) {
    this.attempts = new Attempts(redis, `${namespace}login:`, WINDOW_MS);
  }

  /** Throws `too-many` when either limit is used up. */
  async count(username: string, address: string): Promise<CountedLogin> {
    const user = `user:${foldUsername(username)}`;
    const attempt = await this.attempts.count([
      { key: user, tries: TRIES_PER_USER },
      { key: `address:${networkOf(address)}`, tries: TRIES_PER_ADDRESS },
    ]);
    return {
      succeeded: async () => {
        await Promise.all([attempt.takeBack(), this.attempts.clear(user)]);
      },
      takeBack: () => attempt.takeBack(),
    };
  }
}
