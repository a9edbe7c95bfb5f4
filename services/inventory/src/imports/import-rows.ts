import { IMPORT_FIELDS, type ImportField, MAX_INT, type RejectedCell } from '#contracts';
import { type CellNumber, decimalNumber, type SheetCell, type SheetRow, textOf, wholeNumber } from '#platform';
import type { Columns } from './import-columns.js';

/** A row as it is meant; null: the file does not say. */
export interface GivenRow {
  line: number;
  sku: string;
  name: string | null;
  stock: number | null;
  threshold: number | null;
  location: string | null;
  /** In whole units of a currency that only the item or its product tells. */
  cost: number | null;
}

const LONGEST = { sku: 100, name: 200, location: 200 };
const LABELS: Record<ImportField, string> = {
  sku: 'SKU',
  name: 'Name',
  stock: 'Stock',
  threshold: 'Threshold',
  location: 'Location',
  cost: 'Cost',
};

/** Why rows are rejected, and which. */
export class Rejections {
  readonly cells: RejectedCell[] = [];
  private readonly lines = new Set<number>();

  constructor(private readonly columns: Columns) {}

  add(line: number, field: ImportField, message: string): void {
    this.lines.add(line);
    this.cells.push({ line, column: this.columns[field] ?? field, message });
  }

  has(line: number): boolean {
    return this.lines.has(line);
  }

  get rows(): number {
    return this.lines.size;
  }

  /** In the order of the file. */
  sorted(): RejectedCell[] {
    return this.cells.sort((a, b) => a.line - b.line);
  }
}

/** What the rows say, as far as they can be understood. Cells come in the order of IMPORT_FIELDS. */
export function givenRows(rows: SheetRow[], rejections: Rejections): GivenRow[] {
  const lineOf = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const cell = (field: ImportField): SheetCell => cells[IMPORT_FIELDS.indexOf(field)] ?? null;
    const text = (field: 'sku' | 'name' | 'location'): string | null => readText(cell(field), field, line, rejections);
    const number = (field: 'stock' | 'threshold' | 'cost'): number | null =>
      readNumber(cell(field), field, line, rejections);
    const row = {
      line,
      sku: text('sku') ?? '',
      name: text('name'),
      stock: number('stock'),
      threshold: number('threshold'),
      location: text('location'),
      cost: number('cost'),
    };
    refuseRepeated(row, lineOf, rejections);
    return row;
  });
}

function refuseRepeated({ sku, line }: GivenRow, lineOf: Map<string, number>, rejections: Rejections): void {
  if (rejections.has(line) && !sku) return;
  if (!sku) return rejections.add(line, 'sku', 'SKU is required');
  const earlier = lineOf.get(sku.toLowerCase());
  if (earlier === undefined) lineOf.set(sku.toLowerCase(), line);
  else rejections.add(line, 'sku', `The same SKU is on line ${earlier}`);
}

function readText(
  cell: SheetCell,
  field: 'sku' | 'name' | 'location',
  line: number,
  rejections: Rejections,
): string | null {
  const text = textOf(cell);
  if (text.includes('\0')) rejections.add(line, field, `${LABELS[field]} holds characters that are no text`);
  else if (text.length > LONGEST[field]) {
    rejections.add(line, field, `${LABELS[field]} is longer than ${LONGEST[field]} letters`);
  } else return text || null;
  return null;
}

function readNumber(
  cell: SheetCell,
  field: 'stock' | 'threshold' | 'cost',
  line: number,
  rejections: Rejections,
): number | null {
  if (cell === null) return null;
  const read: CellNumber = field === 'cost' ? decimalNumber(cell) : wholeNumber(cell);
  if ('problem' in read) rejections.add(line, field, read.problem);
  else if (read.value < 0) rejections.add(line, field, `${LABELS[field]} cannot be negative`);
  else if (read.value > MAX_INT) rejections.add(line, field, `${LABELS[field]} cannot be more than ${MAX_INT}`);
  else return read.value;
  return null;
}
