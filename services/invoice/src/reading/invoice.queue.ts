import { defineQueue } from '#platform';

/**
 * Reading takes its thread at most a minute; the rest is for the store and the database. One at a time per process, so
 * that its use of memory can be told: more processes read more at once.
 */
export const InvoiceQueue = defineQueue<{
  'extract-invoice': { invoiceId: number };
  'learn-layout': { invoiceId: number };
}>('invoice', {
  'extract-invoice': { attempts: 5, backoffMs: 1000, timeoutMs: 90_000 },
  'learn-layout': { attempts: 3, backoffMs: 5000, timeoutMs: 90_000 },
});
