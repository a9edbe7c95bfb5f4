import { Decimal } from '../decimal.js';
import type { AmountBeside, DraftLine, LabelledAmount } from '../draft.js';
import { totalOf } from './sums.js';

const HUNDRED = Decimal.of(100);
/** What rounding on each line may take away from the printed sum of a column. */
const SHARED_OUT = Decimal.of('0.02');
/** One cent: a line's tax may be rounded before or after it is taken off. */
const CENT = Decimal.of('0.01');

/**
 * Why the amounts printed beside a line's figures cannot be: a tax that is not its rate, a sum with tax that is not the
 * sum. A column whose heading says nothing is judged only where most lines agree on what it holds. `net` is what is taxed:
 * the lines' taxes may be those of their parts of it, after a discount on all.
 */
export function notesOnFigures(lines: DraftLine[], amounts: LabelledAmount[], net: Decimal): string[][] {
  const printed = amounts.flatMap(({ rate }) => rate ?? []);
  // "CGST 9 %" and "SGST 9 %" of the same lines.
  const doubled = printed.filter((rate, at) => printed.slice(0, at).some((other) => other.equals(rate)));
  const rates = [
    ...lines.flatMap((line) => rateOf(line) ?? []),
    ...printed,
    ...doubled.map((rate) => rate.plus(rate)),
  ].filter((rate) => !rate.isZero() && rate.compare(HUNDRED) < 0);
  const sum = totalOf(lines);
  const isSame = sum.isZero() || sum.equals(net);
  const taxed = (value: Decimal): Decimal | null => (isSame ? null : value.times(net).dividedBy(sum, 6));
  const agreed = new Map<string, boolean>();
  for (const heading of new Set(lines.flatMap(({ beside = [] }) => beside.map((one) => one.heading)))) {
    agreed.set(heading, isJudged(heading, lines, { rates, taxed }, amounts));
  }
  return lines.map((line) =>
    (line.beside ?? [])
      .filter((one) => agreed.get(one.heading) && !follows(one, line, { rates, taxed }))
      .map(({ heading, amount }) => `“${heading}” says ${amount.text}, which does not follow from this line.`),
  );
}

interface Taxation {
  rates: Decimal[];
  /** A line's part of what is taxed, where that is not the sum of the lines. */
  taxed: (lineTotal: Decimal) => Decimal | null;
}

function isJudged(heading: string, lines: DraftLine[], tax: Taxation, amounts: LabelledAmount[]): boolean {
  const printed = lines.flatMap((line) =>
    (line.beside ?? []).filter((one) => one.heading === heading).map((one) => ({ one, line })),
  );
  const sum = Decimal.sum(printed.map(({ one }) => one.amount.value));
  // Shared out so that the column adds up, whatever the rounding.
  if (amounts.some(({ amount }) => amount && amount.value.minus(sum).abs().compare(SHARED_OUT) <= 0)) return false;
  const right = printed.filter(({ one, line }) => follows(one, line, tax));
  // Of two lines one tells what the column holds, where that is no figure which many columns have.
  const isTold = right.some(
    ({ one, line }) => one.amount.value.decimals === 2 && isOfTaxes(one.amount.value, line, tax.rates),
  );
  const isOfTax = (): boolean => printed.every(({ one }) => one.isNamed) || printed.every(isNearTaxOrSum(tax.rates));
  return (
    right.length * 2 > printed.length ||
    (isTold && right.length * 2 === printed.length) ||
    (tax.rates.length > 0 && isOfTax())
  );
}

/** So near to the tax of its line, or to what the line comes to with it, that it can be nothing else. */
const isNearTaxOrSum =
  (rates: Decimal[]) =>
  ({ one, line: { lineTotal } }: { one: AmountBeside; line: DraftLine }): boolean =>
    lineTotal !== null &&
    rates
      .flatMap((rate) => [lineTotal.value.percent(rate), lineTotal.value.percent(HUNDRED.plus(rate))])
      .some((figure) => figure.minus(one.amount.value).abs().compare(figure.abs().percent(NEAR)) <= 0);
/** Percent. */
const NEAR = Decimal.of(5);

/** A rate has its sign, or is one that could be: whole or half percents. Else it is an amount of tax. */
const rateOf = ({ tax }: DraftLine): Decimal | null =>
  tax && (tax.text.includes('%') || (tax.value.compare(MAX_RATE) < 0 && /(?:^\d+|[.,][05]0?)$/.test(tax.text)))
    ? tax.value
    : null;
