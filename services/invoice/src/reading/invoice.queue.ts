import { defineQueue } from '#platform';

interface ReadingJobs {
  'extract-invoice': { invoiceId: number };
  'learn-layout': { invoiceId: number };
}

/**
 * Reading takes its thread at most a minute; the rest is for the store and the database. One document of a queue at a
 * time per process, so that its use of memory can be told: more processes read more at once.
 */
const READING = {
  'extract-invoice': { attempts: 5, backoffMs: 1000, timeoutMs: 90_000 },
  'learn-layout': { attempts: 3, backoffMs: 5000, timeoutMs: 90_000 },
};

/** What is read in the blink of an eye: text of PDFs, tables, electronic invoices. */
export const InvoiceQueue = defineQueue<ReadingJobs>('invoice', READING);

/** What is read by OCR, for seconds: the quick ones do not wait behind it. */
export const PictureQueue = defineQueue<ReadingJobs>('invoice-pictures', READING);
