import { intoLines } from '../../lines-of-boxes.js';
import { fold } from '../../understanding/fold.js';
import { around, type Box, right, sidewaysOverlap, type Word } from '../../page-model.js';

/** Below it a word may hold letters that the English model has not learned: "Norgaard" for "Nørgaard" is read at 0.6. */
const SURE = 0.88;
const LETTERS = /^(?=.*\p{L})[^\d\s]{2,}$/u;
/** "1€O:" for "IČO:", "€.:" for "č.:": no sign of money stands so. */
const BLURRED_LETTER = /^(?=.*(?:€\p{L}|\p{L}€))[^02-9\s]{3,}$|^€[.:]+$/u;
const isUnsure = ({ text, confidence }: Word): boolean =>
  confidence! < SURE && (LETTERS.test(text) || BLURRED_LETTER.test(text));

/** In heights of the word before, at most. */
const GAP = 1;
const SAME_ROW = 0.6;
/** Share of the narrower word that both have in common, sideways. */
const SAME = 0.75;

/** Where words stand that another language's model may read better: with their neighbours, since models know words. */
export function unsurePlaces(words: Word[]): Box[] {
  return intoLines(words, SAME_ROW)
    .flatMap(runsOf)
    .filter((run) => run.some(isUnsure))
    .map((run) => around(run.map(({ box }) => box)));
}

function runsOf(row: Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of row) {
    const before = runs.at(-1)?.at(-1);
    if (before && word.box.x - right(before.box) < GAP * before.box.height) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  return runs;
}

/**
 * The words, each unsure one as the model of the paper's own language reads it where that is surer, or adds accents alone. What
 * was misread once is printed elsewhere, too, and may be misread surely there.
 */
export function withHomeLetters(words: Word[], places: Box[], readings: Word[][]): Word[] {
  const rows = places.map((place, at) => ({ place, words: readings[at] ?? [] }));
  const mended = new Map<Word, Word>();
  for (const word of words.filter(isUnsure)) {
    const row = rows.find(({ place }) => isWithin(word.box, place));
    const other = row?.words.find((one) => sidewaysOverlap(one.box, word.box) > SAME && isBetter(one, word));
    if (other) mended.set(word, { ...word, text: other.text, confidence: other.confidence });
  }
  const known = new Map([...mended].map(([{ text }, other]) => [text, other.text]));
  return words.map((word) => mended.get(word) ?? withText(word, known.get(word.text)));
}

const isBetter = (other: Word, own: Word): boolean =>
  LETTERS.test(other.text) &&
  (other.confidence! > own.confidence! ||
    (other.confidence! > own.confidence! - ACCENTS && fold(other.text) === fold(own.text)));
/** So much less sure may accents be, of which the English model knows nothing. */
const ACCENTS = 0.1;

const withText = (word: Word, text: string | undefined): Word =>
  text === undefined || text === word.text || text.length < WORD ? word : { ...word, text };
/** Shorter ones are labels and units, which look alike. */
const WORD = 4;

const isWithin = ({ x, y }: Box, place: Box): boolean =>
  x >= place.x && x <= right(place) && y >= place.y && y <= place.y + place.height;
