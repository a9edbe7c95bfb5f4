import type { InvoiceEntity } from './invoice.entity.js';

export const BY_HAND = 'by-hand';

/** Nothing was read: everything on it was entered by a person. */
export const isByHand = ({ extractedData }: Pick<InvoiceEntity, 'extractedData'>): boolean => extractedData === null;

type Header = Pick<
  InvoiceEntity,
  'invoiceNumber' | 'invoiceDate' | 'vendorName' | 'supplierId' | 'currency' | 'totalAmount'
>;

const REQUIRED = [
  ['invoiceNumber', 'invoice number'],
  ['invoiceDate', 'invoice date'],
  ['currency', 'currency'],
  ['totalAmount', 'total'],
] as const;

/** What the head of an invoice still needs: the same as what the reader looks for. */
export function headerGaps(invoice: Header): { field: string; message: string }[] {
  const gaps = REQUIRED.filter(([field]) => isEmpty(invoice[field])).map(([field, name]) => ({
    field: field,
    message: `The ${name} is to be entered.`,
  }));
  const isFromNobody = invoice.supplierId === null && isEmpty(invoice.vendorName);
  return isFromNobody ? [{ field: 'vendorName', message: 'The vendor is to be entered.' }, ...gaps] : gaps;
}

const isEmpty = (value: string | number | null): boolean => value === null || value === '';

/** Whoever enters something on an invoice that could not be read goes on by hand. */
export function enterByHand(invoice: InvoiceEntity): void {
  if (invoice.failureReason === null) return;
  invoice.warnings = [{ code: BY_HAND, message: `Entered by hand: ${invoice.failureReason}` }];
  invoice.failureReason = null;
  invoice.extractionStatus = 'needs_review';
}
