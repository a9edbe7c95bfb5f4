import { describe, expect, it } from '@jest/globals';
import { timeFor } from './reading-time.js';

describe('the time in which a table must be read', () => {
  it('is short until there are rows, and grows with what has been read', () => {
    expect(timeFor(0)).toBe(10_000);
    expect(timeFor(100_000)).toBe(12_000);
  });

  it('ends, however much there is', () => {
    expect(timeFor(50_000 * 200)).toBe(25_000);
  });
});
