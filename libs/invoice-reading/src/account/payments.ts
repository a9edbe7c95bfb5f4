import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { fold } from '../understanding/fold.js';
import { WITHHELD } from '../understanding/words/discount-words.js';

/**
 * What stands between a total and what is left of it was paid, or is withheld by the payer, whatever it is called:
 * "Invoice total 796.82, already with us −80.00, to pay 716.82". The total stays the invoice's.
 */
export function withPayments(printed: LabelledAmount[]): LabelledAmount[] {
  const amounts = withoutChange(printed);
  const paid = new Set(amounts.flatMap((total, index) => (isTotal(total) ? paidAfter(total, amounts, index) : [])));
  return paid.size === 0 ? amounts : amounts.map((one) => (paid.has(one) ? { ...one, kind: 'paid' } : one));
}

const isTotal = ({ kind, amount }: LabelledAmount): boolean => (kind === 'total' || kind === 'due') && amount !== null;

function paidAfter({ amount: total }: LabelledAmount, amounts: LabelledAmount[], index: number): LabelledAmount[] {
  const taken: LabelledAmount[] = [];
  let rest = total!.value;
  for (const one of amounts.slice(index + 1)) {
    const { kind, amount } = one;
    if (!amount) continue;
    const isRest = taken.length > 0 && amount.value.equals(rest) && rest.compare(Decimal.zero) > 0;
    if (isRest && (kind === 'due' || kind === 'other')) return taken.filter((some) => some.kind !== 'paid');
    if (!isTakenOff(one)) return [];
    taken.push(one);
    rest = rest.minus(amount.value.abs());
  }
  return [];
}

const isTakenOff = ({ kind, label }: LabelledAmount): boolean =>
  kind === 'paid' || kind === 'other' || (kind === 'discount' && WITHHELD.test(fold(label)));

/** "Total 9 153.79, cash 9 160.00, change 6.21": what was given over the counter, less what came back, is the total. */
function withoutChange(amounts: LabelledAmount[]): LabelledAmount[] {
  const total = amounts.findLast(isTotal)?.amount?.value;
  const at = amounts.findIndex(({ amount }, index) => {
    const back = amounts[index + 1];
    const isGiven = [amounts[index]!, back].every((one) => one?.kind === 'paid' || one?.kind === 'other');
    // What is called paid behind a nameless total is no change.
    const isPayment = back?.kind === 'paid' && amounts[index]!.kind === 'other';
    if (!total || !amount || !back?.amount || !isGiven || isPayment) return false;
    const change = back.amount.value.abs();
    return !change.isZero() && change.compare(total) < 0 && amount.value.minus(change).equals(total);
  });
  return at < 0
    ? amounts
    : amounts.map((one, index) => (index === at || index === at + 1 ? { ...one, kind: 'information' } : one));
}
