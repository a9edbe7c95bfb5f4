import { DomainError } from '#platform';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

/** How often something may be tried within the window, by whom or on what. */
export interface Limit {
  key: string;
  tries: number;
}

/** One try that was counted. */
export interface Attempt {
  /** It was none after all: as if it had not been made. */
  takeBack(): Promise<void>;
}

/**
 * Counts a try against every limit, or, when one of them is used up, against none: one step, so that of any number at
 * once only so many get through. Each key is a sorted set of the tries of the window by Redis's own clock.
 * ARGV: window in ms, id of the try, then the limit of each key. Answers 0, or the ms until there is room again.
 */
const COUNT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local window = tonumber(ARGV[1])
  local wait = 0
  for i, key in ipairs(KEYS) do
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
    local limit = tonumber(ARGV[2 + i])
    local over = redis.call('ZCARD', key) - limit
    if over >= 0 then
      local free = redis.call('ZRANGE', key, over, over, 'WITHSCORES')
      wait = math.max(wait, free[2] + window - now)
    end
  end
  if wait > 0 then return wait end
  for _, key in ipairs(KEYS) do
    redis.call('ZADD', key, now, ARGV[2])
    redis.call('PEXPIRE', key, window)
  end
  return 0`;

/**
 * Tries at a secret: passwords, codes. A try is counted *before* it is made, whatever becomes of this process; whoever
 * succeeds takes it back. While Redis is away nothing may be tried.
 */
export class Attempts {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly windowMs: number,
    private readonly refusal = 'Too many failed attempts. Please try again later.',
  ) {}

  /** Throws `too-many` with `retryAfter` in seconds when one of the limits is used up. */
  async count(limits: Limit[]): Promise<Attempt> {
    const id = randomUUID();
    const keys = limits.map(({ key }) => this.prefix + key);
    const tries = limits.map((limit) => limit.tries);
    const waitMs = Number(await this.redis.eval(COUNT, keys.length, ...keys, this.windowMs, id, ...tries));
    if (waitMs > 0) {
      const retryAfter = Math.ceil(waitMs / 1000);
      throw new DomainError('too-many', this.refusal, { retryAfter });
    }
    return {
      takeBack: async () => {
        await Promise.all(keys.map((key) => this.redis.zrem(key, id)));
      },
    };
  }

  /** Forgets all tries of a key. */
  async clear(key: string): Promise<void> {
    await this.redis.del(this.prefix + key);
  }
}
