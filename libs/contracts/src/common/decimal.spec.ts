import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { Decimal } from './decimal.js';

class Line {
  @Decimal(2)
  quantity: unknown;
}

const isTaken = (quantity: unknown): boolean => validateSync(Object.assign(new Line(), { quantity })).length === 0;

describe('a number of two decimals', () => {
  it.each([0, -0, 7, 0.1, -2.5, 12.34, 1_000_000.01, 1e15, 1e21])('may be %d', (value) => {
    expect(isTaken(value)).toBe(true);
  });

  it.each([0.001, 12.345, 1e-7, 1.5e-7, 5e-324, -5e-324, NaN, Infinity, -Infinity, '1', null, [1], {}])(
    'may not be %p',
    (value) => {
      expect(isTaken(value)).toBe(false);
    },
  );
});
