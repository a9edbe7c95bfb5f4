import type { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { roundingOf, type Sums, totalOf } from './sums.js';
import { partialSums } from './subtotals.js';
import { isShare, isWithin } from './tax-rates.js';

/** An amount under a name that nobody knows, which the total has in it: charged or taken off, and no tax. */
export const isCharge = (labelled: LabelledAmount, sums: Sums, lines: DraftLine[]): boolean =>
  (isTaxedWithGoods(sums) || isBesideTax(labelled, sums) || isTaxedWithLines(labelled, sums, lines)) &&
  isOwnShare(labelled, sums);

/** What has no name that we know may be a tax itself, unless the tax is taken of it too, or is said to be nothing. */
const isTaxedWithGoods = ({ tax, goods, applied, included }: Sums): boolean => {
  const rounding = roundingOf(applied);
  const isOfGoods = ({ rate, amount }: LabelledAmount): boolean =>
    rate !== null &&
    !rate.isZero() &&
    (included ? isWithin : isShare)(amount!.value, rate, included ? goods : goods.minus(rounding));
  return tax.parts.some(isOfGoods) || tax.read?.value.isZero() === true;
};

/** "UPS Ground  42.00": without a rate of its own, where the tax by its name and rate is that of all other goods. */
const isBesideTax = ({ amount, rate }: LabelledAmount, { tax, goods, included }: Sums): boolean =>
  rate === null &&
  !included &&
  tax.parts.length === 1 &&
  tax.parts.every(
    (part) => part.rate && !part.rate.isZero() && isShare(part.amount!.value, part.rate, goods.minus(amount!.value)),
  );

/** "Flat rate 3.95": without it the lines of one rate do not lead to their tax, and with it they do. */
const isTaxedWithLines = ({ amount, rate }: LabelledAmount, { tax, included }: Sums, lines: DraftLine[]): boolean =>
  rate === null &&
  !included &&
  tax.parts.some(({ amount: own, rate: of }) => {
    const goods = totalOf(lines.filter((line) => of && !of.isZero() && line.tax?.value.equals(of)));
    const leads = (base: Decimal): boolean => isShare(own!.value, of!, base);
    return !goods.isZero() && !leads(goods) && leads(goods.plus(amount!.value));
  });

/** What is taken off with a percentage is that share of the goods. */
const isOwnShare = ({ amount, rate }: LabelledAmount, { sum, applied, gross }: Sums): boolean =>
  !rate ||
  rate.isZero() ||
  !amount!.value.isNegative() ||
  [...partialSums(sum, applied), gross].some((base) => isShare(amount!.value, rate, base));
