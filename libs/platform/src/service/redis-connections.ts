import type { Redis, RedisOptions } from 'ioredis';
import type { Log } from '../log/log.js';

/** A command that got no answer in this time has failed: who waits for it is told, while Redis is looked for again. */
const COMMAND_TIMEOUT_MS = 2000;

/** A process's connections to Redis: one shared by all commands, and one of its own for each that blocks. */
export class RedisConnections {
  private readonly open: Redis[] = [];
  private common?: Redis;

  constructor(
    private readonly connect: (options: RedisOptions) => Redis,
    private readonly log: Log,
  ) {}

  shared(): Redis {
    this.common ??= this.connection({ commandTimeout: COMMAND_TIMEOUT_MS });
    return this.common;
  }

  own(): Redis {
    return this.connection({});
  }

  get used(): boolean {
    return this.open.length > 0;
  }

  close(): void {
    for (const redis of this.open) redis.disconnect();
  }

  private connection(options: RedisOptions): Redis {
    const redis = this.connect(options);
    redis.on('error', (error: Error) => this.log.warn({ err: error }, 'Redis is not reachable'));
    this.open.push(redis);
    return redis;
  }
}
