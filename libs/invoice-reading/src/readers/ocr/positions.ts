import { middle, type Word } from '../../page-model.js';

/** In points, between where two positions begin. */
const COLUMN = 4;
const GLUED = /^(\d{1,2})(\p{Lu}[\p{L}\d-]*\d[\p{L}\d-]*)$/u;

/**
 * "1TB100A4" over a "2" that begins where it begins is the first line's position and its code: both engines may run them
 * together where they stand closely.
 */
export function withPositionsApart(words: Word[]): Word[] {
  const positions = words.filter(({ text }) => /^\d{1,2}$/.test(text));
  return words.flatMap((word) => {
    const [, position, code] = GLUED.exec(word.text) ?? [];
    if (!position || !code || !isNextTo(word, Number(position), positions)) return [word];
    const share = (word.box.width * position.length) / word.text.length;
    return [
      { ...word, text: position, box: { ...word.box, width: share } },
      { ...word, text: code, box: { ...word.box, x: word.box.x + share, width: word.box.width - share } },
    ];
  });
}

/** The position before it stands above, or the one after it below, in its column. */
function isNextTo(word: Word, position: number, positions: Word[]): boolean {
  const column = positions.filter(({ box }) => Math.abs(box.x - word.box.x) < COLUMN);
  return column.some(({ text, box }) => {
    const step = Number(text) - position;
    return Math.abs(step) === 1 && Math.sign(middle(box) - middle(word.box)) === step;
  });
}
