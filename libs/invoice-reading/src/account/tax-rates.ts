import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { fold } from '../understanding/fold.js';
import { isTaxOnNet } from '../understanding/words/amount-labels.js';
import { totalOf } from './sums.js';

const HUNDRED = Decimal.of(100);
const HALF = Decimal.of('0.5');
const HALF_CENT = Decimal.of('0.005');
/** Rates share out what is taxed; bases that are worked out from rounded taxes are that much less exact. */
const SHARED_ROUNDING = Decimal.of('0.01');

/** What the taxes of one invoice may be taken of. */
export interface Taxed {
  lines: DraftLine[];
  /** Charges and discounts in the total, signed. */
  adjustments: Decimal[];
  /** Sums of the lines with some or all of the adjustments, as they were added up: with tax, where that is included. */
  sums: Decimal[];
  /** The paper says before the tax what the discounts leave: that is what is taxed. */
  isReduced: boolean;
  /** All that is taxed, without the tax. */
  net: Decimal;
  /** What the totals say is taxed at each rate. */
  netsByRate: LabelledAmount[];
  included: boolean;
}

/** The taxes whose rate does not lead to them, from nothing that the invoice adds up. */
export function wrongTaxes(parts: LabelledAmount[], taxed: Taxed): LabelledAmount[] {
  const rated = parts.filter(({ rate, amount }) => rate && !rate.isZero() && amount && !amount.value.isZero());
  const plain = parts.filter(({ rate, amount }) => !rate && amount && !amount.value.isZero());
  if (rated.length === 0 && plain.length > 0) return leadFromLines(plain, taxed) ? [] : plain;
  const wrong = rated.filter((part) => !holds(part, taxed, halvesOf(part, rated)));
  return wrong.length > 1 && wrong.length === rated.length && sharesAddUp(parts, taxed) ? [] : wrong;
}

/** "CGST 9 %" beside "SGST 9 %" of the same amount: the lines print 18 %. */
const halvesOf = ({ rate, amount }: LabelledAmount, parts: LabelledAmount[]): number =>
  parts.filter((other) => other.rate!.equals(rate!) && other.amount!.value.equals(amount!.value)).length;

function holds({ rate, amount, label, others = [] }: LabelledAmount, taxed: Taxed, halves: number): boolean {
  const [share, tax] = [rate!, amount!.value.abs()];
  const printed = others.filter(({ value }) => !value.isZero());
  // A base that is printed beside the rate is what the tax is of; whether it is a sum of anything is asked elsewhere.
  const { lines, adjustments, sums, net, netsByRate, included, isReduced } = taxed;
  const whole = share.times(Decimal.of(halves));
  const ofRate = lines.filter(({ tax: own }) => own && [share, whole].some((one) => own.value.equals(one)));
  if (printed.length > 0) {
    const isOnNet = isTaxOnNet(fold(label));
    // Where no line says its rate, those are all that the base has.
    const own = lines.every(({ tax: said }) => !said) ? lines : ofRate;
    const isOfLines = printed.some(({ value }) => value.equals(totalOf(own)));
    return (
      printed.some(
        ({ value }) =>
          isShare(tax, share, value) ||
          (isWithin(tax, share, value) && !isOnNet) ||
          (included && isWithin(tax, share, value.plus(tax))),
      ) ||
      (isOfLines &&
        !(included && isOnNet) &&
        roundedByLine(own, [], share, included).alone.some((sum) => sum.equals(tax))) ||
      printed.some(({ value }) => isOfLinesTaxed(lines, share, value, tax))
    );
  }
  const part = ofRate.length > 0 && ofRate.length < lines.length ? sumsOf(ofRate, lines, adjustments) : [];
  const leads = included ? isWithin : isShare;
  return (
    [...sums, ...part].some((base) => leads(tax, share, base)) ||
    (included && isShare(tax, share, net)) ||
    netsByRate.some((own) => own.rate!.equals(share) && isShare(tax, share, own.amount!.value)) ||
    [lines, ofRate].some((some) => {
      const { alone, adjusted } = roundedByLine(some, adjustments, share, included);
      return (isReduced ? adjusted : [...alone, ...adjusted]).some((sum) => sum.equals(tax));
    })
  );
}

/** The taxes that the lines print, each rounded, come to it: of all that have this share, which come to the base. */
function isOfLinesTaxed(lines: DraftLine[], share: Decimal, base: Decimal, sum: Decimal): boolean {
  const own = lines.flatMap(({ tax, beside = [], lineTotal }) => {
    const of = lineTotal?.value;
    const taxes = [...(tax ? [tax.value] : []), ...beside.map(({ amount }) => amount.value)];
    return of
      ? taxes
          .filter((one) => isShare(one, share, of))
          .slice(0, 1)
          .map((one) => ({ one, of }))
      : [];
  });
  return Decimal.sum(own.map(({ of }) => of)).equals(base) && Decimal.sum(own.map(({ one }) => one)).equals(sum);
}

