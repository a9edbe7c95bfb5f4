import { Decimal } from '../decimal.js';
import type { AmountKind, DraftLine, LabelledAmount, ReadValue, Source } from '../draft.js';
import { right } from '../page-model.js';
import { WITH_CURRENCY } from '../understanding/numbers.js';
import { TAX_INCLUDED } from '../understanding/words/amount-labels.js';
import { isProved } from '../line-arithmetic.js';
import { explain } from './explain.js';
import { taxesByArithmetic } from './shares.js';
import { netsByRate } from './spread.js';
import { roundingOf, signed, type Sums, taxInLine, type TaxSum } from './sums.js';
import { isOfUsualRate, isShare, isTaxWithin, isWithin } from './tax-rates.js';
import { taxedCharges } from './taxed-charges.js';

/** One printed amount, with what it is in the account; null when nothing explains it. */
export interface AccountEntry {
  of: LabelledAmount;
  explanation: string | null;
}

/** One way to read the printed amounts in which lines, charges, discounts and tax lead to a printed total. */
export interface Account {
  total: ReadValue<Decimal>;
  /** Null where no tax is printed. */
  tax: ReadValue<Decimal> | null;
  /** The equation that holds, for people. */
  equation: string;
  entries: AccountEntry[];
}

export const unexplained = ({ entries }: Account): LabelledAmount[] =>
  entries.flatMap(({ of, explanation }) => (explanation === null ? of : []));

/** More adjustments than this are not tried in all combinations. */
const MAX_ADJUSTMENTS = 8;
const MAX_NAMELESS = 3;

/**
 * Every account in which lines + charges − discounts + tax = total, or, where lines include the tax, lines + charges −
 * discounts = total and net + tax = total, with a net amount that is printed or that the rate leads to. Those that leave
 * the least unexplained come first; an invoice is proved only by one that leaves nothing.
 */
export function accountsOf(lines: DraftLine[], amounts: LabelledAmount[]): Account[] {
  const accounts: Account[] = [];
  // Without a word for it a total must have its tax in it, which is told by a rate or by the lines.
  const [named, nameless] = [[...totalsOf(amounts), ...beforePayments(amounts)], namelessTotal(amounts)];
  const totalIn = (gross: Decimal, { parts }: TaxSum): ReadValue<Decimal> | undefined =>
    (parts.length > 0 ? [...named, ...nameless] : named).find(({ value }) => value.equals(gross));
  for (const sums of ways(lines, amounts, (gross, tax) => totalIn(gross, tax) !== undefined)) {
    const total = totalIn(sums.gross, sums.tax)!;
    const { net, tax, gross, included } = sums;
    const rounding = included && gross.minus(net).minus(tax.value);
    const rounded = rounding && !rounding.isZero() ? ` + ${rounding}` : '';
    const equation = `${net} + ${tax.value}${rounded} = ${included ? gross : total.value}`;
    accounts.push({ total, tax: tax.read, equation, entries: explain(sums, lines, amounts) });
  }
  return accounts.sort((a, b) => unexplained(a).length - unexplained(b).length);
}

/** The accounts that explain all, one for each pair of total and tax. */
export function completeAccounts(accounts: Account[]): Account[] {
  const found = new Map<string, Account>();
  for (const account of accounts) {
    const key = `${account.total.value.trimmed()}|${account.tax?.value.trimmed() ?? 0}`;
    if (unexplained(account).length === 0 && !found.has(key)) found.set(key, account);
  }
  return [...found.values()];
}

const of = (amounts: LabelledAmount[], ...kinds: AmountKind[]): LabelledAmount[] =>
  amounts.filter(({ kind, amount }) => kinds.includes(kind) && amount);

const totalsOf = (amounts: LabelledAmount[]): ReadValue<Decimal>[] =>
  [...of(amounts, 'total'), ...of(amounts, 'due')].map(({ amount }) => amount!);

/** Under a name that nobody knows, or that of a sum of the lines: what is due, with what was paid. */
function beforePayments(amounts: LabelledAmount[]): ReadValue<Decimal>[] {
  const paid = Decimal.sum(of(amounts, 'paid').map(({ amount }) => amount!.value.abs()));
  if (paid.isZero()) return [];
  const sums = of(amounts, 'due').map(({ amount }) => amount!.value.plus(paid));
  return of(amounts, 'other', 'net').flatMap(({ amount }) =>
    sums.some((sum) => sum.equals(amount!.value)) ? amount! : [],
  );
}

