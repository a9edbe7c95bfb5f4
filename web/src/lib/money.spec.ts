import { describe, expect, it } from '@jest/globals';
import { formatAmounts, taxOf, withoutEmpty } from './money';

describe('money', () => {
  it('in several currencies is not added', () => {
    const amounts = [
      { currency: 'EUR', cents: 123456 },
      { currency: 'JPY', cents: 900 },
    ];
    expect(formatAmounts(amounts)).toBe('€1,234.56 + ¥900');
    expect(formatAmounts([])).toBe('$0.00');
  });

  it('of which there is none is none in the currency that others are in', () => {
    const [none, some] = [
      { currency: 'EUR', cents: 0 },
      { currency: 'JPY', cents: 900 },
    ] as const;
    expect(withoutEmpty([none, some])).toEqual([some]);
    expect(withoutEmpty([none])).toEqual([none]);
    expect(withoutEmpty([])).toEqual([]);
  });

  it.each([
    [0, 10, 0],
    [4, 10, 0],
    [5, 10, 1],
    [1014, 10, 101],
    [1015, 10, 102],
    [1000, 19, 190],
    [1000, 0, 0],
    [1000, 7.7, 77],
    [5000, 8.25, 413],
    [100, 4.35, 4],
    [100, 4.5, 5],
  ])('is taxed by its percentage, rounded half up: %i at %i%% → %i', (subtotal, percent, tax) => {
    expect(taxOf(subtotal, percent)).toBe(tax);
  });
});
