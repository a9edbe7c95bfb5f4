import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { DISCOUNT, SAVING } from '../understanding/words/discount-words.js';
import { fullPrice, signed, type Sums, taxInLine } from './sums.js';
import { isShare } from './tax-rates.js';

/**
 * "You saved 12.00" is the sum of the discounts, or the printed share of what it would have been. Where no discount is
 * printed, it may as well be one without effect.
 */
export function ofSaving(
  { amount, rate }: LabelledAmount,
  { sum, applied, gross, tax, included }: Sums,
  lines: DraftLine[],
) {
  const value = amount!.value.abs();
  const ofLines = offLines(lines);
  const discounts = applied.filter(({ kind }) => kind === 'discount');
  // What comes back is taken off as well, and has no rate.
  const ofSums = [discounts, discounts.filter(({ rate }) => rate)].map((some) => Decimal.sum(some.map(signed)).abs());
  const saved = [ofLines, ...ofSums, ...ofSums.map((one) => ofLines.plus(one))].filter((one) => !one.isZero());
  // Prices that have the tax in them have it in what is taken off, too.
  const withTax = (included ? [] : tax.parts).flatMap((part) =>
    part.rate ? saved.map((one) => one.plus(one.percent(part.rate!))) : [],
  );
  const isDiscounts = [...saved, ...withTax].some((one) => one.toHundredths() === value.toHundredths());
  const isRate = rate && saved.length === 0 && [sum, gross].some((base) => isShare(value, rate, base.plus(value)));
  return isDiscounts || isRate ? 'the discounts' : null;
}

/** Of the discounts, or of what they save. */
export const isOfDiscounts = (folded: string): boolean => DISCOUNT.test(folded) || SAVING.test(folded);

/** What quantity × price is more than the line totals without their taxes. */
export const offLines = (lines: DraftLine[]): Decimal =>
  Decimal.sum(lines.flatMap((line) => (line.lineTotal ? fullPrice(line)!.minus(netTotalOf(line)) : [])));
const netTotalOf = (line: DraftLine): Decimal => line.lineTotal!.value.minus(taxInLine(line) ?? Decimal.zero);
