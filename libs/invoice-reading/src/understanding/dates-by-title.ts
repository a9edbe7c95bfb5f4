import { bottom } from '../page-model.js';
import { type DateReading, findDate } from './dates.js';
import { findLabels } from './labels.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { numberIn } from './number-shapes.js';
import { isFlush } from './numbers-by-title.js';
import { INVOICE_TITLE } from './words/number-words.js';

/** "Invoice FS 4/6620", or "INVOICE" over the number, and right below it nothing but a date. */
export function datesUnderTitle(lines: TextLine[]): { reading: DateReading; cell: Cell }[] {
  const titles = new Set(findLabels(lines, INVOICE_TITLE).map(({ cell }) => cell));
  const cells = lines.flatMap((line) => line.cells);
  const over = (cell: Cell): Cell | undefined => cells.findLast((other) => isOver(other, cell));
  const isTitled = (cell: Cell | undefined): boolean => cell !== undefined && titles.has(cell);
  const isNumber = (cell: Cell | undefined): boolean =>
    cell !== undefined && numberIn(cell)?.text === cell.text && isTitled(over(cell));
  const dated = cells.flatMap((cell) => {
    const reading = findDate(cell.text);
    return reading?.length === cell.text.length ? [{ reading, cell }] : [];
  });
  return dated.filter(({ cell }) => {
    const upper = over(cell);
    return isTitled(upper) || isNumber(upper);
  });
}

const isOver = (upper: Cell, lower: Cell): boolean =>
  upper.page === lower.page &&
  upper.box.y < lower.box.y &&
  lower.box.y - bottom(upper.box) < Math.max(upper.box.height, lower.box.height) &&
  isFlush(upper.box, lower.box);
