import { describe, expect, it } from '@jest/globals';
import { crossesThreshold, isLow } from './stock-status.js';

const level = (currentStock: number, reorderThreshold: number) => ({ currentStock, reorderThreshold });

describe('isLow', () => {
  it.each([
    [0, 0, true],
    [0, 5, true],
    [5, 5, true],
    [6, 5, false],
    [1, 0, false],
  ])('stock %i at threshold %i: %s', (stock, threshold, low) => {
    expect(isLow(level(stock, threshold))).toBe(low);
  });
});

describe('crossesThreshold', () => {
  it('is true when stock falls to the threshold', () => {
    expect(crossesThreshold(level(6, 5), level(5, 5))).toBe(true);
  });

  it('is true when the threshold rises to the stock', () => {
    expect(crossesThreshold(level(6, 5), level(6, 10))).toBe(true);
  });

  it('is false while stock stays low, down to nothing', () => {
    expect(crossesThreshold(level(5, 5), level(0, 5))).toBe(false);
  });

  it('is false on the way up', () => {
    expect(crossesThreshold(level(5, 5), level(6, 5))).toBe(false);
  });
});
