import { Injectable } from '@nestjs/common';
import { Db, Every, Jobs } from '#platform';
import { InvoiceQueue } from './invoice.queue.js';

const AT_A_TIME = 200;

/** Puts invoices in line to be read, and sees to it that none is forgotten. */
@Injectable()
export class ReadingQueue {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
  ) {}

  /** Repeats are one job for as long as it waits, and one more while it runs. */
  async add(invoiceId: number): Promise<void> {
    await this.jobs.add(InvoiceQueue, 'extract-invoice', { invoiceId }, { key: `extract-${invoiceId}` });
  }

  /** A job is lost when the process dies between commit and queue, or the queue loses its memory. */
  @Every('1m')
  async sweep(): Promise<void> {
    const forgotten = await this.db.rows<{ id: number }>(
      `SELECT id FROM uploaded_invoices
       WHERE extraction_status IN ('pending', 'processing') AND updated_at < now() - interval '2 minutes'
       ORDER BY updated_at LIMIT $1`,
      [AT_A_TIME],
    );
    for (const { id } of forgotten) await this.add(id);
  }
}
