import { Injectable } from '@nestjs/common';
import type { IdInput, Invoice } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { ReadingQueue } from '../reading/reading-queue.js';
import { InvoiceQueries } from './invoice.queries.js';
import { lockInvoice } from './own-invoice.js';

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
      if (invoice.extractionStatus !== 'failed') throw conflict('Only an invoice that failed can be read again');
      Object.assign(invoice, {
        extractionStatus: 'pending',
        failureReason: null,
        readingTries: 0,
        updatedAt: new Date(),
      });
      await tx.save(invoice);
      return this.queries.invoice(actor, id, tx);
    });
    // After the commit, so that the job finds its invoice; should this fail, the sweep makes up for it.
    await this.readingQueue.add(id);
    return invoice;
  }
}
