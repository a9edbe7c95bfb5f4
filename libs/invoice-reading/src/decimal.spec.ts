import { describe, expect, it } from '@jest/globals';
import { Decimal } from './decimal.js';

const text = (value: Decimal): string => value.toString();

describe('Decimal', () => {
  it('keeps every digit', () => {
    expect(text(Decimal.of('4.095').times(Decimal.of('1000')))).toBe('4095.000');
    expect(text(Decimal.of('0.1').plus(Decimal.of('0.2')))).toBe('0.3');
    expect(text(Decimal.of('-0.05'))).toBe('-0.05');
    expect(Decimal.of('1.10').equals(Decimal.of('1.1'))).toBe(true);
  });

  it('rounds to cents half away from zero', () => {
    expect(Decimal.of('1.005').toHundredths()).toBe(101);
    expect(Decimal.of('-1.005').toHundredths()).toBe(-101);
    expect(Decimal.of('7').toHundredths()).toBe(700);
    expect(text(Decimal.ofHundredths(1234))).toBe('12.34');
  });

  it('takes plain notation only', () => {
    for (const odd of ['1e5', '', 'NaN', '1,5', '.5', '5.']) expect(() => Decimal.of(odd)).toThrow(RangeError);
  });
});
