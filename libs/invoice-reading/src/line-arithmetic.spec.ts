import { describe, expect, it } from '@jest/globals';
import { Decimal } from './decimal.js';
import { multipliesOut } from './line-arithmetic.js';

const holds = (q: string, p: string, t: string, modifiers: Record<string, string> = {}) =>
  multipliesOut(
    Decimal.of(q),
    Decimal.of(p),
    Decimal.of(t),
    Object.fromEntries(Object.entries(modifiers).map(([k, v]) => [k, Decimal.of(v)])),
  );

describe('multipliesOut', () => {
  it('quantity × price is the total, exact to the cent', () => {
    expect(holds('3', '4.095', '12.29')).toBe(true);
    expect(holds('3', '4.00', '12.01')).toBe(false);
    expect(holds('20', '2.77', '55.46')).toBe(false);
  });

  it('takes a discount as a percentage, off the line or off each unit', () => {
    expect(holds('10', '5', '45', { discount: '10' })).toBe(true);
    expect(holds('10', '5', '47.50', { discount: '2.5' })).toBe(true);
    expect(holds('10', '5', '45', { discount: '-0.5' })).toBe(true);
    expect(holds('10', '5', '44', { discount: '10' })).toBe(false);
  });

  it('takes a price for several units', () => {
    expect(holds('500', '2.45', '12.25', { priceUnit: '100' })).toBe(true);
    expect(holds('7', '10', '23.33', { priceUnit: '3' })).toBe(true);
    expect(holds('500', '2.45', '12.26', { priceUnit: '100' })).toBe(false);
    expect(holds('15', '12', '180', { priceUnit: '20' })).toBe(true);
  });

  it('rounds to whole units where no cents are printed, of sums that would show them', () => {
    expect(holds('13.75', '4329', '59524')).toBe(true);
    expect(holds('1', '2646', '2580', { discount: '2.5' })).toBe(true);
    expect(holds('13.75', '4329', '59525')).toBe(false);
    expect(holds('1.5', '24.50', '37')).toBe(false);
  });

  it('takes totals with tax where prices are without', () => {
    expect(holds('2', '50', '119', { tax: '19' })).toBe(true);
    expect(holds('2', '50', '107', { tax: '19' })).toBe(false);
  });
});
