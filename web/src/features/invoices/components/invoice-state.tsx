import { StatusTag } from '../../../kit/page/status-tag';
import type { Invoice } from '../api/list-invoices';
import { EXTRACTION_STATUS } from '../extraction-status';

/** How far an invoice is: read, and then taken into stock. */
export function InvoiceState({ invoice }: { invoice: Invoice }) {
  const { extractionStatus, goodsCount, importedCount } = invoice;
  const { label, tone } = EXTRACTION_STATUS[extractionStatus];
  if (importedCount > 0 && importedCount === goodsCount) return <StatusTag tone="done">Imported</StatusTag>;
  return (
    <>
      <StatusTag tone={tone}>{label}</StatusTag>
      {importedCount > 0 && <StatusTag tone="waiting">{`${importedCount} of ${goodsCount} imported`}</StatusTag>}
    </>
  );
}
