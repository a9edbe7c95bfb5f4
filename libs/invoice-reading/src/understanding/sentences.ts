import { fold } from './fold.js';
import { bottom, type Box } from '../page-model.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** Sentences and what a semicolon parts, each with its mark. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);
/** A short word with a point is not the last one where small letters follow: "pr. måned". */
const SENTENCE_END = /(?<=[.!?;])(?<!(?<!\p{L})\p{L}{1,4}\.)\s|(?<=\.)\s(?!\p{Ll})/u;

/** Folded. */
export const lastSentence = (text: string): string => fold(sentencesOf(text).at(-1)!);

/** Sentences that may name days: a point behind a figure is one of "3. maj 2026". */
export const sentencesWithDays = (text: string): string[] => text.split(WORD_END);
const WORD_END = /(?<=\p{L}{2}[.!?;])\s/u;

/** The sentence that begins in the row above and goes on in this cell, which is set flush with it, or to its middle. */
export function sentenceAbove({ page, box, text }: Cell, above: TextLine | undefined): string | undefined {
  const begun = above?.cells.find(
    (cell) => Math.abs(cell.box.x - box.x) < 1 || Math.abs(centre(cell.box) - centre(box)) < 1,
  );
  const isNear = begun?.page === page && box.y - bottom(begun.box) < box.height;
  const isSentence = begun && (begun.words.length >= LONG || /^\p{Ll}/u.test(text));
  if (!isNear || !isSentence || /[.!?:;]$/.test(begun.text)) return undefined;
  return sentencesOf(begun.text).at(-1);
}
const centre = ({ x, width }: Box): number => x + width / 2;
/** In words: shorter ones are labels. */
const LONG = 6;

/** Whether the sentence that a cell ends with goes on in this one, of a row below. */
export const goesOn = ({ page, box, text, words }: Cell, rest: Cell): boolean =>
  words.length >= LONG &&
  !/[.!?:]$/.test(text) &&
  rest.page === page &&
  Math.abs(rest.box.x - box.x) < 1 &&
  rest.box.y - bottom(box) < box.height;

/** "Payment in 30 days, at the latest" over "by 14 April": what a cell says, or the end of it, with what it goes on with below. */
export function withRest(cell: Cell, below: TextLine | undefined, text = cell.text): string {
  const rest = below?.cells[0];
  return rest && goesOn(cell, rest) ? `${text} ${rest.text}` : text;
}
