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
  const cells = lines.flatMap((line) => line.cells);
  const titles = findLabels(lines, INVOICE_TITLE).map(({ cell }) => cell);
  const isTitled = (cell: Cell): boolean => titles.some((title) => isRightUnder(title, cell));
  const numbers = cells.filter((cell) => isTitled(cell) && numberIn(cell)?.text === cell.text);
  return cells.flatMap((cell) => {
    const reading = findDate(cell.text);
    return reading?.length === cell.text.length && [...titles, ...numbers].some((upper) => isRightUnder(upper, cell))
      ? [{ reading, cell }]
      : [];
  });
}

const isRightUnder = (upper: Cell, lower: Cell): boolean =>
  upper.page === lower.page &&
  lower.box.y > upper.box.y &&
  lower.box.y - bottom(upper.box) < Math.max(upper.box.height, lower.box.height) &&
  isFlush(upper.box, lower.box);
