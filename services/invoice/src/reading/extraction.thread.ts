import { parentPort, workerData } from 'node:worker_threads';
import { extractInvoice } from '../extraction/extract-invoice.js';
import type { Extraction } from '../extraction/extraction.js';
import { learnFromInvoice, type Lesson } from '../extraction/layouts/learn-from-invoice.js';
import type { Taught, VendorLayout } from '../extraction/layouts/vendor-layout.js';

/** What the thread is given: a document, what is known, and, where it is to learn, what a person made of it. */
export interface ThreadTask {
  bytes: Uint8Array;
  layouts: readonly VendorLayout[];
  taught?: Taught;
}

/** What the thread tells: each page that is read, and at last the result. */
export type ThreadMessage = { page: number; of: number } | { result: Extraction | Lesson | null };

const tell = (message: ThreadMessage): void => parentPort!.postMessage(message);

/** The thread's whole life: one document. */
const { bytes, layouts, taught } = workerData as ThreadTask;
const context = { layouts, onPage: (page: number, of: number): void => tell({ page, of }) };
tell({ result: await (taught ? learnFromInvoice(bytes, taught, context) : extractInvoice(bytes, context)) });
