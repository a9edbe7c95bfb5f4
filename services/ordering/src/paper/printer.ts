import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { builtFile, currentCall, Slots, unavailable } from '#platform';
import type { PrintTask } from './purchase-order.thread.js';

const THREAD = builtFile('services/ordering/src/paper/purchase-order.thread.js');

const MOST_MEMORY_MB = 256;
/** However long the caller would wait. */
const MOST_MS = 10_000;
/** A thread that has read the fonts is kept for the next document. */
const KEPT_MS = 60_000;

/**
 * Makes documents in a thread, one after the other: two hundred lines take half a second of computing, in which the
 * process goes on answering.
 */
@Injectable()
export class Printer implements OnModuleDestroy {
  private readonly turns = new Slots(1);
  private thread?: Worker;
  private idle?: NodeJS.Timeout;

  /** The PDF; `unavailable` when it does not come before the caller's deadline. */
  async print(task: PrintTask): Promise<Buffer> {
    const endsAt = Math.min(currentCall()?.deadlineAt ?? Infinity, Date.now() + MOST_MS);
    await this.turns.take();
    clearTimeout(this.idle);
    try {
      if (Date.now() >= endsAt) throw tooLate();
      const thread = (this.thread ??= this.startThread());
      return await printIn(thread, task, endsAt - Date.now());
    } catch (error) {
      await this.endThread(); // whatever state it is in
      throw error;
    } finally {
      this.idle = setTimeout(() => void this.endThread(), KEPT_MS).unref();
      this.turns.release();
    }
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.idle);
    await this.endThread();
  }

  private startThread(): Worker {
    const thread = new Worker(THREAD, {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      env: {},
      execArgv: [],
    });
    thread.unref();
    thread.on('error', () => undefined); // told to whoever waits; between documents nobody does
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = undefined;
    });
    return thread;
  }

  private async endThread(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }
}

async function printIn(thread: Worker, task: PrintTask, timeMs: number): Promise<Buffer> {
  const done = new AbortController();
  const { signal } = done;
  try {
    const outcome = Promise.race([
      once(thread, 'message', { signal }) as Promise<[Uint8Array]>, // rejects on an error
      once(thread, 'exit', { signal }).then(() => Promise.reject(new Error('The printing thread ended'))),
      pause(timeMs, undefined, { signal }).then(() => Promise.reject(tooLate())),
    ]);
    thread.postMessage(task);
    const [pdf] = await outcome;
    return Buffer.from(pdf);
  } finally {
    done.abort();
  }
}

const tooLate = () => unavailable(new Error('The document was not ready in time'));
