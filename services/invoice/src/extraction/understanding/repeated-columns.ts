import type { Doubt } from '../draft.js';
import { fold } from './fold.js';
import { spelled, type GridRow } from './grid.js';
import { columnRoles } from './column-vocabulary.js';
import { classifyAmountLabel, INVOICE_DATE, INVOICE_NUMBER, SELLER } from './vocabulary.js';

const CURRENCY = /^(?:invoice )?(?:currency|wahrung|devise|moneda|valuta)/;
const OWN_FIELDS = [INVOICE_NUMBER, INVOICE_DATE, SELLER, CURRENCY];
/** Totals of the whole invoice, not of the line. */
const OWN_AMOUNT = /^(?:invoice|grand|document|order) |^total (?:tax|vat|net|gross|amount)|^(?:tax|vat) total$/;

/**
 * Exports repeat the invoice's number, date, vendor and totals on every row. Such a column becomes a line of its own
 * ("Invoice number | INV-7") above the table. Where the values differ, the file holds several invoices.
 */
export function liftRepeatedColumns(rows: GridRow[]): { rows: GridRow[]; doubts: Doubt[] } {
  const start = rows.findIndex(isHeading);
  if (start < 0) return { rows, doubts: [] };
  const heading = rows[start]!;
  const body = rows.slice(start + 1);
  const lifted: GridRow[] = [];
  const gone = new Set<number>();
  const doubts: Doubt[] = [];
  for (const [column, text] of heading.cells.entries()) {
    const label = fold(spelled(text ?? ''));
    const isField = OWN_FIELDS.some((pattern) => pattern.test(label));
    if (!isField && !(OWN_AMOUNT.test(label) && classifyAmountLabel(label))) continue;
    const values = [...new Set(body.map(({ cells }) => cells[column] ?? '').filter((value) => value !== ''))];
    if (values.length > 1 && isField) doubts.push(several(text!, values));
    if (values.length > 1) continue;
    gone.add(column);
    if (values.length === 1) lifted.push({ line: heading.line, cells: [label, values[0]!] });
  }
  const without = (row: GridRow): GridRow => ({
    ...row,
    cells: row.cells.map((cell, at) => (gone.has(at) ? null : cell)),
  });
  const kept = [...rows.slice(0, start), ...lifted, ...rows.slice(start).map(without)];
  return { rows: kept.filter(({ cells }) => cells.some(Boolean)), doubts };
}

const isHeading = ({ cells }: GridRow): boolean => {
  const labels = cells.map((cell) => fold(spelled(cell ?? '')));
  return labels.filter((label) => label !== '' && columnRoles(label).length > 0).length >= 2;
};

const several = (heading: string, values: string[]): Doubt => ({
  code: 'several-invoices',
  message: `The column “${heading}” holds several values: ${values.slice(0, 3).join(', ')}.`,
});
