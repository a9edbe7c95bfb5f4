import { describe, expect, it } from '@jest/globals';
import type { Box } from '../../page-model.js';
import { darkPanels, withPanelsTurned } from './dark-panels.js';
import type { GreyPicture } from './grey-picture.js';

const PAGE = { width: 600, height: 400 };

/** A page of that grey with rows of bars as large as letters. */
function page(fill: (picture: GreyPicture) => void): GreyPicture {
  const picture = { ...PAGE, pixels: new Uint8Array(PAGE.width * PAGE.height).fill(250) };
  letters(picture, { x: 40, y: 300, width: 500, height: 40 }, 20);
  fill(picture);
  return picture;
}

function rectangle({ width, pixels }: GreyPicture, box: Box, grey: number): void {
  for (let y = box.y; y < box.y + box.height; y++) {
    pixels.fill(grey, y * width + box.x, y * width + box.x + box.width);
  }
}

function letters(picture: GreyPicture, { x, y, width, height }: Box, grey: number): void {
  for (let at = x + 10; at < x + width - 16; at += 14) {
    rectangle(picture, { x: at, y: y + 8, width: 6, height: height - 16 }, grey);
  }
}

const BAR = { x: 40, y: 60, width: 500, height: 30 };

describe('A dark panel', () => {
  it.each([
    ['black', 30],
    ['of a lighter grey than the letters of the page', 150],
  ])('%s is found where light letters stand on it', (_, grey) => {
    const found = darkPanels(
      page((picture) => {
        rectangle(picture, BAR, grey);
        letters(picture, BAR, 250);
      }),
    );
    expect(found).toEqual([BAR]);
  });

  it.each<[string, (picture: GreyPicture) => void]>([
    ['a bar with nothing on it', (picture) => rectangle(picture, BAR, 30)],
    [
      'a frame around dark letters',
      (picture) => {
        rectangle(picture, BAR, 30);
        rectangle(picture, { x: 42, y: 62, width: 496, height: 26 }, 250);
        letters(picture, BAR, 30);
      },
    ],
    [
      'half a page in the dark',
      (picture) => {
        rectangle(picture, { x: 0, y: 0, width: 600, height: 280 }, 30);
        letters(picture, BAR, 250);
      },
    ],
    [
      'a ruling line',
      (picture) => {
        rectangle(picture, { ...BAR, height: 4 }, 30);
      },
    ],
  ])('is not %s', (_, fill) => expect(darkPanels(page(fill))).toEqual([]));

  it('is found once where it is of two greys', () => {
    const found = darkPanels(
      page((picture) => {
        rectangle(picture, BAR, 150);
        rectangle(picture, { ...BAR, x: 42, y: 62, width: 240, height: 26 }, 30);
        letters(picture, BAR, 250);
      }),
    );
    expect(found).toEqual([BAR]);
  });

  it('is paper beside its round corners', () => {
    const picture = page((of) => rectangle(of, BAR, 30));
    picture.pixels[60 * 600 + 40] = 250;
    const { pixels } = withPanelsTurned(picture, [BAR]);
    expect([pixels[60 * 600 + 40], pixels[60 * 600 + 41]]).toEqual([255, 255]);
  });

  it('is turned light, and nothing beside it', () => {
    const picture = page((of) => rectangle(of, BAR, 30));
    const { pixels } = withPanelsTurned(picture, [BAR]);
    expect([pixels[70 * 600 + 50], pixels[70 * 600 + 10]]).toEqual([255, 250]);
    expect(picture.pixels[70 * 600 + 50]).toBe(30);
  });
});
