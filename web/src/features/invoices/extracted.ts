import { NO_CURRENCY, toCents } from '../../lib/money';
import type { InvoiceDetail, LineItem } from './api/get-invoice';
import type { Invoice } from './api/list-invoices';

/** Points from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Value {
  /** As printed. */
  text: string;
  page: number;
  /** Null in files without pages. */
  box: Box | null;
  /** Codes of the evidence that speaks for it. */
  checks: string[];
  /** What another reading of the same place gave, where both differ. */
  otherReading?: string;
}

/** An amount beside the lines. */
export interface ExtractedAmount {
  kind: string;
  label: string;
  /** Percent. */
  rate: string | null;
  /** Null where only a percentage is printed. */
  amount: Value | null;
  /** What it is, by arithmetic; null for what nothing explains. */
  explanation: string | null;
}

interface Extracted {
  pages: { number: number; width: number; height: number }[];
  fields: Record<string, Value | null>;
  lines: Record<string, Value | null>[];
  amounts: ExtractedAmount[];
  /** What proves the totals; null when nothing does. */
  equation: string | null;
}

/** The API leaves this object open, because what can be read grows; this is the part that the review draws. */
export function extractedOf({ extractedData }: Invoice): Extracted {
  const { pages, fields, lines, amounts, equation } = (extractedData ?? {}) as Partial<Extracted>;
  return {
    pages: pages ?? [],
    fields: fields ?? {},
    lines: lines ?? [],
    amounts: amounts ?? [],
    equation: equation ?? null,
  };
}

/** One found word on the page. `target` names what it belongs to: 'totalAmount', or 'line-3'. */
export interface Highlight {
  target: string;
  page: number;
  box: Box;
  unsure: boolean;
}

/** What lights up for an amount: the field that was read from the same place, or itself. */
export function amountTarget(
  { fields }: Pick<Extracted, 'fields'>,
  { amount }: ExtractedAmount,
  index: number,
): string {
  const place = JSON.stringify([amount?.page, amount?.box]);
  const field = Object.entries(fields).find(([, value]) => value && JSON.stringify([value.page, value.box]) === place);
  return field?.[0] ?? `amount-${index}`;
}

/** What another reading gave of a line's values: `quantity “3”`. */
export function otherReadingsOf(invoice: Invoice, position: number): string[] {
  const values = extractedOf(invoice).lines[position] ?? {};
  return Object.entries(LINE_VALUES).flatMap(([name, label]) => {
    const other = values[name]?.otherReading;
    return other ? `${label} “${other}”` : [];
  });
}
const LINE_VALUES = {
  ...{ sku: 'SKU', description: 'description', quantity: 'quantity', unitPrice: 'unit price' },
  ...{ priceUnit: 'price unit', discount: 'discount', lineTotal: 'line total' },
};

/**
 * What one costs as it is printed, where that is no whole cent and the line's amount is of it: “0.0125” of a thousand screws
 * for 12.50. Null where the line's price says as much, or is another one.
 */
export function printedPriceOf(invoice: Invoice, line: LineItem): string | null {
  const { quantity, unitPrice, lineTotal, position } = line;
  const text = extractedOf(invoice).lines[position]?.unitPrice?.text.replace(/[^\d.,]/g, '') ?? '';
  if (quantity === null || unitPrice === null || lineTotal === null || quantity * unitPrice === lineTotal) return null;
  const exact = Number(text.replace(',', '.'));
  const inCents = (amount: number) => toCents(amount, invoice.currency ?? NO_CURRENCY);
  return inCents(exact) === unitPrice && inCents(exact * quantity) === lineTotal ? text : null;
}

export const lineTarget = (position: number) => `line-${position}`;

/** A line of a text file that something was read from. */
export interface LineMark {
  target: string;
  /** Counted from 1. */
  line: number;
  unsure: boolean;
}

export const highlightsOf = (detail: InvoiceDetail): Highlight[] =>
  foundOf(detail).flatMap(({ target, value: { page, box }, unsure }) => (box ? [{ target, page, box, unsure }] : []));

/** Files without pages keep the number of the line in its place. */
export const lineMarksOf = (detail: InvoiceDetail): LineMark[] =>
  foundOf(detail).map(({ target, value, unsure }) => ({ target, line: value.page, unsure }));

interface FoundValue {
  target: string;
  value: Value;
  unsure: boolean;
}

/** What is amber beside the document is amber on it: a field with a warning, a line that needs a look, an open amount. */
function foundOf({ invoice, lineItems, account }: InvoiceDetail): FoundValue[] {
  const extracted = extractedOf(invoice);
  const { fields, lines, amounts } = extracted;
  const doubted = new Set(invoice.warnings.map(({ field }) => field));
  const ofHeader = Object.entries(fields).map(([field, value]) => found(field, value, doubted.has(field)));
  const here = new Map(lineItems.map((item) => [item.position, item]));
  const ofLines = lines.flatMap((line, position) => {
    const item = here.get(position);
    // What is deleted is lit no more.
    if (!item) return [];
    return Object.values(line).map((value) => found(lineTarget(position), value, item.needsReview));
  });
  const ofAmounts = amounts.flatMap((amount, index) => {
    const target = amountTarget(extracted, amount, index);
    // A field's place is lit as the field.
    return target in fields
      ? []
      : [found(target, amount.amount, (account?.amounts[index] ?? amount).explanation === null)];
  });
  return [...ofHeader, ...ofLines, ...ofAmounts].filter((one) => one !== null);
}

const found = (target: string, value: Value | null, unsure: boolean): FoundValue | null =>
  value && { target, value, unsure };
