import { groupWhile } from '../group-while.js';
import { right } from '../page-model.js';
import type { Fragment } from './pdf-fragments.js';

/** In ems. Wider apart, letters are words of their own or stand in boxes. */
const MAX_TRACKING = 0.6;
/** Further apart, they are of different runs of text. */
const MAX_SPACE = 1.5;
/** Letters that stand so far apart everywhere in a word are tracked. */
const MIN_TRACKING = 0.02;
/** By how much kerning moves a letter. */
const KERNING = 0.12;
/** Spaces that are not drawn are wider than tracking by this, at least. */
const MIN_SPACE = 0.2;
/** Where figures stand so far apart, each may be a number. */
const MAX_TRACKED_FIGURES = 0.25;

/**
 * Headings and labels are often tracked, "I N V O I C E": letters that stand evenly apart, with no spaces drawn between
 * them, are words again. Fragments come in the order in which they are drawn.
 */
export function joinTracked(fragments: Fragment[]): Fragment[] {
  // Most text is not tracked, and stays as it is.
  if (!fragments.some(isTight)) return fragments;
  return groupWhile(fragments, ({ gap }) => gap > 0 && gap < MAX_SPACE).flatMap((run) => {
    const tracking = trackingOf(run);
    return tracking === null ? run : joinLetters(run, tracking);
  });
}

/** Close to what was drawn before it, and yet no space between them. */
const isTight = ({ gap, spaced }: Fragment): boolean => !spaced && gap > 0 && gap <= MAX_TRACKING;

/** How far apart the run's letters stand; null when they are not tracked. */
function trackingOf(run: Fragment[]): number | null {
  const gaps = run
    .slice(1)
    .filter(isTight)
    .map(({ gap }) => gap);
  const letters = run.filter(({ text }) => [...text].length === 1);
  const parts = run.filter(({ text }) => [...text].length > 1);
  // "FA KT U RA": kerning has brought some letters so close that they were taken for a word.
  const isInParts = parts.length > 0 && parts.every(({ inner }) => inner >= MIN_TRACKING);
  const isByLetters = gaps.length > 1 && letters.length >= run.length / 2;
  if (gaps.length === 0 || !(isByLetters || isInParts)) return null;
  const tracking = isByLetters
    ? gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)]!
    : Math.max(...parts.map(({ inner }) => inner));
  const isEven = gaps.every((gap) => Math.abs(gap - tracking) <= KERNING || gap >= tracking + MIN_SPACE);
  const hasLetters = run.some(({ text }) => /\p{L}/u.test(text));
  return isEven && (hasLetters || tracking <= MAX_TRACKED_FIGURES) ? tracking : null;
}

function joinLetters(run: Fragment[], tracking: number): Fragment[] {
  const words: Fragment[] = [];
  for (const letter of run) {
    const word = words.at(-1);
    if (word && !letter.spaced && letter.gap <= tracking + KERNING) {
      word.text += letter.text;
      word.box = { ...word.box, width: right(letter.box) - word.box.x };
    } else {
      // The space between tracked words is tracked, too: half of that belongs to the word before it.
      if (word) word.box = { ...word.box, width: word.box.width + tracking * word.box.height };
      words.push({ ...letter });
    }
  }
  return words;
}
