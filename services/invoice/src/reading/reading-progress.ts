import { Injectable } from '@nestjs/common';
import { InvoiceProgressed } from '#contracts';
import { Db, LiveEvents, Log } from '#platform';

/** The client does not ask more often. */
const INTERVAL_MS = 500;

/** Tells how far the reading of an invoice is: who asks, by the row; who watches, by a live event. */
@Injectable()
export class ReadingProgress {
  constructor(
    private readonly db: Db,
    private readonly live: LiveEvents,
    private readonly log: Log,
  ) {}

  /** To be called after each page. Never fails: progress is not worth an invoice. */
  of(invoiceId: number, userId: number): (page: number, of: number) => void {
    let toldAt = -Infinity;
    return (page, of) => {
      if (performance.now() - toldAt < INTERVAL_MS && page < of) return;
      toldAt = performance.now();
      this.live.tell(InvoiceProgressed, { invoiceId, userId, page, of });
      this.db
        .rows(
          `UPDATE uploaded_invoices SET pages_read = $2, page_count = $3
           WHERE id = $1 AND extraction_status = 'processing'`,
          [invoiceId, page, of],
        )
        .catch((error: unknown) => this.log.warn({ err: error, invoiceId }, 'progress not written'));
    };
  }
}
