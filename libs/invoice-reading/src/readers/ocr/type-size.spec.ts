import { describe, expect, it } from '@jest/globals';
import { bottom, type Word } from '../../page-model.js';
import { withTypeSize } from './type-size.js';

/** A word in 10 point type with its baseline at 100, boxed as closely as an engine boxes it. */
const seen = (text: string, above: number, below = 0, x = 0): Word => ({
  ...{ text, page: 1, confidence: 0.9 },
  box: { x, y: 100 - above, width: 20, height: above + below },
});

describe('The size of type', () => {
  it.each([
    ['sum', 5.35, 0],
    ['Total', 7.4, 0],
    ['1204', 7.4, 0],
    ['Party', 7.4, 2.1],
    ['page', 5.35, 2.1],
    ['12,50', 7.4, 1.2],
    ['Économie', 9.5, 0],
  ])('of %s is told whatever letters it has', (text, above, below) => {
    const [word] = withTypeSize([seen(text, above, below)]);
    expect(word!.box.height).toBeCloseTo(10, 1);
    expect(word!.box.y).toBeCloseTo(92, 1);
  });

  it('of marks is that of the nearest word on their row', () => {
    const large: Word = { ...seen('Tall', 14.4, 0, 200), text: 'Tall' };
    const [, , dash] = withTypeSize([seen('Bolt', 7.2, 0, 40), large, { ...seen('-', 3, 0, 70), text: '-' }]);
    expect([dash!.box.y, bottom(dash!.box)].map(Math.round)).toEqual([92, 102]);
  });

  it('of a figure that is too narrow for its height, with the rule above it in its box, is that of its row', () => {
    const boxed: Word = { ...seen('129,60', 17, 1.2, 70), text: '129,60' };
    boxed.box.width = 28;
    expect(withTypeSize([seen('Bolt', 7.4, 0, 40), boxed])[1]!.box).toMatchObject({ y: 92, height: 10 });
    const large: Word = { ...seen('129,60', 14.8, 2.4, 70), box: { x: 70, y: 85.2, width: 58, height: 17.2 } };
    expect(withTypeSize([seen('Bolt', 7.4, 0, 40), large])[1]!.box.height).toBeCloseTo(20, 0);
  });

  it('of marks alone on their row is as they are', () => {
    const mark = seen('*', 4);
    expect(withTypeSize([mark])[0]!.box).toEqual(mark.box);
  });
});
