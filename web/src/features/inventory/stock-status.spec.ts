import { describe, expect, it } from '@jest/globals';
import { reorderQuantity } from './stock-status';

const item = { currentStock: 3, optimalStock: null, reorderQuantity: null, reorderThreshold: 5 };

describe('what to order again', () => {
  it.each([
    ['twice the threshold', item, 10],
    ['twice the usual threshold where there is none', { ...item, reorderThreshold: 0 }, 10],
    ['what is missing to the optimal stock', { ...item, optimalStock: 40 }, 37],
    ['twice the threshold where more than the optimum is there', { ...item, currentStock: 50, optimalStock: 40 }, 10],
    ['what the item says', { ...item, optimalStock: 40, reorderQuantity: 25 }, 25],
  ])('is %s', (_rule, facts, quantity) => {
    expect(reorderQuantity(facts)).toBe(quantity);
  });
});
