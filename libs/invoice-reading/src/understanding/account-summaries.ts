import type { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { bottom, sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';

/**
 * "Last bill 163.17, payments −81.59, this bill 665.86, balance 747.44": how the buyer's account stands, below an invoice of
 * 665.86. Four rows that add up, in whatever language, of which one is the invoice's total; none where there are no such.
 */
export function accountSummary(amounts: LabelledAmount[]): LabelledAmount[] {
  for (const [index, first] of amounts.entries()) {
    const rows = amounts
      .slice(index)
      .filter((one) => isInColumnOf(one, first))
      .slice(0, ROWS);
    if (isSummary(rows, amounts)) return rows;
  }
  return [];
}

/** It is no part of the invoice's sums. */
export const withoutSummary = (amounts: LabelledAmount[], summary: LabelledAmount[]): LabelledAmount[] =>
  amounts.map((one) => (summary.includes(one) ? { ...one, kind: 'information', rate: null } : one));

/** "Account statement" right over its first row. */
export function headsSummary({ page, box }: Cell, [first]: LabelledAmount[]): boolean {
  const row = first?.amount?.source;
  return row?.page === page && row.box !== null && row.box.y > box.y && row.box.y - bottom(box) < 2 * row.box.height;
}
const ROWS = 4;

/** The sums of the invoice may stand beside it. */
const isInColumnOf = ({ amount }: LabelledAmount, { amount: first }: LabelledAmount): boolean =>
  !!amount?.source.box && !!first?.source.box && sidewaysOverlap(amount.source.box, first.source.box) > 0;

function isSummary(rows: LabelledAmount[], amounts: LabelledAmount[]): boolean {
  if (rows.length < ROWS || !areRows(rows)) return false;
  const [before, paid, current, balance] = rows.map(({ amount }) => amount!.value) as [
    Decimal,
    Decimal,
    Decimal,
    Decimal,
  ];
  return (
    !before.isNegative() &&
    !before.isZero() &&
    paid.isNegative() &&
    before.plus(paid).plus(current).equals(balance) &&
    isTotal(
      current,
      amounts.filter((one) => !rows.includes(one) && one.amount),
    )
  );
}

/** What the last total comes to; without one, the most that is printed. */
function isTotal(current: Decimal, others: LabelledAmount[]): boolean {
  const total = others.findLast(({ kind }) => kind === 'total' || kind === 'due');
  if (total) return total.amount!.value.equals(current);
  return (
    others.some(({ amount }) => amount!.value.equals(current)) &&
    others.every(({ amount }) => amount!.value.compare(current) <= 0)
  );
}

/** Each below the one before, with an amount and nothing more. */
const areRows = (rows: LabelledAmount[]): boolean =>
  rows.every(({ label, amount, others = [] }, at) => {
    const [{ box, page } = {}, { box: above, page: before } = {}] = [amount?.source, rows[at - 1]?.amount?.source];
    const isBelow =
      at === 0 ||
      page === before! + 1 ||
      (above && box && page === before && box.y >= bottom(above) - 1 && box.y < bottom(above) + 3 * above.height);
    return box && isBelow && /\p{L}/u.test(label) && others.length === 0;
  });
