import { describe, expect, it } from '@jest/globals';
import { MAX_INT } from '#contracts';
import { isStorable, lineSubtotal, orderTotals } from './order-totals.js';

describe('order totals', () => {
  it.each([
    [[1000, 250], { subtotal: 1250, tax: 125, total: 1375 }],
    [[4], { subtotal: 4, tax: 0, total: 4 }],
    [[5], { subtotal: 5, tax: 1, total: 6 }],
    [[14], { subtotal: 14, tax: 1, total: 15 }],
    [[15], { subtotal: 15, tax: 2, total: 17 }],
    [[0], { subtotal: 0, tax: 0, total: 0 }],
  ])('of %j: tax is 10%% rounded half up', (lines, totals) => {
    expect(orderTotals(lines, 10)).toEqual(totals);
  });

  it.each([
    [1000, 0, 0],
    [1000, 7.7, 77],
    [5000, 8.25, 413],
    [100, 4.35, 4],
    [100, 4.5, 5],
  ])('of %i at %d%%: tax is %i', (subtotal, percent, tax) => {
    expect(orderTotals([subtotal], percent).tax).toBe(tax);
  });

  it('of a line are quantity times price', () => {
    expect(lineSubtotal({ quantity: 3, price: 1999 })).toBe(5997);
  });

  it('can be stored up to 32 bits, tax included', () => {
    expect(isStorable(orderTotals([MAX_INT], 10))).toBe(false);
    expect(isStorable(orderTotals([1_952_257_861], 10))).toBe(true);
    expect(isStorable(orderTotals([1_952_257_861, 1], 10))).toBe(false);
    expect(
      isStorable(
        orderTotals(
          Array.from({ length: 200 }, () => 1_000_000 * MAX_INT),
          10,
        ),
      ),
    ).toBe(false);
  });
});
