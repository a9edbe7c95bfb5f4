import { Injectable } from '@nestjs/common';
import { Db, Every, Jobs } from '#platform';
import { InvoiceQueue, PictureQueue } from './invoice.queue.js';

const AT_A_TIME = 200;

interface Waiting {
  id: number;
  needsOcr: boolean;
  /** Others of whoever uploaded it, which came before it. */
  behind: number;
}

/** What waits is counted up to here: further back it is late in any case. */
const MOST_COUNTED = 1000;
const WAITING = `SELECT i.id, i.needs_ocr AS "needsOcr", (
    SELECT count(*)::int FROM (
      SELECT FROM uploaded_invoices o
      WHERE o.uploaded_by = i.uploaded_by AND o.extraction_status IN ('pending', 'processing') AND o.id < i.id
      LIMIT ${MOST_COUNTED}
    ) AS earlier
  ) AS behind
  FROM uploaded_invoices i`;

/**
 * Puts invoices in line to be read, pictures in one of their own, and sees to it that none is forgotten. Whoever uploads many
 * waits behind those who upload one.
 */
@Injectable()
export class ReadingQueue {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
  ) {}

  async add(invoiceId: number): Promise<void> {
    const waiting = await this.db.row<Waiting>(`${WAITING} WHERE i.id = $1`, [invoiceId]);
    if (waiting) await this.put(waiting);
  }

  /** What turned out to be a picture waits behind the pictures from now on; whoever looked at it has used up no try. */
  async handOver(invoiceId: number): Promise<void> {
    await this.db.changed(
      `UPDATE uploaded_invoices
       SET needs_ocr = true, extraction_status = 'pending', reading_tries = reading_tries - 1, updated_at = now()
       WHERE id = $1 AND extraction_status = 'processing'`,
      [invoiceId],
    );
    await this.add(invoiceId);
  }

  /** A job is lost when the process dies between commit and queue, or the queue loses its memory. */
  @Every('1m')
  async sweep(): Promise<void> {
    const forgotten = await this.db.rows<Waiting>(
      `${WAITING}
       WHERE i.extraction_status IN ('pending', 'processing') AND i.updated_at < now() - interval '2 minutes'
       ORDER BY i.updated_at LIMIT $1`,
      [AT_A_TIME],
    );
    for (const invoice of forgotten) await this.put(invoice);
  }

  /** Repeats are one job for as long as it waits, and one more while it runs. */
  private put({ id: invoiceId, needsOcr, behind }: Waiting): Promise<void> {
    const queue = needsOcr ? PictureQueue : InvoiceQueue;
    return this.jobs.add(queue, 'extract-invoice', { invoiceId }, { key: `extract-${invoiceId}`, behind });
  }
}
