import { fullPrice } from '../../account/sums.js';
import { isShare, isWhole } from '../../account/tax-rates.js';
import { Decimal } from '../../decimal.js';
import type { DraftLine, ReadValue } from '../../draft.js';
import { sharesWord } from '../vendor/names.js';

/** Rounded on each line, or once; some currencies have no cents. */
export const isTaxOf = (base: number, rate: Decimal, tax: Decimal, lines: number): boolean =>
  Math.abs((base * rate.toNumber()) / 100 - tax.toNumber()) <= (1 + lines / 2) * (isWhole(tax) ? 1 : 0.01);

/** A column of taxes has amounts, or rates: with their sign, without cents, or for the most part those of the sums. */
export function rateOf(lines: DraftLine[], rates: Decimal[]): (tax: ReadValue<Decimal>) => boolean {
  const ofSums = lines.filter(({ tax }) => rates.some((rate) => tax?.value.equals(rate)));
  const areRates = ofSums.length > 1 && ofSums.length * 2 > lines.length;
  return ({ text, value }) => text.includes('%') || ((areRates || value.decimals < 2) && value.toNumber() < 100);
}

/** Each line prints that share of it, rounded. */
export const isRateOfLines = (lines: DraftLine[], rate: Decimal): boolean =>
  lines.every((line) => isRateOfLine(line, rate));
/** Each line prints one of these shares of it, and each of them is that of a line. */
export const areRatesOfLines = (lines: DraftLine[], rates: Decimal[]): boolean =>
  lines.every((line) => rates.some((rate) => isRateOfLine(line, rate))) &&
  rates.every((rate) => lines.some((line) => isRateOfLine(line, rate)));
const isRateOfLine = ({ tax, beside = [], lineTotal }: DraftLine, rate: Decimal): boolean =>
  [tax, ...beside.map(({ amount }) => amount)].some(
    (printed) => printed && lineTotal && isShare(printed.value, rate, lineTotal.value),
  );

/** "37.50" over "(10 %)" under discounts: the share of the line that its discount is. */
export const isDiscountOf = (line: DraftLine, rate: Decimal): boolean =>
  line.discount !== null && isShare(line.discount.value.abs(), rate, fullPrice(line) ?? Decimal.zero);

/** "Foul sewage is charged on 95 % of the water": how many one line has, as a share of another's; the text names both. */
export function isShareOfQuantities(lines: DraftLine[], rate: Decimal, text: string): boolean {
  const counts = lines
    .filter(({ description }) => description && sharesWord(description.value, text))
    .flatMap(({ quantity }) => quantity?.value.trimmed() ?? []);
  const known = new Set(counts.map(String));
  return counts.some((count) => !rate.equals(ALL) && known.has(count.percent(rate).trimmed().toString()));
}
const ALL = Decimal.of(100);
