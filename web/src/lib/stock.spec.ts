import { describe, expect, it } from '@jest/globals';
import { stockShare } from './stock';

describe('the stock bar', () => {
  it.each([
    ['ends at twice the threshold', 5, 10, 25],
    ['ends at the stock when that is more', 50, 10, 100],
    ['never ends before ten', 1, 0, 10],
    ['is empty without stock', 0, 5, 0],
  ])('%s', (_name, stock, threshold, percent) => {
    expect(stockShare(stock, stock, threshold)).toBe(percent);
  });

  it('marks the threshold on the same scale', () => {
    expect(stockShare(10, 50, 10)).toBe(20);
  });
});
