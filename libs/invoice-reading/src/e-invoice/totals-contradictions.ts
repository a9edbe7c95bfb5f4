import { Decimal } from '../decimal.js';
import { adjustmentOf } from './line-contradiction.js';
import type { Adjustment, Amount, EInvoice } from './e-invoice.js';

const HALF_CENT = Decimal.of('0.005');
const CENT = Decimal.of('0.01');

/** Every equation between an invoice's declared sums that does not hold, as sentences. */
export function totalsContradictions(invoice: EInvoice): string[] {
  const { lines, adjustments, totals } = invoice;
  const linesSum = Decimal.sum(lines.flatMap(({ total }) => total?.value ?? []));
  const goods = lines.length > 0 ? linesSum : totals.lines?.value;
  const total = totalOf(invoice);
  const tax = totals.tax?.value ?? Decimal.zero;
  const net = netOf(invoice);
  const outside = adjustments.length > 0 ? adjustmentOf(invoice) : declaredAdjustment(invoice);
  const charges = sumWhere(adjustments, true);
  const allowances = sumWhere(adjustments, false);
  return [
    ...differs('The lines add up to', linesSum, lines.length > 0 ? totals.lines : null),
    ...differs('The charges add up to', charges, adjustments.length > 0 ? totals.charges : null),
    ...differs('The allowances add up to', allowances, adjustments.length > 0 ? totals.allowances : null),
    ...(goods ? differs('Lines, allowances and charges come to', goods.plus(outside), totals.net) : []),
    ...taxContradictions(invoice),
    ...(net ? differs('Net and tax come to', net.plus(tax), total) : []),
    ...(total ? differs('The total less what is prepaid is', payableOf(invoice, total.value), totals.payable) : []),
  ];
}

/** What the invoice comes to; UBL allows to declare only what is payable of it. */
export function totalOf({ totals: { total, payable, prepaid, rounding } }: EInvoice): Amount | null {
  if (total || !payable) return total;
  const value = payable.value.plus(prepaid?.value ?? Decimal.zero).minus(rounding?.value ?? Decimal.zero);
  return { ...payable, value };
}

/** The declared net amount, else what lines, allowances and charges come to. */
export function netOf(invoice: EInvoice): Decimal | null {
  if (invoice.totals.net) return invoice.totals.net.value;
  if (invoice.lines.length === 0) return null;
  return Decimal.sum(invoice.lines.flatMap(({ total }) => total?.value ?? [])).plus(adjustmentOf(invoice));
}

function taxContradictions({ taxes, totals, lines }: EInvoice): string[] {
  const sum = Decimal.sum(taxes.map(({ amount }) => amount.value));
  // The tax may have been rounded line by line.
  const tolerance = CENT.times(Decimal.of(lines.length + 1));
  const shares = taxes.flatMap(({ rate, basis, amount }) => {
    if (!rate || !basis) return [];
    const tax = basis.value.percent(rate);
    if (tax.minus(amount.value).abs().compare(tolerance) <= 0) return [];
    return [`${rate}% of ${basis.text} is ${tax}, but the tax on it is declared as ${amount.text}.`];
  });
  return [...shares, ...(taxes.length > 0 ? differs('The taxes add up to', sum, totals.tax) : [])];
}

const payableOf = ({ totals }: EInvoice, total: Decimal): Decimal =>
  total.minus(totals.prepaid?.value ?? Decimal.zero).plus(totals.rounding?.value ?? Decimal.zero);

const declaredAdjustment = ({ totals }: EInvoice): Decimal =>
  (totals.charges?.value ?? Decimal.zero).minus(totals.allowances?.value ?? Decimal.zero);

const sumWhere = (adjustments: Adjustment[], charges: boolean): Decimal =>
  Decimal.sum(adjustments.filter(({ isCharge }) => isCharge === charges).map(({ amount }) => amount.value));

function differs(what: string, sum: Decimal, declared: Amount | null): string[] {
  if (!declared || sum.minus(declared.value).abs().compare(HALF_CENT) <= 0) return [];
  return [`${what} ${sum}, but the document says ${declared.text}.`];
}
