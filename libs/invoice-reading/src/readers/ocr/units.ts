import { middle, right, type Word } from '../../page-model.js';

/** "1.00kg", "2ds.": a figure and a short word behind it. */
const GLUED = /^(\d+(?:[.,]\d+)?)(\p{L}{1,5}\.{0,2})$/u;
const FIGURE = /^\d+(?:[.,]\d+)?$/;
/** In heights of the word. */
const NEAR = 1;

/**
 * Figures and the units behind them, which engines run together where they stand closely. A figure with decimals is no part of
 * a code; a whole one is set apart where the same unit stands behind a figure in a row of its own.
 */
export function withUnitsApart(words: Word[]): Word[] {
  const glued = words.map((word) => ({ word, parts: GLUED.exec(word.text) }));
  if (glued.every(({ parts }) => !parts)) return words;
  const units = unitsAlone(words);
  return glued.flatMap(({ word, parts }) => {
    const [, number = '', unit = ''] = parts ?? [];
    const isApart = /[.,]/.test(number) ? unit.length <= 3 : units.has(bare(unit));
    if (!parts || !isApart) return [word];
    const share = (word.box.width * number.length) / word.text.length;
    return [
      { ...word, text: number, box: { ...word.box, width: share } },
      { ...word, text: unit, box: { ...word.box, x: word.box.x + share, width: word.box.width - share } },
    ];
  });
}

/** Words directly behind a figure. */
function unitsAlone(words: Word[]): Set<string> {
  const figures = words.filter(({ text }) => FIGURE.test(text));
  const isBehindFigure = ({ box }: Word): boolean =>
    figures.some(
      ({ box: figure }) =>
        Math.abs(middle(figure) - middle(box)) < box.height / 2 &&
        box.x >= right(figure) &&
        box.x - right(figure) < NEAR * box.height,
    );
  const short = words.filter(({ text }) => /^\p{L}{1,5}\.{0,2}$/u.test(text));
  return new Set(short.filter(isBehindFigure).map(({ text }) => bare(text)));
}

const bare = (unit: string): string => unit.toLowerCase().replaceAll('.', '');
