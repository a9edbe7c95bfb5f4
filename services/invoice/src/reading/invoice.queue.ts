import { defineQueue } from '#platform';

/** Reading an invoice takes its thread at most a minute; the rest is for the store and the database. */
export const InvoiceQueue = defineQueue<{ 'extract-invoice': { invoiceId: number } }>('invoice', {
  'extract-invoice': { attempts: 5, backoffMs: 1000, concurrency: 2, timeoutMs: 90_000 },
});
