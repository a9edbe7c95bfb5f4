import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './reopening';

const JUST_BELOW_ONE = 1 - Number.EPSILON;

describe('the pause before a stream is opened again', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [5, 16_000],
    [6, 30_000],
    [7, 30_000],
    [5000, 30_000],
  ])('after %i failures is at most %i ms and at least half of that', (failures, longest) => {
    expect(pauseAfter(failures, 0)).toBe(longest / 2);
    expect(pauseAfter(failures, JUST_BELOW_ONE)).toBe(longest);
    expect(pauseAfter(failures, 0.5)).toBe(longest * 0.75);
  });
});
