import { isShare, isWithin } from '../account/tax-rates.js';
import type { Decimal } from '../decimal.js';
import type { NumberToken } from './tokens.js';

/** A row of a table of taxes: what is taxed, the tax and perhaps the sum of both, in whatever order. */
export interface TaxRow {
  tax: NumberToken;
  others: NumberToken[];
  rate: Decimal | null;
}

/** Figures of one row, which say by their arithmetic which of them is the tax; null when they do not. */
export function taxRowOf(figures: NumberToken[], rate: Decimal | null): TaxRow | null {
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

/** Where prices have the tax in them, it is worked out of the sum, and the base is what is left. */
const isOfRate = (tax: NumberToken, base: NumberToken, sum: NumberToken | undefined, rate: Decimal): boolean =>
  isShare(tax.value, rate, base.value) || (sum !== undefined && isWithin(tax.value, rate, sum.value));