/**
 * Where no word calls anything a total, it is the last and largest of the amounts that are called something, have a
 * currency, or end a row of sums.
 */
function namelessTotal(amounts: LabelledAmount[]): ReadValue<Decimal>[] {
  const others = of(amounts, 'other');
  const isCandidate = (one: LabelledAmount): boolean =>
    /\p{L}{2}/u.test(one.label) || WITH_CURRENCY.test(one.amount!.text) || endsRowOfSums(one, others);
  const last = others.findLast(isCandidate)?.amount;
  const isLargest = last && amounts.every(({ amount }) => !amount || amount.value.compare(last.value) <= 0);
  return isLargest && totalsOf(amounts).length === 0 ? [last] : [];
}

/** "580.60  119.92  700.52" below a table of taxes: what is taxed, the tax and what both come to. */
function endsRowOfSums({ amount }: LabelledAmount, others: LabelledAmount[]): boolean {
  const { page, box } = amount!.source;
  const row = others.filter(
    ({ amount: other }) => other!.source.page === page && Math.abs((other!.source.box?.y ?? 0) - (box?.y ?? 0)) < 1,
  );
  return row.length === 3 && row[2]!.amount === amount && totalOf(row.slice(0, 2)).equals(amount!.value);
}

/** Every choice of adjustments and tax that comes to a printed total: nearly all do not, and must cost little. */
function* ways(
  lines: DraftLine[],
  amounts: LabelledAmount[],
  isTotal: (gross: Decimal, tax: TaxSum) => boolean,
): Generator<Sums> {
  const sum = Decimal.sum(lines.flatMap(({ lineTotal }) => lineTotal?.value ?? []));
  const printed = printedTaxes(amounts);
  for (const { applied, value } of choicesOf(adjustmentsOf(amounts, lines))) {
    const goods = sum.plus(value);
    for (const tax of printed ?? unprintedTaxes(lines, amounts, goods)) {
      const common = { sum, goods, applied, tax };
      const gross = goods.plus(tax.value);
      if (isTotal(gross, tax)) yield { ...common, net: goods, gross, included: false };
      const apart = taxedCharges(goods, applied, tax, amounts);
      const whole = apart && goods.plus(apart.tax);
      if (whole && isTotal(whole, tax))
        yield { ...common, net: whole.minus(tax.value), gross: whole, included: false, apart };
      if (tax.value.isZero() || !isTotal(goods, tax)) continue;
      for (const taxed of taxedOf(sum, goods, applied, amounts)) {
        const net = taxed.minus(tax.value);
        if (isIncluded(taxed, net, tax, amounts) || isInLines(lines, tax, taxed, applied))
          yield { ...common, net, gross: goods, included: true };
      }
    }
  }
}

/**
 * What the tax is in: nobody taxes what rounds the total to coins, and where the lines have a total of their own, the charges
 * below it perhaps neither.
 */
function taxedOf(sum: Decimal, goods: Decimal, applied: LabelledAmount[], amounts: LabelledAmount[]): Decimal[] {
  const isBelowTotal = (total: LabelledAmount): boolean =>
    total.amount!.value.equals(sum) && applied.every((one) => amounts.indexOf(one) > amounts.indexOf(total));
  const taxed = goods.minus(roundingOf(applied));
  const isGoodsTotal = applied.length > 0 && !taxed.equals(sum) && of(amounts, 'total').some(isBelowTotal);
  return isGoodsTotal ? [taxed, sum] : [taxed];
}

/** What is called nothing that we know may be a charge too, where the total says so; not among the lines, where it is one of them. */
const adjustmentsOf = (amounts: LabelledAmount[], lines: DraftLine[]): LabelledAmount[] =>
  [
    ...of(amounts, 'charge', 'discount'),
    ...of(amounts, 'other')
      .filter(({ label, amount }) => /\p{L}{3}/u.test(label) && !isInColumnOf(lines, amount!.source))
      .slice(0, MAX_NAMELESS),
  ].filter(({ amount }) => !amount!.value.isZero());

/** Between two line totals, flush with them. */
function isInColumnOf(lines: DraftLine[], { page, box }: Source): boolean {
  const totals = lines.flatMap(({ lineTotal }) =>
    lineTotal?.source.page === page ? (lineTotal.source.box ?? []) : [],
  );
  const flush = box ? totals.filter((total) => Math.abs(right(total) - right(box)) < FLUSH) : [];
  return flush.some(({ y }) => y < box!.y) && flush.some(({ y }) => y > box!.y);
}
/** In points. */
const FLUSH = 2;

