import { totalOf } from '../../account/sums.js';
import { isShare, isWithin } from '../../account/tax-rates.js';
import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import type { Printed } from './leftovers.js';

/** "Shipping (20 % VAT) 6.90": where all lines and charges say at which rate they are taxed, each tax is of those of its rate. */
export function ratesOfCharges({ read: { lines, amounts } }: Printed): Doubt[] {
  const charges = amounts.filter(({ kind, amount }) => kind === 'charge' && amount?.value.isZero() === false);
  const taxes = amounts.filter(({ kind, amount, rate }) => kind === 'tax' && amount && rate);
  const isPlain =
    charges.length > 0 &&
    charges.every(({ taxedAt }) => taxedAt) &&
    lines.every(({ tax }) => tax?.text.includes('%')) &&
    amounts.every(({ kind }) => kind !== 'discount');
  if (!isPlain) return [];
  const wrong = taxes.find(({ rate, amount, others = [] }) => {
    const ofRate = charges.filter(({ taxedAt }) => taxedAt!.equals(rate!));
    const base = totalOf(lines.filter(({ tax }) => tax!.value.equals(rate!))).plus(
      Decimal.sum(ofRate.map((charge) => charge.amount!.value)),
    );
    const tax = amount!.value;
    const isOf = (sum: Decimal): boolean => others.some(({ value }) => value.equals(sum));
    return others.length > 0
      ? !isOf(base) && !isOf(base.minus(tax))
      : !isShare(tax, rate!, base) && !isWithin(tax, rate!, base);
  });
  if (!wrong) return [];
  const message = `The tax of ${wrong.amount!.text} is not of the lines and charges that have its rate.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}
