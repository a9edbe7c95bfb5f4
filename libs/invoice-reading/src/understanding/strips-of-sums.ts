import { around, bottom, right, sidewaysOverlap } from '../page-model.js';
import { kindOfLabel } from './label-segments.js';
import { isNumberLike } from './numbers.js';
import { cellOf, type Cell, hasWord } from './cells.js';
import type { TextLine } from './text-lines.js';
import { isSumKind } from './words/amount-labels.js';

/**
 * "Deposit 10 ×" over "3.10" over "31.00": a row of three or more amounts whose names stand over them, some on one row and some
 * on several. The names become one row. Notes at the left of them, at whatever height, become rows of their own.
 */
export function withWholeNames(lines: TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of withWideNames(lines)) {
    const strip = stripOf(line);
    const names = strip && namesOver(strip, whole);
    if (names) whole.splice(-names.rows, names.rows, ...names.notes, names.line);
    whole.push(...(names ? [strip.amounts, ...(strip.note ? [strip.note] : [])] : [line]));
  }
  return whole;
}

/** "Net | % VAT | VAT | TOTAL" at the left of boxes, over amounts at the right of them: each name is as wide as its box. */
const withWideNames = (lines: TextLine[]): TextLine[] =>
  lines.map((line, index) => {
    const strip = lines[index + 1];
    if (!strip || !isInBoxes(line, strip)) return line;
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
    return hasWord(text) && !/\d/.test(text) && x <= amount.x && (!next || right(amount) <= next.x);
  }) &&
  cells.some((cell, at) => sidewaysOverlap(cell.box, strip.cells[at]!.box) === 0) &&
  areOfSums(cells);

const isStrip = ({ cells }: TextLine): boolean => cells.length > 2 && cells.every(isAmount);
const isAmount = ({ text }: Cell): boolean => isNumberLike(text) && MONEY.test(text);
const MONEY = /\d[.,]\d\d(?!\d)/;

interface Strip {
  amounts: TextLine;
  /** "Terms 30 days net" at the left of it. */
  note: TextLine | null;
}

function stripOf(line: TextLine): Strip | null {
  const amounts = line.cells.slice(line.cells.findLastIndex((cell) => !isAmount(cell)) + 1);
  const others = line.cells.slice(0, -amounts.length);
  if (amounts.length < 3 || others.some(({ text }) => !hasWord(text) || isNameOfRow(text))) return null;
  return { amounts: part(line, amounts)!, note: part(line, others) };
}
/** "19 % VAT", "Rate 21%", "Total": of the row of a table. */
const isNameOfRow = (text: string): boolean => /^\d[\d.,]* ?%|\d ?%$/.test(text) || isSumKind(kindOfLabel(text));

const part = (line: TextLine, cells: Cell[]): TextLine | null =>
  cells.length === 0
    ? null
    : cells.length === line.cells.length
      ? line
      : { page: line.page, cells, box: around(cells.map(({ box }) => box)) };

/** The rows above that reach into each other's height or follow close, where each of their cells stands over one amount. */
function namesOver(
  { amounts: strip, note }: Strip,
  above: TextLine[],
): { line: TextLine; notes: TextLine[]; rows: number } | null {
  const names: TextLine[] = [];
  const notes: TextLine[] = [];
  /** Notes over the uppermost names stay where they are. */
  let last = { rows: 0, notes: 0 };
  for (const [index, row] of above.slice(-MOST_ROWS).toReversed().entries()) {
    if (row.page !== strip.page || isRowOfFigures(row)) break;
    const name = part(
      row,
      row.cells.filter((cell) => !isLeftOf(strip, cell)),
    );
    const beside = part(
      row,
      row.cells.filter((cell) => isLeftOf(strip, cell)),
    );
    if (name) {
      const gap = (names.at(-1) ?? strip).box.y - bottom(name.box);
      if (gap > name.box.height * (names.length === 0 ? 1.5 : WRAP_GAP)) break;
      if (!name.cells.every((cell) => columnsOf(cell, strip).length === 1)) break;
      names.push(name);
    }
    if (beside) notes.push(beside);
    if (name) last = { rows: index + 1, notes: notes.length };
  }
  notes.splice(last.notes);
  const isBeside = note !== null || notes.length > 0;
  if (names.length < (isBeside ? 1 : 2)) return null;
  const cells = names.toReversed().flatMap((row) => row.cells);
  const over = strip.cells.map((amount) => cells.filter((cell) => sidewaysOverlap(cell.box, amount.box) > 0));
  if (over.some((parts) => parts.length === 0 || !parts.some(({ text }) => hasWord(text)))) return null;
  const joined = over.map((parts) => cellOf(parts.flatMap(({ words }) => words)));
  if (!areOfSums(joined)) return null;
  const line = { page: strip.page, cells: joined, box: around(joined.map(({ box }) => box)) };
  return { line, notes: notes.toReversed(), rows: last.rows };
}
/** Words that end left of the first amount. */
const isLeftOf = (strip: TextLine, { box, text }: Cell): boolean =>
  right(box) <= strip.cells[0]!.box.x && hasWord(text);
/** "912,96 | 4,00 | 36,52": of a table of taxes, whose sums stand beside its last row. */
const isRowOfFigures = ({ cells }: TextLine): boolean =>
  cells.length > 2 && cells.every(({ text }) => isNumberLike(text));
const MOST_ROWS = 8;
/** In text heights. */
const WRAP_GAP = 0.6;

const columnsOf = (cell: Cell, { cells }: TextLine): Cell[] =>
  cells.filter(({ box }) => sidewaysOverlap(cell.box, box) > 0);

/** "Net | Deposits 5 × 3.30 | VAT 20 % of 400.00" over an amount each: two of the names at least are those of sums. */
export const headsStrip = ({ page, cells }: TextLine, next: TextLine | undefined): boolean =>
  next?.page === page &&
  isStrip(next) &&
  cells.length === next.cells.length &&
  cells.every(({ text, box }, at) => hasWord(text) && sidewaysOverlap(box, next.cells[at]!.box) > 0) &&
  areOfSums(cells);
/** Two at least. */
const areOfSums = (names: Cell[]): boolean => names.filter(({ text }) => isSumKind(kindOfLabel(text))).length > 1;
