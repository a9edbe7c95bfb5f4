import type { InvoiceDetail, LineItem } from './api/get-invoice';

/** The head's fields, as they stand on the page. */
export const HEAD_FIELDS = [
  'supplierId',
  'orderId',
  'vendorName',
  'invoiceNumber',
  'invoiceDate',
  'currency',
  'taxAmount',
  'totalAmount',
] as const;
export type HeadField = (typeof HEAD_FIELDS)[number];

/** The head's form; its fields' ids begin with it. */
export const HEAD_FORM = 'invoice';
export const headFieldId = (field: HeadField): string => `${HEAD_FORM}_${field}`;

export const lineForm = ({ id }: LineItem): string => `line-${id}`;

/** Where to look first: a figure that is missing, else the quantity. */
export const doubtfulFieldId = (line: LineItem): string =>
  `${lineForm(line)}_${line.quantity !== null && line.unitPrice === null ? 'unitPrice' : 'quantity'}`;

/** What takes the lines into stock, which is the step after the last doubt. */
export const IMPORT_STEP = 'import-step';

export const isInDoubt = ({ needsReview, importing, importedAt }: LineItem): boolean =>
  needsReview && !importing && !importedAt;

/** The fields that a person has to look at, by their ids, in the order of the page. */
export const doubtsOf = ({ invoice, lineItems }: InvoiceDetail): string[] => [
  ...HEAD_FIELDS.filter((name) => invoice.warnings.some(({ field }) => field === name)).map(headFieldId),
  ...lineItems.filter(isInDoubt).map(doubtfulFieldId),
];

/** The first of the doubts behind where the person is, the first of all behind the last; the import where there is none. */
export function goToNext(doubts: string[]): void {
  const fields = doubts.flatMap((id) => document.getElementById(id) ?? []);
  const here = document.activeElement ?? document.body;
  const current = fields.find((field) => placeOf(field).contains(here));
  const isBehind = (field: HTMLElement): boolean =>
    field !== current && (here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = fields.find(isBehind) ?? fields[0] ?? document.getElementById(IMPORT_STEP);
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}

/** A field with what is said of it, or the whole line. */
const placeOf = (field: HTMLElement): Element => field.closest('li') ?? field.closest('.ant-form-item') ?? field;

/** Where the person was is gone with the doubt, or fades away: the button that settled it. */
export function hasLostFocus(settled: string[]): boolean {
  const here = document.activeElement ?? document.body;
  if (here === document.body) return true;
  return (
    here.matches('button') &&
    settled.some((id) => document.getElementById(id)?.closest('.ant-form-item')?.contains(here))
  );
}
