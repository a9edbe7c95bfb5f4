import { around, type Box, sidewaysOverlap } from '../page-model.js';
import { UNIT_WORD } from './column-vocabulary.js';
import { fold } from './fold.js';
import type { Column, TableHeader } from './line-columns.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** "Development | 42.5 h | 3,825.00 EUR" under "Service | Amount": a column of counts with their units that no heading names. */
export function withUnheadedCounts(header: TableHeader, body: TextLine[]): TableHeader {
  const { columns } = header;
  const total = columns.at(-1)!;
  const isPlain = total.roles.includes('lineTotal') && columns.slice(0, -1).every(({ roles }) => TEXTS.has(roles[0]!));
  const counts = isPlain ? body.flatMap((line) => countIn(line, columns) ?? []) : [];
  if (counts.length === 0) return header;
  const { y, height } = total.box;
  const column: Column = { box: { ...around(counts), y, height }, heading: '', roles: ['quantity'], tiers: [] };
  return { ...header, columns: [...columns.slice(0, -1), column, total] };
}
const TEXTS = new Set(['position', 'sku', 'description']);

/** Between the words and the amount, under no heading. */
function countIn({ cells }: TextLine, columns: Column[]): Box | null {
  const [count, amount] = cells.slice(-2);
  const isUnder = ({ box }: Cell): boolean => columns.some((column) => sidewaysOverlap(box, column.box) > 0);
  const isCount = cells.length > 2 && isCounted(count!) && !isUnder(count!) && isUnder(amount!);
  return isCount && MONEY.test(amount!.text) ? count!.box : null;
}
const isCounted = ({ text }: Cell): boolean => {
  const unit = /^\d{1,5}(?:[.,]\d{1,3})? ?(\p{L}{1,10}[23²³]?\.?)$/u.exec(text)?.[1];
  return unit !== undefined && UNIT_WORD.test(fold(unit));
};
const MONEY = /\d[.,]\d\d(?!\d)/;
