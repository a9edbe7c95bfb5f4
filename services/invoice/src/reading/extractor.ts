import { Injectable } from '@nestjs/common';
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
import type { ThreadMessage, ThreadTask } from './extraction.thread.js';
import { ReadingConfig } from './reading.config.js';

/** Threads run JavaScript only: where the sources themselves run (under the test runner), the built thread serves. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts')
    ? import.meta.url
        .replace('/services/invoice/', '/dist/services/invoice/')
        .replace('extractor.ts', 'extraction.thread.js')
    : import.meta.url.replace('extractor.js', 'extraction.thread.js'),
);

/** A mail is taken apart while its uploader waits. */
const MAIL_TIMEOUT_MS = 5000;

/** A decompressing stream grows by some ten megabytes in this time. */
const WATCH_MS = 100;
const MEGABYTE = 1024 * 1024;

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
 * Reads a document in a thread of its own, which is ended when it takes too long or too much memory: what people
 * upload cannot harm the process.
 */
@Injectable()
export class Extractor {
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

  private async run<Result>(
    task: Omit<ThreadTask, 'timeoutMs'>,
    { signal, onPage }: ExtractOptions,
    timeoutMs = this.config.READING_TIMEOUT_MS,
  ): Promise<Result | FailedExtraction> {
    const { READING_MEMORY_MB } = this.config;
    // The thread's own limit covers objects only; what a stream unpacks to lies outside and shows in the process.
    const memoryLimit = process.memoryUsage.rss() + READING_MEMORY_MB * MEGABYTE;
    const thread = new Worker(THREAD, {
      workerData: { ...task, timeoutMs } satisfies ThreadTask,
      resourceLimits: { maxOldGenerationSizeMb: READING_MEMORY_MB },
      // Neither secrets nor flags of the process are any business of a document.
      env: {},
      execArgv: [],
    });
    const timers: NodeJS.Timeout[] = [];
    try {
      return await new Promise<Result | FailedExtraction>((resolve, reject) => {
        timers.push(
          setTimeout(() => resolve(tooSlow(timeoutMs)), timeoutMs),
          setInterval(() => process.memoryUsage.rss() > memoryLimit && resolve(TOO_LARGE), WATCH_MS),
        );
        signal?.addEventListener('abort', () => reject(new Error('Reading was aborted')));
        thread.on('message', (message: ThreadMessage) =>
          'result' in message ? resolve(message.result as Result) : onPage?.(message.page, message.of),
        );
        thread.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(TOO_LARGE) : reject(error),
        );
        thread.once('exit', (code) => reject(new Error(`The reading thread ended with code ${code}`)));
      });
    } finally {
      for (const timer of timers) clearTimeout(timer);
      await thread.terminate();
    }
  }
}

const TOO_LARGE: FailedExtraction = {
  status: 'failed',
  reason: 'The document needs more memory than one document may take.',
};

const tooSlow = (timeoutMs: number): FailedExtraction => ({
  status: 'failed',
  reason: `Reading the document took longer than ${timeoutMs / 1000} seconds.`,
});
