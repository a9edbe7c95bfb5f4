import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { fold } from '../understanding/fold.js';
import { linesAbove } from './carried.js';
import { fullPrice, signed, type Sums, totalOf } from './sums.js';
import { isShare } from './tax-rates.js';

/** Subsets of more adjustments than this are not all taken for sums that an invoice may print. */
const MAX_SUBTOTALS = 6;

/** What a value is that an invoice may print, by `key`. */
export type Meanings = Map<string, string>;
/** A value however it is written, whatever its sign. */
export const key = (value: Decimal): string => value.abs().trimmed().toString();

/** The sum of the lines with every choice of the adjustments, or, where these are many, one after the other. */
export function partialSums(sum: Decimal, applied: LabelledAmount[]): Decimal[] {
  const values = applied.map(signed);
  if (values.length > MAX_SUBTOTALS) {
    return values.reduce<Decimal[]>((sums, value) => [...sums, sums.at(-1)!.plus(value)], [sum]);
  }
  return values.reduce<Decimal[]>((sums, value) => [...sums, ...sums.map((other) => other.plus(value))], [sum]);
}

/** A base that the discounts printed above it are not taken off. */
export function isUndiscounted(base: Decimal, { sum, applied }: Sums, discounts: LabelledAmount[]): boolean {
  const isOf = (sums: Decimal[]): boolean => sums.some((one) => one.equals(base));
  const discounted = sum.plus(Decimal.sum(discounts.map(signed)));
  const others = applied.filter((one) => !discounts.includes(one));
  return discounts.length > 0 && isOf(partialSums(sum, applied)) && !isOf(partialSums(discounted, others));
}

/**
 * "Discount -10.00 | Freight 5.00 | Net": below both, it has the second in it, so it must have the first. What the goods come
 * to, printed over both, is not said again below them, unless it is that which is taxed.
 */
export function skipsAdjustment(labelled: LabelledAmount, sums: Sums, amounts: LabelledAmount[]): boolean {
  const { sum, applied, tax } = sums;
  const value = labelled.amount!.value;
  const at = amounts.indexOf(labelled);
  if (labelled.rate || applied.length === 0 || applied.some((one) => amounts.indexOf(one) > at)) return false;
  const isOf = (some: Decimal[]): boolean => some.some((one) => one.equals(value));
  const running = applied.toSorted((one, other) => amounts.indexOf(one) - amounts.indexOf(other));
  // Deposits that come back as often as they are charged leave what it was.
  if (value.equals(sum.plus(Decimal.sum(running.map(signed))))) return false;
  if (value.equals(sum)) {
    const isSaidAbove = amounts.slice(0, amounts.indexOf(running[0]!)).some(({ amount }) => amount?.value.equals(sum));
    const isTaxed = tax.parts.some(({ rate, amount }) => !rate || isShare(amount!.value, rate, sum));
    return isSaidAbove && tax.parts.length > 0 && !isTaxed;
  }
  const upTo = running.map((_, index) => sum.plus(Decimal.sum(running.slice(0, index + 1).map(signed))));
  return isOf(partialSums(sum, applied)) && !isOf(upTo);
}

/** "Discount -55.50 | Net 1,054.50 | VAT 21 %": what the discounts leave is taxed, where it is printed so. */
export function areDiscountsInNet({ applied, tax, net, included }: Sums, amounts: LabelledAmount[]): boolean {
  const lastOf = (some: LabelledAmount[]): number => Math.max(...some.map((one) => amounts.indexOf(one)));
  const discounts = applied.filter((one) => signed(one).isNegative());
  const first = Math.min(...tax.parts.map((one) => amounts.indexOf(one)));
  return (
    !included &&
    discounts.length > 0 &&
    amounts.some(
      ({ kind, amount }, at) =>
        kind === 'net' && amount?.value.equals(net) === true && at > lastOf(discounts) && at < first,
    )
  );
}

/** Every sum on the way to the total that has all discounts in it. */
export const sumsAfterDiscounts = ({ sum, applied }: Sums): Decimal[] => {
  const [discounts, charges] = [true, false].map((wanted) =>
    applied.filter((one) => signed(one).isNegative() === wanted),
  );
  return partialSums(sum.plus(Decimal.sum(discounts!.map(signed))), charges!);
};

