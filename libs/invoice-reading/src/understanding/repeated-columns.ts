import type { Decimal } from '../decimal.js';
import type { Doubt } from '../draft.js';
import { chooseColumns } from './column-choice.js';
import { columnRoles } from './column-vocabulary.js';
import { spelled, type GridRow } from './grid.js';
import { decideNumberStyle, isNumberLike, parseNumber } from './numbers.js';
import { plainHeadings } from './prefixed-headings.js';
import { isFieldLabel, isPlainDate, isRateLabel, labelOf } from './table-labels.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** Totals of the whole invoice by their heading alone. */
const OWN_AMOUNT = /^(?:invoice|grand|document|order) |^total (?:tax|vat|net|gross|amount)|^(?:tax|vat) total$/;

/**
 * Exports repeat the invoice's number, date, vendor and totals on every row. Such a column becomes a line of its own
 * ("Invoice number | INV-7") above the table. Where the values differ, the file holds several invoices.
 */
export function liftRepeatedColumns(given: GridRow[]): { rows: GridRow[]; doubts: Doubt[] } {
  const at = given.findIndex((row) => plainHeadings(row) !== null);
  const plain = at < 0 ? null : plainHeadings(given[at]!);
  const rows = plain ? given.with(at, plain.heading) : given;
  const start = plain ? at : rows.findIndex(isHeading);
  if (start < 0) return { rows, doubts: [] };
  const heading = rows[start]!;
  const body = rows.slice(start + 1);
  const ofLines = columnsOfLines(heading, body);
  const lifted: GridRow[] = [];
  const gone = new Set<number>();
  const doubts: Doubt[] = [];
  for (const [column, text] of heading.cells.entries()) {
    const label = labelOf(text);
    const values = [...new Set(body.map(({ cells }) => cells[column] ?? '').filter((value) => value !== ''))];
    const isField = isFieldLabel(label);
    const isOfInvoice = plain?.fields.has(column) ?? false;
    const isAmount = classifyAmountLabel(label) !== null && values.every(isNumberLike);
    const isOwnAmount = isAmount && (isOfInvoice || OWN_AMOUNT.test(label) || !ofLines.has(column));
    if (!isField && !isOwnAmount && !isOfInvoice && !isPlainDate(label)) continue;
    if (values.length > 1 && isField) doubts.push(several(text!, values));
    if (values.length > 1) continue;
    gone.add(column);
    if (values.length === 0) continue;
    const isRate = isOwnAmount && isRateLabel(label) && !values[0]!.includes('%');
    lifted.push({ line: heading.line, cells: [spelled(text!), isRate ? `${values[0]}%` : values[0]!] });
  }
  const without = (row: GridRow): GridRow => ({
    ...row,
    cells: row.cells.map((cell, at) => (gone.has(at) ? null : cell)),
  });
  const kept = [...rows.slice(0, start), ...lifted, ...rows.slice(start).map(without)];
  return { rows: kept.filter(({ cells }) => cells.some(Boolean)), doubts };
}

/** What multiplies out belongs to the lines, however it is called. */
function columnsOfLines(heading: GridRow, body: GridRow[]): Set<number> {
  const roles = heading.cells.map((text) => columnRoles(labelOf(text)));
  const { mark } = decideNumberStyle(body.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? [])));
  const numbers = body.map(({ cells }) => {
    const row = new Map<number, Decimal>();
    for (const [column, cell] of cells.entries()) {
      const value = cell ? parseNumber(cell, mark) : null;
      if (value) row.set(column, value);
    }
    return row;
  });
  const { tax: _tax, ...chosen } = chooseColumns(roles, numbers);
  return new Set(Object.values(chosen));
}

export const isHeading = ({ cells }: GridRow): boolean => {
  const labels = cells.map(labelOf);
  return labels.filter((label) => label !== '' && columnRoles(label).length > 0).length >= 2;
};

const several = (heading: string, values: string[]): Doubt => ({
  code: 'several-invoices',
  message: `The column “${heading}” holds several values: ${values.slice(0, 3).join(', ')}.`,
});
