import { groupWhile } from '../group-while.js';
import { intoLines } from '../lines-of-boxes.js';
import { around, bottom, middle, right, sidewaysOverlap, type Word } from '../page-model.js';
import { type Cell, cellOf, hasDigits, textOfWords } from './cells.js';
import { type ColumnRole, columnRoles } from './column-vocabulary.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';

/**
 * "Nr | Issued" over "of document | on" over "108371 | 16-08-2025": a label of a grid of fields, or a value, that is set in several
 * rows is one cell, and so are all that stand beside it, whatever row each is in and however close its neighbours are.
 */
export function withGridsWhole(rows: Cell[][]): Cell[][] {
  const whole: Cell[][] = [];
  for (let index = 0; index < rows.length;) {
    const grid = gridAt(rows, index);
    whole.push(...(grid?.bands ?? [rows[index]!]));
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
    if (labels.length < COLUMNS || hasDigits(labels) || labels.some(({ words }) => isOfLines(words))) continue;
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

/** The labels and the values of the grid that begins with this row, each in one row. */
function gridAt(rows: Cell[][], start: number): { bands: Cell[][]; end: number } | undefined {
  const isBegun = start > 0 && !hasDigits(rows[start - 1]!) && follows(rows[start - 1]!, rows[start], WRAPPED);
  const low = bandEnd(rows, start, (cells) => !hasDigits(cells));
  if (isBegun || low === start || !follows(rows[low - 1]!, rows[low], VALUES_BELOW)) return undefined;
  const end = bandEnd(rows, low, () => true);
  const columns = columnsOf(rows.slice(start, low), rows.slice(low, end));
  const labels = columns.map((column) => column.labels);
  const values = columns.map((column) => column.values).filter(({ length }) => length > 0);
  const areFields =
    values.length >= COLUMNS &&
    labels.every(({ length }) => length > 0) &&
    areCells(labels) &&
    areCells(values) &&
    values.every(({ length }) => length <= LONGEST) &&
    values.every((lines) => lines.filter(isDated).length <= 1 || isPeriod(lines)) &&
    values.some((lines) => findDate(textOfWords(whole(lines))) !== null) &&
    !labels.some((lines) => isOfLines(whole(lines)));
  if (!areFields) return undefined;
  const bands = [onRow(labels, rows[low - 1]!), onRow(values, rows[low]!)];
  return { bands, end };
}
const COLUMNS = 3;
/** In lines. */
const LONGEST = 3;

/** What stands in a column, line by line. */
type Lines = Word[][];

/** "Unit" over "price": a heading of the lines. */
const isOfLines = (words: Word[]): boolean =>
  columnRoles(fold(textOfWords(words))).some((role) => LINES.includes(role));
const LINES: ColumnRole[] = ['quantity', 'unitPrice', 'lineTotal'];

/** The row behind those that belong and stand as close as the rows of one cell; the first one where they are too many for that. */
function bandEnd(rows: Cell[][], start: number, belongs: (cells: Cell[]) => boolean): number {
  let end = start;
  while (end < rows.length && belongs(rows[end]!) && (end === start || follows(rows[end - 1]!, rows[end], WRAPPED))) {
    if (topOf(rows[end]!) - topOf(rows[start]!) > TALLEST * rows[start]![0]!.box.height) return start;
    end += 1;
  }
  return end;
}

/** Begins less than so many text heights below the row. */
const follows = (row: Cell[], next: Cell[] | undefined, heights: number): boolean =>
  next !== undefined && topOf(next) - bottomOf(row) < heights * Math.min(row[0]!.box.height, next[0]!.box.height);
const topOf = (row: Cell[]): number => Math.min(...row.map(({ box }) => box.y));
const bottomOf = (row: Cell[]): number => Math.max(...row.map(({ box }) => bottom(box)));
const WRAPPED = 0.5;
const VALUES_BELOW = 1.5;
const TALLEST = 6;

/** A column begins with a cell behind all that stands left of it, or, as close as words are, where both a label and a value begin. */
function columnsOf(upper: Cell[][], lower: Cell[][]): { labels: Lines; values: Lines }[] {
  const wordsIn = (rows: Cell[][]): Word[] => rows.flat().flatMap(({ words }) => words);
  const above = new Set(wordsIn(upper));
  const firsts = new Set([...upper, ...lower].flat().map(({ words }) => words[0]!));
  const words = [...above, ...wordsIn(lower)].sort((a, b) => a.box.x - b.box.x);
  let reach = -Infinity;
  const columns: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const { x, height } = word.box;
    const isStart = x >= reach && beginsBoth(words, at, above, firsts);
    if (isStart || (firsts.has(word) && x - reach > LABELS_APART * height)) columns.push([word]);
    else columns.at(-1)!.push(word);
    reach = Math.max(reach, right(word.box));
  }
  const linesOf = (words: Word[]): Lines => intoLines(words, SAME_LINE);
  return columns.map((words) => ({
    labels: linesOf(words.filter((word) => above.has(word))),
    values: linesOf(words.filter((word) => !above.has(word))),
  }));
}
const LABELS_APART = 0.45;
const SAME_LINE = 0.5;

/** A label and a value begin where this word does, one of them a cell: words within both may do so by chance. */
function beginsBoth(words: Word[], at: number, labels: Set<Word>, firsts: Set<Word>): boolean {
  const isFlush = ({ box }: Word): boolean => box.x - words[at]!.box.x < FLUSH;
  let end = at;
  while (end < words.length && isFlush(words[end]!)) end += 1;
  const flush = words.slice(at, end);
  return new Set(flush.map((word) => labels.has(word))).size > 1 && flush.some((word) => firsts.has(word));
}
/** In points. */
const FLUSH = 0.6;

/**
 * Cells of one row of a grid are set on their middles; or all begin or end at one height, where most are of one line, since labels in
 * both of two rows are the same in two languages, and addresses stand beside each other as well.
 */
function areCells(columns: Lines[]): boolean {
  const boxes = columns.map((lines) => around(lines.flat().map(({ box }) => box)));
  const tolerance = LEVEL * Math.min(...columns.map(([first]) => first![0]!.box.height));
  const areLevel = (heights: number[]): boolean => Math.max(...heights) - Math.min(...heights) < tolerance;
  if (!columns.every(areClose)) return false;
  const areAtEdge = areLevel(boxes.map(({ y }) => y)) || areLevel(boxes.map(bottom));
  const short = columns.filter(({ length }) => length === 1);
  return areAtEdge ? short.length * 2 >= columns.length || areEnded(columns) : areLevel(boxes.map(middle));
}
const LEVEL = 0.3;

/** The lines of a cell follow each other. */
const areClose = (lines: Lines): boolean =>
  lines.every(([first], at) => at === 0 || first!.box.y - bottom(lines[at - 1]![0]!.box) < WRAPPED * first!.box.height);

/** "Invoice" over "no.:": a colon ends what goes on below, and only there. */
const areEnded = (labels: Lines[]): boolean =>
  labels.every((lines) => lines.every((words, at) => /[:›]$/.test(words.at(-1)!.text) === (at === lines.length - 1)));

const isDated = (words: Word[]): boolean => findDate(textOfWords(words)) !== null;

/** "01.10.2025 –" over "31.10.2025". */
const isPeriod = (lines: Lines): boolean => lines.length === 2 && /^[-–—]$/.test(lines[0]!.at(-1)!.text);

/** All words of the lines; one may break at its hyphen, "2025-" over "8055", or have it from there, "Liefer-" over "datum". */
const whole = (lines: Lines): Word[] =>
  lines.reduce<Word[]>((words, line) => {
    const [last, first] = [words.at(-1), line[0]!];
    if (!last || !/[\p{L}\d][-/]$/u.test(last.text) || !/^[\p{L}\d]/u.test(first.text)) return [...words, ...line];
    const begun = /^\p{Ll}{2}/u.test(first.text) ? last.text.replace(/(?<=\p{Ll})-$/u, '') : last.text;
    return [...words.slice(0, -1), { ...last, text: begun + first.text }, ...line.slice(1)];
  }, []);

/** Each column as a cell of the row. */
function onRow(columns: Lines[], row: Cell[]): Cell[] {
  const y = topOf(row);
  return columns.map((lines) => cellOf(whole(lines).map((word) => ({ ...word, box: { ...word.box, y } }))));
}
