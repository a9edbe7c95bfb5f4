import { around } from '../page-model.js';
import { cellOf, type Cell } from './cells.js';
import { isNumberLike } from './numbers.js';
import type { TextLine } from './text-lines.js';

/** "2 254,00 23% | 518,42": an amount and the rate close behind it are two cells, as they are on other rows. */
export const withRatesApart = (lines: TextLine[], isOutside: (line: TextLine) => boolean): TextLine[] =>
  lines.map((line) => {
    if (!isOutside(line)) return line;
    const cells = line.cells.flatMap(parted);
    return cells.length === line.cells.length ? line : { ...line, cells, box: around(cells.map(({ box }) => box)) };
  });

function parted(cell: Cell): Cell[] {
  const rate = cell.words.at(-1);
  if (!rate || !RATE.test(rate.text) || !AMOUNT_BEFORE.test(cell.text)) return [cell];
  const amount = cellOf(cell.words.slice(0, -1));
  return isNumberLike(amount.text) ? [amount, cellOf([rate])] : [cell];
}
const RATE = /^\d{1,2}(?:[.,]\d{1,2})?%$/;
const AMOUNT_BEFORE = /^\d[\d.,' ]*[.,]\d\d \S+$/;
