import { describe, expect, it } from '@jest/globals';
import { formatAmounts, formatMoney, fromCents, taxOf, toCents } from './money';

describe('money', () => {
  it('is shown with its currency and as many decimals as that has', () => {
    expect(formatMoney(123456)).toBe('$1,234.56');
    expect(formatMoney(1234, 'JPY')).toBe('¥1,234');
  });

  it('in several currencies is not added', () => {
    const amounts = [
      { currency: 'EUR', cents: 123456 },
      { currency: 'JPY', cents: 900 },
    ];
    expect(formatAmounts(amounts)).toBe('€1,234.56 + ¥900');
    expect(formatAmounts([])).toBe('$0.00');
  });

  it('becomes whole cents, whatever floating point makes of it', () => {
    expect(toCents(19.99)).toBe(1999);
    expect(toCents(1.005)).toBe(100);
    expect(toCents(500, 'JPY')).toBe(500);
  });

  it('comes back as it was typed', () => {
    expect(fromCents(toCents(0.07))).toBe(0.07);
  });

  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [1014, 101],
    [1015, 102],
  ])('is taxed by a tenth, rounded half up: %i → %i', (subtotal, tax) => {
    expect(taxOf(subtotal)).toBe(tax);
  });
});
