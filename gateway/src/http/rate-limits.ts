import { DomainError } from '#platform';
import type { FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.js';
import { MAX_REMEMBERED } from '../session/remembered.js';

const WINDOW_SECONDS = 60;
/** A page asks for several things at once: users' requests are counted in Redis so many at a time. */
const USER_LEASE = 20;

interface Counted {
  limit: number;
  remaining: number;
  /** Seconds until the count begins anew. */
  reset: number;
}

/** Requests counted in Redis, of which a lease is taken at a time: exact for a lease of one, else right to a lease per gateway. */
class Limit {
  private readonly limiter: RateLimiterRedis;
  private readonly leases = new LRUCache<string, { left: number; taken: Promise<RateLimiterRes> }>({
    max: MAX_REMEMBERED,
    ttl: WINDOW_SECONDS * 1000,
  });

  constructor(
    redis: Redis,
    keyPrefix: string,
    private readonly points: number,
    private readonly lease: number,
  ) {
    const options = { keyPrefix, points, duration: WINDOW_SECONDS };
    this.limiter = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      // Who is over the limit is refused without asking again.
      inMemoryBlockOnConsumed: points + 1,
      // While Redis is away each gateway counts for itself, at once.
      insuranceLimiter: new RateLimiterMemory(options),
      rejectIfRedisNotReady: true,
    });
  }

  /** Throws `too-many` with `retryAfter` in seconds. */
  async count(key: string): Promise<Counted> {
    const lease = this.leaseOf(key);
    lease.left -= 1;
    try {
      const { remainingPoints, msBeforeNext } = await lease.taken;
      return this.told(remainingPoints + Math.max(0, lease.left), msBeforeNext);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const { reset } = this.told(0, error.msBeforeNext);
      throw new DomainError('too-many', 'Too many requests. Please slow down.', { retryAfter: reset });
    }
  }

  private leaseOf(key: string): { left: number; taken: Promise<RateLimiterRes> } {
    const known = this.leases.get(key);
    if (known && known.left > 0) return known;
    const lease = { left: this.lease, taken: this.limiter.consume(key, this.lease) };
    this.leases.set(key, lease);
    lease.taken.catch(() => {
      if (this.leases.get(key) === lease) this.leases.delete(key);
    });
    return lease;
  }

  private told(remaining: number, msBeforeNext: number): Counted {
    return { limit: this.points, remaining, reset: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  }
}

interface Caller {
  userId: number;
  tokenId?: number;
}

/** How much of the product one user, and one token, may take up; told in `RateLimit-*` headers (the IETF's draft 6). */
export class RateLimits {
  private readonly ofUsers?: Limit;
  private readonly ofTokens?: Limit;

  constructor(redis: Redis, { NAMESPACE, RATE_LIMIT_PER_USER, RATE_LIMIT_PER_TOKEN }: GatewayConfig) {
    const limit = (name: string, points: number, lease: number): Limit | undefined =>
      points === 0 ? undefined : new Limit(redis, `${NAMESPACE}rate:${name}`, points, Math.min(lease, points));
    this.ofUsers = limit('user', RATE_LIMIT_PER_USER, USER_LEASE);
    this.ofTokens = limit('token', RATE_LIMIT_PER_TOKEN, 1);
  }

  /** Counts a request; throws `too-many`. A token's counts as its user's too. */
  async count({ userId, tokenId }: Caller, reply: FastifyReply): Promise<void> {
    if (tokenId !== undefined) tell(reply, await this.ofTokens?.count(String(tokenId)));
    const counted = await this.ofUsers?.count(String(userId));
    if (tokenId === undefined) tell(reply, counted);
  }
}

function tell(reply: FastifyReply, counted: Counted | undefined): void {
  if (!counted) return;
  const { limit, remaining, reset } = counted;
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': reset,
    'ratelimit-policy': `${limit};w=${WINDOW_SECONDS}`,
  });
}
