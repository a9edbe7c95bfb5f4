import { describe, expect, it } from '@jest/globals';
import { spellingOf } from './spellings.js';

describe('a text that is looked for', () => {
  const finds = (typed: string, text: string): boolean => {
    const { isPlain, pattern, apart } = spellingOf(typed);
    if (apart && new RegExp(apart.exact).test(text))
      return new RegExp(apart.like.slice(1, -1).replace('_', '.')).test(text);
    return isPlain ? text.includes(pattern.slice(1, -1)) : new RegExp(pattern).test(text);
  };

  it.each([
    ['24v', ['24v', '24 v', '24-v']],
    ['hfm630', ['hfm630', 'hfm-630', 'hfm 630', 'hfm/630']],
    ['hfm-630', ['hfm630', 'hfm-630', 'hfm 630']],
    ['hfm 630', ['hfm630', 'hfm-630', 'hfm 630']],
    ['hx bolt', ['hx-bolt', 'hx bolt', 'hxbolt']],
    ['hx-bolt', ['hx-bolt', 'hx bolt']],
    ['po-2026-74', ['po-2026-740000', 'po 2026-741234']],
    ['m8', ['m8', 'bolt m8x40', 'm 8', 'bolt m 8', 'bolt (m-8)', 'm/8']],
    ['m-8', ['m8', 'm 8', 'xm-8']],
    ['5l', ['5l', '5 l', '5-l']],
    ['größe 10', ['größe10', 'größe-10']],
    ['m8x40', ['m8x40', 'm8 x 40', 'm8×40', 'm8 × 40', 'm8*40', 'm 8 x 40', 'm8 x40']],
    ['m8 × 40', ['m8x40', 'm8 x 40']],
    ['m8x40mm', ['m8x40 mm', 'm8 x 40mm']],
    ['2x4', ['2x4', '2 x 4']],
    ['10x20x30', ['10 x 20 x 30', '10×20×30']],
    ['hx-m8x40-zn', ['hx-m8x40-zn', 'hx-m8 x 40-zn']],
    ['e', ['e', 'shelf e', 'shelf (e-3)', 'epoxy']],
  ])('%j is in all spellings', (typed, texts) => {
    expect(texts.filter((text) => !finds(typed, text))).toEqual([]);
  });

  it.each([
    ['3.5', '35'],
    ['2026-74', '202674'],
    ['1/2', '1-2'],
    ['24v', '240 v'],
    ['hfm630', 'hfm-63 0'],
    ['m8', '12 mm 8'],
    ['5l', '15 l'],
    ['a.b(c', 'axb(c'],
    ['m8x40', 'm8, 40 long'],
    ['m8x40', 'm8 x 140'],
    ['e', 'shelf a'],
  ])('%j is not in %j', (typed, text) => expect(finds(typed, text)).toBe(false));

  it.each(['bolt', 'a b', '100%', '50_50', 'hx-', '%', 'a1b2c3d4', 'hex bolt m8 zinc'])(
    '%j is looked for as it is',
    (typed) => expect(spellingOf(typed).isPlain).toBe(true),
  );

  it.each([
    ['sku-00000777', '00000777'],
    ['po-2026-000123', '000123'],
    ['ean4006381', '4006381'],
    ['m8x401234', '401234'],
  ])('%j has a number that few have', (typed, number) => expect(spellingOf(typed).number).toBe(`%${number}%`));

  it.each(['hfm-630', 'po-2026-74', 'sku-000000', 'sku-100000', '00000777', 'a1b2c3d401234'])(
    '%j has none, or is looked for as it is',
    (typed) => expect(spellingOf(typed).number).toBeUndefined(),
  );

  it('means every sign of its own', () => {
    expect(spellingOf('24v+(x)').pattern).toBe('24[-_./ ]*v\\+\\(x\\)');
    expect(spellingOf('50%').pattern).toBe('%50\\%%');
  });
});
