import { expect, it } from '@jest/globals';
import { formatAge } from './dates';

const HOUR = 3_600_000;

it.each([
  [-HOUR, 'less than an hour'],
  [0.9 * HOUR, 'less than an hour'],
  [1.9 * HOUR, '1 hour'],
  [23 * HOUR, '23 hours'],
  [24 * HOUR, '1 day'],
  [366 * 24 * HOUR, '366 days'],
])('what is %i ms old is %s old', (age, words) => {
  expect(formatAge(new Date(1_800_000_000_000 - age).toISOString(), 1_800_000_000_000)).toBe(words);
});
