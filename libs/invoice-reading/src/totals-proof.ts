import { Decimal } from './decimal.js';
import type { LabelledAmount, ReadValue } from './draft.js';
import { TAX_INCLUDED } from './understanding/vocabulary.js';

/** Total and tax that agree with the lines, and how. */
export interface ProvedTotals {
  total: ReadValue<Decimal>;
  /** Null where no tax is printed. */
  tax: ReadValue<Decimal> | null;
  /** The equation that holds, for people. */
  equation: string;
}

/** More adjustments than this are not tried in all combinations. */
const MAX_ADJUSTMENTS = 10;

/**
 * Every way in which the printed amounts agree with the sum of the lines: lines + charges − discounts + tax = total,
 * or, where lines include the tax, lines + charges − discounts = total and net + tax = total, with a net amount that is
 * printed or that the rate leads to. Sure only when there is exactly one.
 */
export function proveTotals(sumOfLines: Decimal, amounts: LabelledAmount[]): ProvedTotals[] {
  const proofs = new Map<string, ProvedTotals>();
  for (const goods of withAdjustments(sumOfLines, amounts)) {
    for (const total of printedTotals(amounts)) {
      for (const tax of possibleTaxes(amounts, goods)) {
        const equation = equationOf(goods, tax, total, amounts);
        const key = `${total.value.toHundredths()}|${tax?.value.toHundredths() ?? 0}`;
        if (equation && !proofs.has(key)) proofs.set(key, { total, tax, equation });
      }
    }
  }
  return [...proofs.values()];
}

const valuesOf = (amounts: LabelledAmount[], ...kinds: LabelledAmount['kind'][]): ReadValue<Decimal>[] =>
  amounts.flatMap(({ kind, amount }) => (kinds.includes(kind) && amount ? [amount] : []));

const printedTotals = (amounts: LabelledAmount[]): ReadValue<Decimal>[] => valuesOf(amounts, 'total', 'due');

/** The sum of the lines with every combination of charges and discounts: not all that is printed is part of the sum. */
function withAdjustments(sum: Decimal, amounts: LabelledAmount[]): Decimal[] {
  const charges = valuesOf(amounts, 'charge').map(({ value }) => value);
  const discounts = valuesOf(amounts, 'discount').map(({ value }) => value.abs().negated());
  let sums = [sum];
  for (const adjustment of [...charges, ...discounts].slice(0, MAX_ADJUSTMENTS)) {
    sums = [...sums, ...sums.map((other) => other.plus(adjustment))];
  }
  return sums;
}

/**
 * One printed tax amount, all of them together, or a percentage of the goods where only that is printed. No tax at all
 * only when none above zero is printed.
 */
function possibleTaxes(amounts: LabelledAmount[], goods: Decimal): (ReadValue<Decimal> | null)[] {
  const printed = valuesOf(amounts, 'tax');
  const taxed = printed.filter(({ value }) => !value.isZero());
  if (taxed.length > 0) {
    const sum = Decimal.sum(taxed.map(({ value }) => value));
    const all = { ...taxed[0]!, value: sum, text: taxed.map(({ text }) => text).join(' + ') };
    return taxed.length > 1 ? [...taxed, all] : taxed;
  }
  const rates = amounts.filter(({ kind, amount, rate }) => kind === 'tax' && !amount && rate && !rate.isZero());
  const taxes = rates.flatMap(({ rate, label }) => percentageTax(goods, rate!, label, amounts));
  return rates.length > 0 && printed.length === 0 ? taxes : [...taxes, printed[0] ?? null];
}

/** "Sales tax 10%" without an amount: what is missing between goods and total, when it is exactly that percentage. */
function percentageTax(goods: Decimal, rate: Decimal, label: string, amounts: LabelledAmount[]): ReadValue<Decimal>[] {
  const cents = goods.percent(rate).toHundredths();
  const total = printedTotals(amounts).find(({ value }) => value.minus(goods).toHundredths() === cents);
  return total ? [{ ...total, value: Decimal.ofHundredths(cents), text: `${label} ${rate}%` }] : [];
}

function equationOf(
  goods: Decimal,
  tax: ReadValue<Decimal> | null,
  total: ReadValue<Decimal>,
  amounts: LabelledAmount[],
): string | null {
  const taxValue = tax?.value ?? Decimal.zero;
  if (goods.plus(taxValue).equals(total.value)) return `${goods} + ${taxValue} = ${total.value}`;
  if (!goods.equals(total.value)) return null;
  const net = total.value.minus(taxValue);
  const netIsPrinted = valuesOf(amounts, 'net').some(({ value }) => value.equals(net));
  return netIsPrinted || (tax && isIncluded(tax, net, amounts)) ? `${net} + ${taxValue} = ${goods}` : null;
}

/** "Includes VAT 20%: 37.00" without the net amount, which is then what the rate leads to, to the cent. */
const isIncluded = (tax: ReadValue<Decimal>, net: Decimal, amounts: LabelledAmount[]): boolean =>
  amounts.some(
    ({ kind, label, rate, amount }) =>
      kind === 'tax' &&
      amount === tax &&
      rate !== null &&
      TAX_INCLUDED.test(label) &&
      net.percent(rate).toHundredths() === tax.value.toHundredths(),
  );
