import { around, sidewaysOverlap, type Box, type Word } from '../page-model.js';
import { foldWords } from './misread-words.js';

/** Words that stand together on a line, apart from their neighbours. */
export interface Cell {
  page: number;
  words: Word[];
  text: string;
  folded: string;
  box: Box;
}

/** A cell of at least one word. */
export function cellOf(words: Word[]): Cell {
  const text = textOfWords(words);
  return { page: words[0]!.page, words, text, folded: foldWords(words), box: around(words.map((word) => word.box)) };
}

/** Words as they follow each other. */
export const textOfWords = (words: Word[]): string => words.map(({ text }) => text).join(' ');

/** Two letters at least: "kg", "I.V.A.". */
export const hasWord = (text: string): boolean => /\p{L}\.?\p{L}/u.test(text);

export const hasDigits = (cells: Cell[]): boolean => cells.some(({ text }) => /\d/.test(text));

/** Set to the same edge, or over most of its width. */
export const isInColumn = (cell: Cell, above: Cell): boolean =>
  Math.abs(cell.box.x - above.box.x) < above.box.height * 1.5 || sidewaysOverlap(cell.box, above.box) > 0.6;
