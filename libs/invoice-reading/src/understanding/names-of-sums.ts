import type { LabelledAmount } from '../draft.js';
import { fold } from './fold.js';
import { kindOfLabel } from './label-segments.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { isJustAmount } from './words/amount-words.js';
import { TAX_INCLUDED } from './words/amount-labels.js';
import { wrappedLabel } from './wrapped-labels.js';

/** "Kwota | 7 299,51" over "VAT": of what it is the amount stands in the row below. */
export function namedBelow(one: LabelledAmount, { cells }: TextLine, following: TextLine[]): LabelledAmount {
  const [label, value, ...more] = cells as [Cell, ...Cell[]];
  if (!value || more.length > 0 || !isJustAmount(label.folded)) return one;
  const name = wrappedLabel(label, value, following);
  const kind = name === undefined ? null : kindOfLabel(name);
  return kind && kind !== one.kind ? { ...one, kind, label: name! } : one;
}

/** "Excl. VAT 4,027.50 … Incl. VAT 4,735.04": no tax is more than what it is taken of; with the tax in it, it is all. */
export function withTotalsWithTax(amounts: LabelledAmount[]): LabelledAmount[] {
  const nets = amounts.flatMap(({ kind, amount }) => (kind === 'net' && amount ? amount.value : []));
  const isTotal = ({ kind, label, amount, rate }: LabelledAmount): boolean =>
    kind === 'tax' &&
    amount !== null &&
    !rate &&
    TAX_INCLUDED.test(fold(label)) &&
    nets.some((net) => !net.isNegative() && net.compare(amount.value) < 0);
  return amounts.map((one) => (isTotal(one) ? { ...one, kind: 'total' } : one));
}
