import { describe, expect, it } from '@jest/globals';
import { amountOf, sumDoubt, taxDoubt } from './sum-of-lines.js';

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

describe('taxDoubt', () => {
  it.each([
    ['no tax', eur(100), [line(100)]],
    ['a tax in the total', eur(119, 19), [line(119)]],
    ['one of a credit', eur(-119, -19), [line(-119)]],
    ['the tax that is left to pay beside a deposit', eur(19, 19), [line(100), line(-100)]],
  ])('says nothing of %s', (_, totals, lines) => {
    expect(taxDoubt(totals, lines)).toEqual([]);
  });

  it.each([
    ['above the total', eur(100, 5000), '50.00 cannot be in a total of 1.00'],
    ['that is all of it', eur(100, 100), '1.00 cannot be in a total of 1.00'],
    ['below zero', eur(100, -5), '-0.05 cannot be in a total of 1.00'],
  ])('says so of a tax %s', (_, totals, figures) => {
    const doubt = { code: 'tax-too-large', message: `A tax of ${figures}.`, field: 'taxAmount' };
    for (const lines of [[line(100)], []]) expect(taxDoubt(totals, lines)).toEqual([doubt]);
  });
});

describe('amountOf', () => {
  it('is what is printed, else quantity times price, rounded', () => {
    expect(amountOf(line(310, 2, 150))).toBe(310);
    expect(amountOf(line(null, 2.5, 151))).toBe(378);
    expect(amountOf(line(null, 2, null))).toBeNull();
  });
});
