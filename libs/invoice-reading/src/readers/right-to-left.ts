import bidiFactory from 'bidi-js';
import { groupWhile } from '../group-while.js';
import { right, type Word } from '../page-model.js';

// Its types speak of an ES module, which Node does not load it as.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** In text heights: words further apart are different columns. */
const COLUMN_GAP = 0.6;

/**
 * Paper is drawn from left to right, whatever is written on it: phrases of scripts that run the other way are put into
 * the order in which they are read, as the places of their words are taken from the left. Other words stay as they are.
 */
export function inReadingOrder(line: Word[]): Word[] {
  if (!line.some(isRightToLeft)) return line;
  return phrasesOf(line).flatMap((phrase) => {
    if (!isRightToLeft(phrase[0]!)) return phrase;
    const text = phrase.map((word) => word.text).join(' ');
    const texts = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl')).split(' ');
    return phrase.map((word, index) => ({ ...word, text: texts[index]! }));
  });
}

const isRightToLeft = (word: Word): boolean => RIGHT_TO_LEFT.test(word.text);

const phrasesOf = (line: Word[]): Word[][] =>
  groupWhile(
    line,
    (word, last) =>
      isRightToLeft(last) && isRightToLeft(word) && word.box.x - right(last.box) < COLUMN_GAP * word.box.height,
  );