/** Every sum that invoices print on the way to the total, with its name. */
export function subtotalsOf({ sum, applied, net, included, apart }: Sums, lines: DraftLine[]): Meanings {
  const meanings: Meanings = new Map();
  const add = (value: Decimal, meaning: string): void => {
    if (!value.isZero() && !meanings.has(key(value))) meanings.set(key(value), meaning);
  };
  add(net, 'the net amount');
  add(sum, 'the sum of the lines');
  if (apart) add(apart.goods, 'the goods without their tax');
  for (const value of partialSums(sum, applied)) add(value, 'the sum of the lines with charges and discounts');
  for (const rate of new Set(lines.flatMap(({ tax }) => tax?.value.trimmed().toString() ?? []))) {
    const ofRate = lines.filter(({ tax }) => tax?.value.trimmed().toString() === rate);
    for (const value of partialSums(totalOf(ofRate), applied)) add(value, `the sum of the lines with ${rate} % tax`);
    // Line totals with the tax, and beside them what is taxed.
    for (const base of included ? columnsOf(ofRate) : []) add(base, taxedAt(rate));
    // Prices without the tax, line totals with it.
    if (included && ofRate.every(({ discount }) => !discount))
      add(Decimal.sum(ofRate.flatMap((line) => fullPrice(line) ?? [])), taxedAt(rate));
  }
  add(Decimal.sum(lines.flatMap((line) => fullPrice(line) ?? [])), 'the sum of the lines before discounts');
  let carried = Decimal.zero;
  for (const { lineTotal } of lines) add((carried = carried.plus(lineTotal?.value ?? Decimal.zero)), CARRIED);
  for (const value of sectionsOf(lines)) add(value, 'the sum of some lines');
  return meanings;
}

export const TAXED_AT = 'what is taxed at';
/** `rate` without zeros at its end. */
export const taxedAt = (rate: string): string => `${TAXED_AT} ${rate} %`;

/** What each column beside the line totals comes to on these lines. */
function columnsOf(lines: DraftLine[]): Decimal[] {
  const headings = new Set(lines.flatMap(({ beside = [] }) => beside.map(({ heading }) => heading)));
  return [...headings].flatMap((heading) => {
    const own = lines.flatMap(({ beside = [] }) => beside.find((one) => one.heading === heading) ?? []);
    return own.length === lines.length ? Decimal.sum(own.map(({ amount }) => amount.value)) : [];
  });
}

/** Sums of the lines of one page, and of what remains. */
function sectionsOf(lines: DraftLine[]): Decimal[] {
  const pages = new Set(lines.map(({ lineTotal }) => lineTotal?.source.page));
  return [...pages].map((page) => totalOf(lines.filter(({ lineTotal }) => lineTotal?.source.page === page)));
}

export const CARRIED = 'carried over';
export const SECTION = 'the sum of the lines above';

/**
 * Under a group of lines: what the last one, two, three above it come to, or, where groups above have sums of the same name, all since
 * one of these. The last group is one only beside others.
 */
export function isSectionAbove(
  { label, amount }: LabelledAmount,
  lines: DraftLine[],
  amounts: LabelledAmount[],
): boolean {
  const { value, source } = amount!;
  const above = linesAbove(source, lines);
  const ends = amounts.flatMap((other) =>
    other.amount && fold(other.label) === fold(label) ? linesAbove(other.amount.source, lines).length : [],
  );
  const begins = ends.filter((end) => end > 0 && end < above.length);
  if (begins.length > 0) return [0, ...begins].some((begin) => totalOf(above.slice(begin)).equals(value));
  let sum = Decimal.zero;
  return above.toReversed().some(({ lineTotal }) => (sum = sum.plus(lineTotal?.value ?? Decimal.zero)).equals(value));
}

/** A base that belongs to some of the lines and adjustments, of which nothing says to which: few are tried. */
export function isSumOfLines(value: Decimal, lines: DraftLine[], applied: LabelledAmount[]): boolean {
  const values = [...lines.flatMap(({ lineTotal }) => lineTotal?.value ?? []), ...applied.map(signed)];
  if (values.length > MAX_LINES_OF_BASE) return false;
  return values
    .reduce<Decimal[]>((sums, one) => [...sums, ...sums.map((sum) => sum.plus(one))], [Decimal.zero])
    .some((sum) => sum.equals(value));
}
const MAX_LINES_OF_BASE = 10;

/** What lines that follow each other come to, or what all of their quantities do. */
export function isRunOf(of: 'lineTotal' | 'quantity', value: Decimal, lines: DraftLine[]): boolean {
  const upTo = new Set([key(Decimal.zero)]);
  let sum = Decimal.zero;
  return lines.some((line) => {
    sum = sum.plus(line[of]?.value ?? Decimal.zero);
    upTo.add(key(sum));
    return upTo.has(key(sum.minus(value)));
  });
}
