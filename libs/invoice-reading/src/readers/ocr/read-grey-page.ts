import type { Box, Page } from '../../page-model.js';
import { recognise, type RecognisedWord } from './engine.js';
import type { GreyPicture } from './grey-picture.js';
import { looksHandwritten } from './handwriting.js';
import { missedPlaces } from './missed-letters.js';
import { placesOf } from './places.js';
import { prepare, type PreparedPicture } from './prepare.js';
import { readAgain, readAllAgain } from './second-look.js';

/** Unlike the first reading, so that both do not stumble over the same thing. */
const OTHER_SCALE = 0.8;

/** A page that was read by OCR, and can be looked at again. */
export interface OcrPage {
  page: Page;
  /** Reads places of the page a second time; words in order, without spaces. */
  readAgain: (places: Box[]) => Promise<string[]>;
}

/** Reads the picture of a page; `points` is the page's size per pixel of the picture. */
export async function readPrepared(prepared: PreparedPicture, number: number, points: number): Promise<OcrPage> {
  const found = prepared.letters.length === 0 ? [] : await recogniseAll(prepared);
  const places = placesOf(prepared, points);
  const words = found
    .filter(isText)
    .flatMap(apartFromUnit)
    .map(({ text, box, confidence }) => ({ text, page: number, box: places.straight(box), confidence }));
  const { width, height } = places;
  const page: Page = { number, width, height, words, scanned: false, original: places.original };
  if (looksHandwritten(found)) page.handwritten = true;
  return {
    page,
    readAgain: async (boxes) => {
      const again = await readAllAgain(prepared.picture, boxes.map(places.prepared), OTHER_SCALE);
      return again.map((read) => read.map(({ text }) => text).join(''));
    },
  };
}

export const readGreyPage = async (given: GreyPicture, number: number, points: number): Promise<OcrPage> =>
  readPrepared(await prepare(given), number, points);

async function recogniseAll({ picture, letters }: PreparedPicture): Promise<RecognisedWord[]> {
  const found = await recognise(picture);
  const understood = found.filter(isText).map(({ box }) => box);
  const more = await readAgain(picture, missedPlaces(letters, understood));
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
