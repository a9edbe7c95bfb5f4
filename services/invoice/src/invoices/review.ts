import type { InvoiceWarning } from '#contracts';
import type { LineItemEntity } from '../lines/line-item.entity.js';
import { BY_HAND } from './by-hand.js';
import { isExplained } from './entered-account.js';
import { headerDoubts, TO_ENTER, UNLIKELY_DATE } from './header-doubts.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { ADDS_UP_NOT, sumDoubt, TAX_TOO_LARGE, taxDoubt } from './sum-of-lines.js';

type Reviewed = Pick<
  InvoiceEntity,
  | 'warnings'
  | 'extractedData'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'vendorName'
  | 'supplierId'
  | 'currency'
  | 'totalAmount'
  | 'taxAmount'
>;
type ReviewedLine = Pick<LineItemEntity, 'position' | 'needsReview' | 'quantity' | 'unitPrice' | 'lineTotal'>;

interface Review {
  /** Header fields that a person has set, or confirmed: what was said about them is settled. */
  fieldsSet?: string[];
  /** Whether lines or totals are others than before: only then they are added up again. */
  amountsChanged?: boolean;
}

/**
 * What is still open on an invoice, as it now is, after a person changed something. The lines' own count follows the
 * lines; what the header lacks, and what cannot be, is what it is now. With nothing open the invoice is completed.
 */
export function afterReview(
  invoice: Reviewed,
  lines: ReviewedLine[],
  { fieldsSet = [], amountsChanged = false }: Review = {},
): { warnings: InvoiceWarning[]; extractionStatus: 'completed' | 'needs_review' } {
  const recounted = [...OF_THE_PRESENT, ...(amountsChanged ? [ADDS_UP_NOT] : [])];
  const kept = invoice.warnings.filter(
    ({ code, field }) => !recounted.includes(code) && !(field !== undefined && fieldsSet.includes(field)),
  );
  const open = [
    ...kept,
    ...headerDoubts(invoice).filter((doubt) => !kept.some(({ field }) => field === doubt.field)),
    ...taxDoubt(invoice, lines),
    ...(amountsChanged && !isExplained(invoice, lines) ? sumDoubt(invoice, lines) : []),
    ...linesWarnings(lines),
  ];
  // That it was entered by hand is no doubt of its own.
  const isDone = open.every(({ code }) => code === BY_HAND);
  return isDone
    ? { warnings: [], extractionStatus: 'completed' }
    : { warnings: open, extractionStatus: 'needs_review' };
}

const LINES = 'lines';
const NO_LINES = 'no-lines';
const OF_THE_PRESENT: string[] = [LINES, NO_LINES, TO_ENTER, UNLIKELY_DATE, TAX_TOO_LARGE];

function linesWarnings(lines: ReviewedLine[]): InvoiceWarning[] {
  if (lines.length === 0) return [{ code: NO_LINES, message: 'The invoice has no lines.' }];
  const open = lines.filter(({ needsReview }) => needsReview).length;
  if (open === 0) return [];
  return [{ code: LINES, message: open === 1 ? 'One line needs a look.' : `${open} lines need a look.` }];
}
