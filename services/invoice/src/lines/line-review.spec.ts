import { describe, expect, it } from '@jest/globals';
import { lineProblem } from './line-review.js';

describe('lineProblem', () => {
  it.each([
    [2, 150, 300, null],
    [1000, 3, 2500, null], // 0.025 each, kept as 3 cents
    [2, 150, 310, 'Quantity × unit price is not the line total.'],
    [null, 150, 300, 'The quantity is missing.'],
    [2, null, 300, 'The unit price is missing.'],
    [2, 150, null, null],
  ])('%s × %s = %s: %s', (quantity, unitPrice, lineTotal, problem) => {
    expect(lineProblem({ quantity, unitPrice, lineTotal })).toBe(problem);
  });
});
