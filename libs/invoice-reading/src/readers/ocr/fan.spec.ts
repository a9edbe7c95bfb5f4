import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../page-model.js';
import { fallen, findFan, levelled, LEVEL } from './fan.js';

const SIZE = { width: 595, height: 842 };

/** Twelve rows of four columns, in 10 point type, whose lines fall by so much of their length at the top and at the foot of the page. */
const rows = (atTop: number, atFoot: number): Word[] =>
  Array.from({ length: 12 }, (_, row) => 80 + row * 60).flatMap((y) =>
    [50, 260, 400, 510].map((x) => {
      const slope = atTop + ((atFoot - atTop) * y) / SIZE.height;
      const width = 40;
      return {
        ...{ text: '10,00', page: 1, confidence: 0.9 },
        box: { x, y: y + slope * (x + width / 2 - SIZE.width / 2), width, height: 8.6 },
      };
    }),
  );
const linesOf = (words: Word[]): number => new Set(words.map(({ box }) => Math.round(box.y / 4))).size;

describe('A page photographed from one side', () => {
  it.each([
    [-0.004, 0.012],
    [0.01, -0.006],
    [0.003, 0.003],
  ])('whose lines fall by %d at the top and by %d at the foot is levelled', (atTop, atFoot) => {
    const words = rows(atTop, atFoot);
    const fan = findFan(words, SIZE);
    const level = words.map((word) => ({ ...word, box: levelled(fan, SIZE, word.box) }));
    for (let at = 0; at < level.length; at += 4) {
      const tops = level.slice(at, at + 4).map(({ box }) => box.y);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    }
    const [word] = words;
    expect(fallen(fan, SIZE, levelled(fan, SIZE, word!.box)).y).toBeCloseTo(word!.box.y, 1);
  });

  it('is no page that lies level, nor one of a few words or of such as nobody is sure of', () => {
    expect(linesOf(rows(0, 0))).toBe(12);
    expect(findFan(rows(0, 0), SIZE)).toEqual(LEVEL);
    expect(findFan(rows(-0.004, 0.012).slice(0, 20), SIZE)).toEqual(LEVEL);
    const unsure = rows(-0.004, 0.012).map((word) => ({ ...word, confidence: 0.4 }));
    expect(findFan(unsure, SIZE)).toEqual(LEVEL);
  });
});