const MAX_RATE = Decimal.of(28);

function follows(printed: AmountBeside, line: DraftLine, { rates: all, taxed }: Taxation): boolean {
  const { heading, amount } = printed;
  const { quantity, unitPrice, lineTotal, discount, beside = [] } = line;
  const { value } = amount;
  if (value.isZero()) return true;
  const own = rateOf(line);
  const isOwn = own !== null && !own.isZero() && line.tax!.text.includes('%');
  const rates = isOwn ? [own] : all;
  const full = quantity && unitPrice ? quantity.value.times(unitPrice.value) : null;
  const part = lineTotal && taxed(lineTotal.value);
  const off = full && discount ? full.percent(discount.value.abs()) : null;
  const bases = [lineTotal?.value, full, unitPrice?.value, part].flatMap((base) => base ?? []);
  const figures = [
    ...bases,
    ...(full && lineTotal ? [full.minus(lineTotal.value)] : []),
    ...(quantity ? [quantity.value] : []),
    ...(discount ? [discount.value] : []),
    ...(full && off ? [off, full.minus(off)] : []),
    ...rates,
  ];
  const isNear = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().compare(CENT) <= 0;
  // Of money without cents a tax is rounded to whole units.
  const isOtherTax = ({ isNamed, amount: tax }: AmountBeside): boolean =>
    isOwn && isNamed && tax.value.decimals > 0 && !bases.some((base) => isTaxOrSum(tax.value, own, base));
  // Net, tax and what both come to, side by side: each follows from the other two, whatever the rate where the line names none.
  const isSumOrRest = (): boolean =>
    !!lineTotal &&
    beside.some(
      (other) =>
        other.heading !== heading &&
        !other.amount.value.isZero() &&
        isNear(value.minus(other.amount.value).abs(), lineTotal.value.abs()) &&
        !isOtherTax(value.abs().compare(other.amount.value.abs()) < 0 ? printed : other),
    );
  // What a unit costs after its discount, and what is off it.
  const isPerUnit = (): boolean =>
    !!quantity &&
    !!lineTotal &&
    !quantity.value.isZero() &&
    [lineTotal.value, full?.minus(lineTotal.value)].some((sum) => sum && isNear(value.times(quantity.value), sum));
  // The price before the discount, where the one after it is printed as well.
  const isListPrice = (): boolean =>
    !!unitPrice && !!discount && isNear(value.percent(HUNDRED.minus(discount.value.abs())), unitPrice.value);
  // The price of one with its tax is rounded, and taken so many times.
  const isOfUnits = (): boolean =>
    !!quantity &&
    !!unitPrice &&
    beside.some(
      ({ heading: other, amount: one }) =>
        other !== heading &&
        isNear(one.value.times(quantity.value), value) &&
        rates.some((rate) => isTaxOrSum(one.value, rate, unitPrice.value)),
    );
  return (
    figures.some((figure) => isNear(figure, value)) ||
    isPerUnit() ||
    isListPrice() ||
    isOfUnits() ||
    isSumOrRest() ||
    bases.some((base) => rates.some((rate) => isTaxOrSum(value, rate, base)))
  );
}

const isOfTaxes = (value: Decimal, { lineTotal }: DraftLine, rates: Decimal[]): boolean =>
  lineTotal !== null &&
  !value.equals(lineTotal.value) &&
  rates.some((rate) => isTaxOrSum(value, rate, lineTotal.value));

/** The tax of a sum without it or with it, the sum with tax, the sum without; not divided, so that nothing is rounded. */
function isTaxOrSum(value: Decimal, rate: Decimal, base: Decimal): boolean {
  const withTax = HUNDRED.plus(rate);
  const isNear = (a: Decimal, b: Decimal, unit: Decimal): boolean => a.minus(b).abs().compare(CENT.times(unit)) <= 0;
  return (
    isNear(base.times(rate), value.times(HUNDRED), HUNDRED) ||
    isNear(base.times(withTax), value.times(HUNDRED), HUNDRED) ||
    isNear(base.times(rate), value.times(withTax), withTax) ||
    isNear(base.times(HUNDRED), value.times(withTax), withTax)
  );
}
