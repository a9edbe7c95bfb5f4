import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { roundingOf, signed, type Sums, totalOf } from './sums.js';
import { isShare } from './tax-rates.js';

const CENT = Decimal.of('0.01');

/**
 * The printed bases of several rates where charges and discounts are spread over the rates as the lines are, or some of them
 * bear one of the rates: each is what its lines come to with its part of them, to the cent, and together they are all that is
 * taxed. None otherwise.
 */
export function spreadBases(sums: Sums, lines: DraftLine[], amounts: LabelledAmount[]): Decimal[] {
  const { tax, sum, net, applied, included } = sums;
  const isExempt = ({ kind, rate, others = [] }: LabelledAmount): boolean =>
    kind === 'tax' && rate?.isZero() === true && others.length > 0;
  const rated = [...new Set([...tax.parts, ...amounts.filter(isExempt)])].filter(
    ({ rate, others = [] }) => rate !== null && others.length > 0,
  );
  if (applied.length === 0 || included || sum.isZero() || rated.length < 2) return [];
  const goods = rated.map(({ rate }) => totalOf(lines.filter(({ tax: own }) => own?.value.equals(rate!))));
  const basesWith = (rates: number[]): Decimal[] | null => {
    const over = (rate: number): Decimal =>
      Decimal.sum(applied.flatMap((one, at) => (rates[at] === rate ? signed(one) : [])));
    const all = sum.plus(over(SPREAD));
    const bases: Decimal[] = [];
    for (const [rate, { others = [] }] of rated.entries()) {
      const base = goods[rate]!.times(all).dividedBy(sum, 6).plus(over(rate));
      const printed = others.find(({ value }) => value.minus(base).abs().compare(CENT) <= 0);
      if (!printed) return null;
      bases.push(printed.value);
    }
    return Decimal.sum(bases).equals(net) ? bases : null;
  };
  const ways = applied.length > MOST_APPLIED ? [applied.map(() => SPREAD)] : waysOver(applied.length, rated.length);
  // Of some ways most fail at the first rate; the first of all is the usual one.
  for (const way of ways) {
    const bases = basesWith(way);
    if (bases) return bases;
  }
  return [];
}
const SPREAD = -1;
const MOST_APPLIED = 3;

/** Each of some amounts over all rates, or with one of them: the rates by their index. */
const waysOver = (amounts: number, rates: number): number[][] =>
  Array.from({ length: amounts }).reduce<number[][]>(
    (ways) => ways.flatMap((way) => Array.from({ length: rates + 1 }, (_, rate) => [...way, rate + SPREAD])),
    [[]],
  );

/**
 * The printed bases of all rates, where no line says its own: each leads to its tax, and together they are all that is taxed,
 * or all but what is rounded. None otherwise.
 */
export function basesOfRates({ tax, net, applied }: Sums, lines: DraftLine[], amounts: LabelledAmount[]): Decimal[] {
  if (lines.some((line) => line.tax)) return [];
  const rated = amounts.filter(
    ({ kind, rate, amount, others = [] }) => kind === 'tax' && rate && amount && others.length,
  );
  const printed = rated.flatMap(({ rate, amount, others = [] }) => {
    const base = others.find(({ value }) => isShare(amount!.value, rate!, value));
    return base ? [{ rate: rate!.trimmed(), base: base.value, tax: amount!.value }] : [];
  });
  // Below the lines, and once more in a table.
  const rows = [...new Map(printed.map((row) => [`${row.rate}|${row.base}|${row.tax}`, row])).values()];
  const isOne = new Set(rows.map(({ rate }) => rate.toString())).size === rows.length;
  const isAll = printed.length === rated.length && rows.length > 1 && isOne;
  const [bases, taxes] = [rows.map(({ base }) => base), rows.map((row) => row.tax)];
  const isTaxed = [net, net.minus(roundingOf(applied))].some((all) => Decimal.sum(bases).equals(all));
  return isAll && isTaxed && Decimal.sum(taxes).equals(tax.value) ? bases : [];
}

/** "Net (21 %)" and "Net (12 %)": what is taxed at each rate, where that is all. None otherwise. */
export function netsByRate(net: Decimal, amounts: LabelledAmount[]): LabelledAmount[] {
  const nets = amounts.filter(({ kind, amount, rate }) => kind === 'net' && amount && rate);
  const rates = new Set(nets.map(({ rate }) => rate!.trimmed().toString()));
  const isAll = rates.size > 1 && rates.size === nets.length;
  return isAll && Decimal.sum(nets.map(({ amount }) => amount!.value)).equals(net) ? nets : [];
}

/** That share of the lines, rounded on each line or for each rate of tax. */
export function roundedShares(share: Decimal, lines: DraftLine[]): Decimal[] {
  const rounded = (value: Decimal): Decimal => value.percent(share).inCents();
  const ofSome = (some: DraftLine[]): Decimal => rounded(totalOf(some));
  const rateOf = ({ tax }: DraftLine): string => tax?.value.trimmed().toString() ?? '';
  const rates = [...new Set(lines.map(rateOf))];
  return [
    Decimal.sum(lines.map((line) => ofSome([line]))),
    Decimal.sum(rates.map((rate) => ofSome(lines.filter((line) => rateOf(line) === rate)))),
  ];
}
