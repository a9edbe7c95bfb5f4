import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount, ReadValue } from '../draft.js';

/**
 * "Total  11.795,87  1.701,13" below the columns of net sums and of taxes: the row says what each of them comes to. Any
 * other amount is left as it is.
 */
export function withColumnSums(amounts: LabelledAmount[], lines: DraftLine[]): LabelledAmount[] {
  const totals = lines.flatMap(({ lineTotal }) => lineTotal?.value ?? []);
  if (totals.length === 0 || totals.length < lines.length) return amounts;
  const net = Decimal.sum(totals);
  const columns = columnSums(lines);
  const discounts = lines.flatMap(({ discount }) => discount?.value ?? []);
  const taken = discounts.length === lines.length ? Decimal.sum(discounts) : null;
  return amounts.flatMap((one) => ofColumns(one, { lines, net, columns, taken }) ?? one);
}

/** What each column beside the line totals comes to, where every line prints it. */
function columnSums(lines: DraftLine[]): Decimal[] {
  const headings = new Set(lines.flatMap(({ beside = [] }) => beside.map(({ heading }) => heading)));
  return [...headings].flatMap((heading) => {
    const printed = lines.flatMap(({ beside = [] }) => beside.filter((one) => one.heading === heading));
    return printed.length === lines.length ? Decimal.sum(printed.map(({ amount }) => amount.value)) : [];
  });
}

interface ColumnSums {
  lines: DraftLine[];
  net: Decimal;
  columns: Decimal[];
  /** Of a column of discounts. */
  taken: Decimal | null;
}

function ofColumns(labelled: LabelledAmount, { lines, net, columns, taken }: ColumnSums): LabelledAmount[] | null {
  const { kind, amount, others = [] } = labelled;
  const withTax = amount?.value.equals(net) ? ofLinesWithTax(labelled, lines) : null;
  if (withTax && (kind === 'net' || kind === 'total')) return withTax;
  if (kind !== 'total' || !amount || others.length === 0) return null;
  const values = [...others, amount];
  const [sum] = values.filter(({ value }) => value.equals(net));
  const taxes = values.filter((one) => one !== sum && one.value.compare(net) < 0 && isOneOf(one.value, columns));
  if (taxes.length === 0) return null;
  if (!sum) return ofTaxAndTotal(labelled, taxes, net);
  const discounts = values.filter(
    (one) => one !== sum && !taxes.includes(one) && taken && !taken.isZero() && one.value.equals(taken),
  );
  const [gross, ...rest] = values.filter((one) => one !== sum && !taxes.includes(one) && !discounts.includes(one));
  const withTaxes = net.plus(Decimal.sum(taxes.map(({ value }) => value)));
  // A tax in two parts, as that of a state and of its country, must lead to what all comes to.
  if (rest.length > 0 || (gross ? !gross.value.equals(withTaxes) : taxes.length > 1)) return null;
  const named = (kind: LabelledAmount['kind'], of: ReadValue<Decimal>): LabelledAmount => ({
    ...{ kind, label: labelled.label, amount: of, rate: null },
  });
  return [
    named('net', sum),
    ...discounts.map((discount) => named('discount', discount)),
    ...taxes.map((tax) => named('tax', tax)),
    ...(gross ? [named('total', gross)] : []),
  ];
}

/**
 * "Subtotal  84.25  2,606.75  452.62  3,059.37" below lines that have their tax in them: what is taken off by their shares, what
 * is taxed, the tax and both.
 */
function ofLinesWithTax({ label, amount, others = [] }: LabelledAmount, lines: DraftLine[]): LabelledAmount[] | null {
  const columns = columnSums(lines);
  if (others.length < 2 || !others.every(({ value }) => isOneOf(value, columns))) return null;
  const isRest = (tax: ReadValue<Decimal>, base: ReadValue<Decimal>): boolean =>
    tax.value.compare(base.value) < 0 && tax.value.plus(base.value).equals(amount!.value);
  const tax = others.find((one) => others.some((base) => isRest(one, base)));
  const base = tax && others.find((one) => isRest(tax, one));
  const rest = others.filter((one) => one !== tax && one !== base);
  const takenOff = Decimal.sum(lines.map(takenOffBy));
  if (!base || !rest.every(({ value }) => value.equals(takenOff))) return null;
  return [
    { kind: 'tax', label, amount: tax, rate: null, others: [base] },
    { kind: 'total', label, amount, rate: null },
    ...rest.map((one) => ({ kind: 'information' as const, label, amount: one, rate: null })),
  ];
}
const takenOffBy = ({ quantity, unitPrice, discount }: DraftLine): Decimal =>
  quantity && unitPrice && discount?.text.includes('%')
    ? quantity.value.times(unitPrice.value).percent(discount.value.abs()).inCents()
    : Decimal.zero;

/** "Total  810.00  5,310.00": what the lines are taxed, and what they come to with it. */
function ofTaxAndTotal(labelled: LabelledAmount, taxes: ReadValue<Decimal>[], net: Decimal): LabelledAmount[] | null {
  const [tax, ...more] = taxes;
  const isWhole = more.length === 0 && labelled.others?.length === 1 && labelled.others[0] === tax;
  if (!isWhole || !net.plus(tax!.value).equals(labelled.amount!.value)) return null;
  return [
    { ...labelled, others: [] },
    { kind: 'tax', label: labelled.label, amount: tax!, rate: null },
  ];
}

/** Rounded for each rate of tax instead of on each line. */
const isOneOf = (value: Decimal, sums: Decimal[]): boolean =>
  sums.some((sum) => sum.minus(value).abs().compare(ROUNDING) <= 0);
const ROUNDING = Decimal.of('0.02');
