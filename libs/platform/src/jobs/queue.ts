import type { Tx } from '../database/tx.js';

/** How one kind of job runs. */
export interface JobSettings {
  /** Tries in all, the first included. */
  attempts: number;
  /** Pause before the second try, in milliseconds; doubles each time. */
  backoffMs: number;
  /** Jobs of the queue at a time per process; the largest of its kinds counts. Default 1. */
  concurrency?: number;
  /** A try that takes longer has failed. Default: no limit. */
  timeoutMs?: number;
}

/** A queue: the typed map from job names to payloads, and how each runs. */
export interface QueueDefinition<Payloads extends object> {
  readonly name: string;
  readonly jobs: { readonly [Name in keyof Payloads]: JobSettings };
  readonly types?: Payloads;
}

/** Defines a queue. Payloads are ids; handlers read the state afresh. */
export function defineQueue<Payloads extends object>(
  name: string,
  jobs: { [Name in keyof Payloads]: JobSettings },
): QueueDefinition<Payloads> {
  if (name.includes(':')) throw new Error(`Queue name ${name}: BullMQ keeps ':' for itself`);
  return { name, jobs };
}

/** One try of a job. */
export interface JobContext {
  /** 1 for the first try. */
  attempt: number;
  lastAttempt: boolean;
  /** Aborted when the try's time is up. */
  signal: AbortSignal;
}

export const JOB = 'platform:job';
export interface JobMetadata {
  queue: string;
  name: string;
}

export const REOPENS = 'platform:reopens';

/**
 * The method makes what this job was about wait for it once more, when an administrator has it done again after its last
 * try: `(tx, payload) => whether there is anything left to do`. Without one the handler alone decides.
 */
export function Reopens<Payloads extends object, Name extends keyof Payloads & string>(
  queue: QueueDefinition<Payloads>,
  name: Name,
) {
  return <Work extends (tx: Tx, payload: Payloads[Name]) => Promise<boolean>>(
    _target: object,
    _key: string | symbol,
    descriptor: TypedPropertyDescriptor<Work>,
  ): void => {
    Reflect.defineMetadata(REOPENS, { queue: queue.name, name } satisfies JobMetadata, descriptor.value!);
  };
}

/** The method does this job: `(payload, context) => void`. It may run twice and must not mind. */
export function Job<Payloads extends object, Name extends keyof Payloads & string>(
  queue: QueueDefinition<Payloads>,
  name: Name,
) {
  // Generic over the method: one that needs no context need not name it.
  return <Work extends (payload: Payloads[Name], context: JobContext) => Promise<void>>(
    _target: object,
    _key: string | symbol,
    descriptor: TypedPropertyDescriptor<Work>,
  ): void => {
    Reflect.defineMetadata(JOB, { queue: queue.name, name } satisfies JobMetadata, descriptor.value!);
  };
}
