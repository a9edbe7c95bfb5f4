import { type Box, middle, type Word } from '../../page-model.js';

/** In sizes of the type, above and below the baseline, for ordinary fonts. */
const HEIGHT = { small: 0.535, capitals: 0.74, accented: 0.95 };
const DEPTH = { none: 0, comma: 0.12, letters: 0.21 };
/** Where the text layer of a PDF has the baseline of its boxes. */
const ASCENT = 0.8;

/** Figures are so wide in sizes of the type, marks about half of that; a box in which they seem narrower than in any font is too high. */
const NARROWEST = 0.33;
const FIGURE = /^\d+[.,]\d+$/;

const TALL = /[\p{Lu}\dbdfhijkltÀ-ÿ$€£%&#()[\]/|]/u;
const ACCENTED_CAPITAL = /\p{Lu}\p{M}/u;
const DEEP = /[gjpqyQç()[\]|]/;
const COMMA = /[,;$]/;

/**
 * An engine's boxes are as high as the letters in them: "sum" is half of "Party". Here each is as high as its type, above
 * and below the baseline, as in a text layer, so that gaps are told alike whatever is written. Words of marks alone take
 * the size of the nearest word on their row.
 */
export function withTypeSize(words: Word[]): Word[] {
  const sized = words.map((word) => ({ word, type: typeOf(word) }));
  const known = sized.flatMap(({ type }) => (type ? [type] : []));
  return sized.map(({ word, type }) => ({ ...word, box: inType(word.box, type ?? nearest(word.box, known)) }));
}

/** Where the letters of a word stand; null for marks alone. */
export const baselineOf = (word: Word): number | null => typeOf(word)?.baseline ?? null;

interface Type {
  box: Box;
  size: number;
  baseline: number;
}

function typeOf({ text, box }: Word): Type | null {
  if (!/[\p{L}\d]/u.test(text)) return null;
  const height = ACCENTED_CAPITAL.test(text.normalize('NFD'))
    ? HEIGHT.accented
    : TALL.test(text)
      ? HEIGHT.capitals
      : HEIGHT.small;
  const depth = DEEP.test(text) ? DEPTH.letters : COMMA.test(text) ? DEPTH.comma : DEPTH.none;
  const size = box.height / (height + depth);
  // A speck or a rule above or below was taken for a part of it.
  if (FIGURE.test(text) && box.width < NARROWEST * size * (text.length - 0.5)) return null;
  return { box, size, baseline: box.y + height * size };
}

function nearest(box: Box, known: Type[]): Type | null {
  const ofRow = known.filter(
    ({ baseline, size }) => middle(box) < baseline + 0.2 * size && middle(box) > baseline - size,
  );
  const distance = (type: Type): number => Math.abs(type.box.x - box.x);
  return ofRow.reduce<Type | null>((best, type) => (best && distance(best) <= distance(type) ? best : type), null);
}

const inType = (box: Box, type: Type | null): Box =>
  type ? { ...box, y: type.baseline - ASCENT * type.size, height: type.size } : box;
