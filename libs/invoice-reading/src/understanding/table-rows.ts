import { Decimal } from '../decimal.js';
import { around, right, sidewaysOverlap, type Box, type Word } from '../page-model.js';
import type { Column } from './line-columns.js';
import { CURRENCY_ALONE, type DecimalMark } from './numbers.js';
import { type Cell, cellOf } from './cells.js';
import { type TextLine, wordsOn } from './text-lines.js';
import { withoutCount } from './price-units.js';
import { textToken, tokensOf, type NumberToken, type TextToken, type Token } from './tokens.js';
import { UNIT_WORD, type ColumnRole } from './column-vocabulary.js';
import { fold } from './fold.js';
import { isCodeColumn } from './item-codes.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** A printed line of a table body, sorted into the columns of its heading. */
export interface TableRow {
  line: TextLine;
  /** By column index. */
  numbers: Map<number, NumberToken>;
  texts: Map<number, TextToken[]>;
  /** "(-5 %)" between the price and the total, under no heading of its own. */
  share?: NumberToken;
  /** "71,40 (6%)" under one heading: the amount beside its rate, with its column. */
  amounts?: [number, NumberToken][];
  /** Of two figures under one heading only the last was read. */
  isCrowded?: boolean;
}

const NUMERIC: ColumnRole[] = ['position', 'quantity', 'unitPrice', 'priceUnit', 'discount', 'tax', 'lineTotal'];
/** Under a heading that nobody knows, figures may be what is missing. */
const isNumeric = ({ roles }: Column): boolean => roles.length === 0 || roles.some((role) => NUMERIC.includes(role));
const isTextual = (column: Column): boolean =>
  column.roles.length === 0 || column.roles.some((role) => !NUMERIC.includes(role));

export function toTableRow(line: TextLine, columns: Column[], mark: DecimalMark): TableRow {
  const row: TableRow = { line, numbers: new Map(), texts: new Map() };
  for (const cell of line.cells.map((one) => withoutPosition(one, row, columns))) {
    const cascade = cascadeIn(cell, columns);
    if (cascade) {
      row.numbers.set(...cascade);
      continue;
    }
    const tokens = withoutUnit(apartFromUnit(withoutCount(tokensOf(cell, mark)), cell, columns), cell, columns);
    const pure = tokens.every(({ kind }) => kind === 'number') || isQuantityWithUnit(tokens);
    if (line.cells.length === 1 && isName(cell, tokens)) placeName(textToken(cell.words), row, columns);
    else for (const run of textRuns(tokens, columns, pure)) place(run, row, columns);
  }
  return row;
}

/**
 * Words alone on their row go on under whatever heading stands over them, and so do the sizes among them: "Hex bolts M8 x 40",
 * "Wall paint 5 l", "5 boxes of 10 m", "Pallet wrap 500 mm". An amount or a share is none, nor are words for a sum.
 */
const isName = ({ text, folded }: Cell, tokens: Token[]): boolean =>
  tokens.every(({ kind }) => kind === 'text') ||
  ((/^\p{L}{3}/u.test(text) || tokens.filter(({ kind }) => kind === 'text').length > 1) &&
    tokens.every((token) => token.kind === 'text' || !(token.percent || token.value.decimals === 2)) &&
    [null, 'charge'].includes(classifyAmountLabel(folded)));

/** Where a column of names begins, or else under whatever heading stands over most of it. */
function placeName(name: TextToken, row: TableRow, columns: Column[]): void {
  const index = columns.findIndex(
    ({ roles, box }) => roles[0] === 'description' && Math.abs(box.x - name.box.x) <= FLUSH,
  );
  if (index < 0) place(name, row, columns);
  else row.texts.set(index, [name]);
}

/** "1 OP 525": a position so close to the code that both seem to be one text. */
function withoutPosition(cell: Cell, row: TableRow, columns: Column[]): Cell {
  const [first, next] = cell.words;
  const index = columns.findIndex(({ roles }) => roles[0] === 'position');
  const [, figure] = /^(\d{1,3})\.?$/.exec(first!.text) ?? [];
  if (!figure || !next || index < 0) return cell;
  const { box } = columns[index]!;
  if (!isUnder(first!.box, box) || next.box.x <= right(box)) return cell;
  const value = Decimal.of(figure);
  const words = [first!];
  row.numbers.set(index, { kind: 'number', value, percent: false, text: first!.text, words, box: first!.box });
  return cellOf(cell.words.slice(1));
}

