import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type {
  Extraction,
  FailedExtraction,
  Knowledge,
  Lesson,
  MailReading,
  Taught,
  VendorLayout,
} from '#invoice-reading';
import { builtFile } from '#platform';
import type { ThreadData, ThreadMessage, ThreadTask } from './extraction.thread.js';
import { ReadingConfig } from './reading.config.js';
import { ThreadGate } from './thread-gate.js';

const THREAD = builtFile('services/invoice/src/reading/extraction.thread.js');

/** A mail is taken apart while its uploader waits. */
const MAIL_TIMEOUT_MS = 5000;

/** A decompressing stream grows by some ten megabytes in this time. */
const WATCH_MS = 100;
const MEGABYTE = 1024 * 1024;

/** A thread that has loaded its modules is kept for the next document for so long, and for so many documents. */
const KEPT_MS = 30_000;
const MOST_DOCUMENTS = 100;

/** Longer than any one call into a native library takes. */
const NATIVE_CALL_MS = 30_000;

interface ExtractOptions {
  signal?: AbortSignal;
  /** Told after each page: its number, and of how many. */
  onPage?: (page: number, of: number) => void;
  /** What the uploader's reviews have taught about their vendors' layouts. */
  layouts?: readonly VendorLayout[];
  /** What they know of both parties. */
  knowledge?: Knowledge;
}

/**
 * Reads each document in a thread that reads nothing else meanwhile and is ended when it takes too long or too much
 * memory: what people upload cannot harm the process. One that did well is kept: loading its modules takes longer than
 * reading most documents.
 */
@Injectable()
export class Extractor implements OnModuleDestroy {
  private readonly idle: ReadingThread[] = [];

  constructor(private readonly config: ReadingConfig) {}

  extract(bytes: Uint8Array, { layouts = [], knowledge, ...options }: ExtractOptions = {}): Promise<Extraction> {
    return this.run<Extraction>({ bytes, layouts, knowledge }, options);
  }

  /** What a person's corrections say about the vendor's paper; null when there is nothing to learn. */
  async learn(bytes: Uint8Array, taught: Taught, { layouts = [], ...options }: ExtractOptions): Promise<Lesson | null> {
    const lesson = await this.run<Lesson | null>({ bytes, layouts, taught }, options);
    return lesson && 'layout' in lesson ? lesson : null;
  }

  /** The files that came with a mail. */
  readMail(bytes: Uint8Array): Promise<MailReading | FailedExtraction> {
    const timeoutMs = Math.min(MAIL_TIMEOUT_MS, this.config.READING_TIMEOUT_MS);
    return this.run<MailReading>({ bytes, layouts: [], isMail: true }, {}, timeoutMs);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.idle.splice(0).map(end));
  }

  private async run<Result>(
    task: Omit<ThreadTask, 'timeoutMs'>,
    { signal, onPage }: ExtractOptions,
    timeoutMs = this.config.READING_TIMEOUT_MS,
  ): Promise<Result | FailedExtraction> {
    const reading = this.take();
    const { thread } = reading;
    const memoryLimit = process.memoryUsage.rss() + this.config.READING_MEMORY_MB * MEGABYTE;
    const timers: NodeJS.Timeout[] = [];
    const over = new AbortController();
    let done = false;
    try {
      return await new Promise<Result | FailedExtraction>((resolve, reject) => {
        timers.push(
          setTimeout(() => resolve(tooSlow(timeoutMs)), timeoutMs),
          setInterval(() => process.memoryUsage.rss() > memoryLimit && resolve(TOO_LARGE), WATCH_MS),
        );
        signal?.addEventListener('abort', () => reject(new Error('Reading was aborted')), { signal: over.signal });
        thread.on('message', (message: ThreadMessage) => {
          if (!('result' in message)) return onPage?.(message.page, message.of);
          done = true;
          resolve(message.result as Result);
        });
        thread.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(TOO_LARGE) : reject(error),
        );
        thread.once('exit', (code) => reject(new Error(`The reading thread ended with code ${code}`)));
        thread.postMessage({ ...task, timeoutMs } satisfies ThreadTask);
      });
    } finally {
      over.abort();
      for (const timer of timers) clearTimeout(timer);
      if (done) await this.keep(reading);
      else await end(reading);
    }
  }

  private take(): ReadingThread {
    const kept = this.idle.pop();
    if (!kept) return this.startThread();
    clearTimeout(kept.timer);
    kept.thread.ref();
    return kept;
  }

  private startThread(): ReadingThread {
    const gate = new ThreadGate();
    const thread = new Worker(THREAD, {
      workerData: { gate: gate.memory } satisfies ThreadData,
      // Covers objects only; what a stream unpacks to lies outside and shows in the process.
      resourceLimits: { maxOldGenerationSizeMb: this.config.READING_MEMORY_MB },
      // Neither secrets nor flags of the process are any business of a document.
      env: {},
      execArgv: [],
    });
    return { thread, gate, startedAt: process.memoryUsage.rss(), documents: 0 };
  }

  /** For the next document, unless the last ones have left too much behind: the engine for pictures, for one. */
  private async keep(reading: ReadingThread): Promise<void> {
    // Not all at once: the thread has listeners of its own.
    for (const event of ['message', 'error', 'exit']) reading.thread.removeAllListeners(event);
    const grown = process.memoryUsage.rss() - reading.startedAt;
    if (++reading.documents >= MOST_DOCUMENTS || grown > (this.config.READING_MEMORY_MB / 2) * MEGABYTE) {
      return end(reading);
    }
    const drop = (): void => {
      const at = this.idle.indexOf(reading);
      if (at >= 0) this.idle.splice(at, 1);
    };
    // Nobody waits for it now.
    reading.thread.on('error', drop).on('exit', drop).unref();
    reading.timer = setTimeout(() => {
      drop();
      void end(reading);
    }, KEPT_MS).unref();
    this.idle.push(reading);
  }
}

interface ReadingThread {
  thread: Worker;
  /** Closed before it is ended. */
  gate: ThreadGate;
  /** Bytes that the process had before it. */
  startedAt: number;
  documents: number;
  /** Runs while it is idle. */
  timer?: NodeJS.Timeout;
}

async function end({ thread, gate, timer }: ReadingThread): Promise<void> {
  clearTimeout(timer);
  await gate.close(NATIVE_CALL_MS);
  await thread.terminate();
}

const TOO_LARGE: FailedExtraction = {
  status: 'failed',
  reason: 'The document needs more memory than one document may take.',
};

const tooSlow = (timeoutMs: number): FailedExtraction => ({
  status: 'failed',
  reason: `Reading the document took longer than ${timeoutMs / 1000} seconds.`,
});
