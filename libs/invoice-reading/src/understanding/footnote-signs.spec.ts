import { expect, it } from '@jest/globals';
import type { Word } from '../page-model.js';
import { withoutFootnoteSigns } from './footnote-signs.js';

const word = (text: string, x: number, y: number, height: number): Word => ({
  text,
  page: 1,
  box: { x, y, width: 12, height },
});

it.each([
  ['[1]', 5.4, ['0%']],
  ['(2)', 5.4, ['0%']],
  ['\uFFFD1\uFFFD', 5.4, ['0%']],
  // As large as the rest, or nothing but a figure, it is a part of the row.
  ['[1]', 9, ['0%', '[1]']],
  ['12', 5.4, ['0%', '12']],
])('a sign of a note is no text where it is small and raised: %s of %d points', (text, height, left) => {
  const row = [word('0%', 479, 343.8, 9), word(text, 492, 341.4, height)];
  expect(withoutFootnoteSigns(row).map((one) => one.text)).toEqual(left);
});
