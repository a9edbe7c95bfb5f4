import type { Redis } from 'ioredis';
import { Attempts, type Limit } from './attempts.js';
import { foldUsername } from './fold-username.js';
import { networkOf } from './network-of.js';

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_USER = 10;
const TRIES_PER_ADDRESS = 100;
const CHALLENGES_PER_ADDRESS = 300;

/** A login whose password is yet to be checked; it counts as failed until one of these is called. */
export interface CountedLogin {
  succeeded(): Promise<void>;
  /** The password was not what kept it out: the user is deactivated, say. */
  takeBack(): Promise<void>;
}

/** Failed logins in Redis, per username and per address (an IPv6 one with its /64); over the limit a login is refused unread. */
export class LoginThrottle {
  private readonly attempts: Attempts;
  private readonly challenges: Attempts;

  constructor(redis: Redis, namespace: string) {
    this.attempts = new Attempts(redis, `${namespace}login:`, WINDOW_MS);
    this.challenges = new Attempts(redis, `${namespace}passkey-challenge:`, WINDOW_MS);
  }

  /** Throws `too-many` when either limit is used up. */
  async count(username: string, address: string): Promise<CountedLogin> {
    const user = `user:${foldUsername(username)}`;
    const attempt = await this.attempts.count([{ key: user, tries: TRIES_PER_USER }, addressLimit(address)]);
    return {
      succeeded: async () => {
        await Promise.all([attempt.takeBack(), this.attempts.clear(user)]);
      },
      takeBack: () => attempt.takeBack(),
    };
  }

  /** A login that names nobody: counted with the others of the address. Throws as above. */
  async countNameless(address: string): Promise<CountedLogin> {
    const attempt = await this.attempts.count([addressLimit(address)]);
    const takeBack = (): Promise<void> => attempt.takeBack();
    return { succeeded: takeBack, takeBack };
  }

  /** A challenge for a passkey is written down for five minutes, whoever asks. Throws `too-many` when an address has asked too often. */
  async countChallenge(address: string): Promise<void> {
    await this.challenges.count([{ key: `address:${networkOf(address)}`, tries: CHALLENGES_PER_ADDRESS }]);
  }
}

const addressLimit = (address: string): Limit => ({ key: `address:${networkOf(address)}`, tries: TRIES_PER_ADDRESS });
