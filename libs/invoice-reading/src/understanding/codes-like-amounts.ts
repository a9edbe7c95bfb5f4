import type { Word } from '../page-model.js';
import { type TextLine, wordsOn } from './text-lines.js';

/**
 * "3222.99", "7286.10" before the goods of a paper whose amounts have commas, or "0848.65" before some where no amount is set without
 * groups: codes in the shape of amounts are no numbers.
 */
export function withCodesTold(lines: TextLine[]): TextLine[] {
  const words = lines.flatMap(wordsOn);
  const codes = new Set((['.', ','] as const).flatMap((mark) => codesWith(mark, words)));
  if (codes.size === 0) return lines;
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      words: cell.words.map((word) => (codes.has(word) ? { ...word, isCode: true } : word)),
    })),
  }));
}

/** All figures of four digits with two behind this mark, each another one; none where other figures have that mark as well. */
function codesWith(mark: '.' | ',', words: Word[]): Word[] {
  const figures = words.filter(({ text }) => FIGURE[mark].test(text));
  const shaped = figures.filter(({ text }) => SHAPE.test(text));
  const areOfSeries =
    shaped.length >= FEWEST &&
    new Set(shaped.map(({ text }) => text)).size === shaped.length &&
    shaped.some(({ text }) => !/[05]$/.test(text));
  if (!areOfSeries) return [];
  const amounts = words.filter(({ text }) => FIGURE[mark === '.' ? ',' : '.'].test(text));
  if (shaped.length === figures.length && amounts.length > shaped.length) return shaped;
  // Nobody sets a nought before thousands.
  const isFlush = ({ box }: Word): boolean => Math.abs(box.x - shaped[0]!.box.x) < 1;
  return shaped.every(isFlush) && shaped.some(({ text }) => text.startsWith('0')) ? shaped : [];
}
const FEWEST = 3;
const SHAPE = /^\d{4}[.,]\d\d$/;
/** With whatever stands close before and behind it; a date has two such marks. */
const FIGURE = { '.': /^[^\d.]*\d[\d,’']*\.\d\d[^\d.]*$/, ',': /^[^\d,]*\d[\d.’']*,\d\d[^\d,]*$/ };
