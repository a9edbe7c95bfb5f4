import { bottom, type Box, isCentredIn, middle, type Page, right, type Word } from '../../page-model.js';
import { darkPanels, withPanelsTurned } from './dark-panels.js';
import { isDashBetweenFigures } from './dashes.js';
import { endEngine, type Language, recognise, type RecognisedWord } from './engine.js';
import type { GreyPicture } from './grey-picture.js';
import { looksHandwritten } from './handwriting.js';
import { homeLanguage } from './home-language.js';
import { unsurePlaces, withHomeLetters } from './home-letters.js';
import { withHomeSigns } from './home-signs.js';
import { withoutMarginText } from './margin-text.js';
import { findFan } from './fan.js';
import { missedPlaces } from './missed-letters.js';
import { levelPlaces, type Places, placesOf } from './places.js';
import { withPositionsApart } from './positions.js';
import { prepare, type PreparedPicture, turnedOver } from './prepare.js';
import { lookAt, lookOver } from './second-eye.js';
import { readAgain, readAllAgain } from './second-look.js';
import { bestOf } from './two-eyes.js';
import { withTypeSize } from './type-size.js';
import { withUnitsApart } from './units.js';

/** Unlike the first reading, so that both do not stumble over the same thing. */
const OTHER_SCALE = 0.8;

/** A page that was read by OCR, and can be looked at again. */
export interface OcrPage {
  page: Page;
  /** Reads places of the page a second time; words in order, without spaces. */
  readAgain: (places: Box[]) => Promise<string[]>;
  /** The page as two engines read it. */
  lookOver: () => Promise<Page>;
  /** Has the second engine read lines that it passed over. */
  lookAt: (places: Box[]) => Promise<Word[]>;
}

/** Reads the picture of a page; `points` is the page's size per pixel of the picture. */
export async function readPrepared(given: PreparedPicture, number: number, points: number): Promise<OcrPage> {
  const { prepared, readable, found } = await recogniseUpright(given);
  const turned = placesOf(prepared, points);
  const wordAt =
    ({ straight }: Places) =>
    ({ text, box, confidence }: Omit<RecognisedWord, 'heights'>): Word => ({
      ...{ text, page: number, box: straight(box), confidence },
    });
  const places = levelPlaces(turned, findFan(found.filter(isText).map(wordAt(turned)), turned));
  const onPage = wordAt(places);
  const { width, height } = places;
  const printed = found.filter((word) => isText(word) || isDashBetweenFigures(word, found));
  const words = withoutMarginText(printed.map(onPage), width);
  const page: Page = { number, width, height, words: asPrinted(words), scanned: false, original: places.original };
  if (looksHandwritten(found)) page.handwritten = true;
  const lookAtLines = async (boxes: Box[]): Promise<Word[]> =>
    (await lookAt(prepared.picture, boxes.map(places.prepared))).map(onPage);
  const language = homeLanguage(words.map(({ text }) => text)) ?? 'eng';
  const readOnce = new Map<string, string>();
  const readOnceMore = async (boxes: Box[], asLanguage: Language): Promise<void> => {
    const again = await readAllAgain(readable, boxes.map(places.prepared), OTHER_SCALE, asLanguage);
    for (const [index, box] of boxes.entries()) {
      readOnce.set(JSON.stringify(box), again[index]!.map(({ text }) => text).join(''));
    }
  };
  /** What the model of the paper's language read better than the English one. */
  let foreign: Word[] = [];
  return {
    page,
    readAgain: async (boxes) => {
      // What the second engine has not settled is asked for once more.
      const open = boxes.filter((box) => !readOnce.has(JSON.stringify(box)));
      const isForeign = (box: Box): boolean => foreign.some((word) => isCentredIn(word.box, box));
      await readOnceMore(
        open.filter((box) => !isForeign(box)),
        'eng',
      );
      await readOnceMore(open.filter(isForeign), language);
      return boxes.map((box) => readOnce.get(JSON.stringify(box))!);
    },
    lookOver: async () => {
      const unsure = language === 'eng' ? [] : unsurePlaces(words);
      const again = await readAgain(readable, unsure.map(places.prepared), 1, language);
      const first = withHomeLetters(
        words,
        unsure,
        again.map((row) => row.map(onPage)),
      );
      foreign = first.filter((word) => !words.includes(word));
      // Papers of one country seldom follow each other: its memory is worth more than its start.
      if (language !== 'eng') await endEngine(language);
      const seen = (await lookOver(prepared.picture, (line) => isKnown(found.filter(isText), line))).map(onPage);
      const more = await lookAtLines(unsureFigures(page.words, seen));
      const eyes = { first, second: [...seen, ...more] };
      return { ...page, words: asPrinted(bestOf(eyes)), eyes };
    },
    lookAt: lookAtLines,
  };
}

