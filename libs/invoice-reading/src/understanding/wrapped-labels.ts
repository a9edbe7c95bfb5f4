import { bottom, right, sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/**
 * "Fecha de | 06/05/2024" over "pedido": a label that goes on below, flush with its beginning or its end, where nothing stands
 * beside it but the year of a date. A row of the columns beside both may stand between. Folded.
 */
export function wrappedLabel(label: Cell | undefined, value: Cell, following: TextLine[]): string | undefined {
  if (!label || /\d/.test(label.text)) return undefined;
  for (const { page, box, cells } of following.slice(0, ROWS)) {
    if (page !== label.page || box.y - bottom(label.box) > label.box.height) return undefined;
    const rest = cells.find((cell) => isFlush(cell, label));
    if (!rest) continue;
    // "Date" over "Due date": another label.
    if (rest.folded.split(' ').includes(label.folded)) return undefined;
    const isAlone = cells.every(
      (cell) => cell === rest || sidewaysOverlap(cell.box, value.box) === 0 || YEAR.test(cell.text),
    );
    return isAlone && !/\d/.test(rest.text) ? `${label.folded} ${rest.folded}` : undefined;
  }
  return undefined;
}
const ROWS = 3;
const YEAR = /^(?:19|20)\d\d$/;

/** "Uiterste" over "betaaldatum: | 16-04-2024": a label that begins in the row above, where nothing stands beside it. Folded. */
export function begunAbove(label: Cell | undefined, value: Cell, above: TextLine | undefined): string | undefined {
  if (!label || above?.page !== label.page || label.box.y - bottom(above.box) > label.box.height / 2) return undefined;
  const begun = above.cells.find(({ box }) => Math.abs(box.x - label.box.x) < 1);
  const isBegun = begun && /^[^\d:]+$/.test(begun.text) && begun.box.height === label.box.height;
  const isAlone = above.cells.every((cell) => sidewaysOverlap(cell.box, value.box) === 0);
  return isBegun && isAlone ? `${begun.folded} ${label.folded}` : undefined;
}

const isFlush = ({ box }: Cell, label: Cell): boolean =>
  Math.min(Math.abs(box.x - label.box.x), Math.abs(right(box) - right(label.box))) < 1;
