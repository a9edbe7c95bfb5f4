import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { isShare } from './tax-rates.js';

/** "Discount 10 %" without an amount takes that share off the lines: what it comes to must be in the sums like any other. */
export function withShares(amounts: LabelledAmount[], sum: Decimal): LabelledAmount[] {
  const place = amounts.find(({ amount }) => amount !== null)?.amount;
  return amounts.map((one) => {
    if (one.kind !== 'discount' || one.amount || !one.rate || one.rate.isZero() || !place) return one;
    const value = sum.percent(one.rate).inCents().negated();
    return { ...one, amount: { ...place, value, text: `${one.rate}%` } };
  });
}

/**
 * Amounts under names that nobody knows which are the tax: their printed rate leads to them from what is taxed, or the
 * lines print the same, as amounts in a column of taxes or by their rates.
 */
export function taxesByArithmetic(amounts: LabelledAmount[], lines: DraftLine[], goods: Decimal): LabelledAmount[] {
  const ofLines = taxesOfLines(lines);
  return amounts.filter(
    ({ kind, label, amount, rate }) =>
      kind === 'other' &&
      amount !== null &&
      /\p{L}{2}/u.test(label) &&
      amount.value.compare(Decimal.zero) > 0 &&
      ((rate !== null && rate.compare(LEAST_RATE) >= 0 && isShare(amount.value, rate, goods)) ||
        ofLines.some((sum) => sum.equals(amount.value))),
  );
}
/** Lower shares are fees as often as taxes. */
const LEAST_RATE = Decimal.of(4);

/** What the taxes of the lines come to, as far as all lines print them. */
function taxesOfLines(lines: DraftLine[]): Decimal[] {
  const rates = lines.flatMap(({ tax, lineTotal }) =>
    tax?.text.includes('%') && lineTotal ? [{ tax, lineTotal }] : [],
  );
  const shares = rates.map(({ tax, lineTotal }) => lineTotal.value.percent(tax.value));
  const printed = lines.flatMap(({ tax }) => (tax && !tax.text.includes('%') ? [tax.value] : []));
  const sums = [
    ...(shares.length === lines.length ? [Decimal.sum(shares).inCents()] : []),
    ...(printed.length === lines.length ? [Decimal.sum(printed)] : []),
  ];
  return sums.filter((sum) => !sum.isZero());
}
