import type { Redis } from 'ioredis';
import type { Log } from '../log/log.js';

/** A process's connections to Redis: one shared by all commands, and one of its own for each that blocks. */
export class RedisConnections {
  private readonly open: Redis[] = [];
  private common?: Redis;

  constructor(
    private readonly connect: () => Redis,
    private readonly log: Log,
  ) {}

  shared(): Redis {
    this.common ??= this.own();
    return this.common;
  }

  own(): Redis {
    const redis = this.connect();
    redis.on('error', (error: Error) => this.log.warn({ err: error }, 'Redis is not reachable'));
    this.open.push(redis);
    return redis;
  }

  get used(): boolean {
    return this.open.length > 0;
  }

  close(): void {
    for (const redis of this.open) redis.disconnect();
  }
}
