import { describe, expect, it } from '@jest/globals';
import { writeCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { calendarOf } from '../time/calendar.js';
import { type Amount, harmless, tableFile, type TableColumn, type TableFormat } from './table-file.js';

interface Row {
  name: string | null;
  count: number;
}

const COLUMNS: TableColumn<Row>[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Count', cell: ({ count }) => count },
];

const written = (format: TableFormat, ...rows: Row[]): Promise<Buffer> => fileOf(format, COLUMNS, rows);

async function fileOf<T>(
  format: TableFormat,
  columns: TableColumn<T>[],
  rows: T[],
  timeZone?: string,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const file = tableFile(format, columns, batches(rows), calendarOf({ timeZone }));
  for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

async function* batches<T>(rows: T[]): AsyncGenerator<T[]> {
  for (const row of rows) yield [row];
}

const ATTACKS = [
  `=HYPERLINK("http://evil.example","Pay here")`,
  `=cmd|'/C calc'!A0`,
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
];

describe('a table as a file', () => {
  it('is CSV as spreadsheets open it: byte order mark, CRLF, quotes where they are needed', async () => {
    const file = await written('csv', { name: 'Łódź, "old" town\nline two', count: -5 }, { name: null, count: 12.5 });
    expect(file.toString()).toBe('\ufeffName,Count\r\n"Łódź, ""old"" town\nline two",-5\r\n,12.5');
  });

  it('amounts have the decimals of their currency in CSV, and are numbers in a spreadsheet', async () => {
    const columns: TableColumn<Amount>[] = [{ title: 'Total', cell: (amount) => amount }];
    const amounts = [
      { minorUnits: 50, currency: 'USD' },
      { minorUnits: -1200, currency: 'EUR' },
      { minorUnits: 1250, currency: 'JPY' },
    ];
    expect((await fileOf('csv', columns, amounts)).toString()).toBe('\ufeffTotal\r\n0.50\r\n-12.00\r\n1250');
    const { sheets } = await readXlsx(await fileOf('xlsx', columns, amounts));
    expect(sheets[0]!.rows.slice(1)).toEqual([[0.5], [-12], [1250]]);
  });

  it.each([
    'a,b',
    'a "b"',
    '"',
    'a\nb',
    'a\r',
    'é',
    '',
    ' a',
    'a ',
    '=1',
    '\u0001=1',
    '\u0007a',
    ',',
    '7-8',
    "it's",
    'a~z!',
  ])('has %j in CSV as the library writes what is harmless of it', async (name) => {
    const file = (await written('csv', { name, count: 1e15 })).toString();
    expect(file).toBe(`\ufeffName,Count\r\n${writeCsv([[harmless(name), 1e15]])}`);
  });

  it('is XLSX with texts as texts and numbers as numbers', async () => {
    const { sheets } = await readXlsx(await written('xlsx', { name: '007', count: -5 }, { name: null, count: 12.5 }));
    expect(sheets[0]!.rows.map((row) => [row[0] ?? null, row[1] ?? null])).toEqual([
      ['Name', 'Count'],
      ['007', -5],
      [null, 12.5],
    ]);
  });

  it('has times as texts in CSV, and as dates in XLSX, whose heading tells the zone', async () => {
    const columns: TableColumn<{ at: string | null }>[] = [{ title: 'At', isTime: true, cell: ({ at }) => at }];
    const rows = [{ at: '2026-11-24T03:32:47.600Z' }, { at: null }];
    expect((await fileOf('csv', columns, rows)).toString()).toBe('\ufeffAt\r\n2026-11-24T03:32:47.600Z\r\n');
    const { rows: read } = (await readXlsx(await fileOf('xlsx', columns, rows))).sheets[0]!;
    expect(read[0]).toEqual(['At (UTC)']);
    expect(new Date(read[1]![0] as Date).toISOString()).toBe('2026-11-24T03:32:47.600Z');
    expect(read[2]?.[0] ?? null).toBeNull();
  });

  it('has times as a clock of the calendar shows them: with their offset in CSV, under the name of the zone in XLSX', async () => {
    const columns: TableColumn<{ at: string }>[] = [{ title: 'At', isTime: true, cell: ({ at }) => at }];
    // An hour that comes twice when clocks go back.
    const rows = ['2026-11-01T05:59:00.000Z', '2026-11-01T06:00:00.000Z'].map((at) => ({ at }));
    const timeZone = 'America/New_York';
    expect((await fileOf('csv', columns, rows, timeZone)).toString()).toBe(
      '\ufeffAt\r\n2026-11-01T01:59:00.000-04:00\r\n2026-11-01T01:00:00.000-05:00',
    );
    const { rows: read } = (await readXlsx(await fileOf('xlsx', columns, rows, timeZone))).sheets[0]!;
    expect(read[0]).toEqual(['At (America/New_York)']);
    expect(read.slice(1).map(([at]) => new Date(at as Date).toISOString())).toEqual([
      '2026-11-01T01:59:00.000Z',
      '2026-11-01T01:00:00.000Z',
    ]);
  });

  it('has its heading when there is nothing in it', async () => {
    expect((await written('csv')).toString()).toBe('\ufeffName,Count');
    expect((await readXlsx(await written('xlsx'))).sheets[0]!.rows).toEqual([['Name', 'Count']]);
  });

  it.each(ATTACKS)('does not calculate %j', async (attack) => {
    expect(harmless(attack)).toBe(`'${attack}`);
    const csv = (await written('csv', { name: attack, count: 1 })).toString();
    expect(csv.split('\r\n').slice(1).join('')).toMatch(/^"?'/);
    const { sheets } = await readXlsx(await written('xlsx', { name: attack, count: 1 }));
    expect(String(sheets[0]!.rows[1]![0])).toMatch(/^'/);
    for (const cell of sheets[0]!.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  });

  it.each(['Bolt M8 - zinc', 'a=b', "O'Neill", '5 + 5', ''])('leaves %j alone', (text) => {
    expect(harmless(text)).toBe(text);
  });

  it('drops what XML cannot carry, so that the file opens', async () => {
    const { sheets } = await readXlsx(await written('xlsx', { name: 'a\u0000b\u0007c\ufffe<&>', count: 1 }));
    expect(sheets[0]!.rows[1]![0]).toBe('abc<&>');
  });

  it('reads the rows only as they are taken', async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<Row[]> {
      for (;;) yield Array.from({ length: 1000 }, () => ({ name: 'x', count: given++ }));
    }
    const file = tableFile('csv', COLUMNS, endless(), calendarOf({}));
    for await (const chunk of file) {
      expect(chunk).toBeDefined();
      break;
    }
    expect(given).toBeLessThan(100_000);
  });
});
