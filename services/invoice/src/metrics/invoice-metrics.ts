import { GetInvoiceMetrics, type InvoiceMetrics } from '#contracts';
import { answersFigures, type Db } from '#platform';

export const MetricsController = answersFigures(GetInvoiceMetrics, countInvoices);

/** From one index alone, whatever their number. */
async function countInvoices(db: Db): Promise<InvoiceMetrics> {
  const counts = await db.row<InvoiceMetrics>(
    `SELECT count(*) FILTER (WHERE extraction_status IN ('pending', 'processing'))::int AS processing,
            count(*) FILTER (WHERE extraction_status = 'completed')::int AS completed,
            count(*) FILTER (WHERE extraction_status = 'needs_review')::int AS "needsReview",
            count(*) FILTER (WHERE extraction_status = 'failed')::int AS failed
     FROM uploaded_invoices`,
  );
  return counts!;
}
