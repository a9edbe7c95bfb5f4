import type { Db } from '../database/db.js';
import type { Log } from '../log/log.js';

export const EVERY = 'platform:every';

/** The method is upkeep that runs at this interval (`30s`, `10m`, `1h`), on one replica of the service at a time. */
export function Every(interval: `${number}${'s' | 'm' | 'h'}`): MethodDecorator {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(EVERY, milliseconds(interval), descriptor.value as object);
  };
}

function milliseconds(interval: string): number {
  return Number.parseInt(interval, 10) * { s: 1000, m: 60_000, h: 3_600_000 }[interval.at(-1) as 's' | 'm' | 'h'];
}

export interface Upkeep {
  name: string;
  intervalMs: number;
  run(): Promise<unknown>;
}

/** Runs upkeep on timers. An advisory lock lets only one replica do it; errors are logged and the next round tries again. */
export class UpkeepTimers {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  start(upkeep: Upkeep): void {
    const timer = setInterval(() => {
      const round = this.round(upkeep).finally(() => this.running.delete(round));
      this.running.add(round);
    }, upkeep.intervalMs);
    this.timers.push(timer.unref());
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.allSettled(this.running);
  }

  private async round({ name, run }: Upkeep): Promise<void> {
    const client = await this.db.pool.connect().catch(() => undefined);
    if (!client) return;
    try {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS mine', [
        name,
      ]);
      if (!rows[0]?.mine) return;
      try {
        await run();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
      }
    } catch (error) {
      this.log.error({ err: error, upkeep: name }, 'upkeep failed');
    } finally {
      client.release();
    }
  }
}
