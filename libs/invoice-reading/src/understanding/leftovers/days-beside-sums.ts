import type { LabelledAmount } from '../../draft.js';
import { findDate } from '../dates.js';
import { INSTALMENT } from '../instalments.js';
import { WITH_CURRENCY } from '../numbers.js';
import type { Cell } from '../cells.js';
import { tokensOf } from '../tokens.js';
import type { Printed } from './leftovers.js';

type Sums = Pick<Printed, 'mark' | 'read'>;

/** "1.286,24 € | 15/05/2025" and nothing else on the line: all that is to be paid, and until when. */
export const isBesideTotal = (cell: Cell, cells: Cell[], sums: Sums): boolean =>
  isBeside(cell, cells, sums, ({ kind }) => kind === 'total' || kind === 'due');

/** All of it, or one of its parts. */
export const isBesideSum = (cell: Cell, cells: Cell[], sums: Sums): boolean =>
  isBesideTotal(cell, cells, sums) || isBeside(cell, cells, sums, ({ label }) => label === INSTALMENT);

function isBeside(
  cell: Cell,
  cells: Cell[],
  { mark, read: { amounts } }: Sums,
  isSum: (labelled: LabelledAmount) => boolean,
): boolean {
  const [sum, day, ...more] = cells;
  if (!sum || day !== cell || more.length > 0 || findDate(day.text)?.length !== day.text.length) return false;
  const [token, ...others] = tokensOf(sum, mark);
  if (token?.kind !== 'number' || others.length > 0 || !WITH_CURRENCY.test(token.text)) return false;
  return amounts.some((labelled) => isSum(labelled) && labelled.amount?.value.equals(token.value));
}
