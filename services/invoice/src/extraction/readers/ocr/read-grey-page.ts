import type { Page } from '../../page-model.js';
import { recognise, type RecognisedWord } from './engine.js';
import type { GreyPicture } from './grey-picture.js';
import { placesOf } from './places.js';
import { prepare } from './prepare.js';

/** Reads the picture of a page; `points` is the page's size per pixel of the picture. */
export async function readGreyPage(given: GreyPicture, number: number, points: number): Promise<Page> {
  const prepared = await prepare(given);
  const found = await recognise(prepared.picture);
  const places = placesOf(prepared, points);
  const words = found.filter(isText).map(({ text, box, confidence }) => ({
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

/** Dust and what is left of lines is read as single signs, without much confidence. */
const isText = ({ text, confidence }: RecognisedWord): boolean =>
  confidence > 0.3 && (/[\p{L}\p{N}$€£%#]/u.test(text) || confidence > 0.7) && !/^[|_—–\-~.,:;'"‘’“”]+$/.test(text);
