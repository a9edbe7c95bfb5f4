import { expect, it } from '@jest/globals';
import { FragmentWriter, type LetterPlace } from './pdf-fragments.js';

/** "Wiślana", of which one letter is taken from another font. */
const written = (other: Partial<LetterPlace>): string[] => {
  const writer = new FragmentWriter();
  const place = { baseline: 50, width: 5, height: 9.6, em: 10 };
  for (const [at, letter] of [...'Wiślana'].entries())
    writer.write(letter, { ...place, x: 5 * at, ...(letter === 'ś' ? other : {}) });
  return writer.fragments.map(({ text }) => text);
};

it('a letter of another font is part of the word where it has its size and baseline', () => {
  expect(written({ height: 7.8 })).toEqual(['Wiślana']);
  expect(written({ height: 7.8, em: 8 })).toEqual(['Wi', 'ś', 'lana']);
  expect(written({ height: 7.8, baseline: 48 })).toEqual(['Wi', 'ś', 'lana']);
});
