import { UNREADABLE_LETTER, type Box } from '../page-model.js';
import { normalizeUnicode } from './pdfjs/pdfjs.js';

/** Letters without a space, drawn in one go: a word or a part of one. */
export interface Fragment {
  text: string;
  box: Box;
  /** In ems, how far it stands from what was drawn before it; infinite on another line. */
  gap: number;
  /** Whether a space was drawn before it. */
  spaced: boolean;
  /** In ems, how far its own letters stand apart, on average; 0 for a single one. */
  inner: number;
}

/** Where a letter is drawn, in points from the top left of the page. */
export interface LetterPlace {
  x: number;
  baseline: number;
  width: number;
  height: number;
  /** The font's size across. */
  em: number;
}

/** In ems. A letter further from the last one than this begins a word; further back, it is drawn over others. */
export const WORD_GAP = 0.102;
const STEP_BACK = 0.2;
/** In text heights: letters of one word may be set as much higher or lower. */
const SHIFT = 0.25;
const SAME_SIZE = 0.01;
/** Of the text's height, what stands above its baseline. */
const ASCENT = 0.8;
export const baseline = ({ y, height }: Box): number => y + height * ASCENT;

/** Puts letters together as they are drawn one after the other. */
export class FragmentWriter {
  readonly fragments: Fragment[] = [];

  private last: { fragment: Fragment; end: number; baseline: number; letters: number } | null = null;
  private spaced = false;

  /** False for a space and other letters that leave nothing on paper. */
  write(letter: string, { x, baseline, width, height, em }: LetterPlace): boolean {
    const text = PLAIN.test(letter) ? letter : printed(letter);
    if (text === '') {
      if (SPACE.test(letter)) this.spaced = true;
      return false;
    }
    const { last, spaced } = this;
    const gap = last && isLevel(last, baseline, height) ? (x - last.end) / em : Infinity;
    this.spaced = false;
    if (last && !spaced && gap <= WORD_GAP && gap > -STEP_BACK) {
      last.fragment.text += text;
      last.fragment.inner += (gap - last.fragment.inner) / last.letters++;
      last.end = Math.max(last.end, x + width);
      last.fragment.box.width = last.end - last.fragment.box.x;
      return true;
    }
    const fragment = { text, box: { x, y: baseline - height * ASCENT, width, height }, gap, spaced, inner: 0 };
    this.last = { fragment, end: x + width, baseline, letters: 1 };
    this.fragments.push(fragment);
    return true;
  }
}

/** Letters of one size, near enough to one baseline. */
function isLevel({ fragment, baseline }: { fragment: Fragment; baseline: number }, y: number, height: number): boolean {
  return Math.abs(fragment.box.height - height) < height * SAME_SIZE && Math.abs(baseline - y) < height * SHIFT;
}

const SPACE = /^\s+$/;
const PLAIN = /^[\x21-\x7e]+$/;
const SPACES = /\s/g;
/** A glyph that the font gives no letter for. */
const UNKNOWN_GLYPHS = /[\p{Cc}\p{Co}\p{Cs}]/gu;
const SOFT_HYPHEN = /\u00ad/g;
const MARKS_OF_FORMAT = /\p{Cf}/gu;

/** Ligatures taken apart; a hyphen that is drawn is a hyphen, whatever it is called. */
function printed(letter: string): string {
  const text = normalizeUnicode(letter).replace(SPACES, '').replace(SOFT_HYPHEN, '-').replace(MARKS_OF_FORMAT, '');
  return text.replace(UNKNOWN_GLYPHS, UNREADABLE_LETTER);
}
