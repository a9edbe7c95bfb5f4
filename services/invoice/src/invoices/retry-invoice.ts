import { Injectable } from '@nestjs/common';
import { type Actor, conflict, type Tx } from '#platform';
import { lockInvoice } from './own-invoice.js';

/** Reads the file again, after it failed. */
@Injectable()
export class RetryInvoice {
  async execute(tx: Tx, actor: Actor, id: number): Promise<void> {
    const invoice = await lockInvoice(tx, actor, id);
    if (invoice.extractionStatus !== 'failed') throw conflict('Only an invoice that failed can be read again');
    Object.assign(invoice, {
      extractionStatus: 'pending',
      failureReason: null,
      readingTries: 0,
      updatedAt: new Date(),
    });
    await tx.save(invoice);
  }
}
