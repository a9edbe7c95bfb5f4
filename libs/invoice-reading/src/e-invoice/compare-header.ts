import { Decimal } from '../decimal.js';
import { CLEAR, type Doubt, type Draft, type HeaderField, type ReadValue, type Source } from '../draft.js';
import { findDate } from '../understanding/dates.js';
import { fold } from '../understanding/fold.js';
import { withoutLegalForm } from '../company-name.js';
import type { EInvoice } from './e-invoice.js';
import type { PageText } from './page-text.js';
import type { PrintedInvoice } from './printed-invoice.js';
import { totalOf } from './totals-contradictions.js';

/** What the page says to one value of the electronic invoice inside. */
export interface Compared {
  /** Where the same is printed; null when that was not found. */
  source: Source | null;
  doubt: Doubt | null;
}

const agreed = (source: Source | null): Compared => ({ source, doubt: null });
/** Words of firms' names that say little. */
const MIN_NAME_WORD = 3;
const SIGNS: Record<string, string> = { EUR: '€', GBP: '£', USD: '$', INR: '₹', JPY: '¥' };
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']);

export function compareNumber({ number }: EInvoice, { draft }: PrintedInvoice, text: PageText): Compared {
  if (!number) return agreed(null);
  const source = text.find(number.value);
  const printed = clear(draft.invoiceNumber);
  if (printed && !hasDoubt(draft, 'several-numbers') && !sameCode(printed.value, number.value)) {
    return { source, doubt: contradiction('invoiceNumber', 'the number', number.value, printed.value) };
  }
  return source || printed
    ? agreed(source ?? printed!.source)
    : { source, doubt: absent('invoiceNumber', 'number', number.value) };
}

export function compareDate({ issueDate }: EInvoice, { draft }: PrintedInvoice, text: PageText): Compared {
  if (!issueDate) return agreed(null);
  const source = text.dates.find(({ value }) => value === issueDate.value)?.source ?? null;
  const printed = clear(draft.invoiceDate);
  if (printed && !hasDoubt(draft, 'several-dates') && !mayBe(printed, issueDate.value)) {
    return { source, doubt: contradiction('invoiceDate', 'the date', issueDate.value, printed.value) };
  }
  if (printed) return agreed(printed.source);
  return source || text.dates.length === 0
    ? agreed(source)
    : { source, doubt: absent('invoiceDate', 'date', issueDate.value) };
}

/** Loosely: names are printed in many ways, or only as a logo. */
export function compareVendor({ seller, sellerNames }: EInvoice, { draft }: PrintedInvoice, text: PageText): Compared {
  if (!seller) return agreed(null);
  for (const name of [seller.value, ...sellerNames]) {
    const source = text.find(name) ?? text.find(withoutLegalForm(name));
    if (source) return agreed(source);
  }
  const printed = clear(draft.vendorName);
  if (!printed || sellerNames.some((name) => shareWords(name, printed.value))) return agreed(printed?.source ?? null);
  return { source: null, doubt: contradiction('vendorName', 'the vendor', seller.value, printed.value) };
}

export function compareCurrency({ currency }: EInvoice, { draft }: PrintedInvoice, text: PageText): Compared {
  const printed = clear(draft.currency);
  if (!currency || !printed) return agreed(null);
  if (printed.value === currency.value) return agreed(printed.source);
  const isAnyDollar = printed.text.includes('$') && DOLLARS.has(currency.value);
  const isOneOfSeveral =
    hasDoubt(draft, 'several-currencies') &&
    [currency.value, SIGNS[currency.value]].some((sign) => text.contains(sign));
  if (isAnyDollar || isOneOfSeveral) return agreed(null);
  return { source: null, doubt: contradiction('currency', 'the currency', currency.value, printed.value) };
}

export function compareTotal(invoice: EInvoice, { draft, proof }: PrintedInvoice, text: PageText): Compared {
  const total = totalOf(invoice);
  if (!total) return agreed(null);
  const source = text.findNumber(total.value);
  const printed = proof.equation ? proof.totalAmount : null;
  if (printed && !equalSize(printed, total)) {
    return { source, doubt: contradiction('totalAmount', 'the total', total.text, printed.text) };
  }
  if (printed) return agreed(printed.source);
  const read = draft.amounts.findLast(({ kind, amount }) => kind === 'total' && amount)?.amount;
  if (source) return agreed(source);
  return {
    source,
    doubt: read
      ? contradiction('totalAmount', 'the total', total.text, read.text)
      : absent('totalAmount', 'total', total.text),
  };
}

export function compareTax({ totals }: EInvoice, { proof }: PrintedInvoice, text: PageText): Compared {
  const { tax } = totals;
  if (!tax) return agreed(null);
  const printed = proof.equation ? proof.taxAmount : null;
  if (printed && !equalSize(printed, tax)) {
    return { source: null, doubt: contradiction('taxAmount', 'the tax', tax.text, printed.text) };
  }
  return agreed(printed?.source ?? text.findNumber(tax.value));
}

const clear = <T>(read: ReadValue<T> | null): ReadValue<T> | null => (read && read.confidence >= CLEAR ? read : null);

const hasDoubt = ({ doubts }: Draft, code: string): boolean => doubts.some((doubt) => doubt.code === code);

const equalSize = (a: ReadValue<Decimal>, b: ReadValue<Decimal>): boolean => a.value.abs().equals(b.value.abs());

const squash = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** One may leave a prefix out. */
function sameCode(printed: string, declared: string): boolean {
  const [a, b] = [squash(printed), squash(declared)];
  return a === b || (Math.min(a.length, b.length) >= 3 && (a.endsWith(b) || b.endsWith(a)));
}

function mayBe(printed: ReadValue<string>, date: string): boolean {
  const readings = findDate(printed.text);
  return [printed.value, readings?.dayFirst, readings?.monthFirst].includes(date);
}

function shareWords(a: string, b: string): boolean {
  const words = new Set(
    fold(withoutLegalForm(a))
      .split(' ')
      .filter((word) => word.length >= MIN_NAME_WORD),
  );
  return fold(b)
    .split(' ')
    .some((word) => words.has(word));
}

const contradiction = (field: HeaderField, what: string, declared: string, printed: string): Doubt => ({
  code: 'page-differs',
  message: `The electronic invoice inside says ${what} is ${declared}, the page says ${printed}.`,
  field,
});

const absent = (field: HeaderField, what: string, declared: string): Doubt => ({
  code: 'not-on-page',
  message: `The ${what} ${declared} of the electronic invoice inside was not found on the page.`,
  field,
});