/** As a text layer would say it. */
const asPrinted = (words: Word[]): Word[] => withTypeSize(withHomeSigns(withPositionsApart(withUnitsApart(words))));

export const readGreyPage = async (given: GreyPicture, number: number, points: number): Promise<OcrPage> =>
  readPrepared(await prepare(given), number, points);

interface Recognised {
  prepared: PreparedPicture;
  /** The picture with all letters dark on light. */
  readable: GreyPicture;
  found: RecognisedWord[];
}

/** A page that makes hardly any words may be upside down, or on its other side. */
async function recogniseUpright(given: PreparedPicture): Promise<Recognised> {
  const first = await recogniseAll(given);
  if (first.found.length === 0 || surelyRead(first.found) > UPRIGHT) return first;
  const prepared = turnedOver(given);
  const second = await recogniseAll(prepared);
  return surelyRead(second.found) > surelyRead(first.found) ? second : first;
}

/** Share of the words that are surely read: from 0.7 up on upright pages, up to 0.2 upside down. */
const UPRIGHT = 0.45;
const SURELY = 0.8;
function surelyRead(words: RecognisedWord[]): number {
  const long = words.filter(({ text }) => /[\p{L}\p{N}]{3}/u.test(text));
  return long.filter(({ confidence }) => confidence > SURELY).length / Math.max(1, long.length);
}

async function recogniseAll(prepared: PreparedPicture): Promise<Recognised> {
  const { picture, letters } = prepared;
  if (letters.length === 0) return { prepared, readable: picture, found: [] };
  const panels = darkPanels(picture);
  const readable = panels.length === 0 ? picture : withPanelsTurned(picture, panels);
  const found = withPanels(panels, await recognise(picture), await readAgain(readable, panels));
  const understood = found.filter(isText).map(({ box }) => box);
  const more = await readAgain(readable, missedPlaces(letters, understood));
  return { prepared, readable, found: [...found, ...more.flat()] };
}

/** What stands light on dark panels was read with the page, and apart, turned: the surer reading of each is believed. */
const withPanels = (panels: Box[], found: RecognisedWord[], again: RecognisedWord[][]): RecognisedWord[] =>
  panels.reduce((words, panel, at) => {
    const own = words.filter(({ box }) => isCentredIn(box, panel));
    const other = again[at]!;
    const sure = sureLetters(other);
    // Of the drawing in a logo little is surely read.
    const isBetter = sure > sureLetters(own) && sure > MOSTLY * lettersOf(other);
    return isBetter ? [...words.filter((word) => !own.includes(word)), ...other] : words;
  }, found);

const MOSTLY = 0.7;
const sureLetters = (words: RecognisedWord[]): number =>
  lettersOf(words.filter(({ confidence }) => confidence > SURELY));
const lettersOf = (words: RecognisedWord[]): number =>
  words.reduce((letters, { text }) => letters + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);

/** Dust and what is left of lines is read as single signs, without much confidence. */
const isText = ({ text, confidence }: RecognisedWord): boolean =>
  confidence > 0.3 && (/[\p{L}\p{N}$€£%#]/u.test(text) || confidence > 0.7) && !/^[|_—–\-~.,:;'"‘’“”]+$/.test(text);

/**
 * What the second engine passed over, as it finds no short figures that stand alone, and the first is not sure of: figures, and
 * what may be one ("Il" for "1").
 */
export const unsureFigures = (words: Word[], seen: Word[]): Box[] =>
  words
    .filter(({ text, confidence }) => (/\d/.test(text) || text.length <= SHORT) && confidence! < SURELY)
    .map(({ box }) => box)
    .filter((box) => !seen.some((other) => isCentredIn(box, other.box) || isCentredIn(other.box, box)));

const SHORT = 2;

/** From here on letters need no other reading, save where they are the invoice's own: that is read twice in any case. */
const SURE = 0.9;
/** Share of the line that its words must cover; gaps between words are part of the rest. */
const COVERED = 0.7;

/** Words without figures, all of them surely read. */
function isKnown(words: RecognisedWord[], line: Box): boolean {
  const own = words.filter(
    ({ box }) => middle(box) > line.y && middle(box) < bottom(line) && box.x < right(line) && right(box) > line.x,
  );
  const covered = own.reduce((sum, { box }) => sum + box.width, 0);
  return (
    covered > COVERED * line.width && own.every(({ text, confidence }) => confidence > SURE && !/[\d$€£%]/.test(text))
  );
}
