import { describe, expect, it } from '@jest/globals';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { sheetRows, type SheetRow } from './sheet.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function rowsOf(bytes: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of sheetRows(bytes)) rows.push(row);
  return rows;
}
const cellsOf = async (bytes: Uint8Array): Promise<unknown[]> => (await rowsOf(bytes)).map(({ cells }) => cells);
const xlsx = (rows: CellValue[][], more: object = {}): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Stock', rows }], ...more });

describe('the rows of a text file', () => {
  it.each([',', ';', '\t', '|'])('are found with %j between their cells', async (mark) => {
    const text = ['SKU', 'Name', 'Stock'].join(mark) + '\r\n' + ['A-1', '"Bolt, ""M8"""', '5'].join(mark) + '\r\n';
    expect(await cellsOf(utf8(text))).toEqual([
      ['SKU', 'Name', 'Stock'],
      ['A-1', 'Bolt, "M8"', '5'],
    ]);
  });

  it('are counted from the heading, with those that are empty', async () => {
    const rows = await rowsOf(utf8('\n\nSKU,Stock\nA,1\n,\n\nB,2\n'));
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  const text = 'SKU,Größe\nÄ-1,½';
  const utf16 = Buffer.from(text, 'utf16le');
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', utf16],
    ['UTF-16 without a mark, big end first', Buffer.from(utf16).swap16()],
    ['what Excel writes above it', utf8(`sep=,\r\n${text}`)],
  ])('are read as %s', async (_what, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ['SKU', 'Größe'],
      ['Ä-1', '½'],
    ]);
  });

  it('give back what an export made harmless', async () => {
    expect(await cellsOf(utf8(`SKU,Name\n'-A1,'=1+1\n'quoted',O'Neill`))).toEqual([
      ['SKU', 'Name'],
      ['-A1', '=1+1'],
      [`'quoted'`, `O'Neill`],
    ]);
  });
});

describe('the rows of a spreadsheet', () => {
  it('keep numbers, dates of either calendar and the values of formulas', async () => {
    const day = new Date('2026-01-31T00:00:00Z');
    for (const dateSystem of ['1900', '1904'] as const) {
      const [, cells] = (await cellsOf(
        await xlsx(
          [
            ['SKU', 'When', 'n'],
            ['A', day, 5],
          ],
          { dateSystem },
        ),
      )) as unknown[][];
      expect(cells).toEqual(['A', day, 5]);
    }
  });

  it('are what formulas came to when it was saved; nothing is calculated, and nothing is there where that is not told', async () => {
    const formulas = await writeXlsx({
      sheets: [
        {
          name: 'Stock',
          rows: [['SKU', 'Stock', 'Cost']],
          cells: new Map([
            ['1,0', { value: 'A', formula: 'HYPERLINK("http://evil.example","A")', formulaResult: 'A' }],
            ['1,1', { value: 5, formula: '2+3', formulaResult: 5 }],
            ['1,2', { value: null, formula: '1/0' }],
          ]),
        },
      ],
    });
    expect((await cellsOf(formulas))[1]).toEqual(['A', 5]);
    expect(await cellsOf(utf8('SKU,Stock\n=1+1,=2+3'))).toEqual([
      ['SKU', 'Stock'],
      ['=1+1', '=2+3'],
    ]);
  });

  it('have nothing in merged cells but the first', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Stock',
          rows: [
            ['SKU', 'Stock'],
            ['A', 1],
            [null, 2],
          ],
          merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
        },
      ],
    });
    expect((await cellsOf(bytes)).slice(1)).toEqual([
      ['A', 1],
      [null, 2],
    ]);
  });
});

describe('what is no table', () => {
  it.each<[string, Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', utf8(''), 'The file is empty'],
    ['blanks', utf8('\n ,\n'), 'The file holds no table'],
    ['an empty sheet', xlsx([]), 'The file holds no table'],
    ['300,000 columns', utf8('a,'.repeat(300_000)), 'The file has more than 200 columns'],
    [
      '16,000 columns of a sheet',
      xlsx([Array.from({ length: 16_000 }, () => 'x')]),
      'The file has more than 200 columns',
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'The file must be a CSV or XLSX file'],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'The file is protected by a password or of an old type: save it as XLSX without one',
    ],
    [
      'half a spreadsheet',
      xlsx([['SKU']]).then((all) => all.subarray(0, 300)),
      'The spreadsheet is damaged or not a CSV or XLSX file',
    ],
    ['text with bytes of a program', Buffer.from('SKU,Stock\nA\0\x01\xff,1'), 'The file must be a CSV or XLSX file'],
    ['two million lines', utf8('\n'.repeat(2e6)), 'The file has too many rows'],
    ['two million lines as on an old Macintosh', utf8('\r'.repeat(2e6)), 'The file has too many rows'],
    ['a line of a million signs', utf8(`SKU\n${'a'.repeat(1_000_001)}`), 'a line of more than 1,000,000 characters'],
  ])('%s is refused in words', async (_what, bytes, message) => {
    await expect(rowsOf(await bytes)).rejects.toThrow(message);
  });
});
