import type { AmountKind } from '../draft.js';
import { around, bottom, right, sidewaysOverlap } from '../page-model.js';
import { kindOfLabel } from './label-segments.js';
import { isNumberLike } from './numbers.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/**
 * "Deposit 10 ×" over "3.10" over "31.00": a row of three or more amounts whose names stand over them, some on one row and some
 * on several. The names become one row.
 */
export function withWholeNames(lines: TextLine[], isSpent: (line: TextLine) => boolean): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of withWideNames(lines, isSpent)) {
    const names = isSpent(line) || !isStrip(line) ? null : namesOver(line, whole, isSpent);
    if (names) whole.splice(-names.rows, names.rows, names.line);
    whole.push(line);
  }
  return whole;
}

/** "Net | % VAT | VAT | TOTAL" at the left of boxes, over amounts at the right of them: each name is as wide as its box. */
const withWideNames = (lines: TextLine[], isSpent: (line: TextLine) => boolean): TextLine[] =>
  lines.map((line, index) => {
    const strip = lines[index + 1];
    if (isSpent(line) || !strip || isSpent(strip) || !isInBoxes(line, strip)) return line;
    const cells = line.cells.map((cell, at) => ({
      ...cell,
      box: { ...cell.box, width: right(strip.cells[at]!.box) - cell.box.x },
    }));
    return { ...line, cells };
  });

const isInBoxes = ({ page, box, cells }: TextLine, strip: TextLine): boolean =>
  strip.page === page &&
  cells.length > 2 &&
  cells.length === strip.cells.length &&
  strip.box.y - bottom(box) < 2 * box.height &&
  strip.cells.every(({ text }) => /^\d[\d.,]* ?%$/.test(text) || (isNumberLike(text) && MONEY.test(text))) &&
  cells.every(({ text, box: { x } }, at) => {
    const [amount, next] = [strip.cells[at]!.box, cells[at + 1]?.box];
    return /\p{L}{2}/u.test(text) && !/\d/.test(text) && x <= amount.x && (!next || right(amount) <= next.x);
  }) &&
  cells.some((cell, at) => sidewaysOverlap(cell.box, strip.cells[at]!.box) === 0) &&
  cells.filter(({ text }) => SUMS.has(kindOfLabel(text))).length > 1;

const isStrip = ({ cells }: TextLine): boolean =>
  cells.length > 2 && cells.every(({ text }) => isNumberLike(text) && MONEY.test(text));
const MONEY = /\d[.,]\d\d(?!\d)/;

/** The rows above that reach into each other's height or follow close, where each of their cells stands over one amount. */
function namesOver(
  strip: TextLine,
  above: TextLine[],
  isSpent: (line: TextLine) => boolean,
): { line: TextLine; rows: number } | null {
  const rows: TextLine[] = [];
  for (const row of above.slice(-MOST_ROWS).toReversed()) {
    const next = rows.at(-1) ?? strip;
    const gap = next.box.y - bottom(row.box);
    if (row.page !== strip.page || isSpent(row) || gap > row.box.height * (rows.length === 0 ? 1.5 : WRAP_GAP)) break;
    if (!row.cells.every((cell) => columnsOf(cell, strip).length === 1) || isRowOfFigures(row)) break;
    rows.push(row);
  }
  if (rows.length < 2) return null;
  const cells = rows.toReversed().flatMap((row) => row.cells);
  const names = strip.cells.map((amount) => cells.filter((cell) => sidewaysOverlap(cell.box, amount.box) > 0));
  if (names.some((parts) => parts.length === 0 || !parts.some(({ text }) => /\p{L}{2}/u.test(text)))) return null;
  // Rows of a table stand over each other in all columns.
  if (names.every((parts) => parts.length > 1)) return null;
  const joined = names.map((parts) => cellOf(parts.flatMap(({ words }) => words)));
  return { line: { page: strip.page, cells: joined, box: around(joined.map(({ box }) => box)) }, rows: rows.length };
}
/** "912,96 | 4,00 | 36,52": of a table of taxes, whose sums stand beside its last row. */
const isRowOfFigures = ({ cells }: TextLine): boolean =>
  cells.length > 2 && cells.every(({ text }) => isNumberLike(text));
const MOST_ROWS = 4;
/** In text heights. */
const WRAP_GAP = 0.6;

const columnsOf = (cell: Cell, { cells }: TextLine): Cell[] =>
  cells.filter(({ box }) => sidewaysOverlap(cell.box, box) > 0);

/** "Net | Deposits 5 × 3.30 | VAT 20 % of 400.00" over an amount each: two of the names at least are those of sums. */
export const headsStrip = ({ page, cells }: TextLine, next: TextLine | undefined): boolean =>
  next?.page === page &&
  isStrip(next) &&
  cells.length === next.cells.length &&
  cells.every(({ text, box }, at) => /\p{L}{2}/u.test(text) && sidewaysOverlap(box, next.cells[at]!.box) > 0) &&
  cells.filter(({ text }) => SUMS.has(kindOfLabel(text))).length > 1;
const SUMS = new Set<AmountKind | null>(['net', 'tax', 'total', 'due']);
