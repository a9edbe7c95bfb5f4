import { describe, expect, it } from '@jest/globals';
import { amountOf, sumDoubt } from './sum-of-lines.js';

const line = (lineTotal: number | null, quantity: number | null = null, unitPrice: number | null = null) => ({
  quantity,
  unitPrice,
  lineTotal,
});
const eur = (totalAmount: number | null, taxAmount: number | null = null) => ({
  currency: 'EUR',
  totalAmount,
  taxAmount,
});

describe('sumDoubt', () => {
  it.each([
    ['the lines alone', eur(500), [line(300), line(200)]],
    ['the lines and the tax', eur(595, 95), [line(300), line(200)]],
    ['lines with the tax inside', eur(595, 95), [line(595)]],
    ['quantities and prices, where no line total is known', eur(500), [line(null, 2, 250)]],
    ['credits', eur(100), [line(300), line(-200)]],
  ])('says nothing where the total is that of %s', (_, totals, lines) => {
    expect(sumDoubt(totals, lines)).toEqual([]);
  });

  it.each([
    ['the total', eur(null), [line(300)]],
    ['a line’s amount', eur(500), [line(300), line(null, 2)]],
    ['any line', eur(500), []],
  ])('says nothing while %s is missing', (_, totals, lines) => {
    expect(sumDoubt(totals, lines)).toEqual([]);
  });

  it.each([
    [eur(600), 'The lines add up to 5.00, but the total is 6.00.'],
    [eur(600, 95), 'The lines add up to 5.00 (5.95 with the tax), but the total is 6.00.'],
    [{ ...eur(600), currency: 'JPY' }, 'The lines add up to 500, but the total is 600.'],
    [{ ...eur(600), currency: null }, 'The lines add up to 5.00, but the total is 6.00.'],
  ])('says what does not add up', (totals, message) => {
    expect(sumDoubt(totals, [line(300), line(200)])).toEqual([
      { code: 'does-not-add-up', message, field: 'totalAmount' },
    ]);
  });
});

describe('amountOf', () => {
  it('is what is printed, else quantity times price, rounded', () => {
    expect(amountOf(line(310, 2, 150))).toBe(310);
    expect(amountOf(line(null, 2.5, 151))).toBe(378);
    expect(amountOf(line(null, 2, null))).toBeNull();
  });
});
