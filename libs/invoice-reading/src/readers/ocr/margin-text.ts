import type { Word } from '../../page-model.js';

/** Of the page's width, on either side. */
const MARGIN = 0.07;
/** Of the page's width: signs of one column. */
const COLUMN = 0.015;
const MANY = 4;

/**
 * What is set upwards along the edge of a page is read sign by sign, one on each row: it would stand before the rows of the
 * table. Positions, which are figures, are none of it.
 */
export function withoutMarginText(words: Word[], width: number): Word[] {
  const signs = words.filter(({ text, box }) => text.length <= 2 && isInMargin(box.x + box.width / 2, width));
  const ofColumn = (word: Word): Word[] => signs.filter(({ box }) => Math.abs(box.x - word.box.x) < COLUMN * width);
  const upwards = new Set(
    signs.filter((word) => {
      const column = ofColumn(word);
      return column.length >= MANY && column.filter(({ text }) => /^\d+$/.test(text)).length < column.length / 2;
    }),
  );
  return words.filter((word) => !upwards.has(word));
}

const isInMargin = (x: number, width: number): boolean => x < MARGIN * width || x > (1 - MARGIN) * width;
