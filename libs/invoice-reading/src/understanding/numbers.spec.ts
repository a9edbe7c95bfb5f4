import { describe, expect, it } from '@jest/globals';
import { decideNumberStyle, parseNumber } from './numbers.js';

describe('parseNumber', () => {
  it.each([
    ['1,234.50', '.', '1234.50'],
    ['1.234,50', ',', '1234.50'],
    ['1 234,50', ',', '1234.50'],
    ["1'234.50", '.', '1234.50'],
    ['1,23,456.00', '.', '123456.00'],
    ['$1,200.00', '.', '1200.00'],
    ['12,50 €', ',', '12.50'],
    ['EUR 12,50', ',', '12.50'],
    ['-3.00', '.', '-3.00'],
    ['3.00-', '.', '-3.00'],
    ['(3.00)', '.', '-3.00'],
    ['−$3.00', '.', '-3.00'],
    ['(76,50) EUR', ',', '-76.50'],
    ['EUR (76,50)', ',', '-76.50'],
    ['EUR (76,50', ',', '76.50'],
    ['0.025', '.', '0.025'],
    ['4,000.00', ',', null],
    ['1.2.3', '.', null],
    ['12,34', '.', null],
    ['0042', '.', null],
    ['5 kg', '.', null],
    ['2026-03-17', '.', null],
    ['4012345001235', '.', null],
    ['', '.', null],
  ] as const)('%s with %s is %s', (printed, mark, value) => {
    expect(parseNumber(printed, mark)?.toString() ?? null).toBe(value);
  });
});

describe('decideNumberStyle', () => {
  it.each([
    [['1.234,50', '3'], ',', true],
    [['12.50', '1,234'], '.', true],
    [['0,99', '1.000'], ',', true],
    [['3', '17'], '.', true],
    [['1,250', '2,500'], '.', false],
    [['12.50', '12,50'], '.', false],
    [['$3,500', '10%'], '.', true],
    [['3.500 €'], ',', true],
    [['12,50', '13,20', '2.0'], ',', true],
  ] as const)('%j: decimals after %s, certain %s', (texts, mark, certain) => {
    expect(decideNumberStyle([...texts])).toEqual({ mark, certain });
  });
});
