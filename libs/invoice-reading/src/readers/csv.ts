import chardet from 'chardet';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { Unreadable } from '../unreadable.js';
import { MAX_LETTERS } from './limits.js';
import type { TableReading } from './reading.js';

export const MAX_ROWS = 5000;
const DELIMITERS = [',', ';', '\t', '|'];

/** A table in a text file, whatever its encoding and delimiter. */
export function readCsv(bytes: Uint8Array): TableReading {
  const text = decode(bytes);
  const tables = DELIMITERS.map((delimiter) => parseWith(text, delimiter)).filter((table) => table !== null);
  const headed = tables.filter(isHeaded);
  const best = (headed.length > 0 ? headed : tables).reduce<TableReading | null>(
    (a, b) => (a && regularity(a) >= regularity(b) ? a : b),
    null,
  );
  if (!best || best.rows.length === 0) throw new Unreadable('The file holds no table.');
  if (best.rows.length > MAX_ROWS) throw new Unreadable(`The file has more than ${MAX_ROWS} rows.`);
  return best;
}

function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = isUtf8(buffer) ? 'utf-8' : (chardet.detect(buffer) ?? 'windows-1252');
  // What no encoding explains are single-byte letters, which this one reads all of.
  return iconv.decode(buffer, iconv.encodingExists(encoding) ? encoding : 'windows-1252').replaceAll('\0', '');
}

function isUtf8(buffer: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(buffer);
    return true;
  } catch {
    return false;
  }
}

function parseWith(text: string, delimiter: string): TableReading | null {
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      cast: (cell) => cell.slice(0, MAX_LETTERS),
      to: MAX_ROWS + 1,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const rows = records.map(({ record, info }) => ({ line: info.lines, cells: record }));
    return { kind: 'table', rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) };
  } catch {
    return null; // quotes that do not match under this delimiter
  }
}

/** The right delimiter gives many rows with the same, high number of cells. */
const regularity = (table: TableReading): number =>
  Math.max(0, ...[...widthsOf(table)].map(([width, count]) => (width > 1 ? width * count : 0)));

/** Headings have as many cells as most rows: descriptions may be full of another delimiter. */
function isHeaded(table: TableReading): boolean {
  const [first] = table.rows;
  const width = first?.cells.length ?? 0;
  return width > 1 && (widthsOf(table).get(width) ?? 0) * 2 > table.rows.length;
}

/** How many rows have so many cells. */
function widthsOf({ rows }: TableReading): Map<number, number> {
  const widths = new Map<number, number>();
  for (const { cells } of rows) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  return widths;
}
