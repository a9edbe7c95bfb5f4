import type { InvoiceWarning } from '#contracts';
import type { InvoiceEntity } from './invoice.entity.js';

export const TO_ENTER = 'to-enter';
export const UNLIKELY_DATE = 'unlikely-date';

type Header = Pick<
  InvoiceEntity,
  'invoiceNumber' | 'invoiceDate' | 'vendorName' | 'supplierId' | 'currency' | 'totalAmount'
>;

/** What the head of an invoice lacks, or what on it cannot be: no person settles that by setting the field so. */
export const headerDoubts = (invoice: Header, today = new Date()): InvoiceWarning[] => [
  ...headerGaps(invoice),
  ...dateDoubt(invoice, today),
];

const REQUIRED = [
  ['invoiceNumber', 'invoice number'],
  ['invoiceDate', 'invoice date'],
  ['currency', 'currency'],
  ['totalAmount', 'total'],
] as const;

/** The same as what the reader looks for. */
function headerGaps(invoice: Header): InvoiceWarning[] {
  const gaps = REQUIRED.filter(([field]) => isEmpty(invoice[field])).map(([field, name]) => toEnter(field, name));
  const isFromNobody = invoice.supplierId === null && isEmpty(invoice.vendorName);
  return isFromNobody ? [toEnter('vendorName', 'vendor'), ...gaps] : gaps;
}

const toEnter = (field: string, name: string): InvoiceWarning => ({
  code: TO_ENTER,
  message: `The ${name} is to be entered.`,
  field,
});

const isEmpty = (value: string | number | null): boolean => value === null || value === '';

/** As early as the reader takes a date for one. */
const FIRST_DAY = '1950-01-01';

function dateDoubt({ invoiceDate }: Header, today: Date): InvoiceWarning[] {
  if (isEmpty(invoiceDate)) return [];
  const lastDay = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate()));
  if (invoiceDate! >= FIRST_DAY && invoiceDate! <= lastDay.toISOString()) return [];
  const message = `An invoice of ${invoiceDate} is unlikely.`;
  return [{ code: UNLIKELY_DATE, message, field: 'invoiceDate' }];
}
