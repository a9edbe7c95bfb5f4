/** The one shape every page reader gives, whatever the file was. */

/** In points, from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Stands for a letter that is printed but cannot be told. */
export const UNREADABLE_LETTER = '\uFFFD';

export interface Word {
  text: string;
  /** Counted from 1. */
  page: number;
  box: Box;
  /** 0..1, how sure the letters are; absent where they are known, as in a text layer. */
  confidence?: number;
  /** Of the shape of an amount, and yet a code. */
  isCode?: boolean;
}

export interface Page {
  number: number;
  width: number;
  height: number;
  words: Word[];
  /** A picture covers the page: its text layer, if any, is somebody's OCR and not what is printed. */
  scanned: boolean;
  /**
   * What another reading of the same page gave: the text layer beside OCR, or OCR beside the text layer. Its boxes lie on
   * the page as it was given.
   */
  rival?: Word[];
  /** What each of two OCR engines read, before the words were made of both; boxes as those of the words. */
  eyes?: Eyes;
  handwritten?: boolean;
  /** The page as it was given, where it had to be turned to be read. */
  original?: OriginalPage;
}

/** `first` knows accents and spaces, `second` is surer of figures and codes but knows ASCII only. */
export interface Eyes {
  first: Word[];
  second: Word[];
}

/** Width and height in points. */
export interface OriginalPage {
  width: number;
  height: number;
  /** Where a box of the page lies on the page as it was given. */
  place: (box: Box) => Box;
}

/** Of a text layer no letter is in doubt. */
export const isByOcr = (words: Word[]): boolean => words.some(({ confidence }) => confidence !== undefined);

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;
export const middle = (box: Box): number => box.y + box.height / 2;

/** Its middle lies within the other. */
export function isCentredIn(box: Box, frame: Box): boolean {
  const x = box.x + box.width / 2;
  return x > frame.x && x < right(frame) && middle(box) > frame.y && middle(box) < bottom(frame);
}

/** The smallest box around all of them; `boxes` is not empty. */
export function around(boxes: Box[]): Box {
  let [x, y, end, low] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    end = Math.max(end, right(box));
    low = Math.max(low, bottom(box));
  }
  return { x, y, width: end - x, height: low - y };
}

/** How much of the narrower one lies within the other, sideways: 0..1. */
export function sidewaysOverlap(a: Box, b: Box): number {
  const shared = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  return Math.max(0, shared) / Math.max(0.1, Math.min(a.width, b.width));
}

/** Set to the same edge, or to the same middle. */
export const isFlush = (a: Box, b: Box): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(right(a) - right(b)), Math.abs(a.x + a.width / 2 - b.x - b.width / 2)) < 3;
