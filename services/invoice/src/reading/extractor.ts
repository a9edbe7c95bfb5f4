import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
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
import { MemoryWatch } from './memory-watch.js';
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

export interface ExtractOptions {
  signal?: AbortSignal;
  /** Whether engines for pictures may be started. Without them a picture is only found to be one. */
  ocr?: boolean;
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
 * reading most documents. Pictures have threads of their own, which grow by their engines.
 */
@Injectable()
export class Extractor implements OnModuleDestroy {
  private readonly idle: ReadingThread[] = [];
  private readonly memory: MemoryWatch;

  constructor(private readonly config: ReadingConfig) {
    this.memory = new MemoryWatch(config.READING_MEMORY_MB * MEGABYTE);
  }

  extract(
    bytes: Uint8Array,
    { layouts = [], knowledge, ocr = true, ...options }: ExtractOptions = {},
  ): Promise<Extraction | 'needs_ocr'> {
    return this.run<Extraction | 'needs_ocr'>({ bytes, layouts, knowledge, ocr }, options);
  }

  /** What a person's corrections say about the vendor's paper; null when there is nothing to learn. */
  async learn(
    bytes: Uint8Array,
    taught: Taught,
    { layouts = [], ocr = true, ...options }: ExtractOptions,
  ): Promise<Lesson | 'needs_ocr' | null> {
    const lesson = await this.run<Lesson | 'needs_ocr' | null>({ bytes, layouts, taught, ocr }, options);
    return lesson === 'needs_ocr' || (lesson && 'layout' in lesson) ? lesson : null;
  }

  /** The files that came with a mail. */
  readMail(bytes: Uint8Array): Promise<MailReading | FailedExtraction> {
    const timeoutMs = Math.min(MAIL_TIMEOUT_MS, this.config.READING_TIMEOUT_MS);
    return this.run<MailReading>({ bytes, layouts: [], isMail: true, ocr: false }, {}, timeoutMs);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.idle.splice(0).map(end));
  }

  private async run<Result>(
    task: Omit<ThreadTask, 'timeoutMs'>,
    { signal, onPage }: ExtractOptions,
    timeoutMs = this.config.READING_TIMEOUT_MS,
  ): Promise<Result | FailedExtraction> {
    const reading = this.take(task.ocr);
    const { thread } = reading;
    // The thread may have been started in another call, which is over.
    const tellPage = onPage && AsyncResource.bind(onPage);
    const timers: NodeJS.Timeout[] = [];
    const over = new AbortController();
    let bytesLeft: number | null = null;
    this.memory.begin(reading);
    try {
      return await new Promise<Result | FailedExtraction>((resolve, reject) => {
        timers.push(
          setTimeout(() => resolve(tooSlow(timeoutMs)), timeoutMs),
          setInterval(() => this.memory.isTooLarge(reading) && resolve(TOO_LARGE), WATCH_MS),
        );
        signal?.addEventListener('abort', () => reject(new Error('Reading was aborted')), { signal: over.signal });
        thread.on('message', (message: ThreadMessage) => {
          if (!('result' in message)) return tellPage?.(message.page, message.of);
          bytesLeft = message.bytesLeft;
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
      this.memory.end(reading);
      if (bytesLeft === null) await end(reading);
      else await this.keep(reading, bytesLeft);
    }
  }

  private take(ocr: boolean): ReadingThread {
    const at = this.idle.findLastIndex((reading) => reading.ocr === ocr);
    const [kept] = at < 0 ? [] : this.idle.splice(at, 1);
    if (!kept) return this.startThread(ocr);
    clearTimeout(kept.timer);
    kept.thread.ref();
    return kept;
  }

  private startThread(ocr: boolean): ReadingThread {
    const gate = new ThreadGate();
    const thread = new Worker(THREAD, {
      workerData: { gate: gate.memory } satisfies ThreadData,
      // Covers objects only; what a stream unpacks to lies outside and shows in the process.
      resourceLimits: { maxOldGenerationSizeMb: this.config.READING_MEMORY_MB },
      // Neither secrets nor flags of the process are any business of a document.
      env: {},
      execArgv: [],
    });
    return { thread, gate, ocr, startedAt: process.memoryUsage.rss(), documents: 0 };
  }

  /** For the next document, unless the last ones have left too much behind: the engine for pictures, for one. */
  private async keep(reading: ReadingThread, bytesLeft: number): Promise<void> {
    // Not all at once: the thread has listeners of its own.
    for (const event of ['message', 'error', 'exit']) reading.thread.removeAllListeners(event);
    // What the engines take lies outside of the thread and shows in the process.
    const grown = reading.ocr ? process.memoryUsage.rss() - reading.startedAt : bytesLeft;
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
  /** Whether it may run the engines for pictures. */
  ocr: boolean;
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
