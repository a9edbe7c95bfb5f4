import { expect, it } from '@jest/globals';
import { usualPaper } from './paper';

it.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en', 'letter'],
  ['de', 'a4'],
  ['en-GB', 'a4'],
  ['ja', 'a4'],
])('people who read %s print on %s', (language, paper) => {
  expect(usualPaper([language])).toBe(paper);
});
