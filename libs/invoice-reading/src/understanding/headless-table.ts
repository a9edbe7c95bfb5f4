import { multipliesOut } from '../line-arithmetic.js';
import { around, right, sidewaysOverlap, type Box } from '../page-model.js';
import type { ColumnRole } from './column-vocabulary.js';
import type { Column, TableHeader } from './line-columns.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { tokensOf, type NumberToken } from './tokens.js';

interface FiguredRow {
  index: number;
  /** Left edge of the words. */
  text: Box;
  quantity: NumberToken;
  unitPrice: NumberToken;
  lineTotal: NumberToken;
}

/** Figures of one column end within so many points of each other. */
const ALIGNED = 4;

/**
 * The line table of a document that prints none of its headings: rows of words with three figures of which one is the
 * product of the others, aligned with each other. Its columns are told by the figures alone.
 */
export function findHeadlessTable(lines: TextLine[], mark: DecimalMark): TableHeader | null {
  const rows = lines.flatMap((line, index) => figuredRow(line, index, mark) ?? []);
  const first = rows[0];
  if (!first) return null;
  const aligned = rows.filter(({ lineTotal }) => Math.abs(right(lineTotal.box) - right(first.lineTotal.box)) < ALIGNED);
  const column = (role: ColumnRole, boxes: Box[]): Column => {
    const roles = [role];
    return { box: around(boxes), heading: '', roles, tiers: [{ heading: '', roles }] };
  };
  const columns = [
    column(
      'description',
      aligned.map(({ text }) => text),
    ),
    column(
      'quantity',
      aligned.map(({ quantity }) => quantity.box),
    ),
    column(
      'unitPrice',
      aligned.map(({ unitPrice }) => unitPrice.box),
    ),
    column(
      'lineTotal',
      aligned.map(({ lineTotal }) => lineTotal.box),
    ),
  ];
  if (overlapSome(columns)) return null;
  return { columns: columns.sort((a, b) => a.box.x - b.box.x), firstLine: first.index, lastLine: first.index - 1 };
}

function figuredRow(line: TextLine, index: number, mark: DecimalMark): FiguredRow | null {
  const words = line.cells.filter(({ text }) => /\p{L}{3}/u.test(text));
  const numbers = line.cells.flatMap((cell) =>
    tokensOf(cell, mark).flatMap((token) => (token.kind === 'number' && !token.percent ? [token] : [])),
  );
  if (words.length === 0 || numbers.length < 3) return null;
  const lineTotal = numbers.at(-1)!;
  for (const [at, a] of numbers.slice(0, -1).entries()) {
    for (const b of numbers.slice(at + 1, -1)) {
      if (!multipliesOut(a.value, b.value, lineTotal.value)) continue;
      // Counts are whole and printed without cents.
      const swapped = b.value.decimals === 0 && a.value.decimals >= 2;
      const [quantity, unitPrice] = swapped ? [b, a] : [a, b];
      return { index, text: words[0]!.box, quantity, unitPrice, lineTotal };
    }
  }
  return null;
}

const overlapSome = (columns: Column[]): boolean =>
  columns.some((a, index) => columns.slice(index + 1).some((b) => sidewaysOverlap(a.box, b.box) > 0.2));
