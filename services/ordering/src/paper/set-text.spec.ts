import { describe, expect, it } from '@jest/globals';
import { breakLines, type Run } from './set-text.js';

/** Every letter is one wide. */
const measure = ({ text }: Run): number => [...text].length;
const broken = (text: string, width: number): string[] =>
  breakLines(text, width, 'regular', measure).map((runs) => runs.map((run) => run.text).join(''));

describe('breaking lines', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one  two', 20, ['one two']],
    ['a\n\nb', 9, ['a', '', 'b']],
    ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
    ['abcdef g', 4, ['abcd', 'ef g']],
    ['', 5, ['']],
    ['abc', 0, ['a', 'b', 'c']],
    ['東京都千代田区', 3, ['東京都', '千代田', '区']],
  ])('%j in %i', (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines);
  });

  it('does not part what people see as one character', () => {
    expect(broken('e\u0301e\u0301', 2)).toEqual(['e\u0301', 'e\u0301']);
  });

  it('takes the face that has the letters, and stays with it over spaces', () => {
    const [line] = breakLines('Łódź 東京 都 x', 99, 'bold', measure);
    expect(line).toEqual([
      { face: 'bold', text: 'Łódź ' },
      { face: 'wide', text: '東京 都 ' },
      { face: 'bold', text: 'x' },
    ]);
  });
});
