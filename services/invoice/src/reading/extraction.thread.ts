import { parentPort, workerData } from 'node:worker_threads';
import {
  extractInvoice,
  type Extraction,
  guardNativeCalls,
  learnFromInvoice,
  type Lesson,
  type MailReading,
  NeedsOcr,
  readMail,
  type Taught,
  type Knowledge,
  type VendorLayout,
} from '#invoice-reading';
import { ThreadGate } from './thread-gate.js';

/** What the thread is started with. */
export interface ThreadData {
  gate: SharedArrayBuffer;
}

/** What the thread is given: a document, what is known, and, where it is to learn, what a person made of it. */
export interface ThreadTask {
  bytes: Uint8Array;
  layouts: readonly VendorLayout[];
  knowledge?: Knowledge;
  /** Milliseconds until the thread is ended. */
  timeoutMs: number;
  taught?: Taught;
  /** False: a document that cannot be read without OCR is only found to be one. */
  ocr: boolean;
  /** The document is a mail, to be taken apart. */
  isMail?: boolean;
}

/** What the thread tells: each page that is read, and at last the result, with the bytes that remain in the thread. */
export type ThreadMessage = { page: number; of: number } | { result: ResultOfWork; bytesLeft: number };

type ResultOfWork = Extraction | MailReading | Lesson | 'needs_ocr' | null;

const tell = (message: ThreadMessage): void => parentPort!.postMessage(message);

/** Of a long scan those pages count that were begun in this share of the time. */
const SHARE_FOR_PAGES = 0.65;

const gate = new ThreadGate((workerData as ThreadData).gate);
guardNativeCalls((call) => gate.hold(call));

parentPort!.on('message', (task: ThreadTask) => void done(task));

/** One document after the other: the next comes when the result of this one is known. */
async function done(task: ThreadTask): Promise<void> {
  const result = await work(task).catch((error: unknown) => {
    if (error instanceof NeedsOcr) return 'needs_ocr' as const;
    throw error;
  });
  const { heapTotal, external } = process.memoryUsage();
  tell({ result, bytesLeft: heapTotal + external });
}

function work({ bytes, layouts, knowledge, timeoutMs, taught, isMail, ocr }: ThreadTask): Promise<ResultOfWork> {
  if (isMail) return readMail(bytes);
  const context = {
    ocr,
    layouts,
    knowledge,
    onPage: (page: number, of: number): void => tell({ page, of }),
    // A page and what follows it must still fit.
    pagesWithinMs: timeoutMs * SHARE_FOR_PAGES,
  };
  return taught ? learnFromInvoice(bytes, taught, context) : extractInvoice(bytes, context);
}
