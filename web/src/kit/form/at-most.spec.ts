import { expect, it } from '@jest/globals';
import { countOf, problemOfLength } from './at-most';

it.each([
  ['', 3, undefined],
  ['abc', 3, undefined],
  ['🔩🔩🔩', 3, undefined],
  ['abcde', 3, 'At most 3 characters: 2 too many'],
  ['x'.repeat(5200), 4000, 'At most 4,000 characters: 1,200 too many'],
])('%s within %d: %s', (text, most, problem) => {
  expect(problemOfLength(text, most)).toBe(problem);
});

it('a text is counted beside its limit, signs as the API counts them', () => {
  const { formatter } = countOf(2000);
  expect(formatter({ value: 'ab🔩', count: 4 })).toBe('3 / 2,000');
});
