import type { LabelledAmount } from '../draft.js';
import { untaxedIn } from './leftovers/reverse-charge.js';
import type { TextLine } from './text-lines.js';

/**
 * "Total HT 1457.72", and below it "TVA non applicable": where no tax is charged, the sum without tax is the total, if no other
 * is printed; if that is not either, what stands last under a name that nobody knows.
 */
export function withUntaxedTotal(amounts: LabelledAmount[], lines: TextLine[]): LabelledAmount[] {
  const sums = amounts.filter(({ amount }) => amount && !amount.value.isZero());
  const last =
    sums.findLast(({ kind }) => kind === 'net') ??
    sums.findLast(({ kind, label }) => kind === 'other' && /\p{L}{3}/u.test(label));
  const isOther = sums.some(({ kind }) => kind === 'total' || kind === 'due' || kind === 'tax');
  if (!last || isOther || !untaxedIn(lines)) return amounts;
  return amounts.map((amount) => (amount === last ? { ...amount, kind: 'total' } : amount));
}
