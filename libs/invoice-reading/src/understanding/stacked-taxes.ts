import { isShare } from '../account/tax-rates.js';
import type { LabelledAmount } from '../draft.js';

/**
 * "Net 1,040.00", "VAT rate 19 %", "VAT 197.60" under each other, once for each rate: what is taxed there is the base
 * of that tax, and no sum of the paper. Of one rate it is both.
 */
export function withStackedTaxes(amounts: LabelledAmount[]): LabelledAmount[] {
  const found = amounts.map((_, at) => taxOf(amounts.slice(at, at + ROWS)));
  if (found.filter((one) => one !== null).length < 2) return amounts;
  const spent = new Set(found.flatMap((one, at) => (one ? amounts.slice(at, at + ROWS) : [])));
  return amounts.flatMap((one, at) => found[at] ?? (spent.has(one) ? [] : one));
}
const ROWS = 3;

/** Of a base, a rate and a tax, in whatever order. */
function taxOf(rows: LabelledAmount[]): LabelledAmount | null {
  const base = rows.find(({ kind, amount }) => kind === 'net' && amount);
  const rated = rows.find(({ kind, amount, rate }) => kind === 'tax' && !amount && rate);
  const tax = rows.find(({ kind, amount }) => kind === 'tax' && amount);
  if (!base?.amount || !rated?.rate || !tax?.amount) return null;
  return isShare(tax.amount.value, rated.rate, base.amount.value)
    ? { ...tax, rate: rated.rate, others: [base.amount] }
    : null;
}
