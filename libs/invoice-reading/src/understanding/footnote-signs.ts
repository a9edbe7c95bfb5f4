import { bottom, right, type Word } from '../page-model.js';

/** "0%[1]": a small sign set above the figure that a note is about says nothing of the row. */
export const withoutFootnoteSigns = (words: Word[]): Word[] =>
  words.some(isSign)
    ? words.filter((word) => !isSign(word) || !words.some((other) => isRaisedBeside(word, other)))
    : words;

/** In brackets, which some fonts have no names for. */
const isSign = ({ text }: Word): boolean => /^[[(\uFFFD]\d{1,2}[\])\uFFFD]$/.test(text);

const isRaisedBeside = (sign: Word, { box }: Word): boolean =>
  sign.box.height < SMALL * box.height &&
  Math.abs(sign.box.x - right(box)) < box.height / 2 &&
  sign.box.y < box.y &&
  bottom(sign.box) > box.y;
const SMALL = 0.75;
