import { streamCsvRows } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { decodeText } from './decode-text.js';
import { newProgress } from './progress.js';
import { unpacking } from './unpacking.js';

/** What a cell holds; text is trimmed, and an empty one is null. */
export type SheetCell = string | number | boolean | Date | null;

export interface SheetRow {
  /** Counted from 1, which is the heading. */
  line: number;
  cells: SheetCell[];
}

/** Why a file is no table, in words for people. */
export class UnreadableSheet extends Error {
  constructor(
    message: string,
    /** The file is of another type altogether. */
    readonly isOtherType = false,
  ) {
    super(message);
  }
}

/** More columns than people have; a sheet of a million is an attack. */
export const MOST_COLUMNS = 200;
/** Spreadsheets that were formatted to the last row have a million empty ones. */
const MOST_EMPTY_ROWS = 1_100_000;

/** Of all rows that may be read, each as wide as it may be. Rows that are formatted to their last column have thousands each. */
const MOST_CELLS = 10_000_000;

/** Signs of a line of CSV: as many columns as there may be, each with pages of text. */
const LONGEST_LINE = 1_000_000;

/** A sheet of 50,000 rows and many columns unpacks to some 50 MB. */
const MOST_UNPACKED = 300 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, n) => bytes[n] === byte);
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4);
const isOle = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/**
 * The rows of a CSV or XLSX file, by what its bytes say: the heading first, whatever stands above it empty, and no row
 * without a value. Of XLSX the first sheet, formulas by their last value. Counts rows and cells into `progress`, the empty
 * ones too. Throws UnreadableSheet.
 */
export async function* sheetRows(bytes: Uint8Array, progress = newProgress()): AsyncGenerator<SheetRow> {
  if (bytes.length === 0) throw new UnreadableSheet('The file is empty');
  if (isOle(bytes)) {
    throw new UnreadableSheet(
      'The file is protected by a password or of an old type: save it as XLSX without one',
      true,
    );
  }
  if (isZip(bytes)) refuseBomb(bytes);
  let heading: number | undefined;
  let position = 0;
  let cellCount = 0;
  try {
    for await (const { at, values } of isZip(bytes) ? xlsxRows(bytes) : csvRows(bytes)) {
      // Two rows of one number would be taken for each other.
      if (at !== undefined && at <= position) throw new UnreadableSheet('The rows of the spreadsheet are out of order');
      position = at ?? position + 1;
      progress[0]! += values.length + 1;
      if (position > MOST_EMPTY_ROWS) throw new UnreadableSheet('The file has too many rows');
      if ((cellCount += values.length) > MOST_CELLS) throw new UnreadableSheet('The file has too many cells');
      const cells = values.map(cellOf);
      const width = cells.findLastIndex((cell) => cell !== null) + 1;
      if (width === 0) continue;
      if (width > MOST_COLUMNS) throw new UnreadableSheet(`The file has more than ${MOST_COLUMNS} columns`);
      heading ??= position;
      yield { line: position - heading + 1, cells: cells.slice(0, width) };
    }
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw new UnreadableSheet('The spreadsheet is damaged or not a CSV or XLSX file', true);
  }
  if (heading === undefined) throw new UnreadableSheet('The file holds no table');
}

function refuseBomb(bytes: Uint8Array): void {
  const { size, isBomb } = unpacking(bytes);
  if (isBomb || size > MOST_UNPACKED) throw new UnreadableSheet('The spreadsheet unpacks to more than can be read');
}

interface RawRow {
  /** From 1; undefined where rows follow each other. */
  at?: number;
  values: unknown[];
}

async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<RawRow> {
  for await (const { index, values } of streamXlsxRows(bytes)) {
    yield { at: Number.isInteger(index) ? index + 1 : undefined, values };
  }
}

function* csvRows(bytes: Uint8Array): Generator<RawRow> {
  const text = decodeText(bytes);
  // Not a text in any of the encodings that people save tables in.
  if (text.includes('\0')) throw new UnreadableSheet('The file must be a CSV or XLSX file', true);
  // Told here: the reader takes seconds for a line of megabytes, and most of a minute for all empty rows.
  const { lineCount, longest } = linesOf(text);
  if (lineCount > MOST_EMPTY_ROWS) throw new UnreadableSheet('The file has too many rows');
  if (longest > LONGEST_LINE) throw new UnreadableSheet('The file has a line of more than 1,000,000 characters');
  // How Excel is told of the delimiter.
  const told = /^\ufeff?sep=([^\w\r\n])\r?\n/i.exec(text);
  const rest = told ? text.slice(told[0].length) : text;
  for (const values of streamCsvRows(rest, { delimiter: told?.[1] })) yield { values };
}

function linesOf(text: string): { lineCount: number; longest: number } {
  const mark = text.includes('\n') ? '\n' : '\r';
  let lineCount = 0;
  let longest = 0;
  for (let start = 0; start <= text.length; lineCount++) {
    const end = text.indexOf(mark, start);
    const next = end < 0 ? text.length + 1 : end + 1;
    longest = Math.max(longest, next - 1 - start);
    start = next;
  }
  return { lineCount, longest };
}

/** Written before what would be a formula, by spreadsheets and by our own exports. */
const ESCAPED = /^'(?=[\t\r\n ]*[=+\-@\t\r\n＝＋－＠])/;

function cellOf(value: unknown): SheetCell {
  if (typeof value === 'string') return value.trim().replace(ESCAPED, '') || null;
  return (value ?? null) as SheetCell;
}
