import type { GridRow } from './grid.js';
import { isNumberLike } from './numbers.js';
import { isHeading } from './repeated-columns.js';
import { isRateLabel, labelOf } from './table-labels.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** Three capitals are a currency, unless they are a tax. */
const isCurrency = (cell: string): boolean =>
  /^(?:[A-Z]{3}|[$€£¥₹])$/.test(cell) && classifyAmountLabel(labelOf(cell)) === null;
const PERCENT = /^\d{1,2}(?:[.,]\d+)? ?%$/;

/**
 * Rows below the lines that hold nothing but a label and an amount ("Subtotal | 185.00"), in whatever columns these
 * stand, become lines of their own above the table, label first.
 */
export function liftTotalRows(rows: GridRow[]): GridRow[] {
  const start = rows.findIndex(isHeading);
  if (start < 0) return rows;
  let isBelowSum = false;
  const below = rows.slice(start + 1).map((row) => {
    const total = asTotal(row, isBelowSum);
    isBelowSum ||= total !== null;
    return { row, total };
  });
  const totals = below.flatMap(({ total }) => total ?? []);
  return [...rows.slice(0, start), ...totals, rows[start]!, ...below.flatMap(({ row, total }) => (total ? [] : row))];
}

/** Below the first of them a row may be called anything. */
function asTotal({ line, cells }: GridRow, isBelowSum: boolean): GridRow | null {
  const filled = cells.flatMap((cell) => (cell && !isCurrency(cell) ? [cell] : []));
  const percents = filled.filter((cell) => PERCENT.test(cell));
  const amounts = filled.filter((cell) => !PERCENT.test(cell) && isNumberLike(cell));
  const [label, ...others] = filled.filter((cell) => !percents.includes(cell) && !amounts.includes(cell));
  if (!label || others.length > 0 || amounts.length !== 1) return null;
  if (!isBelowSum && !classifyAmountLabel(labelOf(label))) return null;
  const [amount] = amounts;
  return { line, cells: [label, ...percents, isRateLabel(labelOf(label)) ? `${amount}%` : amount!] };
}
