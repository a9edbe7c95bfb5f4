import { expect, it } from '@jest/globals';
import { problemOf } from './limits';
import { readNumber } from './read-number';

it.each([
  [250, { min: 0, max: 100, decimals: 2 }, 'At most 100'],
  [12.5, { min: 0, max: 100, decimals: 2 }, undefined],
  [12.505, { min: 0, max: 100, decimals: 2 }, 'At most 2 decimals'],
  [0.1 + 0.2, { decimals: 2 }, 'At most 2 decimals'],
  [-5, { min: 0 }, 'At least 0'],
  [25, { max: 20 }, 'At most 20'],
  [2.7, { min: 1 }, 'Must be a whole number'],
  [3, {}, undefined],
  [NaN, { min: 1 }, 'Not clear. Write it like 1250'],
  [NaN, { decimals: 2 }, 'Not clear. Write it like 1250.5'],
  [NaN, { max: 100, decimals: 2 }, 'Not clear. Write it like 100'],
  [NaN, { max: 20 }, 'Not clear. Write it like 20'],
  [7, { max: 5, tooLarge: 'Only 5 outstanding' }, 'Only 5 outstanding'],
  [-1, { min: 0, tooSmall: 'Stock cannot be negative' }, 'Stock cannot be negative'],
])('%d within %j: %s', (value, limits, problem) => {
  expect(problemOf(value, limits)).toBe(problem);
});

it.each([{ min: 1 }, { decimals: 2 }, { decimals: 3 }, { max: 100, decimals: 2 }, { min: 1, max: 20 }, { max: 1250 }])(
  'what is written as it is advised is taken: %j',
  (limits) => {
    const advised = readNumber(problemOf(NaN, limits)!.split('like ')[1]!);
    expect(problemOf(advised!, limits)).toBeUndefined();
  },
);
