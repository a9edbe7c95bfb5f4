import { Decimal } from '../decimal.js';
import type { Draft, DraftLine } from '../draft.js';
import { confirmed, doubtful, headerWarnings, lineWarnings, missingNotes, PROVED, passed, UNPROVED } from '../proof.js';
import type { Proof, ProvedLine, Warning } from '../proof.js';
import type { Amount, EInvoice, EInvoiceLine } from './e-invoice.js';
import { lineContradiction } from './line-contradiction.js';
import { netOf, totalOf, totalsContradictions } from './totals-contradictions.js';

/** UNTDID 1001: invoices for goods or services, metered, partial, tax, factored, leasing and freight invoices. */
const INVOICES = new Set(['380', '82', '326', '388', '393', '394', '780']);
/** Credit notes of all kinds. */
const CREDIT_NOTES = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']);

/**
 * Decides on what an electronic invoice declares. Every value has its own field, so nothing has to be guessed; the
 * arithmetic of the whole document must hold as declared.
 * @param draft made of the invoice, with the same lines, and perhaps with places on a page
 */
export function proveEInvoice(invoice: EInvoice, draft: Draft): Proof {
  const contradictions = totalsContradictions(invoice);
  const addsUp = contradictions.length === 0;
  const lines = draft.lines.map((line, index) => proveLine(line, invoice.lines[index]!, addsUp));
  const total = totalOf(invoice);
  const warnings = [
    ...draft.doubts,
    ...typeWarnings(invoice),
    ...headerWarnings(draft),
    ...contradictions.map((message): Warning => ({ code: 'does-not-add-up', message, field: 'totalAmount' })),
    ...totalWarnings(total),
    ...(lines.length === 0 ? [{ code: 'no-lines', message: 'No invoice lines were found.' }] : []),
    ...lineWarnings(lines),
  ];
  const decided = (amount: Amount | null): Amount | null => amount && (addsUp ? confirmed(amount) : doubtful(amount));
  return {
    status: warnings.length === 0 ? 'completed' : 'needs_review',
    totalAmount: decided(total),
    taxAmount: decided(invoice.totals.tax),
    lines,
    warnings,
    equation: addsUp && total ? equationOf(invoice, total) : null,
    explanations: draft.amounts.map(() => (addsUp ? 'as declared' : null)),
  };
}

function proveLine(line: DraftLine, declared: EInvoiceLine, addsUp: boolean): ProvedLine {
  const contradiction = lineContradiction(declared);
  const isReturn = line.lineTotal?.value.isNegative() || line.quantity?.value.isNegative();
  const notes = [
    ...missingNotes(line),
    ...(isReturn ? ['The line is a credit or a return.'] : []),
    ...(contradiction ? [contradiction] : []),
  ];
  const proved = notes.length === 0;
  return {
    ...line,
    quantity: line.quantity && (proved ? passed(line.quantity, 'line-arithmetic') : line.quantity),
    unitPrice: line.unitPrice && (proved ? passed(line.unitPrice, 'line-arithmetic') : line.unitPrice),
    lineTotal: line.lineTotal && (addsUp ? passed(line.lineTotal, 'sum-of-lines') : line.lineTotal),
    notes,
    confidence: proved ? PROVED : UNPROVED,
  };
}

/** What the declared type speaks against. */
export function typeWarnings({ typeCode }: EInvoice): Warning[] {
  if (typeCode !== null && INVOICES.has(typeCode)) return [];
  if (typeCode !== null && CREDIT_NOTES.has(typeCode)) {
    return [{ code: 'credit-note', message: 'This is a credit note, not an invoice.' }];
  }
  const message = `The document is of the type ${typeCode ?? '(none)'}, which is no plain invoice.`;
  return [{ code: 'no-invoice', message }];
}

function totalWarnings(total: Amount | null): Warning[] {
  const field = 'totalAmount';
  if (!total) return [{ code: 'missing', message: 'The total was not found.', field }];
  if (total.value.compare(Decimal.zero) > 0) return [];
  return [{ code: 'not-positive', message: 'The total is not above zero.', field }];
}

function equationOf(invoice: EInvoice, total: Amount): string {
  const tax = invoice.totals.tax?.value ?? Decimal.zero;
  return `${netOf(invoice) ?? total.value.minus(tax)} + ${tax} = ${total.value}`;
}
