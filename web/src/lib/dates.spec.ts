import { expect, it } from '@jest/globals';
import { addDays, formatAge } from './dates';

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

it('days are counted by the calendar, also where one has 23 or 25 hours', () => {
  expect(addDays('2026-03-30', -1)).toBe('2026-03-29');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
