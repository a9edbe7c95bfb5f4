import { until } from '#testing';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 50;

export interface Refusal {
  worker: number;
  status: number;
  /** How long the client waited for it. */
  ms: number;
  retryAfter: string | null;
}

/**
 * Workers that go through faults as careful clients do: each does one operation after the other, and insists on every
 * request until it is answered.
 */
export abstract class SteadyLoad {
  readonly refusals: Refusal[] = [];
  /** Operations that each worker has finished. */
  readonly finished: number[] = [];
  private ending = false;
  private workers: Promise<void>[] = [];
  private failure?: Error;

  /** A steady load, not all that the machine can take: processes that start need their share. */
  protected constructor(private readonly pauseMs: number) {}

  /** One operation. */
  protected abstract operate(worker: number): Promise<void>;

  get total(): number {
    return this.finished.reduce((sum, count) => sum + count, 0);
  }

  start(workers: number): void {
    this.finished.push(...Array.from({ length: workers }, () => 0));
    this.workers = this.finished.map((_, worker) => this.work(worker).catch((error: Error) => this.fail(error)));
  }

  /** Waits for a state of the load; an answer that no fault excuses ends the waiting. */
  async reaches(state: () => boolean, message: string, timeoutMs: number): Promise<void> {
    await until(() => this.failure !== undefined || state(), message, timeoutMs).catch((error: Error) =>
      this.fail(error),
    );
    if (this.failure !== undefined) throw this.failure;
  }

  /** Lets each worker finish what it has begun, unless all has failed. */
  async stop(): Promise<void> {
    this.ending = true;
    await Promise.all(this.workers);
    if (this.failure !== undefined) throw this.failure;
  }

  /** The same request until it is answered; `what` names it in a failure. */
  protected async insist<T extends { status: number; headers?: Headers }>(
    worker: number,
    what: string,
    request: () => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const begun = performance.now();
      const answer = await request();
      if (answer.status < 300) return answer;
      // Away (503) and still running (409) pass; anything else is a defect.
      if (![409, 503].includes(answer.status)) throw new Error(`${what}: ${JSON.stringify(answer)}`);
      const ms = performance.now() - begun;
      const retryAfter = answer.headers?.get('retry-after') ?? null;
      this.refusals.push({ worker, status: answer.status, ms, retryAfter });
      if (this.failure !== undefined) throw this.failure;
      await pause(AGAIN_MS);
    }
  }

  private fail(error: Error): void {
    this.failure ??= error;
  }

  private async work(worker: number): Promise<void> {
    for (; !this.ending; await pause(this.pauseMs)) {
      await this.operate(worker);
      this.finished[worker]! += 1;
    }
  }
}
