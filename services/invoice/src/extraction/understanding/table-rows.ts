import { right, sidewaysOverlap, type Box } from '../page-model.js';
import type { Column } from './line-columns.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { tokensOf, type NumberToken, type TextToken, type Token } from './tokens.js';
import type { ColumnRole } from './vocabulary.js';

/** A printed line of a table body, sorted into the columns of its heading. */
export interface TableRow {
  line: TextLine;
  /** By column index. */
  numbers: Map<number, NumberToken>;
  texts: Map<number, TextToken[]>;
}

const NUMERIC: ColumnRole[] = ['position', 'quantity', 'unitPrice', 'discount', 'tax', 'lineTotal'];
const isNumeric = (column: Column): boolean => column.roles.some((role) => NUMERIC.includes(role));
const isTextual = (column: Column): boolean =>
  column.roles.length === 0 || column.roles.some((role) => !NUMERIC.includes(role));

export function toTableRow(line: TextLine, columns: Column[], mark: DecimalMark): TableRow {
  const row: TableRow = { line, numbers: new Map(), texts: new Map() };
  for (const cell of line.cells) {
    const tokens = tokensOf(cell, mark);
    const pure = tokens.every(({ kind }) => kind === 'number');
    for (const run of textRuns(tokens, columns, pure)) place(run, row, columns);
  }
  return row;
}

/**
 * Numbers inside a sentence belong to the sentence ("iPad 16 GB"), unless they stand under the heading of a numeric
 * column ("1.00 kg").
 */
function textRuns(tokens: Token[], columns: Column[], pure: boolean): Token[] {
  if (pure) return tokens;
  const runs: Token[] = [];
  for (const token of tokens) {
    const isOwn = token.kind === 'number' && standsUnderNumbers(token.box, columns);
    const last = runs.at(-1);
    if (!isOwn && last?.kind === 'text') {
      runs.pop();
      runs.push(mergeText(last, token));
    } else {
      runs.push(isOwn ? token : { ...token, kind: 'text' });
    }
  }
  return runs;
}

function mergeText(left: TextToken, next: Token): TextToken {
  const box = { ...left.box, width: right(next.box) - left.box.x };
  return { kind: 'text', words: [...left.words, ...next.words], text: `${left.text} ${next.text}`, box };
}

function standsUnderNumbers(box: Box, columns: Column[]): boolean {
  const under = columns.filter((column) => sidewaysOverlap(column.box, box) > 0.5);
  return under.length > 0 && under.every(isNumeric);
}

function place(token: Token, row: TableRow, columns: Column[]): void {
  if (token.kind === 'number') {
    const index = nearest(token.box, columns, () => true);
    if (isNumeric(columns[index]!)) {
      row.numbers.set(index, token);
      return;
    }
  }
  if (isUnit(token, columns)) return;
  const index = nearest(token.box, columns, isTextual);
  const text: TextToken = { ...token, kind: 'text' };
  if (index >= 0) row.texts.set(index, [...(row.texts.get(index) ?? []), text]);
}

/** What stands beside a figure under the figure's heading is its unit: "5 kg". */
const isUnit = (token: Token, columns: Column[]): boolean =>
  token.kind === 'text' && token.words.length <= 2 && standsUnderNumbers(token.box, columns);

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
