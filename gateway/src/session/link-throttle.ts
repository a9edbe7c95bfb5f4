import type { Redis } from 'ioredis';
import { Attempts } from './attempts.js';
import { foldUsername } from './fold-username.js';
import { networkOf } from './network-of.js';

const HOUR_MS = 60 * 60_000;
const ASKED_PER_EMAIL = 5;
const ASKED_PER_ADDRESS = 30;
/** A company behind one address opens so many links that are over, and mistypes so many names, in no hour. */
const REFUSED_PER_ADDRESS = 100;

/** What a link opens; or `registration`: what says of a name or an address whether it is taken. */
export type Refusable = 'account' | 'invitation' | 'mail' | 'registration';

/**
 * What strangers may try: to have a new password mailed, links, and names to sign up under. A wish for a password is
 * counted whoever has the address, so that a refusal says nothing of it either; nobody's mailbox is flooded.
 */
export class LinkThrottle {
  private readonly wishes: Attempts;
  private readonly refusals: Attempts;
  private readonly registrations: Attempts;

  /** @param registeredPerAddress accounts in an hour; 0: any number */
  constructor(
    redis: Redis,
    namespace: string,
    private readonly registeredPerAddress: number,
  ) {
    const attempts = (name: string): Attempts =>
      new Attempts(redis, `${namespace}${name}:`, HOUR_MS, 'Too many requests. Please try again later.');
    this.wishes = attempts('password-wish');
    this.refusals = attempts('refused');
    this.registrations = attempts('registered');
  }

  /** Throws `too-many` when either limit is used up. */
  async countWish(email: string, address: string): Promise<void> {
    await this.wishes.count([
      { key: `email:${foldUsername(email)}`, tries: ASKED_PER_EMAIL },
      { key: `address:${networkOf(address)}`, tries: ASKED_PER_ADDRESS },
    ]);
  }

  /**
   * Makes an account: each may order from everybody at once, and each seller waits for an administrator. Throws `too-many`
   * when so many were made from there, or refused.
   */
  async register<T>(address: string, send: () => Promise<T>): Promise<T> {
    const limits = [{ key: `address:${networkOf(address)}`, tries: this.registeredPerAddress }];
    const made = this.registeredPerAddress === 0 ? undefined : await this.registrations.count(limits);
    try {
      return await this.count('registration', address, send);
    } catch (error) {
      await made?.takeBack();
      throw error;
    }
  }

  /** Sends what may be refused; only what was refused stays counted. Throws `too-many` as above. */
  async count<T>(kind: Refusable, address: string, send: () => Promise<T>): Promise<T> {
    const attempt = await this.refusals.count([{ key: `${kind}:${networkOf(address)}`, tries: REFUSED_PER_ADDRESS }]);
    const answer = await send();
    await attempt.takeBack();
    return answer;
  }
}
