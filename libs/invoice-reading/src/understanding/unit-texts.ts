import { UNIT_WORD } from './column-vocabulary.js';
import { fold } from './fold.js';
import type { TextToken } from './tokens.js';

/**
 * "pcs", "kg" in a cell of their own among the words of each line: known ones, and where most are, whatever few letters stand there in
 * each of several lines beside a name.
 */
export function withoutUnits(blocks: TextToken[][]): TextToken[][] {
  const areInEach =
    blocks.filter((texts) => texts.some(isUnit)).length * 2 > blocks.length &&
    blocks.every((texts) => texts.filter(isShort).length === 1 && texts.some(isLong));
  return blocks.map((texts) =>
    texts.filter((text) => goesOn(text, texts) || !(isUnit(text) || (areInEach && isShort(text)))),
  );
}

/** "Hex bolt 25" over "mm": the name goes on in the next row. */
const goesOn = ({ box }: TextToken, texts: TextToken[]): boolean =>
  texts.some((other) => /\p{L}{3}/u.test(other.text) && other.box.y < box.y && Math.abs(other.box.x - box.x) < ALIGNED);
/** In points. */
const ALIGNED = 2.5;

const isUnit = ({ words, text }: TextToken): boolean => words.length === 1 && UNIT_WORD.test(fold(text));
const isShort = ({ text }: TextToken): boolean => /^\p{L}{1,4}[23²³]?\.?$/u.test(text);
const isLong = ({ text }: TextToken): boolean => /\p{L}{5}|\p{L}{3}.* .*\p{L}{3}/u.test(text);