/** Set to the right of their column, short figures begin where its heading ends. */
const isUnder = (figure: Box, heading: Box): boolean =>
  sidewaysOverlap(figure, heading) > 0 || Math.abs(figure.x - right(heading)) < figure.height / 2;

/** "50+10", "50/10" under discounts: ten percent of what fifty leave. */
function cascadeIn({ text, words, box }: Cell, columns: Column[]): [number, NumberToken] | null {
  const shares = /^\d{1,2}(?:[.,]\d+)?(?: ?[+/] ?\d{1,2}(?:[.,]\d+)?)+ ?%?$/.test(text)
    ? text.replace('%', '').split(/[+/]/)
    : [];
  const index = columns.findIndex((column) => column.roles[0] === 'discount' && sidewaysOverlap(column.box, box) > 0);
  if (shares.length < 2 || index < 0) return null;
  const left = shares.reduce(
    (rest, share) => rest.minus(rest.percent(Decimal.of(share.trim().replace(',', '.')))),
    HUNDRED,
  );
  return [index, { kind: 'number', value: HUNDRED.minus(left).trimmed(), percent: true, text, words, box }];
}
const HUNDRED = Decimal.of(100);

/** All words of the row. */
export const allText = (row: TableRow): string =>
  [...row.texts.values()].flatMap((tokens) => tokens.map(({ text }) => text)).join(' ');

/** "10 Stk." */
const isQuantityWithUnit = ([number, unit, ...more]: Token[]): boolean =>
  number?.kind === 'number' && unit?.kind === 'text' && UNIT_WORD.test(fold(unit.text)) && more.length === 0;

/** "3 tim" where quantities stand: a word alone behind a figure is its unit, in whatever language. */
function withoutUnit(tokens: Token[], { box }: Cell, columns: Column[]): Token[] {
  const [number, unit, ...more] = tokens;
  const isCounted =
    number?.kind === 'number' &&
    !number.percent &&
    unit?.kind === 'text' &&
    more.length === 0 &&
    /^\p{L}{1,14}\d?\.?$/u.test(unit.text) &&
    (columns[nearest(box, columns, () => true)]!.roles[0] ?? 'quantity') === 'quantity' &&
    !columns.some((column) => column.roles[0] === 'sku' && sidewaysOverlap(column.box, unit.box) > 0) &&
    !isTextualUnder(box, columns);
  return isCounted ? [{ ...number, box }] : tokens;
}

/** "5szt." where quantities stand: a unit run together with its figure, as OCR reads narrow spaces. */
function apartFromUnit(tokens: Token[], { box }: Cell, columns: Column[]): Token[] {
  const [token, ...more] = tokens;
  const [, figure, unit] = GLUED.exec(token?.text ?? '') ?? [];
  if (!figure || more.length > 0 || !UNIT_WORD.test(fold(unit!)) || isTextualUnder(box, columns)) return tokens;
  if (columns[nearest(box, columns, () => true)]!.roles[0] !== 'quantity') return tokens;
  return [{ kind: 'number', value: Decimal.of(figure), percent: false, text: figure, words: token!.words, box }];
}
const GLUED = /^(\d{1,5})(\p{L}{1,6})\.?$/u;

const isTextualUnder = (box: Box, columns: Column[]): boolean =>
  columns.some((column) => column.roles[0] === 'description' && sidewaysOverlap(column.box, box) > 0);

/** The row with every cell taken as words: a wrapped description may hold numbers that stand under a heading. */
export function asWords({ line }: TableRow, columns: Column[]): TableRow {
  const row: TableRow = { line, numbers: new Map(), texts: new Map() };
  const placed = line.cells.length === 1 ? placeName : place;
  for (const { words, text, box } of line.cells) placed({ kind: 'text', words, text, box }, row, columns);
  return row;
}

/** A row of words as one name, whatever headings stand over it: it is set in a row of its own. */
export function asName(row: TableRow, columns: Column[]): TableRow {
  const { cells } = row.line;
  const isOfWords = row.numbers.size === 0 && cells.some(({ text }) => /\p{L}{3}/u.test(text) || isCodeColumn([text]));
  const index = columns.findIndex(({ roles }) => roles[0] === 'description');
  return isOfWords ? { ...row, texts: new Map([[index, [textToken(wordsOn(row.line))]]]) } : row;
}

