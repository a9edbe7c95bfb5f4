import { describe, expect, it } from '@jest/globals';
import type { GreyPicture } from './grey-picture.js';
import { removeRulingLines } from './ruling-lines.js';

const LETTER = 10;
const LONG = 30;
const PAPER = 255;

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

function pictureOf(...bars: Bar[]): GreyPicture {
  const picture = { width: 100, height: 80, pixels: new Uint8Array(100 * 80).fill(PAPER) };
  for (const { x, y, width, height } of bars) {
    for (let row = y; row < y + height; row++) picture.pixels.fill(0, row * 100 + x, row * 100 + x + width);
  }
  return picture;
}

function inkLeft(...bars: Bar[]): number {
  const picture = pictureOf(...bars);
  removeRulingLines(picture, LETTER);
  return picture.pixels.filter((grey) => grey < PAPER).length;
}

describe('Lines of tables', () => {
  it.each([0, 1, 17, 29, 30, 31, 69, 70])('go wherever they begin: %i', (begin) => {
    expect(inkLeft({ x: begin, y: 40, width: LONG, height: 2 })).toBe(0);
    const down = Math.min(begin, 80 - LONG);
    expect(inkLeft({ x: 50, y: down, width: 2, height: LONG })).toBe(0);
  });

  it('go each for itself where several stand in one row', () => {
    expect(inkLeft({ x: 3, y: 40, width: LONG, height: 2 }, { x: 35, y: 40, width: LONG + 5, height: 2 })).toBe(0);
  });

  it.each([0, 1, 17, 29, 30, 71])('stay where they are no longer than strokes of letters: %i', (begin) => {
    expect(inkLeft({ x: begin, y: 40, width: LONG - 1, height: 2 })).toBe((LONG - 1) * 2);
  });

  it('stay where they are as thick as a panel', () => {
    expect(inkLeft({ x: 10, y: 20, width: 60, height: 20 })).toBe(60 * 20);
  });

  it('leave the ink of what crosses them', () => {
    const letter = { x: 40, y: 30, width: 3, height: 20 };
    expect(inkLeft({ x: 10, y: 40, width: 60, height: 2 }, letter)).toBe(3 * 20);
  });
});
