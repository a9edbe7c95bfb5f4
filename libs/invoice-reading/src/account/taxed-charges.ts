import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { signed, type TaxSum } from './sums.js';
import { isShare } from './tax-rates.js';

/** Goods with their tax in them, and below them charges without theirs. */
export interface TaxedCharges {
  /** The goods without their tax. */
  goods: Decimal;
  charges: Decimal;
  /** Of the charges alone. */
  tax: Decimal;
}

/** "Goods 978.60, without tax 822.35, tax 156.25, shipping 5.80, tax 1.10": `sum` is of the lines with all that is charged. */
export function taxedCharges(
  sum: Decimal,
  applied: LabelledAmount[],
  { parts }: TaxSum,
  amounts: LabelledAmount[],
): TaxedCharges | null {
  const [first, second, ...more] = parts.toSorted((one, other) => amounts.indexOf(one) - amounts.indexOf(other));
  if (!first?.rate || !second?.rate || more.length > 0) return null;
  const below = applied.filter((one) => amounts.indexOf(one) > amounts.indexOf(first));
  const charges = Decimal.sum(below.map(signed));
  const [goods, tax] = [sum.minus(charges).minus(first.amount!.value), second.amount!.value];
  const isPrinted = amounts.some(
    ({ kind, amount }) => (kind === 'net' || kind === 'total') && amount?.value.equals(goods),
  );
  return isPrinted && !charges.isZero() && isShare(tax, second.rate, charges) ? { goods, charges, tax } : null;
}
