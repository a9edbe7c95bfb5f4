import { parentPort, workerData } from 'node:worker_threads';
import { extractInvoice } from '../extraction/extract-invoice.js';
import type { Extraction } from '../extraction/extraction.js';

/** What the thread tells: each page that is read, and at last the result. */
export type ThreadMessage = { page: number; of: number } | { extraction: Extraction };

const tell = (message: ThreadMessage): void => parentPort!.postMessage(message);

/** The thread's whole life: one document. */
const onPage = (page: number, of: number): void => tell({ page, of });
tell({ extraction: await extractInvoice(workerData as Uint8Array, { onPage }) });