interface Choice {
  applied: LabelledAmount[];
  /** What they come to. */
  value: Decimal;
}

/** Every combination, all of them first. */
function choicesOf(adjustments: LabelledAmount[]): Choice[] {
  let choices: Choice[] = [{ applied: [], value: Decimal.zero }];
  for (const [index, adjustment] of adjustments.entries()) {
    const change = signed(adjustment);
    const added = choices.map(({ applied, value }) => ({
      applied: [...applied, adjustment],
      value: value.plus(change),
    }));
    const isFixed = index >= MAX_ADJUSTMENTS && adjustment.kind !== 'other';
    choices = isFixed ? added : [...added, ...choices];
  }
  return choices;
}

/** One printed tax amount, or several together; null where none above zero is printed. */
function printedTaxes(amounts: LabelledAmount[]): TaxSum[] | null {
  const taxed = of(amounts, 'tax').filter(({ amount }) => !amount!.value.isZero());
  if (taxed.length === 0) return null;
  // Of a tax that is printed twice, the one beside its base.
  const [bare, based] = [false, true].map((wanted) => taxed.filter(({ others }) => !!others?.length === wanted));
  const distinct = [
    ...new Map([...bare!, ...based!].map((tax) => [`${tax.amount!.value.trimmed()}|${tax.rate ?? ''}`, tax])).values(),
  ];
  // In the totals by name, and in a table of their own by rate.
  const [rated, plain] = [true, false].map((wanted) => taxed.filter(({ rate }) => (rate !== null) === wanted));
  const choices = [plain!, ...taxed.map((tax) => [tax]), taxed, distinct, rated!].filter(({ length }) => length > 0);
  const sums = choices.map((parts) => sumOf(parts, taxed));
  return [...new Map(sums.map((sum) => [sum.value.trimmed().toString(), sum])).values()];
}

/** No tax at all, or a percentage of the goods where only that is printed. */
function unprintedTaxes(lines: DraftLine[], amounts: LabelledAmount[], goods: Decimal): TaxSum[] {
  const printed = of(amounts, 'tax');
  const found = printed.length > 0 ? [] : taxesByArithmetic(amounts, lines, goods);
  if (found.length > 0) return [...found.map((one) => sumOf([one], found)), NO_TAX];
  const rates = amounts.filter(({ kind, amount, rate }) => kind === 'tax' && !amount && rate && !rate.isZero());
  const taxes = rates.flatMap((rate) => percentageTax(goods, rate, amounts));
  const zero = printed[0]?.amount ?? null;
  return rates.length > 0 && !zero ? taxes : [...taxes, { value: Decimal.zero, read: zero, parts: [] }];
}

/** Its value once printed as a sum of the others makes these its parts. */
function sumOf(parts: LabelledAmount[], all: LabelledAmount[]): TaxSum {
  const value = Decimal.sum(parts.map(({ amount }) => amount!.value));
  const same = all.find(({ amount }) => amount!.value.equals(value))?.amount;
  const text = parts.map(({ amount }) => amount!.text).join(' + ');
  const read = same ?? { ...parts[0]!.amount!, value, text };
  const [equal, others] = [true, false].map((wanted) =>
    all.filter((tax) => tax.amount!.value.equals(value) === wanted),
  );
  const split = [others!, distinctOf(others!)].find((some) => totalOf(some).equals(value));
  return { value, read, parts: !same ? parts : others!.length > 1 && split ? split : equal! };
}

const NO_TAX: TaxSum = { value: Decimal.zero, read: null, parts: [] };

const totalOf = (taxes: LabelledAmount[]): Decimal => Decimal.sum(taxes.map(({ amount }) => amount!.value));

/** The same tax stands in the totals and, with its rate, in a table of its own. */
function distinctOf(taxes: LabelledAmount[]): LabelledAmount[] {
  const rated = taxes.filter(({ rate }) => rate);
  const isRated = ({ amount }: LabelledAmount): boolean => rated.some((tax) => tax.amount!.value.equals(amount!.value));
  const keyed = [...rated, ...taxes.filter((tax) => !tax.rate && !isRated(tax))].map(
    (tax) => [`${tax.amount!.value.trimmed()}|${tax.rate?.trimmed() ?? ''}`, tax] as const,
  );
  return [...new Map(keyed).values()];
}

