import { bottom, middle, right, sidewaysOverlap, type Word } from '../page-model.js';
import { CURRENCY_ALONE } from './numbers.js';

const FIGURE = /^[-–−]?\d[\d.,'’]*[.,]\d\d$/;

/**
 * "€" over "596.00", or "430,50" over "€": an amount that a narrow cell breaks in two stands on one line again, that of the figures between
 * which both halves are set.
 */
export function withSignsBack(words: Word[]): Word[] {
  const signs = words.filter(({ text }) => CURRENCY_ALONE.test(text));
  if (signs.length === 0) return words;
  const moved = new Map<Word, Word>();
  for (const sign of signs) {
    if (words.some((other) => isBeside(sign, other))) continue;
    const figure = words.find(
      (other) =>
        FIGURE.test(other.text) &&
        isOverOther(sign, other) &&
        !moved.has(other) &&
        !words.some((beside) => beside !== sign && CURRENCY_ALONE.test(beside.text) && isBeside(other, beside)) &&
        words.some((between) => isBetween(between, sign, other)),
    );
    if (figure) for (const [word, place] of onOneLine(sign, figure)) moved.set(word, place);
  }
  return moved.size === 0 ? words : words.map((word) => moved.get(word) ?? word);
}

/** On one line with it, as close as words. */
const isBeside = ({ box }: Word, other: Word): boolean =>
  Math.abs(other.box.y - box.y) < box.height / 2 &&
  other.box !== box &&
  Math.max(other.box.x - right(box), box.x - right(other.box)) < box.height;

/** In the next row, flush left or right. */
function isOverOther({ box }: Word, other: Word): boolean {
  const apart = Math.abs(other.box.y - box.y);
  const isNext = apart > ROWS_APART[0] * box.height && apart < ROWS_APART[1] * box.height;
  return isNext && (Math.abs(other.box.x - box.x) < 1 || Math.abs(right(other.box) - right(box)) < 1);
}
/** In text heights. */
const ROWS_APART = [0.8, 2] as const;

/** A figure of the row, in another column. */
function isBetween({ text, box }: Word, one: Word, other: Word): boolean {
  const centre = (middle(one.box) + middle(other.box)) / 2;
  return (
    /\d/.test(text) &&
    Math.abs(middle(box) - centre) < OFF * box.height &&
    [one, other].every((half) => sidewaysOverlap(half.box, box) === 0)
  );
}
const OFF = 0.25;

function onOneLine(one: Word, other: Word): [Word, Word][] {
  const [first, second] = one.box.y < other.box.y ? [one, other] : [other, one];
  const { height } = first.box;
  const y = (first.box.y + bottom(second.box) - height) / 2;
  const isFlushLeft = Math.abs(first.box.x - second.box.x) < 1;
  const x = isFlushLeft ? first.box.x : right(second.box) - second.box.width - first.box.width - SPACE * height;
  return [
    [first, { ...first, box: { ...first.box, x, y } }],
    [second, { ...second, box: { ...second.box, x: x + first.box.width + SPACE * height, y } }],
  ];
}
const SPACE = 0.25;
