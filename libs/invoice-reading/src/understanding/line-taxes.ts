import { Decimal } from '../decimal.js';
import { fullPrice } from '../account/sums.js';
import { isShare } from '../account/tax-rates.js';
import type { DraftLine, LabelledAmount } from '../draft.js';

/**
 * Where each line prints its own tax, or its rate, and no sum of them is printed: the sum, but only when that is exactly
 * what is missing between the lines and a printed total.
 */
export function taxOfLines(lines: DraftLine[], amounts: LabelledAmount[]): LabelledAmount[] {
  if (amounts.some(({ kind }) => kind === 'tax')) return [];
  const taxed = lines.flatMap(({ tax, lineTotal }) => (tax && lineTotal ? [{ tax, lineTotal }] : []));
  if (taxed.length === 0 || taxed.length < lines.length) return [];
  const goods = Decimal.sum(taxed.map(({ lineTotal }) => lineTotal.value));
  const totals = amounts.flatMap(({ kind, amount }) => (amount && (kind === 'total' || kind === 'due') ? amount : []));
  const sums = [
    Decimal.sum(taxed.map(({ tax }) => tax.value)),
    Decimal.sum(taxed.map(({ tax, lineTotal }) => lineTotal.value.percent(tax.value))),
  ].map((sum) => sum.inCents());
  const value = sums.find((sum) => totals.some((total) => goods.plus(sum).equals(total.value)));
  if (!value || value.isZero()) return [];
  const { tax } = taxed[0]!;
  const text = taxed.map(({ tax: { text: printed } }) => printed).join(' + ');
  return [{ kind: 'tax', label: 'Tax of the lines', amount: { ...tax, value, text }, rate: null }];
}

/** "6%" on a line where the sums have 5.5 %: the rate as it is, of which the line prints whole percents. */
export function withExactRates(lines: DraftLine[], amounts: LabelledAmount[]): DraftLine[] {
  const rates = [
    ...new Map(amounts.flatMap(({ kind, rate }) => (kind === 'tax' && rate ? [[rate.trimmed(), rate]] : []))).values(),
  ];
  return lines.map((line) => {
    const { tax } = line;
    if (!tax?.text.includes('%') || tax.value.decimals > 0 || rates.some((rate) => rate.equals(tax.value))) return line;
    const [exact, ...more] = rates.filter((rate) => Math.abs(rate.toNumber() - tax.value.toNumber()) <= ROUNDED);
    return exact && more.length === 0 ? { ...line, tax: { ...tax, value: exact } } : line;
  });
}
const ROUNDED = 0.5;

/**
 * Line totals with a tax that no column prints: what each has over quantity × price is nothing or that share of it, and the
 * sums print what all lines come to without the tax, and the tax.
 */
export function withTaxesInTotals(lines: DraftLine[], amounts: LabelledAmount[]): DraftLine[] {
  const own = lines.flatMap((line) => {
    const { quantity, unitPrice, discount, tax, lineTotal } = line;
    const net = quantity && unitPrice && lineTotal && !discount && !tax ? fullPrice(line)! : null;
    return net ? [{ line, net, tax: lineTotal!.value.minus(net) }] : [];
  });
  const taxed = own.filter(({ tax }) => !tax.isZero());
  if (own.length < lines.length || taxed.length === 0) return lines;
  const [net, tax] = [own.map((one) => one.net), own.map((one) => one.tax)].map((values) => Decimal.sum(values));
  const isPrinted = (wanted: LabelledAmount['kind'], value: Decimal): boolean =>
    amounts.some(({ kind, amount }) => kind === wanted && amount?.value.equals(value));
  if (!isPrinted('net', net!) || !isPrinted('tax', tax!)) return lines;
  const base = Decimal.sum(taxed.map((one) => one.net));
  const rate = tax!.times(Decimal.of(100)).dividedBy(base, 1).trimmed();
  if (rate.compare(Decimal.zero) <= 0 || !taxed.every((one) => isShare(one.tax, rate, one.net))) return lines;
  return own.map(({ line, tax: over }) => {
    const value = over.isZero() ? Decimal.zero : rate;
    return { ...line, tax: { ...line.lineTotal!, value, text: `${value}%` } };
  });
}

/**
 * "204.00 | 222.36" under totals without the tax and with it, where the sums are of those with it: the sum of these is printed, and
 * that of the others is not.
 */
export function withGrossTotals(lines: DraftLine[], amounts: LabelledAmount[]): DraftLine[] {
  const isPrinted = (values: Decimal[]): boolean =>
    amounts.some(({ amount, others = [] }) =>
      [amount, ...others].some((one) => one?.value.equals(Decimal.sum(values))),
    );
  const own = lines.flatMap(({ tax, lineTotal, beside = [] }) => {
    const gross = beside.find(
      ({ isNamed, amount }) =>
        isNamed &&
        tax?.text.includes('%') &&
        lineTotal &&
        isShare(amount.value.minus(lineTotal.value), tax.value, lineTotal.value),
    );
    return gross && lineTotal ? [{ net: lineTotal.value, gross: gross.amount }] : [];
  });
  const isOfGross =
    own.length === lines.length &&
    isPrinted(own.map(({ gross }) => gross.value)) &&
    !isPrinted(own.map(({ net }) => net));
  return isOfGross ? lines.map((line, at) => ({ ...line, lineTotal: own[at]!.gross })) : lines;
}
