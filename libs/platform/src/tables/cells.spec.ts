import { describe, expect, it } from '@jest/globals';
import { decimalNumber, readingsOf, textOf, wholeNumber } from './cells.js';
import type { SheetCell } from './sheet.js';

describe('a number in a cell', () => {
  it.each<[SheetCell, number]>([
    [12, 12],
    ['12', 12],
    [' 1 234 ', 1234],
    ['1\u00a0234,5', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['12,5', 12.5],
    ['0,500', 0.5],
    ['-3', -3],
    ['+3', 3],
    ['1234.567', 1234.567],
    ['1.2340', 1.234],
    ["1'234.5", 1234.5],
  ])('%j is %d', (cell, value) => {
    expect(decimalNumber(cell)).toEqual({ value });
  });

  it.each<[SheetCell, string]>([
    ['1.234', '“1.234” can be read in two ways: write 1234 or 1.2340'],
    ['12,500', '“12,500” can be read in two ways: write 12500 or 12.5'],
    ['1.000', '“1.000” can be read in two ways: write 1000 or 1'],
    ['twelve', '“twelve” is not a number'],
    ['1.2.3', '“1.2.3” is not a number'],
    ['1,234,56', '“1,234,56” is not a number'],
    ['1e5', '“1e5” is not a number'],
    ['0x10', '“0x10” is not a number'],
    ['٣', '“٣” is not a number'],
    ['#N/A', '“#N/A” is not a number'],
    [true, '“true” is not a number'],
    [new Date('2026-01-31T00:00:00Z'), '“2026-01-31” is a date, not a number'],
    [Infinity, 'This is not a number'],
    ['x'.repeat(60), `“${'x'.repeat(40)}…” is not a number`],
  ])('%j is none', (cell, problem) => {
    expect(decimalNumber(cell)).toEqual({ problem });
  });

  it.each(['1.234', '12,500', '1.000', '-1.234', '123.456', '100,100'])('%s is advised as it is then read', (cell) => {
    const values = (readingsOf(cell) as { values: number[] }).values;
    const written = (decimalNumber(cell) as { problem: string }).problem.split('write ')[1]!.split(' or ');
    expect(written.map((text) => decimalNumber(text))).toEqual(values.map((value) => ({ value })));
  });

  it('is advised as it may stand there', () => {
    expect(wholeNumber('1.234')).toEqual({
      problem: '“1.234” can be read in two ways: write 1234 if that is meant',
    });
    expect(wholeNumber('5.000')).toEqual({ problem: '“5.000” can be read in two ways: write 5000 or 5' });
    expect([wholeNumber('1234'), wholeNumber('5')]).toEqual([{ value: 1234 }, { value: 5 }]);
  });

  it('is whole where pieces are counted', () => {
    expect(wholeNumber('12,0')).toEqual({ value: 12 });
    expect(wholeNumber('1.234,50')).toEqual({ problem: '“1.234,50” is not a whole number' });
    expect(wholeNumber(0.5)).toEqual({ problem: '“0.5” is not a whole number' });
  });
});

it('is text as a person reads it', () => {
  expect([null, 7, true, new Date(NaN)].map(textOf)).toEqual(['', '7', 'true', '']);
});
