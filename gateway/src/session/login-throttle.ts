import { Injectable } from '@nestjs/common';
import { DomainError } from '#platform';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_USER = 10;
const FAILURES_PER_ADDRESS = 100;

/** Counts failed logins in Redis, per username and per address; over the limit a login is refused unread. */
@Injectable()
export class LoginThrottle {
  private readonly perUser: RateLimiterRedis;
  private readonly perAddress: RateLimiterRedis;

  constructor(redis: Redis, namespace: string) {
    const common = { storeClient: redis, duration: WINDOW_SECONDS };
    this.perUser = new RateLimiterRedis({
      ...common,
      keyPrefix: `${namespace}login-user`,
      points: FAILURES_PER_USER,
    });
    this.perAddress = new RateLimiterRedis({
      ...common,
      keyPrefix: `${namespace}login-address`,
      points: FAILURES_PER_ADDRESS,
    });
  }

  /** Throws `too-many` when either limit is used up. */
  async check(username: string, address: string): Promise<void> {
    const [user, from] = await Promise.all([this.perUser.get(fold(username)), this.perAddress.get(address)]);
    for (const used of [user, from]) if (used && used.remainingPoints <= 0) throw tooMany(used);
  }

  async failed(username: string, address: string): Promise<void> {
    // A full bucket rejects; the next check() is what refuses.
    await Promise.allSettled([this.perUser.consume(fold(username)), this.perAddress.consume(address)]);
  }

  async succeeded(username: string): Promise<void> {
    await this.perUser.delete(fold(username));
  }
}

function fold(username: string): string {
  return username.toLowerCase();
}

function tooMany(used: RateLimiterRes): DomainError {
  const retryAfter = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  return new DomainError('too-many', 'Too many failed logins. Please try again later.', { retryAfter });
}
