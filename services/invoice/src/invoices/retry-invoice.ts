import { Injectable } from '@nestjs/common';
import type { IdInput, Invoice } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { ReadingQueue } from '../reading/reading-queue.js';
import { InvoiceQueries } from './invoice.queries.js';
import { lockInvoice } from './own-invoice.js';

/** Of an invoice that waits to be read already, a repeated call only makes sure that it is in the queue. */
const WAITING: ReadonlySet<string> = new Set(['pending', 'processing']);

/** Reads the file again, after it failed. */
@Injectable()
export class RetryInvoiceHandler {
  constructor(
    private readonly db: Db,
    private readonly readingQueue: ReadingQueue,
    private readonly queries: InvoiceQueries,
  ) {}

  async execute(actor: Actor, { id }: IdInput): Promise<Invoice> {
    const invoice = await this.db.transaction(async (tx) => {
      const invoice = await lockInvoice(tx, actor, id);
      if (invoice.extractionStatus === 'failed') {
        Object.assign(invoice, {
          extractionStatus: 'pending',
          failureReason: null,
          readingTries: 0,
          updatedAt: new Date(),
        });
        await tx.save(invoice);
      } else if (!WAITING.has(invoice.extractionStatus)) {
        throw conflict('Only an invoice that failed can be read again');
      }
      return this.queries.invoice(actor, id, tx);
    });
    // After the commit, so that the job finds its invoice. For a repeat as well: the first call may not have reached the
    // queue. Should this fail, the sweep makes up for it.
    await this.readingQueue.add(id);
    return invoice;
  }
}
