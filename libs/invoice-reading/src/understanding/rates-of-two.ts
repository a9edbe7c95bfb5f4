import { isShare } from '../account/tax-rates.js';
import { around } from '../page-model.js';
import type { DecimalMark } from './numbers.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { numberTokensIn, type NumberToken } from './tokens.js';

/**
 * "22% or 23% | 2 221,64 | 510,98 | 2 732,62": the row of a table of taxes for either of two rates, as one of them.
 * Which, its figures tell; where they tell neither or both, it stays as it is.
 */
export const withRatesTold = (lines: TextLine[], mark: DecimalMark): TextLine[] =>
  lines.map((line) => {
    const at = line.cells.findIndex(({ text }) => RATE_OF_TWO.test(text));
    if (at < 0) return line;
    const figures = line.cells.slice(at + 1).flatMap((cell) => numberTokensIn(cell, mark));
    const told = numberTokensIn(line.cells[at]!, mark).filter((rate) => isTold(rate, figures));
    return told.length === 1 ? withCell(line, at, cellOf(told[0]!.words)) : line;
  });

const RATE_OF_TWO = /^\d{1,2}(?:[.,]\d+)? ?% \p{L}{1,5} \d{1,2}(?:[.,]\d+)? ?%$/u;

const isTold = ({ value: rate }: NumberToken, [base, tax]: NumberToken[]): boolean =>
  base !== undefined && tax !== undefined && isShare(tax.value, rate, base.value);

function withCell({ page, cells }: TextLine, at: number, cell: Cell): TextLine {
  const told = cells.with(at, cell);
  return { page, cells: told, box: around(told.map(({ box }) => box)) };
}
