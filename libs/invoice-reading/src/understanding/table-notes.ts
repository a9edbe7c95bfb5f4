import { fold } from './fold.js';
import { allText, type TableRow } from './table-rows.js';

interface Rows {
  anchor: TableRow;
  rows: TableRow[];
  /** The gaps between the lines tell which rows are theirs. */
  isTold?: boolean;
}

/**
 * Words below the last line which are none of its description: set as far from it as the lines are from each other, or a count
 * with its name, where no other line has any like it. They are said of the whole paper.
 */
export function withoutNotes<T extends Rows>(groups: T[]): T[] {
  const last = groups.at(-1);
  if (!last) return groups;
  const others = groups.slice(0, -1).flatMap(below);
  const labels = new Set(others.map(labelOf));
  const own = below(last);
  const start = own.findIndex((row, at) => {
    const before = own[at - 1] ?? last.anchor;
    const isFar = !last.isTold && row.line.box.y - before.line.box.y > FAR * row.line.box.height;
    const isCount = COUNT.test(allText(row)) && !labels.has(labelOf(row));
    return isCount || (groups.length > 1 && others.length === 0 && isFar);
  });
  if (start < 0) return groups;
  const notes = own.slice(start);
  return [...groups.slice(0, -1), { ...last, rows: last.rows.filter((row) => !notes.includes(row)) }];
}

const below = ({ anchor, rows }: Rows): TableRow[] => rows.slice(rows.indexOf(anchor) + 1);
const labelOf = (row: TableRow): string => fold(allText(row).replace(/\d.*$/, ''));
/** In text heights, from line to line. */
const FAR = 1.7;
const COUNT = /\p{L}{3}[^:]*: ?\d{1,4}$/u;
