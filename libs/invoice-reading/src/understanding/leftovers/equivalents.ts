import type { Doubt } from '../../draft.js';
import type { Printed } from './leftovers.js';

/** What the invoice comes to in another currency follows from its total and the rate that is printed with it. */
export function leftEquivalents({ equivalents, read: { amounts, currency } }: Printed): Doubt[] {
  const values = amounts.flatMap(({ amount }) => amount?.value ?? []);
  const totals = amounts.flatMap(({ kind, amount }) =>
    kind === 'total' || kind === 'due' ? (amount?.value ?? []) : [],
  );
  const left = equivalents.find(({ of, to, rate, amount }) => {
    // "1 EUR = 5.09 RON" on an invoice in RON: what it may be paid in as well.
    if (to === currency?.value && amount === null) return false;
    if (of !== currency?.value) return true;
    const bases = totals.length > 0 ? totals : values;
    return amount !== null && !bases.some((base) => Math.abs(base.times(rate).minus(amount).toHundredths()) <= 1);
  });
  if (!left) return [];
  const message = `“${left.text}” does not follow from the total.`;
  return [{ code: 'equivalent', message, field: 'totalAmount' }];
}
