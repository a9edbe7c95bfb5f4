import { parentPort, workerData } from 'node:worker_threads';
import { extractInvoice } from '../extraction/extract-invoice.js';

/** The thread's whole life: one document. */
parentPort!.postMessage(await extractInvoice(workerData as Uint8Array));