/**
 * Numbers inside a sentence belong to the sentence ("iPad 16 GB"), unless they stand under the heading of a numeric
 * column ("1.00 kg").
 */
function textRuns(tokens: Token[], columns: Column[], pure: boolean): Token[] {
  if (pure) return tokens;
  const runs: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    // "White shirt S (6205)": a code of customs among the words.
    const isEnclosed = index > 0 && /^\(\d+\)$/.test(token.text);
    const isOwn =
      token.kind === 'number' &&
      !isEnclosed &&
      [token.box, withUnit(token, tokens.slice(index + 1, index + 3), columns)].some((box) =>
        standsUnderNumbers(box, columns),
      );
    if (isOwn || (index > 0 && isUnitBetween(token, tokens[index + 1]) && runs.at(-1) === tokens[index - 1])) {
      if (isOwn) runs.push(token);
      continue;
    }
    for (const part of cutAtColumns(token, columns)) {
      const last = runs.at(-1);
      if (last?.kind === 'text' && !startsColumn(part.box, last.box, columns)) {
        runs.pop();
        runs.push(mergeText(last, part));
      } else {
        runs.push({ ...part, kind: 'text' });
      }
    }
  }
  return runs;
}

/** A quantity is set under its heading together with its unit: "20 pcs". Whatever the word, it ends where the heading does. */
function withUnit({ box }: Token, [next, after]: Token[], columns: Column[]): Box {
  const [unit] = next?.words ?? [];
  if (next?.kind !== 'text' || !unit) return box;
  const endsUnderCount = columns.some(
    (column) => column.roles[0] === 'quantity' && Math.abs(right(column.box) - right(unit.box)) < FLUSH,
  );
  const isUnit = UNIT_WORD.test(fold(unit.text)) || isUnitBetween(next, after) || endsUnderCount;
  return isUnit ? around([box, unit.box]) : box;
}
/** "2 Teneke 2.150,00 TL": between two figures any short word is a unit. */
const isUnitBetween = ({ kind, text }: Token, after: Token | undefined): boolean =>
  kind === 'text' && after?.kind === 'number' && /^\p{L}{1,8}\.?$/u.test(text);

/** A column's values stand so close (in points) to the left edge of its heading. */
const FLUSH = 2;

/** Texts of two columns may stand as close as words: one that begins where a heading begins is its own. */
function cutAtColumns(token: Token, columns: Column[]): TextToken[] {
  const parts: Word[][] = [];
  for (const word of token.words) {
    const part = parts.at(-1);
    if (part && !startsColumn(word.box, part[0]!.box, columns)) part.push(word);
    else parts.push([word]);
  }
  return parts.map(textToken);
}

function startsColumn(box: Box, before: Box, columns: Column[]): boolean {
  const column = columns.find((other) => isTextual(other) && Math.abs(other.box.x - box.x) < FLUSH);
  return column !== undefined && before.x < column.box.x - FLUSH;
}

function mergeText(left: TextToken, next: Token): TextToken {
  const box = { ...left.box, width: right(next.box) - left.box.x };
  return { kind: 'text', words: [...left.words, ...next.words], text: `${left.text} ${next.text}`, box };
}

function standsUnderNumbers(box: Box, columns: Column[]): boolean {
  const under = columns.filter((column) => sidewaysOverlap(column.box, box) > 0.5);
  return under.length > 0 && under.every((column) => isNumeric(column) && !isTextual(column));
}

