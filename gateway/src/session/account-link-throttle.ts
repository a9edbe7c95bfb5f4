import type { Redis } from 'ioredis';
import { Attempts } from './attempts.js';
import { foldUsername } from './fold-username.js';
import { networkOf } from './network-of.js';

const HOUR_MS = 60 * 60_000;
const ASKED_PER_EMAIL = 5;
const ASKED_PER_ADDRESS = 30;
const TOKENS_PER_ADDRESS = 100;

/**
 * Wishes for a new password and tries at the links that grant them. A wish is counted whoever has the address, so that
 * a refusal says nothing of it either; nobody's mailbox is flooded.
 */
export class AccountLinkThrottle {
  private readonly wishes: Attempts;
  private readonly tokens: Attempts;

  constructor(redis: Redis, namespace: string) {
    const tooMany = 'Too many requests. Please try again later.';
    this.wishes = new Attempts(redis, `${namespace}password-wish:`, HOUR_MS, tooMany);
    this.tokens = new Attempts(redis, `${namespace}password-token:`, HOUR_MS, tooMany);
  }

  /** Throws `too-many` when either limit is used up. */
  async countWish(email: string, address: string): Promise<void> {
    await this.wishes.count([
      { key: `email:${foldUsername(email)}`, tries: ASKED_PER_EMAIL },
      { key: `address:${networkOf(address)}`, tries: ASKED_PER_ADDRESS },
    ]);
  }

  /** Sends what brings a token; only what was refused stays counted. Throws `too-many` as above. */
  async withToken<T>(address: string, send: () => Promise<T>): Promise<T> {
    const attempt = await this.tokens.count([{ key: `address:${networkOf(address)}`, tries: TOKENS_PER_ADDRESS }]);
    const answer = await send();
    await attempt.takeBack();
    return answer;
  }
}
