import { isShare, isWithin } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { NumberToken } from './tokens.js';

/** A row of a table of taxes: what is taxed, the tax and perhaps the sum of both, in whatever order. */
export interface TaxRow {
  tax: NumberToken;
  others: NumberToken[];
  rate: Decimal | null;
}

/** Figures of one row, which say by their arithmetic which of them is the tax; null when they do not. */
export function taxRowOf(figures: NumberToken[], rate: Decimal | null): TaxRow | null {
  if (rate && figures.length > 3) return partedRow(figures, rate);
  if (figures.length < 2 || figures.length > 3) return null;
  for (const tax of figures) {
    for (const base of figures) {
      if (tax === base || (tax.value.abs().compare(base.value.abs()) > 0 && !rate)) continue;
      const [sum] = figures.filter((figure) => figure !== tax && figure !== base);
      if (sum && !base.value.plus(tax.value).equals(sum.value)) continue;
      if (rate ? isOfRate(tax, base, sum, rate) : sum) return { tax, others: sum ? [base, sum] : [base], rate };
    }
  }
  return null;
}

/** "18 %  6,969.44  627.25  627.25  1,254.50": a tax in parts, and last what they come to. The rate is that of all or of each. */
function partedRow(figures: NumberToken[], rate: Decimal): TaxRow | null {
  const [base, ...parts] = figures.slice(0, -1) as [NumberToken, ...NumberToken[]];
  const tax = figures.at(-1)!;
  const isSum = Decimal.sum(parts.map(({ value }) => value)).equals(tax.value);
  const whole = [rate, rate.times(Decimal.of(parts.length))].find((one) => isShare(tax.value, one, base.value));
  return isSum && whole ? { tax, others: [base], rate: whole } : null;
}

/** Where prices have the tax in them, it is worked out of the sum, and the base is what is left. */
const isOfRate = (tax: NumberToken, base: NumberToken, sum: NumberToken | undefined, rate: Decimal): boolean =>
  isShare(tax.value, rate, base.value) ||
  isRoundedPerLine(tax.value, rate, base.value) ||
  (sum !== undefined && isWithin(tax.value, rate, sum.value));

/** With its base beside it, it may be what the taxes of the lines come to: whether it is, the account tells. */
const isRoundedPerLine = (tax: Decimal, rate: Decimal, base: Decimal): boolean =>
  base
    .percent(rate)
    .minus(tax)
    .abs()
    .compare(tax.decimals === 0 && base.decimals === 0 ? MOST_ROUNDED_WHOLE : MOST_ROUNDED) <= 0;
const MOST_ROUNDED = Decimal.of('0.1');
/** Of money without cents. */
const MOST_ROUNDED_WHOLE = Decimal.of(5);
