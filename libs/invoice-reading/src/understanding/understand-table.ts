import type { Draft, DraftLine, ReadValue } from '../draft.js';
import type { Knowledge } from '../knowledge.js';
import { orderNumbersIn } from '../order-numbers.js';
import type { TableReading } from '../readers/reading.js';
import { layOut, type GridRow } from './grid.js';
import { liftRepeatedColumns } from './repeated-columns.js';
import { isVendorLabel, labelOf } from './table-labels.js';
import { liftTotalRows } from './total-rows.js';
import { understandLines } from './understand-lines.js';

/**
 * A table is understood as a page on which every cell stands exactly in its column: the words for columns, labels and
 * totals are the same. Only tables repeat the invoice's own fields on every row; these are lifted out first.
 */
export function understandTable({ rows }: TableReading, knowledge?: Knowledge): Draft {
  const { rows: lifted, doubts } = liftRepeatedColumns(rows);
  const draft = understandLines(liftTotalRows(lifted).map(layOut), { isTable: true, knowledge });
  const vendorName = vendorIn(lifted) ?? draft.vendorName;
  const orderNumbers = orderNumbersIn(rows.flatMap(({ cells }) => cells));
  return withoutBoxes({ ...draft, vendorName, orderNumbers, doubts: [...draft.doubts, ...doubts] });
}

/** Plainly labelled, whatever the name looks like. */
const LABELLED = 0.95;

function vendorIn(rows: GridRow[]): ReadValue<string> | null {
  for (const { line, cells } of rows) {
    const [label, value, ...others] = cells.filter((cell) => cell !== null && cell !== '');
    if (!value || others.length > 0 || !isVendorLabel(labelOf(label))) continue;
    return { value, text: value, source: { page: line, box: null }, confidence: LABELLED, checks: ['label'] };
  }
  return null;
}

/** The grid is ours: the file has lines, but no places on a page. */
function withoutBoxes(draft: Draft): Draft {
  const plain = <T>(read: ReadValue<T> | null): ReadValue<T> | null =>
    read && { ...read, source: { ...read.source, box: null } };
  const withoutEach = (
    of: Omit<DraftLine, 'beside' | 'isAmountOnly' | 'isReduced' | 'coin'>,
  ): Record<string, unknown> =>
    Object.fromEntries(Object.entries(of).map(([name, read]) => [name, read && plain<unknown>(read)]));
  const line = ({ beside, isAmountOnly: _, isReduced, coin, ...of }: DraftLine): DraftLine => ({
    ...(withoutEach(of) as unknown as DraftLine),
    ...(isReduced ? { isReduced } : {}),
    ...(coin ? { coin } : {}),
    ...(beside ? { beside: beside.map((one) => ({ ...one, amount: plain(one.amount)! })) } : {}),
  });
  return {
    ...draft,
    invoiceNumber: plain(draft.invoiceNumber),
    invoiceDate: plain(draft.invoiceDate),
    vendorName: plain(draft.vendorName),
    currency: plain(draft.currency),
    lines: draft.lines.map(line),
    amounts: draft.amounts.map((amount) => ({ ...amount, amount: plain(amount.amount) })),
  };
}
