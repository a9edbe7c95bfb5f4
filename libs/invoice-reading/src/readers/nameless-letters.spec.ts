import { expect, it } from '@jest/globals';
import { withMarks } from './nameless-letters.js';

it.each([
  ['A1�0010', 'A1-0010', 'A1-0010'],
  ['A1�0010', 'A1–0010', 'A1-0010'],
  ['2026�03�17', '2026/03/17', '2026/03/17'],
  ['an–other�one', 'an–other-one', 'an–other-one'],
])('%s that is seen as %s is %s', (word, seen, now) => {
  expect(withMarks(word, seen)).toBe(now);
});

it.each([
  ['A1�0010', 'A1O0010', 'a letter, which looks too much like others'],
  ['A1�0010', 'A10010', 'nothing'],
  ['A1�0010', 'Total-5', 'another word'],
])('%s that is seen as %s stays: it is %s', (word, seen) => {
  expect(withMarks(word, seen)).toBe(word);
});
