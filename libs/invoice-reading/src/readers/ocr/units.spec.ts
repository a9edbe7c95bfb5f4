import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../page-model.js';
import { withUnitsApart } from './units.js';

const word = (text: string, x: number, y: number): Word => ({
  ...{ text, page: 1, confidence: 0.9 },
  box: { x, y, width: 4 * text.length, height: 8 },
});
const textsOf = (...words: Word[]): string[] => withUnitsApart(words).map(({ text }) => text);

describe('A unit that runs into the figure before it', () => {
  it('is apart behind decimals', () => {
    const [figure, unit] = withUnitsApart([word('1.00kg', 50, 100)]);
    expect([figure!.text, unit!.text, unit!.box.x]).toEqual(['1.00', 'kg', 66]);
  });

  it('is apart behind a whole figure where the same stands apart elsewhere', () => {
    expect(textsOf(word('17', 50, 100), word('ds.', 61, 100), word('2ds.', 54, 120))).toEqual([
      '17',
      'ds.',
      '2',
      'ds.',
    ]);
  });

  it.each<[string, Word[]]>([
    ['no such word stands elsewhere', [word('17', 50, 100), word('pcs', 61, 100), word('2ds.', 54, 120)]],
    ['the word stands far from any figure', [word('17', 50, 100), word('ds.', 90, 100), word('2ds.', 54, 120)]],
    ['it goes on in digits', [word('17', 50, 100), word('ds', 61, 100), word('2ds4', 54, 120)]],
  ])('is part of it where %s', (_, words) => expect(textsOf(...words)).toEqual(words.map(({ text }) => text)));
});
