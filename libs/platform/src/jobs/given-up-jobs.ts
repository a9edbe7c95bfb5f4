import type { Job } from 'bullmq';
import { createHash } from 'node:crypto';
import type { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import type { Envelope } from '../events/envelope.js';
import type { Log } from '../log/log.js';
import { type Jobs, withinTime } from './jobs.js';
import type { QueueDefinition } from './queue.js';

/** The handler of dead letters that are jobs. */
export const JOB_LETTER = 'job';
/** Of one queue, in one look. */
const AT_A_TIME = 100;

/** Makes what a job was about wait for it once more; answers whether there is anything left to do. */
export type Reopen = (tx: Tx, payload: unknown) => Promise<boolean>;

/** A job as a dead letter keeps it. */
export interface JobEnvelope extends Envelope {
  job: { queue: string; name: string; id: string };
}

/**
 * Jobs whose tries are used up. Each is put aside as a dead letter beside what was left in Redis, at once by whoever saw
 * it fail and otherwise by upkeep; one letter per failure, however often it is found.
 */
export class GivenUpJobs {
  private reopeners = new Map<string, Reopen>();

  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly queues: QueueDefinition<object>[],
    private readonly log: Log,
  ) {}

  /** By queue and name, as `keyOf` has it. */
  reopenedBy(reopeners: Map<string, Reopen>): void {
    this.reopeners = reopeners;
  }

  /** Never rejects: upkeep finds what could not be put aside now. */
  async noted(job: Job | undefined): Promise<void> {
    // One that is tried again has not finished.
    if (!job?.finishedOn) return;
    await this.park(job).catch((error: unknown) =>
      this.log.warn({ err: error, queue: job.queueName, jobId: job.id }, 'failed job waits to be put aside'),
    );
  }

  /** Those that nobody could put aside when they failed: a process that died, a database that was away. */
  async sweep(stopping: AbortSignal): Promise<void> {
    for (const { name } of this.queues) {
      const queue = await this.jobs.queue(name);
      for (const job of await withinTime(queue.getFailed(0, AT_A_TIME - 1))) {
        if (stopping.aborted) return;
        await this.park(job);
      }
    }
  }

  reopen(tx: Tx, { job: { queue, name }, data }: JobEnvelope): Promise<boolean> {
    const reopen = this.reopeners.get(keyOf(queue, name));
    // Its handler reads for itself what there is to do.
    return reopen ? reopen(tx, data) : Promise.resolve(true);
  }

  /** After the commit that reopened it, with all its tries. */
  async again({ job: { queue, name, id }, data }: JobEnvelope): Promise<void> {
    const job = await this.find(queue, id);
    if (job && (await withinTime(job.isFailed()))) {
      return withinTime(job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }));
    }
    const definition = this.queues.find((own) => own.name === queue);
    // Redis has forgotten it; a queue may have been given up since.
    if (!job && definition) await this.jobs.add(definition, name as never, data as never);
  }

  /** It does not come back as a dead letter. */
  async forget({ job: { queue, id } }: JobEnvelope): Promise<void> {
    const job = await this.find(queue, id);
    if (job && (await withinTime(job.isFailed()))) await withinTime(job.remove());
  }

  private async find(queue: string, id: string): Promise<Job | undefined> {
    return withinTime((await this.jobs.queue(queue)).getJob(id));
  }

  private async park(job: Job): Promise<void> {
    const { queueName: queue, name, id = '' } = job;
    const envelope: JobEnvelope = {
      eventId: uuidOf(`${queue}/${id}/${job.finishedOn}`),
      version: 1,
      occurredAt: new Date(job.timestamp).toISOString(),
      requestId: job.opts.deduplication?.id ?? id,
      data: job.data as unknown,
      job: { queue, name, id },
    };
    await this.db.rows(
      `INSERT INTO dead_letter (handler, event_id, subject, envelope, error, tries, parked_at)
       VALUES ('${JOB_LETTER}', $1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [
        envelope.eventId,
        `${JOB_LETTER}.${queue}.${name}`,
        JSON.stringify(envelope),
        job.failedReason || 'It lost its process too often',
        job.attemptsMade,
        new Date(job.finishedOn ?? Date.now()).toISOString(),
      ],
    );
  }
}

export const keyOf = (queue: string, name: string): string => `${queue}/${name}`;

/** The same for the same text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
