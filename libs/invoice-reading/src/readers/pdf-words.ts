import { intoLines } from '../lines-of-boxes.js';
import { type Box, bottom, right, type Word } from '../page-model.js';
import { MAX_LETTERS } from './limits.js';
import { baseline, WORD_GAP, type Fragment } from './pdf-fragments.js';
import { inReadingOrder } from './right-to-left.js';
import { joinTracked } from './tracking.js';

/** Letters closer than this (in text heights) belong to one word. */
const JOIN_GAP = 0.13;

/** Joins letters that were drawn one by one. */
export function fragmentsToWords(fragments: Fragment[], page: number): Word[] {
  return intoLines(joinTracked(fragments), 0.2).flatMap((line) => inReadingOrder(joinLetters(printedOnce(line), page)));
}

/** What is drawn twice at one place, to be bold or by two passes over the page, is read once. */
const printedOnce = (line: Fragment[]): Fragment[] =>
  line.filter((piece, at) => {
    const before = line[at - 1];
    return !before || before.text !== piece.text || !isSamePlace(before.box, piece.box);
  });

const isSamePlace = (a: Box, b: Box): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < SAME_PLACE * Math.min(a.height, b.height);
/** In text heights: much less than the narrowest letter is wide. */
const SAME_PLACE = 0.1;

function joinLetters(line: Fragment[], page: number): Word[] {
  const words: Word[] = [];
  for (const piece of line) {
    const last = words.at(-1);
    if (last && !isApart(piece) && continues(last, piece)) {
      last.text = (last.text + piece.text).slice(0, MAX_LETTERS);
      last.box = { ...last.box, width: right(piece.box) - last.box.x };
    } else {
      words.push({ text: piece.text.slice(0, MAX_LETTERS), page, box: piece.box });
    }
  }
  return words;
}

/** What was drawn before it is known to be another word. */
const isApart = ({ gap, spaced }: Fragment): boolean => spaced || (gap > WORD_GAP && gap < Infinity);

function continues(word: Word, next: Fragment): boolean {
  const height = Math.min(word.box.height, next.box.height);
  const gap = next.box.x - right(word.box);
  const sameSize = Math.abs(word.box.height - next.box.height) < height * 0.2;
  const isOfOneWord = sameSize || isInSmallCapitals(word, next) || isOfOtherFont(word, next, gap);
  return isOfOneWord && gap < height * JOIN_GAP && gap > -height * 0.5;
}

/** "Wiślana", whose "ś" the font lacks: drawn in another's, right behind on the same base line. */
function isOfOtherFont({ text, box }: Word, next: Fragment, gap: number): boolean {
  const nearly = box.height * 0.02;
  const isOnLine = Math.abs(baseline(box) - baseline(next.box)) < nearly;
  return isOnLine && Math.abs(gap) < nearly && /\p{L}$/u.test(text) && /^\p{L}/u.test(next.text);
}

/** "Talleres" set as a large T before small capitals, on one base line. */
function isInSmallCapitals({ text, box }: Word, next: Fragment): boolean {
  const size = next.box.height / box.height;
  const isOnLine = Math.abs(bottom(next.box) - bottom(box)) < box.height * 0.15;
  return CAPITALS.test(text) && CAPITALS.test(next.text) && size > 0.6 && size < 1 && isOnLine;
}
const CAPITALS = /^\p{Lu}[\p{Lu}’'&.-]*$/u;
