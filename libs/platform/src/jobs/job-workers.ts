import type { Job as BullJob, Worker } from 'bullmq';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Call, runInCall } from '../call/call.js';
import { isContended, isUnavailable } from '../errors/postgres-errors.js';
import type { Log } from '../log/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Tracing } from '../tracing/tracing.js';
import type { GivenUpJobs } from './given-up-jobs.js';
import type { JobContext, JobSettings, QueueDefinition } from './queue.js';

/** A worker that stops renewing its lock is dead after this; its job is taken up by another. */
const LOCK_MS = 15_000;
const STALLED_CHECK_MS = 5000;
/** How often a job may lose its worker before it is given up. */
const MAX_STALLED = 3;

/** A job that meets an absent server waits without using up its tries, for about a day of such pauses. */
const MAX_AWAY_PAUSE_MS = 5000;
const STARTS_WHILE_AWAY = 20_000;

export type JobHandler = (payload: unknown, context: JobContext) => Promise<void>;

/** Does the jobs of a service's queues, in this process. */
export class JobWorkers {
  private readonly workers: { worker: Worker; redis: Redis }[] = [];
  private readonly notes = new Set<Promise<void>>();

  constructor(
    private readonly connection: () => Redis,
    private readonly prefix: string,
    private readonly givenUp: GivenUpJobs,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {}

  async start(queue: QueueDefinition<object>, handlers: Map<string, JobHandler>): Promise<void> {
    const { Worker } = await import('bullmq');
    const settings = queue.jobs as Record<string, JobSettings>;
    const redis = this.connection();
    const worker = new Worker(
      queue.name,
      (job, token) => {
        return this.run(job, token, handlers.get(job.name)!, settings[job.name]!);
      },
      {
        connection: redis,
        prefix: this.prefix,
        concurrency: Math.max(1, ...Object.values(settings).map(({ concurrency }) => concurrency ?? 1)),
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: MAX_STALLED,
      },
    );
    worker.on('error', (error) => this.log.warn({ err: error, queue: queue.name }, 'job queue is not reachable'));
    worker.on('failed', (job, error) => {
      this.log.warn({ err: error, queue: queue.name, job: job?.name, jobId: job?.id }, 'job failed');
      this.noting(this.givenUp.noted(job));
    });
    this.workers.push({ worker, redis });
  }

  /** Takes no new jobs and finishes those begun. Without Redis the workers are closed at once. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map(({ worker, redis }) => worker.close(redis.status !== 'ready')));
    await Promise.all(this.notes);
  }

  private noting(note: Promise<void>): void {
    this.notes.add(note);
    void note.finally(() => this.notes.delete(note));
  }

  private run(job: BullJob, token: string | undefined, handler: JobHandler, settings: JobSettings): Promise<void> {
    const attributes = {
      'messaging.operation.type': 'process',
      'messaging.destination.name': job.queueName,
      'messaging.message.id': job.id ?? '',
    };
    return this.tracing.enter(
      () => ({ kind: 'consumer', name: `process ${job.queueName} ${job.name}`, attributes }),
      job.opts.telemetry?.metadata,
      () => this.attempt(job, token, handler, settings),
    );
  }

  private async attempt(
    job: BullJob,
    token: string | undefined,
    handler: JobHandler,
    settings: JobSettings,
  ): Promise<void> {
    const end = this.metrics.jobSeconds.startTimer({ job: job.name });
    const attempt = job.attemptsMade + 1;
    const limit = new AbortController();
    try {
      const work = runInCall(new Call({ requestId: requestIdOf(job) }), () =>
        handler(job.data, { attempt, lastAttempt: attempt >= settings.attempts, signal: limit.signal }),
      );
      await (settings.timeoutMs === undefined ? work : withinTime(work, settings.timeoutMs, limit));
      end({ outcome: 'done' });
    } catch (error) {
      const isAway = isUnavailable(error) && !isContended(error);
      if (isAway && job.attemptsStarted < STARTS_WHILE_AWAY) {
        end({ outcome: 'postponed' });
        return this.postpone(job, token, settings, error);
      }
      end({ outcome: 'failed' });
      throw error;
    }
  }

  /** Never resolves: `DelayedError` is how BullMQ is told that the job has been put back. */
  private async postpone(
    job: BullJob,
    token: string | undefined,
    { backoffMs }: JobSettings,
    error: unknown,
  ): Promise<never> {
    const { DelayedError } = await import('bullmq');
    const pauseMs = Math.min(MAX_AWAY_PAUSE_MS, backoffMs * 2 ** Math.min(job.attemptsStarted, 20));
    this.log.warn(
      { err: error, queue: job.queueName, job: job.name, jobId: job.id, pauseMs },
      'job waits for a server',
    );
    await job.moveToDelayed(Date.now() + pauseMs, token);
    throw new DelayedError();
  }
}

/** What the log shows: the business that the job is about, where it has a key. */
function requestIdOf(job: BullJob): string {
  return job.opts.deduplication?.id ?? job.id ?? randomUUID();
}

async function withinTime(work: Promise<void>, timeoutMs: number, limit: AbortController): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.abort();
      reject(new Error(`The job took longer than ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
