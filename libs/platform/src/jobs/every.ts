import type { Db } from '../database/db.js';
import type { Log } from '../log/log.js';

export const EVERY = 'platform:every';

/**
 * The method is upkeep that runs at this interval (`30s`, `10m`, `1h`), on one replica of the service at a time. It
 * takes an `AbortSignal` that tells when the process is about to end, and must bear being killed at any point.
 */
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
  run(stopping: AbortSignal): Promise<unknown>;
}

/** How long a turn outlives a process that dies in it. */
const LEASE_MS = 60_000;
/** Upkeep that is due, on whatever replica, is found at this pace. */
const LOOK_MS = 60_000;

/** Takes the turn if it is free. A process that never returns it loses it when the lease ends. */
const TAKE_TURN = `
  INSERT INTO upkeep_turn (name, not_before) VALUES ($1, now() + $2 * interval '1 ms')
  ON CONFLICT (name) DO UPDATE SET not_before = excluded.not_before WHERE upkeep_turn.not_before <= now()
  RETURNING 1`;
const PUT_OFF = `UPDATE upkeep_turn SET not_before = now() + $2 * interval '1 ms' WHERE name = $1`;

/**
 * Runs upkeep when it is due, counted over all replicas. The turn is a row with a lease, not a lock: a lock would keep
 * a connection for as long as the work runs, while the work waits for another. Errors are logged, the next turn tries again.
 */
export class UpkeepTimers {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  start(upkeep: Upkeep): void {
    const timer = setInterval(() => this.look(upkeep), Math.min(upkeep.intervalMs, LOOK_MS));
    this.timers.push(timer.unref());
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.stopping.abort();
    await Promise.allSettled(this.running.values());
  }

  private look(upkeep: Upkeep): void {
    if (this.running.has(upkeep.name)) return;
    const turn = this.turn(upkeep)
      .catch((error: unknown) => this.log.error({ err: error, upkeep: upkeep.name }, 'upkeep failed'))
      .finally(() => this.running.delete(upkeep.name));
    this.running.set(upkeep.name, turn);
  }

  private async turn({ name, intervalMs, run }: Upkeep): Promise<void> {
    const began = Date.now();
    if (!(await this.db.row(TAKE_TURN, [name, LEASE_MS]))) return;
    const renewal = setInterval(() => this.renew(name), LEASE_MS / 3);
    try {
      await run(this.stopping.signal);
    } finally {
      clearInterval(renewal);
      // A little early: the timers of replicas do not beat in step, and none should come just too soon.
      const rest = began + intervalMs * 0.9 - Date.now();
      await this.db.rows(PUT_OFF, [name, Math.max(0, rest)]);
    }
  }

  private renew(name: string): void {
    this.db
      .rows(PUT_OFF, [name, LEASE_MS])
      .catch((error: unknown) => this.log.warn({ err: error, upkeep: name }, 'turn of upkeep could not be prolonged'));
  }
}
