import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { groupBy } from '../group-by.js';
import { fold } from '../understanding/fold.js';
import { TAX_INCLUDED } from '../understanding/words/amount-labels.js';
import { LEVY } from '../understanding/words/charge-words.js';
import { isSumAboveLines } from './carried.js';
import { offLines } from './savings.js';
import { roundedShares } from './spread.js';
import { CARRIED, partialSums } from './subtotals.js';
import { isRounding, signed, type Sums, totalOf } from './sums.js';
import { isShare } from './tax-rates.js';

/** What a charge or a discount is: part of the total, or printed once more. */
export function ofAdjustment(
  labelled: LabelledAmount,
  sums: Sums,
  lines: DraftLine[],
  amounts: LabelledAmount[],
): string | null {
  const { applied, sum } = sums;
  const { kind, label, amount, rate } = labelled;
  const value = amount!.value.abs();
  const isRight = (): boolean => {
    const withoutTax = partialSums(sum, applied);
    // A voucher is taken off what the lines cost with their tax.
    const bases = [
      ...withoutTax,
      ...withoutTax.map((base) => base.plus(sums.tax.value)),
      sums.gross,
      ...(kind === 'discount' ? totalsByRate(lines) : []),
    ];
    return (
      !rate ||
      rate.isZero() ||
      (kind === 'charge' && !LEVY.test(fold(label))) ||
      bases.some((base) => isShare(value, rate, base)) ||
      roundedShares(rate, lines).some((share) => share.equals(value))
    );
  };
  if (applied.includes(labelled)) {
    if (isRounding(label)) return value.compare(MOST_ROUNDING) < 0 ? 'rounding' : null;
    return isRight() ? (kind === 'charge' ? 'added' : 'taken off') : null;
  }
  const others = applied.filter((other) => other.kind === kind);
  if (others.some((other) => other.amount!.value.abs().equals(value))) return isRight() ? 'printed twice' : null;
  if (others.length > 1 && Decimal.sum(others.map(signed)).abs().equals(value)) return 'the sum of several';
  if (kind === 'charge' && IN_LINES.test(label)) return 'in the lines already';
  if (isSumAboveLines(amount!, lines)) return CARRIED;
  const isLine = (line: DraftLine): boolean =>
    line.lineTotal?.value.abs().equals(value) === true && sharesWord(label, line.description?.value ?? '');
  if (lines.some(isLine)) return 'a line of its own';
  if (kind === 'charge' && isSumOverCharges(labelled, sums, amounts)) return 'the sum of the lines';
  if (kind === 'discount' && offLines(lines).equals(value)) return 'the discounts of the lines';
  return null;
}

/** "Discount 5 % on what is taxed at 23 %". */
function totalsByRate(lines: DraftLine[]): Decimal[] {
  const byRate = groupBy(lines, ({ tax }) => tax?.value.trimmed().toString());
  return [...byRate].flatMap(([rate, some]) => (rate === undefined ? [] : totalOf(some)));
}

/** "Fees and expenses 4,200.00 | Fund 4 % 168.00 | Net 4,368.00": all lines, over what is charged beside them and both. */
function isSumOverCharges(
  labelled: LabelledAmount,
  { sum, applied, net, included }: Sums,
  amounts: LabelledAmount[],
): boolean {
  const at = amounts.indexOf(labelled);
  const [first = at, last = at] = [applied[0], applied.at(-1)].map((one) => one && amounts.indexOf(one));
  return (
    labelled.amount!.value.equals(sum) &&
    !included &&
    at < first &&
    amounts.every(({ amount }, index) => index >= at || !amount?.value.equals(sum)) &&
    amounts.some(({ kind, amount }, index) => kind === 'net' && index > last && amount?.value.equals(net) === true)
  );
}

/** Nobody rounds by a whole unit of money. */
const MOST_ROUNDING = Decimal.of(1);

/** "Incl. copyright fee": not a charge that has its own tax in it. */
const IN_LINES = new RegExp(String.raw`^\P{L}*${TAX_INCLUDED.source}`, 'iu');

function sharesWord(a: string, b: string): boolean {
  const words = new Set(
    fold(a)
      .split(' ')
      .filter((word) => word.length > 3),
  );
  return fold(b)
    .split(' ')
    .some((word) => words.has(word));
}

/** "Shipping 5.00 | 22 % | 6.10 | 6.10": without its tax, each and all. */
export const isOfTaxedCharge = ({ kind, amount, rate }: LabelledAmount, value: Decimal): boolean =>
  kind === 'charge' &&
  rate !== null &&
  (value.equals(amount!.value) || isShare(amount!.value.minus(value), rate, value));