function place(token: Token, row: TableRow, columns: Column[]): void {
  if (token.kind === 'number') {
    const index = besideUnit(
      nearest(token.box, columns, () => true),
      row,
      columns,
    );
    if (isNumeric(columns[index]!)) {
      if (row.numbers.has(index) && token.percent && token.value.isNegative()) {
        row.share = token;
        return;
      }
      makeRoom(index, row, columns);
      const taken = row.numbers.get(index);
      if (taken && token.percent && !taken.percent) row.amounts = [...(row.amounts ?? []), [index, taken]];
      else if (taken && !taken.percent) row.isCrowded = true;
      row.numbers.set(index, token);
      return;
    }
  }
  // It says nothing of the goods.
  if (CURRENCY_ALONE.test(token.text)) return;
  // Where no figure stands beside it, nothing is the unit of one.
  const hasFigure = wordsOn(row.line).some((word) => /\d/.test(word.text) && !token.words.includes(word));
  if (hasFigure && (isUnit(token, columns) || isUnitWord(token, row, columns))) return;
  const index = besideText(nearest(token.box, columns, isTextual), token, row, columns);
  const text: TextToken = { ...token, kind: 'text' };
  if (index >= 0) row.texts.set(index, [...(row.texts.get(index) ?? []), text]);
}

/** Of two texts far apart under one heading the right one belongs to the free description right of it, whose heading is centred. */
function besideText(index: number, { box }: Token, { texts }: TableRow, columns: Column[]): number {
  const [last, next] = [texts.get(index)?.at(-1), index + 1];
  const isFree = columns[next]?.roles[0] === 'description' && !texts.has(next);
  return last && isFree && box.x - right(last.box) > TEXT_GAP * box.height ? next : index;
}
const TEXT_GAP = 2;

/** Of two figures under one heading the left one, which stands under none itself, belongs to the free column left of it. */
function makeRoom(index: number, { numbers }: TableRow, columns: Column[]): void {
  const [taken, left] = [numbers.get(index), columns[index - 1]];
  if (!taken || !left || !isNumeric(left) || numbers.has(index - 1)) return;
  if (sidewaysOverlap(columns[index]!.box, taken.box) > 0) return;
  numbers.set(index - 1, taken);
  numbers.delete(index);
}

/** "4 kg" under "Unit", or between that and "Quantity": the figure is the quantity. */
function besideUnit(index: number, { numbers }: TableRow, columns: Column[]): number {
  if (columns[index]!.roles[0] !== 'unit') return index;
  const isFree = (at: number): boolean => columns[at]?.roles.includes('quantity') === true && !numbers.has(at);
  return [index - 1, index + 1].find(isFree) ?? index;
}

/** What stands beside a figure under the figure's heading is its unit: "5 kg". */
const isUnit = (token: Token, columns: Column[]): boolean =>
  token.kind === 'text' && token.words.length <= 2 && standsUnderNumbers(token.box, columns);

/** "5 Stk.": a unit's name right behind the quantity. */
function isUnitWord(token: Token, row: TableRow, columns: Column[]): boolean {
  if (token.kind !== 'text' || !UNIT_WORD.test(fold(token.text)) || beginsName(token, columns)) return false;
  const quantities = [...row.numbers].filter(([index]) => columns[index]!.roles.includes('quantity'));
  const between = (of: Box): boolean => of.x > quantityEnd && of.x < token.box.x;
  const quantityEnd = Math.max(...quantities.map(([, number]) => right(number.box)));
  return (
    quantities.length > 0 &&
    token.box.x > quantityEnd &&
    ![...row.texts.values()].flat().some(({ box }) => between(box))
  );
}

/** "Set", "Box", and "Un", which is flour in Turkish: what begins where the heading of names begins is one. */
const beginsName = ({ box }: Token, columns: Column[]): boolean =>
  columns.some((column) => column.roles[0] === 'description' && Math.abs(column.box.x - box.x) < FLUSH);

/** The column that the box stands under or, failing that, is aligned with best; -1 when none is allowed. */
function nearest(box: Box, columns: Column[], allowed: (column: Column) => boolean): number {
  let best = { index: -1, overlaps: false, distance: Infinity };
  for (const [index, column] of columns.entries()) {
    if (!allowed(column)) continue;
    const overlaps = sidewaysOverlap(column.box, box) > 0;
    const distance = misalignment(box, column.box);
    if ((overlaps && !best.overlaps) || (overlaps === best.overlaps && distance < best.distance)) {
      best = { index, overlaps, distance };
    }
  }
  return best.index;
}

/** Values stand flush left, flush right or centred under their heading. */
function misalignment(a: Box, b: Box): number {
  const centres = a.x + a.width / 2 - (b.x + b.width / 2);
  return Math.min(Math.abs(a.x - b.x), Math.abs(right(a) - right(b)), Math.abs(centres));
}
