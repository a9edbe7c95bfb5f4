import { describe, expect, it } from '@jest/globals';
import type { SheetCell } from '../tables/sheet.js';
import { refuseColumns, refuseRepeatedSku, Rejections, RowReader } from './rejections.js';

type Field = 'sku' | 'stock' | 'cost';
const LABELS: Record<Field, string> = { sku: 'SKU', stock: 'Stock', cost: 'Cost' };
const COLUMNS: Record<Field, string | null> = { sku: 'Artikel', stock: 'Bestand', cost: null };

function reading(...cells: SheetCell[]): { cells: RowReader<Field>; rejections: Rejections<Field> } {
  const rejections = new Rejections<Field>(COLUMNS);
  return { cells: new RowReader(LABELS, { line: 7, cells }, rejections), rejections };
}

describe('a cell of a row', () => {
  it.each<[SheetCell, number]>([
    [2_147_483_647, 2_147_483_647],
    ['0', 0],
    [1e-400, 0],
  ])('with %p is the whole number %p', (cell, value) => {
    const { cells, rejections } = reading('A', cell);
    expect([cells.whole('stock'), rejections.rows]).toEqual([value, 0]);
  });

  it.each<[SheetCell, string]>([
    [-1, 'Stock cannot be negative'],
    [2_147_483_648, 'Stock cannot be more than 2147483647'],
    ['99999999999999999999', '“99999999999999999999” is not a number'],
    [1e400, 'This is not a number'],
    [NaN, 'This is not a number'],
    ['NaN', '“NaN” is not a number'],
    ['1e400', '“1e400” is not a number'],
    [0.5, '“0.5” is not a whole number'],
    [1e308, 'Stock cannot be more than 2147483647'],
    ['=2+3', '“=2+3” is not a number'],
    ['#REF!', '“#REF!” is not a number'],
    [`${'9'.repeat(1e6)}x`, `“${'9'.repeat(40)}…” is not a number`],
    [`1${',234'.repeat(2e5)}.x`, '“1,234,234,234,234,234,234,234,234,234,23…” is not a number'],
  ])('with %.30p is none, told by line and heading', (cell, message) => {
    const { cells, rejections } = reading('A', cell);
    expect(cells.whole('stock')).toBeNull();
    expect(rejections.sorted()).toEqual([{ line: 7, column: 'Bestand', message }]);
  });

  it.each(['A\0B', 'A\u0001B', 'A\ud800B', 'A\uffff'])('that holds %j is no text', (cell) => {
    const { cells, rejections } = reading(cell);
    expect(cells.text('sku', 100)).toBeNull();
    expect(rejections.sorted()).toEqual([
      { line: 7, column: 'Artikel', message: 'SKU holds characters that are no text' },
    ]);
  });

  it('is a text of any script, and of emoji, but no longer than it may be', () => {
    const { cells, rejections } = reading('مسمار 👩‍🔧', 'x'.repeat(1e6));
    expect(cells.text('sku', 100)).toBe('مسمار 👩‍🔧');
    expect(cells.text('stock', 100)).toBeNull();
    expect(rejections.sorted()).toEqual([{ line: 7, column: 'Bestand', message: 'Stock is longer than 100 letters' }]);
  });
});

describe('a name in a row', () => {
  const isOneLine = (text: string): boolean => !text.includes('\n');

  it.each([
    ['Bolt \u202egpj.exe', 'Bolt gpj.exe'],
    ['\u200bBolt\u00a0', 'Bolt'],
    ['\u200b', null],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('that says %j is %j, as in a form', (cell, name) => {
    const { cells, rejections } = reading(cell, cell);
    expect([cells.name('sku', 100, isOneLine), cells.text('stock', 100), rejections.rows]).toEqual([name, name, 0]);
  });

  it('stands on one line, where a text may have several', () => {
    const { cells, rejections } = reading('Hex\nbolt', 'Hex\nbolt');
    expect([cells.name('sku', 100, isOneLine), cells.text('stock', 100)]).toEqual([null, 'Hex\nbolt']);
    expect(rejections.sorted()).toEqual([{ line: 7, column: 'Artikel', message: 'SKU must be on one line' }]);
  });
});

describe('the SKU of a row', () => {
  const refused = (...skus: string[]): string[] => {
    const rejections = new Rejections<'sku'>({ sku: 'SKU' });
    const lineOf = new Map<string, number>();
    skus.forEach((sku, n) => refuseRepeatedSku({ sku, line: n + 2 }, lineOf, rejections));
    return rejections.sorted().map(({ line, message }) => `${line}: ${message}`);
  };

  it('is there, and there once, whatever its case', () => {
    expect(refused('A', '', 'a')).toEqual(['3: SKU is required', '4: The same SKU is on line 2']);
  });

  it.each(['A\n1', 'A\u200b1', '\u202e1A', 'A\u2060', 'A\u00ad1', '\ufeffA'])(
    '%j does not look like another',
    (sku) => {
      expect(refused('A1', sku)).toEqual(['3: SKU holds characters that cannot be seen: type it anew']);
    },
  );
});

describe('the columns of a table', () => {
  const refused = (columns: Record<Field, string | null>, headings: string[]): string[] => {
    const rejections = new Rejections<Field>(columns);
    refuseColumns(columns, headings, rejections);
    return rejections.sorted().map(({ column, message }) => `${column}: ${message}`);
  };

  it('name the SKU', () => {
    expect(refused({ sku: null, stock: null, cost: null }, ['Shelf'])).toEqual([
      'sku: No column holds the SKU: choose one',
    ]);
  });

  it('are not guessed between where two have one heading', () => {
    const message = 'Several columns have this heading: choose another, or rename all but one';
    expect(refused({ sku: 'SKU', stock: 'Stock', cost: null }, ['SKU', 'Stock', 'Stock'])).toEqual([
      `Stock: ${message}`,
    ]);
    expect(refused({ sku: 'SKU', stock: 'Stock', cost: null }, ['SKU', 'Stock', 'Note', 'Note'])).toEqual([]);
  });
});
