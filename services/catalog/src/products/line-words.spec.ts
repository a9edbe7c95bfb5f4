import { describe, expect, it } from '@jest/globals';
import { combinations, wordsOfLine } from './line-words.js';

const word = (pattern: string, common: number) => ({ pattern, common });

describe('the words of a printed line', () => {
  it('are letters and digits in lower case, each once, and long enough to be looked up', () => {
    expect(wordsOfLine('Hex bolts M8 x 400, HEX (zinc-plated) Größe 10')).toEqual([
      'hex',
      'bolts',
      '400',
      'zinc',
      'plated',
      'größe',
    ]);
    expect(wordsOfLine('M8 x 40')).toEqual([]);
  });

  it('are looked for rarest first, all and in pairs, and alone where few products have them', () => {
    const words = [word('bolt', 90), word('hex', 30), word('777', 0), word('stainless', 120)];
    expect(combinations(words, false)).toEqual([
      ['777', 'hex', 'bolt'],
      ['777', 'hex'],
      ['777', 'bolt'],
      ['hex', 'bolt'],
      ['777'],
    ]);
  });

  it('are looked for alone among the products of one supplier, and where a line has a single one', () => {
    expect(combinations([word('bolt', 90), word('hex', 30)], true)).toEqual([['hex', 'bolt'], ['hex'], ['bolt']]);
    expect(combinations([word('bolt', 90)], false)).toEqual([['bolt']]);
    expect(combinations([], false)).toEqual([]);
  });
});
