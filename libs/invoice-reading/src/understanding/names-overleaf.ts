import type { Column } from './line-columns.js';
import { type RowGroup, touches } from './row-groups.js';
import { hasAmount } from './table-ends.js';
import type { TableRow } from './table-rows.js';

/** So many rows may a name have under the headings of the next page. */
export const ROWS_OVERLEAF = 4;

/**
 * Where the names of all other lines stand below their figures, that of the last one on a page may stand under the headings of the
 * next: the rows that follow these without a gap.
 */
export function withNameOverleaf(groups: RowGroup[], overleaf: TableRow[], columns: Column[]): RowGroup[] {
  const at = columns.findIndex(({ roles }) => roles[0] === 'description');
  const isNamed = ({ rows }: RowGroup): boolean => rows.some(({ texts }) => texts.has(at));
  const isNamedBelow = (group: RowGroup): boolean =>
    group.rows[0] === group.anchor && !group.anchor.texts.has(at) && isNamed(group);
  const [last, ...others] = groups.toReversed();
  if (!last || others.length === 0 || isNamed(last) || !others.every(isNamedBelow)) return groups;
  const end = overleaf.findIndex((row, index) => hasAmount(row) || (index > 0 && !touches(overleaf[index - 1]!, row)));
  const name = end < 0 ? overleaf : overleaf.slice(0, end);
  return [...groups.slice(0, -1), { ...last, rows: [...last.rows, ...name] }];
}