/** What some lines come to, alone, with each adjustment, and with their part of what is spread over all of them. */
const sumsOf = (some: DraftLine[], lines: DraftLine[], adjustments: Decimal[]): Decimal[] => {
  const [sum, all, more] = [totalOf(some), totalOf(lines), Decimal.sum(adjustments)];
  const spread = all.isZero() ? [] : [sum.times(all.plus(more)).dividedBy(all, 6)];
  return [sum, ...adjustments.map((adjustment) => sum.plus(adjustment)), sum.plus(more), ...spread];
};

const isNear = (a: Decimal, b: Decimal, tolerance: Decimal): boolean => a.minus(b).abs().compare(tolerance) <= 0;

/** The tax is that share of the base, to the cent. */
export const isShare = (tax: Decimal, rate: Decimal, base: Decimal): boolean =>
  isNear(base.abs().percent(rate), tax.abs(), isWhole(tax) && isWhole(base) ? HALF : HALF_CENT);
/** Where money has no cents, taxes are whole too; large sums in forints are printed with noughts behind them. */
export const isWhole = (value: Decimal): boolean =>
  value.decimals === 0 || (value.trimmed().decimals === 0 && value.abs().compare(LARGE) >= 0);
const LARGE = Decimal.of(1000);

/** The sum has the tax in it: sum × rate ÷ (100 + rate), not divided so that nothing is rounded. */
export const isWithin = (tax: Decimal, rate: Decimal, sum: Decimal): boolean => {
  const [whole, rounding] = [HUNDRED.plus(rate), [tax, sum].every(isLargeAndWhole) ? HALF : HALF_CENT];
  return isNear(sum.abs().times(rate), tax.abs().times(whole), rounding.times(whole));
};
/** In forints; of a few whole euros nearly any rate would be as near. */
const isLargeAndWhole = (value: Decimal): boolean => isWhole(value) && value.abs().compare(LARGE) >= 0;

/** Rates of value added and sales taxes, percent. */
const USUAL_RATES = [
  ...[2.1, 2.5, 2.6, 3, 3.8, 4, 5, 5.5, 6, 7, 7.7, 8, 8.1, 8.5, 9, 9.5, 10, 11, 12, 13, 13.5, 14, 15, 16, 17, 18],
  ...[19, 20, 21, 22, 23, 24, 25, 25.5, 26, 27],
].map((rate) => Decimal.of(String(rate)));
/** Of "of which VAT 16.82" without a rate: what one of the usual rates comes to. */
export const isOfUsualRate = (tax: Decimal, sum: Decimal): boolean =>
  USUAL_RATES.some((rate) => isWithin(tax, rate, sum));

const areInWhole = (lines: DraftLine[]): boolean =>
  lines.every(({ lineTotal }) => !lineTotal || isWhole(lineTotal.value));

/** Rounded on each line or for each unit: of the lines alone, and with the adjustments. */
function roundedByLine(
  lines: DraftLine[],
  adjustments: Decimal[],
  rate: Decimal,
  included: boolean,
): Record<'alone' | 'adjusted', Decimal[]> {
  const areWhole = areInWhole(lines);
  const cents = (value: Decimal): Decimal => {
    const exact = included ? value.times(rate).dividedBy(HUNDRED.plus(rate), 4) : value.percent(rate);
    return areWhole ? Decimal.of(exact.toMinorUnits(0)) : exact.inCents();
  };
  const ofLines = Decimal.sum(lines.flatMap(({ lineTotal }) => (lineTotal ? cents(lineTotal.value) : [])));
  const ofUnits = Decimal.sum(lines.flatMap((line) => perUnit(line, cents) ?? []));
  const ofAdjustments = Decimal.sum(adjustments.map(cents));
  const alone = [ofLines, ofUnits];
  return { alone, adjusted: alone.map((sum) => sum.plus(ofAdjustments)) };
}

/** What some lines are taxed where the tax of one is rounded, and taken so many times. */
export const taxByUnit = (lines: DraftLine[], rate: Decimal): Decimal =>
  Decimal.sum(lines.flatMap((line) => perUnit(line, (value) => value.percent(rate).inCents()) ?? []));

