import type { UpdateInvoiceInput } from '#contracts';
import { invalid } from '#platform';
import type { LineItemEntity } from '../lines/line-item.entity.js';
import type { InvoiceEntity } from './invoice.entity.js';

/** Where a paper was read as a credit note. */
const CREDIT_NOTE = 'credit-note';

/** What came into the stock was paid for: the totals of such an invoice are not below zero, unless it is a credit note. */
export function refuseCredit(
  { warnings }: Pick<InvoiceEntity, 'warnings'>,
  lines: Pick<LineItemEntity, 'importedAt'>[],
  { totalAmount, taxAmount }: Pick<UpdateInvoiceInput, 'totalAmount' | 'taxAmount'>,
): void {
  if (!lines.some(({ importedAt }) => importedAt) || warnings.some(({ code }) => code === CREDIT_NOTE)) return;
  const because = 'its goods came into the stock, and it is no credit note';
  if ((totalAmount ?? 0) < 0) throw invalid(`The total cannot be below zero: ${because}`, 'totalAmount');
  if ((taxAmount ?? 0) < 0) throw invalid(`The tax cannot be below zero: ${because}`, 'taxAmount');
}
