import { isPlainText, unharmed } from '../exports/table-file.js';
import { isMarkOf, markInHeading } from '../money/currency-marks.js';
import { amountIn, type CellAmount, inMinorUnits } from '../tables/amounts.js';
import { quoted, textOf, wholeNumber } from '../tables/cells.js';
import type { SheetCell, SheetRow } from '../tables/sheet.js';
import { meantText } from '../text/meant-text.js';
import { foldName } from '../text/same-name.js';
import type { ImportColumns } from './import-columns.js';

/** The largest value of an integer column. */
const MOST = 2_147_483_647;

/** Why a row was rejected. */
export interface Rejection {
  /** In the file, counted from 1, which is the heading. */
  line: number;
  /** Its heading, or ours where the file has no such column. */
  column: string;
  message: string;
}

/** Why rows are rejected, and which. */
export class Rejections<Field extends string> {
  readonly cells: Rejection[] = [];
  /** Which cells were rejected, line by line. */
  private readonly lines = new Map<number, Set<string>>();

  constructor(private readonly columns: ImportColumns<Field>) {}

  add(line: number, field: Field, message: string): void {
    const fields = this.lines.get(line) ?? new Set<string>();
    this.lines.set(line, fields.add(field));
    this.cells.push({ line, column: this.columns[field] ?? field, message });
  }

  has(line: number): boolean {
    return this.lines.has(line);
  }

  /** Whether a row's cell was rejected already: it says something then, though nothing that can be taken. */
  hasCell(line: number, field: Field): boolean {
    return this.lines.get(line)?.has(field) ?? false;
  }

  /** The currency that a column's heading names, if it does. */
  markOf(field: Field): string | null {
    return markInHeading(this.columns[field] ?? '');
  }

  get rows(): number {
    return this.lines.size;
  }

  /** In the order of the file. */
  sorted(): Rejection[] {
    return this.cells.sort((a, b) => a.line - b.line);
  }
}

/** What a row says: null where it says nothing, or nothing that can be understood, which is then a rejection. */
export class RowReader<Field extends string> {
  /** @param labels the columns as people call them, in the order in which rows give their cells */
  constructor(
    private readonly labels: Record<Field, string>,
    private readonly row: SheetRow,
    private readonly rejections: Rejections<Field>,
  ) {}

  /** As it is written, whether its signs are seen or not. @param longest in letters */
  code(field: Field, longest: number): string | null {
    return this.fitting(field, this.written(field), longest);
  }

  /** As it is meant, as texts of forms are. @param longest in letters */
  text(field: Field, longest: number): string | null {
    return this.fitting(field, this.meant(field), longest);
  }

  /** A text that is kept by the rule of names. @param longest in letters */
  name(field: Field, longest: number, isOneLine: (text: string) => boolean): string | null {
    const name = this.meant(field);
    if (name !== null && !isOneLine(name)) return this.reject(field, `${this.labels[field]} must be on one line`);
    return this.fitting(field, name, longest);
  }

  whole(field: Field): number | null {
    const said = this.readBy(wholeNumber, field);
    if (said === null || this.isNegative(field, said.value)) return null;
    if (said.value > MOST) return this.reject(field, `${this.labels[field]} cannot be more than ${MOST}`);
    return said.value;
  }

  /** An amount whose currency may stand beside it, or in the heading; {@link minorUnitsOf} it when its own is known. */
  amount(field: Field): CellAmount | null {
    const said = this.readBy(amountIn, field);
    if (said === null || this.isNegative(field, said.values[0]!)) return null;
    const mark = this.rejections.markOf(field);
    return mark === null ? said : { ...said, marks: [...said.marks, mark] };
  }

  private written(field: Field): string | null {
    const text = unharmed(textOf(this.cell(field)));
    return isPlainText(text) ? text : this.reject(field, `${this.labels[field]} holds characters that are no text`);
  }

  private meant(field: Field): string | null {
    const text = this.written(field);
    return text && meantText(text);
  }

  private fitting(field: Field, text: string | null, longest: number): string | null {
    if (text === null || text.length <= longest) return text || null;
    return this.reject(field, `${this.labels[field]} is longer than ${longest} letters`);
  }

  private readBy<Read extends object>(
    read: (cell: Exclude<SheetCell, null>) => Read | { problem: string },
    field: Field,
  ): Read | null {
    const cell = this.cell(field);
    if (cell === null) return null;
    const said = read(cell);
    return 'problem' in said ? this.reject(field, said.problem) : said;
  }

  private isNegative(field: Field, value: number): boolean {
    if (value < 0) this.reject(field, `${this.labels[field]} cannot be negative`);
    return value < 0;
  }

  private cell(field: Field): SheetCell {
    return this.row.cells[Object.keys(this.labels).indexOf(field)] ?? null;
  }

  private reject(field: Field, message: string): null {
    this.rejections.add(this.row.line, field, message);
    return null;
  }
}

/** An amount in minor units of the currency in which its row is meant; null if it cannot be, which is then a rejection. */
export function minorUnitsOf<Field extends string>(
  amount: CellAmount,
  currency: string,
  { line, field, label }: { line: number; field: Field; label: string },
  rejections: Rejections<Field>,
): number | null {
  const said = inMinorUnits(amount, currency, label, MOST);
  if ('value' in said) return said.value;
  rejections.add(line, field, said.problem);
  return null;
}

/**
 * Refuses a row whose amount is in another currency than it would be taken for, as it says in a cell of its own. Whether it
 * is: such an amount is none of this currency's.
 */
export function refuseOtherCurrency<Field extends string>(
  said: string | null,
  currency: string,
  { line, field, label }: { line: number; field: Field; label: string },
  rejections: Rejections<Field>,
): boolean {
  if (said === null || isMarkOf(currency, said)) return false;
  rejections.add(line, field, `${label} must be ${currency}, not ${quoted(said)}`);
  return true;
}

/** Whether columns cannot be told apart, or the one is missing without which no row is about anything. */
export function refuseColumns<Field extends string>(
  columns: ImportColumns<Field | 'sku'>,
  headings: string[],
  rejections: Rejections<Field | 'sku'>,
): boolean {
  if (columns.sku === null) rejections.add(1, 'sku', 'No column holds the SKU: choose one');
  for (const [field, heading] of Object.entries(columns) as [Field, string | null][]) {
    if (heading !== null && headings.indexOf(heading) !== headings.lastIndexOf(heading))
      rejections.add(1, field, 'Several columns have this heading: choose another, or rename all but one');
  }
  return rejections.has(1);
}

/** Line breaks, blanks of no width, and what turns the direction of the rest: two codes that look the same would not be. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

/** A row without SKU, or with that of an earlier line. */
export function refuseRepeatedSku(
  { sku, line }: { sku: string; line: number },
  lineOf: Map<string, number>,
  rejections: Rejections<'sku'>,
): void {
  if (rejections.has(line) && !sku) return;
  if (!sku) return rejections.add(line, 'sku', 'SKU is required');
  if (UNSEEN.test(sku)) return rejections.add(line, 'sku', 'SKU holds characters that cannot be seen: type it anew');
  const code = foldName(sku);
  const earlier = lineOf.get(code);
  if (earlier === undefined) lineOf.set(code, line);
  else rejections.add(line, 'sku', `The same SKU is on line ${earlier}`);
}