/** Shops round the price with tax of one unit: what a line is taxed is the tax of one as often as it is sold. */
function perUnit(
  { quantity, unitPrice, discount, lineTotal }: DraftLine,
  tax: (of: Decimal) => Decimal,
): Decimal | null {
  if (!quantity || !unitPrice || discount) return lineTotal && tax(lineTotal.value);
  return tax(unitPrice.value).times(quantity.value).inCents();
}

/** Several rates without their bases: what they are taken of adds up to all that is taxed, or less with exempt goods. */
function sharesAddUp(parts: LabelledAmount[], { net, sums }: Taxed): boolean {
  const rated = parts.filter(({ rate, amount }) => rate && !rate.isZero() && amount);
  const bases = rated.map(({ rate, amount }) => amount!.value.abs().times(HUNDRED).dividedBy(rate!, 6));
  const tolerance = Decimal.sum(rated.map(({ rate }) => SHARED_ROUNDING.times(HUNDRED).dividedBy(rate!, 6)));
  const all = Decimal.sum(bases);
  const hasExempt = parts.some(({ rate }) => rate?.isZero());
  return [net, ...sums].some((sum) => isNear(all, sum, tolerance)) || (hasExempt && all.compare(net) < 0);
}

/**
 * Taxes without a rate, where every line prints a tax of its own: they must be what the lines' amounts or rates come to.
 * Each of them (two that share the lines' rate), or all together.
 */
function leadFromLines(parts: LabelledAmount[], taxed: Taxed): boolean {
  const { lines } = taxed;
  const own = taxedLines(lines).map(({ tax }) => tax);
  if (own.length === 0 || own.length < lines.length || own.every((value) => value.isZero())) return true;
  const sums = [...taxesOfLines(taxed), ...taxesByRate(taxed)];
  const areWhole = areInWhole(lines) && parts.every(({ amount }) => isWhole(amount!.value));
  const tolerance = areWhole ? HALF : CENT.times(Decimal.of(Math.max(2, new Set(own.map(String)).size)));
  const leads = (tax: Decimal): boolean => sums.some((sum) => isNear(sum, tax.abs(), tolerance));
  const taxes = parts.map(({ amount }) => amount!.value);
  return leads(Decimal.sum(taxes)) || taxes.every(leads);
}
const CENT = Decimal.of('0.01');

/** The tax that a line prints, an amount or a rate, with what it is taken of. */
const taxedLines = (lines: DraftLine[]): { tax: Decimal; of: Decimal }[] =>
  lines.flatMap(({ tax, lineTotal }) => (tax && lineTotal ? [{ tax: tax.value, of: lineTotal.value }] : []));

/** What the amounts of tax of the lines come to; what is added or taken off is taxed as the lines are, or as one of them. */
function taxesOfLines({ lines, adjustments }: Taxed): Decimal[] {
  const own = taxedLines(lines);
  const sum = Decimal.sum(own.map(({ tax }) => tax));
  const more = Decimal.sum(adjustments);
  if (more.isZero()) return [sum];
  const all = { tax: sum, of: Decimal.sum(own.map(({ of }) => of)) };
  const rated = [all, ...own].filter(({ of }) => !of.isZero());
  return [sum, ...rated.map(({ tax, of }) => sum.plus(more.times(tax).dividedBy(of, 6)))];
}

/** Each line has its rate, and what these have in them comes to it. */
export const isTaxWithin = (tax: Decimal, lines: DraftLine[]): boolean =>
  lines.every((line) => line.lineTotal && line.tax?.text.includes('%')) &&
  taxesByRate({ lines, adjustments: [], included: true }).some((sum) => isNear(sum, tax, CENT));

/** What the lines come to by their rates; what is added or taken off bears the rates as they do, one of them, or none. */
function taxesByRate({ lines, adjustments, included }: Pick<Taxed, 'lines' | 'adjustments' | 'included'>): Decimal[] {
  const share = (value: Decimal, rate: Decimal): Decimal =>
    included ? value.times(rate).dividedBy(HUNDRED.plus(rate), 6) : value.percent(rate);
  const rated = taxedLines(lines);
  const shares = rated.map(({ tax, of }) => share(of, tax));
  const areWhole = areInWhole(lines);
  const rounded = Decimal.sum(shares.map((value) => (areWhole ? Decimal.of(value.toMinorUnits(0)) : value.inCents())));
  const [exact, goods, more] = [Decimal.sum(shares), Decimal.sum(rated.map(({ of }) => of)), Decimal.sum(adjustments)];
  if (adjustments.length === 0 || goods.isZero()) return [exact, rounded];
  return [exact, rounded].flatMap((sum) => [
    sum,
    sum.times(goods.plus(more)).dividedBy(goods, 6),
    ...rated.map(({ tax }) => sum.plus(share(more, tax))),
  ]);
}
