import { groupWhile } from '../group-while.js';
import { bottom, sidewaysOverlap, type Word } from '../page-model.js';
import { type Cell, cellOf, hasDigits } from './cells.js';
import { type ColumnRole, columnRoles } from './column-vocabulary.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';

/**
 * "Nr | Issued" over "of document | on" over "108371 | 16-08-2025": a label of a grid of fields, or a value, that is set in several
 * rows is one cell, and so are all that stand beside it, whatever row each is in.
 */
export function withGridsWhole(rows: Cell[][]): Cell[][] {
  const whole: Cell[][] = [];
  for (let index = 0; index < rows.length;) {
    const grid = gridAt(rows, index);
    whole.push(...(grid?.bands.map((columns) => columns.map((cells) => joined(cells))) ?? [rows[index]!]));
    index = grid?.end ?? index + 1;
  }
  return whole;
}

/**
 * "INV-20417 17/03/2026" below "Number | Date": values that stand as close as words, each flush with its own label, or a word for
 * each of them below it.
 */
export function withValuesApart(rows: Cell[][]): Cell[][] {
  const apart = [...rows];
  for (const [index, labels] of rows.entries()) {
    if (labels.length < COLUMNS || hasDigits(labels) || labels.some((label) => isOfLines([label]))) continue;
    for (const below of [index + 1, index + 2]) {
      if (apart[below] && follows(labels, apart[below], VALUES_BELOW))
        apart[below] = apart[below].flatMap((cell) => cutUnder(labels, cell).map(cellOf));
    }
  }
  return apart;
}

function cutUnder(labels: Cell[], { words, box }: Cell): Word[][] {
  const over = labels.filter((label) => sidewaysOverlap(label.box, box) > 0);
  const starts = over.flatMap((label) => words.find((word) => Math.abs(word.box.x - label.box.x) < 1) ?? []);
  const isWordEach =
    over.length === words.length &&
    over.every((label, at) => words.every((word, own) => sidewaysOverlap(label.box, word.box) > 0 === (own === at)));
  const parts = isWordEach ? words.map((word) => [word]) : groupWhile(words, (word) => !starts.includes(word));
  const areValues = parts.every((part) => part.some(({ text }) => /\d/.test(text)));
  return over.length > 1 && (isWordEach || starts.length === over.length) && areValues ? parts : [words];
}

/** The labels and the values of the grid that begins with this row, each by columns. */
function gridAt(rows: Cell[][], start: number): { bands: Cell[][][]; end: number } | undefined {
  const middle = bandEnd(rows, start, (cells) => !hasDigits(cells));
  const end = bandEnd(rows, middle, () => true);
  const isLow = middle - start <= LONGEST && end - middle <= LONGEST && end - start > 2;
  if (middle === start || !isLow || !follows(rows[middle - 1]!, rows[middle], VALUES_BELOW)) return undefined;
  const labels = columnsOf(rows.slice(start, middle));
  const values = columnsOf(rows.slice(middle, end));
  const areFields =
    values.length >= COLUMNS &&
    [...labels, ...values].some(({ length }) => length > 1) &&
    areWrapped(labels, middle - start) &&
    isOneRow(rows.slice(middle, end)) &&
    values.every((column) => labels.filter((label) => isOver(label, column)).length === 1) &&
    labels.every((label) => values.filter((column) => isOver(label, column)).length <= 1) &&
    values.every((column) => datesIn(column) <= 1) &&
    values.some((column) => datesIn(column) === 1) &&
    !labels.some(isOfLines);
  return areFields ? { bands: [labels, values], end } : undefined;
}
const COLUMNS = 3;
/** In rows. */
const LONGEST = 3;

/** "Unit" over "price": a heading of the lines. */
const isOfLines = (label: Cell[]): boolean =>
  columnRoles(fold(label.map(({ text }) => text).join(' '))).some((role) => LINES.includes(role));
const LINES: ColumnRole[] = ['quantity', 'unitPrice', 'lineTotal'];

/** The row behind those that belong and stand as close as the rows of one cell. */
function bandEnd(rows: Cell[][], start: number, belongs: (cells: Cell[]) => boolean): number {
  let end = start;
  while (end < rows.length && belongs(rows[end]!) && (end === start || follows(rows[end - 1]!, rows[end], WRAPPED)))
    end += 1;
  return end;
}

/** Begins less than so many text heights below the row. */
const follows = (row: Cell[], next: Cell[] | undefined, heights: number): boolean =>
  next !== undefined && topOf(next) - bottomOf(row) < heights * row[0]!.box.height;
const topOf = (row: Cell[]): number => Math.min(...row.map(({ box }) => box.y));
const bottomOf = (row: Cell[]): number => Math.max(...row.map(({ box }) => bottom(box)));
const WRAPPED = 0.5;
const VALUES_BELOW = 1.5;

/** Only one of them has more than one value, and none is a row of labels. */
const isOneRow = (rows: Cell[][]): boolean =>
  rows.filter((cells) => cells.filter(({ text }) => /\d/.test(text)).length > 1).length === 1 &&
  rows.every((cells) => cells.length < 2 || hasDigits(cells));

/** Labels in both of two rows are the same in two languages; of a wrapped one, those beside it stand in its middle or are most. */
function areWrapped(labels: Cell[][], rows: number): boolean {
  const whole = labels.filter(({ length }) => length < rows).length;
  return rows === 2 ? whole * 2 >= labels.length : rows === 1 || whole > 0;
}

/** Cells over each other, from the left to the right. */
function columnsOf(rows: Cell[][]): Cell[][] {
  const columns: Cell[][] = [];
  for (const cell of rows.flat()) {
    const column = columns.find((cells) => isOver(cells, [cell]));
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  return columns.sort((a, b) => a[0]!.box.x - b[0]!.box.x);
}

const isOver = (upper: Cell[], lower: Cell[]): boolean =>
  upper.some((above) =>
    lower.some(({ box }) => sidewaysOverlap(above.box, box) > 0 || Math.abs(above.box.x - box.x) < 1),
  );

const datesIn = (cells: Cell[]): number => cells.filter(({ text }) => findDate(text) !== null).length;

/** All in the row of its first word. */
function joined(cells: Cell[]): Cell {
  const [first, ...rest] = cells;
  const { y } = first!.box;
  return rest.length === 0
    ? first!
    : cellOf(cells.flatMap(({ words }) => words).map((word) => ({ ...word, box: { ...word.box, y } })));
}
