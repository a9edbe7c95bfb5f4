import type { DraftLine, ReadValue } from '../draft.js';
import { around } from '../page-model.js';
import type { Cell } from './cells.js';
import { withCodeInside } from './line-texts.js';
import type { TextLine } from './text-lines.js';
import { textToken } from './tokens.js';

/** What stands under headings, and these. */
export interface HeadedLines {
  headings: TextLine[];
  lines: DraftLine[];
}

/**
 * "Annual inspection | Qty | Price | Amount" over the figures of each line: where each has headings of its own, and only the first of
 * them is another one each time, it is the name.
 */
export function withNamesInHeadings(tables: HeadedLines[]): DraftLine[] {
  const lines = tables.flatMap((table) => table.lines);
  const areLost = lines.some(({ description }) => description === null);
  return areLost && areNamed(tables)
    ? tables.map(({ headings: [row], lines: [line] }) => withName(line!, row!.cells[0]!))
    : lines;
}

function areNamed(tables: HeadedLines[]): boolean {
  const rows = tables.map(({ headings: [row, ...more], lines: [, ...others] }) =>
    row && more.length === 0 && others.length === 0 ? row.cells.map(({ folded }) => folded) : [],
  );
  const names = new Set(rows.map(([name = '']) => name));
  const headings = new Set(rows.map(([, ...others]) => others.join('|')));
  return names.size > 1 && headings.size === 1 && [...names].every((name) => /\p{L}{3}/u.test(name));
}

/** Before what is said of it below. */
function withName(line: DraftLine, name: Cell): DraftLine {
  const { sku, description } = withCodeInside([textToken(name.words)]);
  return { ...line, sku: line.sku ?? sku, description: joined(description, line.description) };
}

function joined(first: ReadValue<string> | null, second: ReadValue<string> | null): ReadValue<string> | null {
  if (!first || !second) return first ?? second;
  const value = `${first.value} ${second.value}`;
  const boxes = [first, second].flatMap(({ source: { box } }) => box ?? []);
  const source = { ...first.source, box: boxes.length > 0 ? around(boxes) : null };
  return { ...first, value, text: value, source };
}
