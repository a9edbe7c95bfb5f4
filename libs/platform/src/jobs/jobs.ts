import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { unavailable } from '../errors/domain-error.js';
import { currentSpan, traced } from '../tracing/tracing.js';
import type { QueueDefinition } from './queue.js';

/** Finished jobs are kept for looking at, not as a record. */
const KEEP_COMPLETED = 1000;
const KEEP_FAILED = 5000;
/** BullMQ's largest priority; the lower it is the sooner comes the job, and without one first of all. */
const MOST_BEHIND = 2 ** 21;
/** BullMQ itself would wait for Redis for ever. */
const ANSWER_TIMEOUT_MS = 2500;

interface JobOptions {
  key?: string;
  delayMs?: number;
  /** How many jobs of the same owner wait already: a job of somebody who has fewer of them is done before it. Default 0. */
  behind?: number;
}

/** Puts jobs into queues. */
export class Jobs {
  private readonly queues = new Map<string, Promise<Queue>>();

  constructor(
    private readonly connection: () => Redis,
    readonly prefix: string,
  ) {}

  /**
   * Queues a job; when this resolves it is in Redis, and while Redis is away it is `unavailable`. Jobs with the same
   * `key` are one as long as it waits; while it runs, one more is kept and done after it: what the caller has just
   * committed may have come too late for the one that runs.
   */
  add<Payloads extends object, Name extends keyof Payloads & string>(
    queue: QueueDefinition<Payloads>,
    name: Name,
    payload: Payloads[Name],
    options: JobOptions = {},
  ): Promise<void> {
    return this.addAll(queue, name, [{ payload, ...options }]);
  }

  /** The same for many jobs of one kind, or for none, on one way to Redis and back. */
  async addAll<Payloads extends object, Name extends keyof Payloads & string>(
    queue: QueueDefinition<Payloads>,
    name: Name,
    jobs: (JobOptions & { payload: Payloads[Name] })[],
  ): Promise<void> {
    if (jobs.length === 0) return;
    await traced(
      () => ({
        kind: 'producer',
        name: `send ${queue.name} ${name}`,
        attributes: { 'messaging.operation.type': 'send', 'messaging.destination.name': queue.name },
      }),
      () => this.put(queue, name, jobs),
    );
  }

  private async put<Payloads extends object, Name extends keyof Payloads & string>(
    queue: QueueDefinition<Payloads>,
    name: Name,
    jobs: (JobOptions & { payload: Payloads[Name] })[],
  ): Promise<void> {
    const settings = queue.jobs[name];
    const target = await this.queue(queue.name);
    const added = target.addBulk(
      jobs.map(({ payload, key, delayMs, behind = 0 }) => ({
        name,
        data: payload,
        opts: {
          deduplication: key === undefined ? undefined : { id: key, keepLastIfActive: true },
          delay: delayMs,
          priority: behind === 0 ? undefined : Math.min(behind, MOST_BEHIND),
          attempts: settings.attempts,
          backoff: { type: 'exponential', delay: settings.backoffMs },
          removeOnComplete: KEEP_COMPLETED,
          removeOnFail: KEEP_FAILED,
          telemetry: { metadata: currentSpan()?.traceparent },
        },
      })),
    );
    await withinTime(added);
  }

  /** The queue itself, for figures. */
  queue(name: string): Promise<Queue> {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = this.openQueue(name);
      this.queues.set(name, queue);
    }
    return queue;
  }

  /** Whether Redis can be reached now. */
  get reachable(): boolean {
    return this.connection().status === 'ready';
  }

  async close(): Promise<void> {
    if (this.queues.size === 0 || !this.reachable) return;
    for (const queue of this.queues.values()) await (await queue).close();
  }

  private async openQueue(name: string): Promise<Queue> {
    // Loaded only by services that have queues: it is a good part of a small process.
    const { Queue } = await import('bullmq');
    const queue = new Queue(name, { connection: this.connection(), prefix: this.prefix });
    queue.on('error', () => undefined); // A lost connection is reported by the call that needed it.
    return queue;
  }
}

/** Rejects with `unavailable` when Redis has not answered in time. */
export async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    const late = () => reject(unavailable(new Error('Redis did not answer in time')));
    timer = setTimeout(late, ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
