import { type GreyPicture, inkThreshold } from './grey-picture.js';

const PAPER = 255;
/** In letter heights: no stroke of a letter is so long... */
const MIN_LENGTH = 3;
/** ...and no ruling so thick. */
const MAX_THICKNESS = 0.3;
/** A line is thin along most of its way; the rim of a dark area with light letters in it is not. */
const MOSTLY = 0.6;
/** Greys beside a line, left over by smoothing, go with it. */
const FRINGE = 2;

/**
 * Wipes out the lines of tables and frames, which OCR takes for letters. Where a letter crosses a line the ink stays:
 * it is thicker there than the line.
 */
export function removeRulingLines(picture: GreyPicture, letterHeight: number): void {
  const threshold = inkThreshold(picture);
  const minLength = Math.round(letterHeight * MIN_LENGTH);
  const maxThickness = Math.max(3, Math.round(letterHeight * MAX_THICKNESS));
  const { width, height } = picture;
  const rows: Direction = { lines: height, length: width, step: 1, stride: width };
  const columns: Direction = { lines: width, length: height, step: width, stride: 1 };
  // Found before any is wiped out: a grid's crossings belong to both.
  const marked = [rows, columns].flatMap((direction) => longRuns(picture, direction, threshold, minLength));
  const wiped = marked.flatMap((run) => thinParts(picture, run, threshold, maxThickness));
  for (const { from, to, step } of wiped) for (let at = from; at <= to; at += step) picture.pixels[at] = PAPER;
}

interface Direction {
  lines: number;
  length: number;
  /** From one pixel to the next along the direction, and from one line to the next. */
  step: number;
  stride: number;
}

interface Run {
  direction: Direction;
  line: number;
  start: number;
  end: number;
}

/** A run of this length has ink at one of any so many pixels: only every so many of them is looked at. */
function longRuns({ pixels }: GreyPicture, direction: Direction, threshold: number, minLength: number): Run[] {
  const runs: Run[] = [];
  for (let line = 0; line < direction.lines; line++) {
    const isInk = (i: number): boolean =>
      i >= 0 && i < direction.length && pixels[line * direction.stride + i * direction.step]! <= threshold;
    for (let i = minLength - 1; i < direction.length; i += minLength) {
      if (!isInk(i)) continue;
      let start = i;
      while (isInk(start - 1)) start--;
      while (isInk(i + 1)) i++;
      if (i - start + 1 >= minLength) runs.push({ direction, line, start, end: i });
      // What follows the run is no ink.
      i++;
    }
  }
  return runs;
}

interface Stroke {
  from: number;
  to: number;
  step: number;
}

/** Across the run, pixel by pixel: the strokes that are no thicker than a line. */
function thinParts({ pixels }: GreyPicture, run: Run, threshold: number, maxThickness: number): Stroke[] {
  const { direction, line, start, end } = run;
  const strokes: Stroke[] = [];
  for (let i = start; i <= end; i++) {
    // So thick halfway along, it is no line.
    if (strokes.length < (i - start) / 2 - maxThickness * 4) return [];
    const along = i * direction.step;
    const isInk = (at: number): boolean =>
      at >= 0 && at < direction.lines && pixels[at * direction.stride + along]! <= threshold;
    let first = line;
    let last = line;
    while (last - first <= maxThickness && isInk(first - 1)) first--;
    while (last - first <= maxThickness && isInk(last + 1)) last++;
    if (last - first + 1 > maxThickness) continue;
    const from = Math.max(0, first - FRINGE) * direction.stride + along;
    const to = Math.min(direction.lines - 1, last + FRINGE) * direction.stride + along;
    strokes.push({ from, to, step: direction.stride });
  }
  return strokes.length > MOSTLY * (end - start + 1) ? strokes : [];
}
