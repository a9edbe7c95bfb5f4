import { intoLines } from '../lines-of-boxes.js';
import { right, UNREADABLE_LETTER, type Box, type Word } from '../page-model.js';

/** A run of text as the PDF draws it: anything from one letter to a whole sentence. */
export interface Fragment {
  text: string;
  box: Box;
}

/** Letters closer than this (in text heights) belong to one word. */
const JOIN_GAP = 0.13;

/** Cuts runs at their spaces and joins letters that were drawn one by one. */
export function fragmentsToWords(fragments: Fragment[], page: number): Word[] {
  return intoLines(fragments.flatMap(cutAtSpaces), 0.2).flatMap((line) => joinLetters(line, page));
}

function joinLetters(line: Fragment[], page: number): Word[] {
  const words: Word[] = [];
  for (const piece of line) {
    const last = words.at(-1);
    if (last && continues(last, piece)) {
      last.text += piece.text;
      last.box = { ...last.box, width: right(piece.box) - last.box.x };
    } else {
      words.push({ text: piece.text, page, box: piece.box });
    }
  }
  return words;
}

/** A glyph that the font gives no letter for. */
const UNKNOWN_GLYPHS = /[\p{Cc}\p{Co}\p{Cs}]/gu;

/** Widths are not known per letter: a run's width is shared out by what letters usually take. */
function cutAtSpaces({ text, box }: Fragment): Fragment[] {
  const unit = box.width / usualWidth(text);
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word.replace(UNKNOWN_GLYPHS, UNREADABLE_LETTER),
    box: { ...box, x: box.x + usualWidth(text.slice(0, index)) * unit, width: usualWidth(word) * unit },
  }));
}

function usualWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += NARROW.test(letter) ? 0.5 : WIDE.test(letter) ? 1.5 : 1;
  return width;
}

const NARROW = /[\s.,:;'’|!()[\]ijlft/-]/;
const WIDE = /[MWmw@%]/;

function continues(word: Word, next: Fragment): boolean {
  const height = Math.min(word.box.height, next.box.height);
  const gap = next.box.x - right(word.box);
  const sameSize = Math.abs(word.box.height - next.box.height) < height * 0.2;
  return sameSize && gap < height * JOIN_GAP && gap > -height * 0.5;
}
