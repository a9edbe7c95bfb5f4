import { type Page, UNREADABLE_LETTER, type Word } from '../page-model.js';
import { placesOf } from './ocr/places.js';
import { prepare } from './ocr/prepare.js';
import { readAllAgain } from './ocr/second-look.js';
import { openRenderer, type PageRenderer } from './pdf-render.js';
import type { PagesReading } from './reading.js';

/** What counts stands on the first pages; drawing them all would take long. */
const MAX_PAGES = 3;
/** On a page; more are a broken font. */
const MAX_WORDS = 40;
/** Of the letters that are known, so many are read as they are, where OCR is at the right place. */
const AGREEMENT = 0.75;

const SCALES = [1, 0.8];

const NAMELESS_INSIDE = new RegExp(String.raw`[\p{L}\p{N}]${UNREADABLE_LETTER}+[\p{L}\p{N}]`, 'u');
/** Letters and digits look too much alike to be believed from one look. */
const MARK = /^[-–—‑/.,:_'’&+]$/;
const DASH = /[–—‑]/;

/**
 * Some fonts do not say what a sign stands for, often the hyphen of "A1-0010", although anybody can see it. OCR looks at
 * those words twice, and what it takes for the same punctuation mark is put in; other letters stay unreadable.
 */
export async function nameLetters(bytes: Uint8Array, reading: PagesReading): Promise<PagesReading> {
  const open = pagesToName(reading).slice(0, MAX_PAGES);
  if (open.length === 0) return reading;
  const renderer = await openRenderer(bytes);
  try {
    const named = new Map<Word, Word>();
    for (const page of open) for (const [word, now] of await lookAt(page, renderer)) named.set(word, now);
    const pages = reading.pages.map((page) => ({ ...page, words: page.words.map((word) => named.get(word) ?? word) }));
    return { ...reading, pages };
  } finally {
    renderer.close();
  }
}

export const hasNamelessLetters = (reading: PagesReading): boolean => pagesToName(reading).length > 0;

const pagesToName = ({ pages }: PagesReading): Page[] =>
  pages.filter((page) => !page.original && namelessWords(page).length > 0);

const namelessWords = ({ words }: Page): Word[] =>
  words.filter(({ text }) => NAMELESS_INSIDE.test(text)).slice(0, MAX_WORDS);

async function lookAt(page: Page, renderer: PageRenderer): Promise<[Word, Word][]> {
  const { picture, points } = await renderer.render(page.number);
  const prepared = await prepare(picture);
  // Only on a page that needed no turning do words lie where the text layer says.
  if (prepared.quarters !== 0 || prepared.degrees !== 0) return [];
  const words = namelessWords(page);
  const { prepared: onPicture } = placesOf(prepared, points);
  const boxes = words.map(({ box }) => onPicture(box));
  const looks: string[][] = [];
  for (const scale of SCALES) {
    const seen = await readAllAgain(prepared.picture, boxes, scale);
    looks.push(seen.map((found) => found.map(({ text }) => text).join('')));
  }
  return words.flatMap((word, index): [Word, Word][] => {
    const [text, ...others] = looks.map((look) => withMarks(word.text, look[index]!));
    return others.every((other) => other === text) ? [[word, { ...word, text: text! }]] : [];
  });
}

/** The word with those of its nameless signs that are seen as marks. */
export function withMarks(word: string, seen: string): string {
  const [letters, others] = [[...word], [...seen]];
  if (letters.length !== others.length) return word;
  const known = [...letters.keys()].filter((at) => letters[at] !== UNREADABLE_LETTER);
  if (known.filter((at) => letters[at] === others[at]).length < AGREEMENT * known.length) return word;
  const isSeen = (at: number): boolean => letters[at] === UNREADABLE_LETTER && MARK.test(others[at]!);
  return letters.map((letter, at) => (isSeen(at) ? others[at]!.replace(DASH, '-') : letter)).join('');
}
