import { isShare } from '../account/tax-rates.js';
import type { Decimal } from '../decimal.js';
import { bottom } from '../page-model.js';
import type { ColumnChoice } from './column-choice.js';
import type { TableRow } from './table-rows.js';
import type { NumberToken } from './tokens.js';

/**
 * "20 %" over "194.00" under taxes, "-10 %" over "-65.25" under discounts: what a share of the line comes to, in the
 * row below it. Such amounts belong to the row of the shares; words beside them stay where they are.
 */
export function withAmountsUnderRates(rows: TableRow[], choice: ColumnChoice): TableRow[] {
  const whole = [...rows];
  for (const [index, below] of rows.entries()) {
    const above = whole[index - 1];
    if (!above || !areSharesOf(below, above, choice)) continue;
    whole[index - 1] = { ...above, amounts: [...(above.amounts ?? []), ...below.numbers] };
    whole[index] = { ...below, numbers: new Map() };
  }
  return whole;
}

function areSharesOf({ line, numbers }: TableRow, above: TableRow, choice: ColumnChoice): boolean {
  const isNext =
    above.line.page === line.page && line.box.y - bottom(above.line.box) < TOUCHING * above.line.box.height;
  return (
    isNext &&
    numbers.size > 0 &&
    [...numbers].every(([column, amount]) => !amount.percent && isShareAbove(column, amount, above, choice))
  );
}
/** In text heights. */
const TOUCHING = 0.5;

function isShareAbove(column: number, amount: NumberToken, { numbers }: TableRow, choice: ColumnChoice): boolean {
  const rate = numbers.get(column);
  if (!rate?.percent) return false;
  const bases = basesIn(numbers, choice);
  return bases.some((base) => isShare(amount.value.abs(), rate.value.abs(), base));
}

/** What the line costs before its discount, and after it. */
function basesIn(numbers: Map<number, NumberToken>, { quantity, unitPrice, discount }: ColumnChoice): Decimal[] {
  const [count, price, off] = [quantity, unitPrice, discount].map((column) => numbers.get(column));
  if (!count || !price) return [];
  const full = count.value.times(price.value);
  return off?.percent ? [full, full.minus(full.percent(off.value.abs()))] : [full];
}
