import { Decimal } from '../decimal.js';
import type { DraftLine } from '../draft.js';
import { type Sums, totalOf } from './sums.js';

const CENT = Decimal.of('0.01');

/**
 * The printed bases of several rates where charges and discounts are spread over the rates as the lines are: each is its
 * lines' part of what is taxed, to the cent, and together they are all of it. None otherwise.
 */
export function spreadBases({ tax, sum, net, applied, included }: Sums, lines: DraftLine[]): Decimal[] {
  const rated = tax.parts.filter(({ rate }) => rate !== null);
  if (applied.length === 0 || included || sum.isZero() || rated.length < 2) return [];
  const bases = rated.flatMap(({ rate, others = [] }) => {
    const ofRate = lines.filter(({ tax: own }) => own?.value.equals(rate!));
    const share = totalOf(ofRate).times(net).dividedBy(sum, 6);
    return others.map(({ value }) => value).find((value) => value.minus(share).abs().compare(CENT) <= 0) ?? [];
  });
  return bases.length === rated.length && Decimal.sum(bases).equals(net) ? bases : [];
}

/** That share of the lines, rounded on each line or for each rate of tax. */
export function roundedShares(share: Decimal, lines: DraftLine[]): Decimal[] {
  const rounded = (value: Decimal): Decimal => Decimal.ofHundredths(value.percent(share).toHundredths());
  const ofSome = (some: DraftLine[]): Decimal => rounded(totalOf(some));
  const rateOf = ({ tax }: DraftLine): string => tax?.value.trimmed().toString() ?? '';
  const rates = [...new Set(lines.map(rateOf))];
  return [
    Decimal.sum(lines.map((line) => ofSome([line]))),
    Decimal.sum(rates.map((rate) => ofSome(lines.filter((line) => rateOf(line) === rate)))),
  ];
}
