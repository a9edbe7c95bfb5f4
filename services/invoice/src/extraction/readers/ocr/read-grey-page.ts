import type { Page } from '../../page-model.js';
import { recognise, type RecognisedWord } from './engine.js';
import type { GreyPicture } from './grey-picture.js';
import { placesOf } from './places.js';
import { missedPlaces } from './missed-letters.js';
import { prepare, type PreparedPicture } from './prepare.js';
import { readAgain } from './second-look.js';

/** Reads the picture of a page; `points` is the page's size per pixel of the picture. */
export async function readGreyPage(given: GreyPicture, number: number, points: number): Promise<Page> {
  const prepared = await prepare(given);
  const found = await recogniseAll(prepared);
  const places = placesOf(prepared, points);
  const words = found
    .filter(isText)
    .flatMap(apartFromUnit)
    .map(({ text, box, confidence }) => ({
      text,
      page: number,
      box: places.straight(box),
      confidence,
    }));
  return {
    number,
    width: places.width,
    height: places.height,
    words,
    scanned: true,
    original: { width: given.width * points, height: given.height * points, place: places.original },
  };
}

async function recogniseAll({ picture, letters }: PreparedPicture): Promise<RecognisedWord[]> {
  const found = await recognise(picture);
  const missed = missedPlaces(
    letters,
    found.filter(isText).map(({ box }) => box),
  );
  const more = await readAgain(picture, missed);
  return [...found, ...more.flat()];
}

/** Dust and what is left of lines is read as single signs, without much confidence. */
const isText = ({ text, confidence }: RecognisedWord): boolean =>
  confidence > 0.3 && (/[\p{L}\p{N}$€£%#]/u.test(text) || confidence > 0.7) && !/^[|_—–\-~.,:;'"‘’“”]+$/.test(text);

/** "1.00kg" is two words that stand closely. */
function apartFromUnit(word: RecognisedWord): RecognisedWord[] {
  const parts = /^(\d+[.,]\d+)(\p{L}{1,3})$/u.exec(word.text);
  if (!parts) return [word];
  const [, number, unit] = parts;
  const share = (word.box.width * number!.length) / word.text.length;
  return [
    { ...word, text: number!, box: { ...word.box, width: share } },
    { ...word, text: unit!, box: { ...word.box, x: word.box.x + share, width: word.box.width - share } },
  ];
}