/** "Sales tax 10%" without an amount: what is missing between goods and total, when it is exactly that percentage. */
function percentageTax(goods: Decimal, { rate, label }: LabelledAmount, amounts: LabelledAmount[]): TaxSum[] {
  const cents = goods.percent(rate!).toHundredths();
  const total = totalsOf(amounts).find(({ value }) => value.minus(goods).toHundredths() === cents);
  if (!total) return [];
  const value = Decimal.ofHundredths(cents);
  return [{ value, read: { ...total, value, text: `${label} ${rate}%` }, parts: [] }];
}

/** Each line is its quantity × price with its own tax, a rate or an amount, and the taxes in the lines come to the printed one. */
function isInLines(lines: DraftLine[], { value, parts }: TaxSum, gross: Decimal, applied: LabelledAmount[]): boolean {
  const taxes = lines.flatMap((line) => taxInLine(line) ?? (isUntaxed(line) ? Decimal.zero : []));
  const [rate, ...others] = new Set(lines.map(({ tax }) => tax?.value.trimmed().toString() ?? ''));
  const isOfAll = others.length === 0 && !!rate && isWithin(value, Decimal.of(rate), gross);
  // Shipping and vouchers have one of the rates in them.
  const more = Decimal.sum(applied.map(signed));
  const withMore = parts.flatMap(({ rate: of }) =>
    of && !more.isZero() ? [Decimal.sum(taxes).plus(more.times(of).dividedBy(of.plus(Decimal.of('100')), 4))] : [],
  );
  const isNear = (sum: Decimal): boolean => sum.minus(value).abs().compare(SHARED_ROUNDING) <= 0;
  // "GST included 28.30" below lines of several rates.
  const isSaid = applied.length === 0 && parts.every(({ label, rate: of }) => !of && TAX_INCLUDED.test(label));
  if (isSaid && isTaxWithin(value, lines)) return true;
  return taxes.length === lines.length && (Decimal.sum(taxes).equals(value) || isOfAll || withMore.some(isNear));
}

const SHARED_ROUNDING = Decimal.of('0.03');

const isUntaxed = (line: DraftLine): boolean => (!line.tax || line.tax.value.isZero()) && isProved(line);

/**
 * A sum without it is printed, a rate that is usual somewhere where the tax is said to be in the total, or the rate: one that
 * leads from the total to the tax in it; several whose printed bases come to what is left, or that are said to be in the total.
 */
const isIncluded = (gross: Decimal, net: Decimal, tax: TaxSum, amounts: LabelledAmount[]): boolean =>
  of(amounts, 'net', 'total').some(({ amount }) => amount!.value.equals(net)) ||
  netsByRate(net, amounts).length > 0 ||
  isIncludedByRate(gross, net, tax);

function isIncludedByRate(gross: Decimal, net: Decimal, { value, parts: all }: TaxSum): boolean {
  const isSaid = all.some(({ label }) => TAX_INCLUDED.test(label));
  // "Includes GST of 187.40", and once more with its rate.
  const parts = all.filter(
    ({ rate, amount }) => rate || !all.some((other) => other.rate && other.amount!.value.equals(amount!.value)),
  );
  const [first] = parts;
  const isRepeated = parts.length < all.length;
  if (!first || (isRepeated && !Decimal.sum(parts.map(({ amount }) => amount!.value)).equals(value))) return false;
  if (parts.length === 1 && first.rate === null) return isSaid && isOfUsualRate(first.amount!.value, gross);
  if (parts.some(({ rate }) => rate === null)) return false;
  if (parts.length === 1) {
    const [tax, rate] = [first.amount!.value, first.rate!];
    // Small taxes are that share of both, with and without them.
    if (isWithin(tax, rate, gross)) return isSaid || !isShare(tax, rate, gross);
    return isSaid && (first.others ?? []).some(({ value }) => isWithin(tax, rate, value));
  }
  const bases = parts.flatMap(({ amount, rate, others = [] }) => {
    const withTax = (base: Decimal): Decimal => base.plus(amount!.value);
    const base = others.find(
      ({ value }) => isShare(amount!.value, rate!, value) || isWithin(amount!.value, rate!, withTax(value)),
    );
    return base ? [base.value] : [];
  });
  const isBased = bases.length === parts.length && Decimal.sum(bases).equals(net);
  return isBased || isSaid;
}
