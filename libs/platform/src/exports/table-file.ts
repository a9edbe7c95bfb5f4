import { writeCsv } from 'hucre/csv';
import { Readable } from 'node:stream';
import { decimal, fixedDecimal } from '../money/decimal.js';
import type { Calendar } from '../time/calendar.js';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/**
 * Numbers stay numbers, amounts are written with the decimals of their currency; times are ISO 8601 texts, of which a
 * column that {@link TableColumn.isTime} makes dates.
 */
export type TableCell = string | number | Amount | null;

/** Money; a number in a spreadsheet. */
export interface Amount {
  minorUnits: number;
  currency: string;
}

export interface TableColumn<Row> {
  title: string;
  /**
   * Its cells are times, written as a clock of the file's calendar shows them: in a spreadsheet dates that can be sorted
   * and grouped, under a heading that names the time zone, else with their offset.
   */
  isTime?: true;
  cell(row: Row): TableCell;
}

export const MEDIA_TYPE_OF: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const LINE_END = '\r\n';

/**
 * The rows as a file, written as they come. CSV as spreadsheets open it by a double click: with a byte order mark, commas,
 * CRLF. No cell of either is a formula, whatever was typed into it.
 */
export function tableFile<Row>(
  format: TableFormat,
  columns: TableColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  calendar: Calendar,
): Readable {
  const parts = format === 'csv' ? csvOf(columns, batches, calendar) : xlsxOf(columns, batches, calendar);
  return Readable.from(parts, { objectMode: false });
}

async function* xlsxOf<Row>(
  columns: TableColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  calendar: Calendar,
): AsyncGenerator<Uint8Array> {
  // Loaded with the first of them: most processes make none.
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(withDates(columns, cellsOf(columns, batches), calendar), {
    name: 'Export',
    columns: columns.map(({ title, isTime }) =>
      isTime ? { ...TIMES, header: `${title} (${calendar.timeZone})` } : { header: title },
    ),
    freezePane: { rows: 1 },
  });
}

type SheetCell = Exclude<TableCell, Amount>;

const TIMES = { numFmt: 'yyyy-mm-dd hh:mm', width: 17 };

/** Row by row, as the writer of spreadsheets takes them. */
async function* withDates<Row>(
  columns: TableColumn<Row>[],
  batches: AsyncIterable<SheetCell[][]>,
  calendar: Calendar,
): AsyncGenerator<(SheetCell | Date)[]> {
  const times = columns.flatMap(({ isTime }, i) => (isTime ? [i] : []));
  for await (const batch of batches) {
    for (const cells of batch) {
      const row: (SheetCell | Date)[] = cells;
      for (const i of times) if (row[i] !== null) row[i] = calendar.wallTime(new Date(row[i]!));
      yield row;
    }
  }
}

/** Batch by batch: row by row, waiting for each takes longer than writing it. */
async function* csvOf<Row>(
  columns: TableColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  calendar: Calendar,
): AsyncGenerator<string> {
  const cells = columns.map(({ isTime, cell }) =>
    isTime ? (row: Row) => csvCell(localTime(cell(row), calendar)) : (row: Row) => csvCell(cell(row)),
  );
  yield writeCsv([columns.map(({ title }) => title)], { bom: true });
  const lineOf = (row: Row): string => `${LINE_END}${cells.map((cell) => cell(row)).join(',')}`;
  for await (const rows of batches) if (rows.length > 0) yield rows.map(lineOf).join('');
}

const localTime = (time: TableCell, calendar: Calendar): TableCell =>
  typeof time === 'string' ? calendar.written(new Date(time)) : time;

/** Printable ASCII that begins with a letter or a digit and has neither quotes nor commas: nearly every cell. */
const PLAIN = /^[0-9A-Za-z][ !#-+\--~]*$/;

function csvCell(value: TableCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return fixedDecimal(value.minorUnits, value.currency);
  return PLAIN.test(value) ? value : writeCsv([[harmless(value)]]);
}

async function* cellsOf<Row>(
  columns: TableColumn<Row>[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<SheetCell[][]> {
  for await (const rows of batches) {
    yield rows.map((row) =>
      columns.map(({ cell }) => {
        const value = cell(row);
        if (value !== null && typeof value === 'object') return decimal(value.minorUnits, value.currency);
        return typeof value === 'string' ? harmless(value) : value;
      }),
    );
  }
}

/** What a spreadsheet would take for the beginning of a formula; full-width forms are turned into these by some. */
const BEGINS_FORMULA = /^[\t\r\n ]*[=+\-@\t\r\n＝＋－＠]/;
/** XML cannot carry them, and nobody sees them; nor can a database keep half a character. */
export const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** Nothing in it would be left out of an export. */
export const isPlainText = (text: string): boolean => text.search(UNPRINTABLE) < 0;

/** An apostrophe makes it text, and is not shown by spreadsheets that know it for that. */
export function harmless(text: string): string {
  const clean = text.replace(UNPRINTABLE, '');
  return BEGINS_FORMULA.test(clean) ? `'${clean}` : clean;
}

/** Back to what was made harmless: a file that was exported can be imported again. */
export function unharmed(text: string): string {
  return text.startsWith("'") && BEGINS_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
