import { Decimal } from '../decimal.js';
import type { Doubt, DraftLine, ReadValue, Source } from '../draft.js';
import type { ProvedLine } from '../proof.js';
import { fold } from '../understanding/fold.js';
import type { EInvoice, EInvoiceLine } from './e-invoice.js';
import { adjustmentOf, lineContradiction } from './line-contradiction.js';
import type { PageText } from './page-text.js';
import type { PrintedInvoice } from './printed-invoice.js';

const CENT = Decimal.of('0.01');

export interface ComparedLine {
  /** As declared, or completed by what the page says. */
  declared: EInvoiceLine;
  /** With places on the page. */
  line: DraftLine;
  doubt: Doubt | null;
}

/** Each line of the electronic invoice beside the printed one that it is. */
export function compareLines(
  { lines }: EInvoice,
  drafts: DraftLine[],
  { proof }: PrintedInvoice,
  text: PageText,
): ComparedLine[] {
  const partners = partnersOf(lines, proof.lines);
  return lines.map((declared, index) => {
    const printed = partners[index] ?? null;
    const settled = printed ? settlePrice(declared, printed) : declared;
    const draft = drafts[index]!;
    const line = settled === declared ? draft : { ...draft, unitPrice: printed!.unitPrice };
    const doubt = printed ? differenceOf(declared, printed) : absenceOf(declared, proof.lines, text);
    return { declared: settled, line: withPlaces(line, printed, text), doubt };
  });
}

/** By item number, else by description, else by order where both have the same count. */
function partnersOf(lines: EInvoiceLine[], printed: ProvedLine[]): (ProvedLine | null)[] {
  const free = new Set(printed);
  const take = (partner: ProvedLine | undefined): ProvedLine | null => {
    if (partner) free.delete(partner);
    return partner ?? null;
  };
  const first = (matches: (line: ProvedLine) => boolean): ProvedLine | undefined => [...free].find(matches);
  const bySku = lines.map(({ sku }) => (sku ? take(first((line) => sameText(line.sku, sku))) : null));
  const byText = lines.map((line, index) => bySku[index] ?? take(first((other) => describes(other, line))));
  if (lines.length !== printed.length) return byText;
  return byText.map((partner, index) => partner ?? (free.has(printed[index]!) ? printed[index]! : null));
}

const sameText = (a: ReadValue<string> | null, b: ReadValue<string>): boolean =>
  a !== null && fold(a.value) === fold(b.value);

function describes({ description }: ProvedLine, { description: declared }: EInvoiceLine): boolean {
  if (!description || !declared) return false;
  const [printed, name] = [fold(description.value), fold(declared.value)];
  return name !== '' && (printed === name || ` ${printed} `.includes(` ${name} `));
}

/**
 * A price that is missing, or is for more units than it says by a slip of the program that wrote it, is taken from the
 * page where the line there multiplies out to the same total.
 */
function settlePrice(declared: EInvoiceLine, printed: ProvedLine): EInvoiceLine {
  const { price, total, quantity } = declared;
  const isOpen = !price || lineContradiction(declared) !== null;
  const samePrice = !price || (printed.unitPrice && equal(price, printed.unitPrice));
  const isProved = printed.notes.length === 0 && equal(quantity, printed.quantity) && equal(total, printed.lineTotal);
  return isOpen && samePrice && isProved ? { ...declared, price: printed.unitPrice, priceBase: null } : declared;
}

/** Only a printed line that is proved itself can speak against a declared one. */
function differenceOf(declared: EInvoiceLine, printed: ProvedLine): Doubt | null {
  if (printed.notes.length > 0) return null;
  const name = declared.description?.value ?? declared.sku?.value ?? '';
  if (declared.quantity && printed.quantity && !equal(declared.quantity, printed.quantity)) {
    return differs(`quantity of “${name}”`, declared.quantity.text, printed.quantity.text);
  }
  const total = printed.lineTotal?.value.abs();
  if (!declared.total || !total || totalsOf(declared).some((other) => isClose(other, total))) return null;
  return differs(`line total of “${name}”`, declared.total.text, printed.lineTotal!.text);
}

/** The page may print a line before its allowances, or with its tax. */
function totalsOf(line: EInvoiceLine): Decimal[] {
  const { total, quantity, grossPrice, priceBase, taxRate } = line;
  if (!total) return [];
  const net = total.value.abs();
  const gross = quantity && grossPrice ? quantity.value.times(grossPrice.value).abs() : null;
  return [
    net,
    total.value.minus(adjustmentOf(line)).abs(),
    ...(taxRate ? [net.plus(net.percent(taxRate))] : []),
    ...(gross ? [priceBase && !priceBase.value.isZero() ? gross.dividedBy(priceBase.value, 4) : gross] : []),
  ];
}

/** A line that cannot be found on a page whose lines can be read. */
function absenceOf(declared: EInvoiceLine, printed: ProvedLine[], text: PageText): Doubt | null {
  const isPrinted = totalsOf(declared).some((total) => text.findNumber(total.inCents()));
  if (printed.length === 0 || !declared.total || isPrinted) return null;
  const name = declared.description?.value ?? declared.sku?.value ?? '';
  const message = `The line “${name}” of ${declared.total.text} in the electronic invoice inside was not found on the page.`;
  return { code: 'not-on-page', message };
}

function withPlaces(line: DraftLine, printed: ProvedLine | null, text: PageText): DraftLine {
  const at = <T>(read: ReadValue<T> | null, ...places: (Source | null | undefined)[]): ReadValue<T> | null =>
    read && placed(read, places.find((place) => place) ?? null);
  const number = (read: ReadValue<Decimal> | null, of: ReadValue<Decimal> | null | undefined) =>
    at(read, read && of && equal(read, of) ? of.source : null);
  return {
    ...line,
    sku: at(line.sku, line.sku && text.find(line.sku.value)),
    description: at(
      line.description,
      printed?.description?.source,
      line.description && text.find(line.description.value),
    ),
    quantity: number(line.quantity, printed?.quantity),
    unitPrice: number(line.unitPrice, printed?.unitPrice),
    lineTotal: at(line.lineTotal, printed?.lineTotal?.source, line.lineTotal && text.findNumber(line.lineTotal.value)),
  };
}

/** The value with its place on the page: what both say has two sources. */
export function placed<T>(read: ReadValue<T>, source: Source | null): ReadValue<T> {
  const checks = [...(read.checks ?? []), ...(source ? (['two-places-agree'] as const) : [])];
  return { ...read, checks, source: source ?? { page: 1, box: null } };
}

const equal = (a: ReadValue<Decimal> | null, b: ReadValue<Decimal> | null): boolean =>
  a !== null && b !== null && a.value.abs().equals(b.value.abs());

const isClose = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().compare(CENT) <= 0;

const differs = (what: string, declared: string, printed: string): Doubt => ({
  code: 'page-differs',
  message: `The electronic invoice inside says the ${what} is ${declared}, the page says ${printed}.`,
});
