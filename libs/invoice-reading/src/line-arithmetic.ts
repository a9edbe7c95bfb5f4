import { Decimal } from './decimal.js';
import type { DraftLine } from './draft.js';

const HUNDRED = Decimal.of(100);
/** Half a cent: what rounding to cents can take away. */
const ROUNDING = Decimal.of('0.005');

/** What else a line may print that belongs to its sum. */
export interface LineModifiers {
  /** Off the line: a percentage, or an amount off the whole line or off each unit. */
  discount?: Decimal | null;
  /** The price is for so many. */
  priceUnit?: Decimal | null;
  /** Percent or the amount, where the price is without tax and the total with it. */
  tax?: Decimal | null;
  /** What the total is rounded to, where that is more than a cent. */
  coin?: Decimal;
}

export const modifiersOf = ({ discount, priceUnit, tax, coin }: DraftLine): LineModifiers => ({
  discount: discount?.value,
  priceUnit: priceUnit?.value,
  tax: tax?.value,
  coin,
});

/** quantity × unit price, changed by what the line prints beside them, is the printed line total. */
export function multipliesOut(
  quantity: Decimal,
  unitPrice: Decimal,
  lineTotal: Decimal,
  { discount, priceUnit, tax, coin }: LineModifiers = {},
): boolean {
  const rounding = coin ? coin.times(HALF) : ROUNDING;
  const full = quantity.times(unitPrice);
  const discounted = discount && !discount.isZero() ? reductions(quantity, full, discount.abs()) : [];
  const taxed =
    tax && !tax.isZero() ? [full, ...discounted].flatMap((sum) => [sum.plus(sum.percent(tax)), sum.plus(tax)]) : [];
  if ([full, ...discounted, ...taxed].some((sum) => isClose(sum, lineTotal, rounding))) return true;
  if (!priceUnit || priceUnit.compare(Decimal.zero) <= 0) return false;
  // Not divided, so that nothing is rounded.
  const tolerance = rounding.times(priceUnit);
  const target = lineTotal.times(priceUnit);
  return [full, ...discounted].some((sum) => sum.minus(target).abs().compare(tolerance) <= 0);
}

/** The same of what is stored, in minor units: the price was rounded to these, so each piece may hide half of one. */
export const multipliesOutRounded = (quantity: number, unitPrice: number, lineTotal: number): boolean =>
  Math.abs(quantity * unitPrice - lineTotal) <= 0.5 * (Math.abs(quantity) + 1);

function reductions(quantity: Decimal, full: Decimal, discount: Decimal): Decimal[] {
  const share = full.percent(HUNDRED.minus(discount));
  return [share, full.minus(discount), full.minus(discount.times(quantity))];
}

/** Currencies without cents are rounded to whole units: 13.75 × 4,329 is 59,524. */
const isClose = (a: Decimal, b: Decimal, rounding: Decimal): boolean =>
  a
    .minus(b)
    .abs()
    .compare(b.decimals === 0 && b.abs().compare(THOUSAND) >= 0 ? HALF : rounding) <= 0;
const THOUSAND = Decimal.of(1000);
const HALF = Decimal.of('0.5');

/** The line prints quantity, price and total, and they multiply out. */
export function isProved(line: DraftLine): boolean {
  const { quantity, unitPrice, lineTotal } = line;
  if (!quantity || !unitPrice || !lineTotal) return false;
  return multipliesOut(quantity.value, unitPrice.value, lineTotal.value, modifiersOf(line));
}

/** Lines whose totals have their tax in them, where those of other lines with a tax have not. */
export function taxedAlone(lines: DraftLine[]): Set<DraftLine> {
  const taxed = lines.filter((line) => line.tax && !line.tax.value.isZero() && isProved(line));
  const withTax = taxed.filter((line) => !isProved({ ...line, tax: null }));
  return new Set(withTax.length < taxed.length ? withTax : []);
}

/** A discount that changes nothing, unless the price before it is printed, too, or the price is said to be the one after it. */
export function isDiscountIdle(line: DraftLine): boolean {
  const { quantity, unitPrice, lineTotal, discount, beside = [] } = line;
  if (line.isReduced || !quantity || !unitPrice || !lineTotal || !discount || discount.value.isZero()) return false;
  const { priceUnit, tax } = modifiersOf(line);
  if (!multipliesOut(quantity.value, unitPrice.value, lineTotal.value, { priceUnit, tax })) return false;
  const isBefore = (full: Decimal): boolean =>
    [unitPrice.value, lineTotal.value].some((after) =>
      multipliesOut(Decimal.of(1), full, after, { discount: discount.value }),
    );
  return !beside.some(({ amount }) => !amount.value.equals(unitPrice.value) && isBefore(amount.value));
}
