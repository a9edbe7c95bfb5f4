import { middle, right } from '../../page-model.js';
import type { RecognisedWord } from './engine.js';

/** In heights of the figure before it. */
const NEAR = 1;
const SURE = 0.8;

/** "01.09.2025 – 30.09.2025": a dash between two figures is no dust; without it the second would be a date of its own. */
export const isDashBetweenFigures = ({ text, box, confidence }: RecognisedWord, words: RecognisedWord[]): boolean =>
  /^[-–—]$/.test(text) &&
  confidence > SURE &&
  [-1, 1].every((side) =>
    words.some((word) => {
      const gap = side < 0 ? box.x - right(word.box) : word.box.x - right(box);
      const isLevel = Math.abs(middle(word.box) - middle(box)) < word.box.height / 2;
      return gap > 0 && gap < NEAR * word.box.height && isLevel && (side < 0 ? /\d$/ : /^\d/).test(word.text);
    }),
  );
