import { totalOf } from '../../account/sums.js';
import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import type { Printed } from './leftovers.js';

/** What the invoice, its tax or what is taxed comes to in another currency follows from that and the rate that is printed with it. */
export function leftEquivalents({ equivalents, read: { lines, amounts, currency } }: Printed): Doubt[] {
  const values = amounts.flatMap(({ amount }) => amount?.value ?? []);
  const totals = amounts.flatMap(({ kind, amount }) =>
    kind === 'total' || kind === 'due' ? (amount?.value ?? []) : [],
  );
  // That of each rate, or of all.
  const parts = amounts.flatMap(({ kind, amount }) => (kind === 'tax' ? (amount?.value ?? []) : []));
  const taxes = [...parts, Decimal.sum(parts)];
  const nets = amounts.flatMap(({ kind, amount }) => (kind === 'net' ? (amount?.value ?? []) : []));
  const left = equivalents.find(({ of, to, rate, amount, part }) => {
    // "1 EUR = 5.09 RON" on an invoice in RON: what it may be paid in as well.
    if (to === currency?.value && amount === null) return false;
    if (of === null ? to === currency?.value : of !== currency?.value) return true;
    const ofPart = part && { tax: taxes, net: [...nets, totalOf(lines)] }[part];
    const bases = ofPart ?? (totals.length > 0 ? totals : values);
    const rounding = amount?.decimals === 0 ? 50 : 1;
    return (
      amount !== null &&
      // "1 EUR is so much" is told by its own words; "rate" alone may be either way round.
      !bases.some((base) =>
        [base.times(rate), ...(of === null ? [base.dividedBy(rate, 6)] : [])].some(
          (value) => Math.abs(value.minus(amount).toHundredths()) <= rounding,
        ),
      )
    );
  });
  if (!left) return [];
  const message = `“${left.text}” does not follow from the total.`;
  return [{ code: 'equivalent', message, field: 'totalAmount' }];
}
