import type { Box } from '../../page-model.js';
import { type GreyPicture, inkThreshold } from './grey-picture.js';

/** Smaller blots are dust, or letters that nobody can read. */
const MIN_HEIGHT = 5;
/** Most letters of a line are small ones; capitals and figures are what counts. */
const CAPITALS = 0.7;

export interface Blot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Everything of the size and shape of letters, box by box in pixels. */
export function findLetters(picture: GreyPicture): Box[] {
  return [...blotsOf(picture, inkThreshold(picture))].filter((blot) => isOfLetterSize(blot, picture)).map(boxOf);
}

export function boxOf({ left, right, top, bottom }: Blot): Box {
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The height of capitals and figures in pixels; null where there are hardly any letters. */
export function letterHeight(letters: Box[]): number | null {
  const heights = letters.map(({ height }) => height).sort((a, b) => a - b);
  return heights.length < 10 ? null : heights[Math.floor(heights.length * CAPITALS)]!;
}

/** Of the size and shape that letters have on that picture. */
export function isOfLetterSize({ left, right, top, bottom }: Blot, picture: GreyPicture): boolean {
  const width = right - left + 1;
  const height = bottom - top + 1;
  return height >= MIN_HEIGHT && height < picture.height / 12 && width < height * 2.5 && width > height / 12;
}

interface Run {
  start: number;
  end: number;
  blot: Blot;
}

/**
 * Patches of connected ink, all that is as dark as the threshold: row by row, a run of ink joins the blots it touches in the
 * row above.
 */
export function blotsOf(picture: GreyPicture, threshold: number): Set<Blot> {
  const { width, height } = picture;
  const found = new Set<Blot>();
  const merged = new Map<Blot, Blot>();
  const rootOf = (blot: Blot): Blot => {
    let root = blot;
    for (let next = merged.get(root); next; next = merged.get(root)) root = next;
    return root;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs: Run[] = [];
    let next = 0;
    for (const [start, end] of inkRuns(picture, y, threshold, width)) {
      while (next < above.length && above[next]!.end < start - 1) next++;
      let blot: Blot | null = null;
      for (let i = next; i < above.length && above[i]!.start <= end + 1; i++) {
        const touched = rootOf(above[i]!.blot);
        if (!blot) blot = touched;
        else if (blot !== touched) {
          join(blot, touched);
          merged.set(touched, blot);
          found.delete(touched);
        }
      }
      blot ??= { left: start, right: end, top: y, bottom: y };
      join(blot, { left: start, right: end, top: y, bottom: y });
      found.add(blot);
      runs.push({ start, end, blot });
    }
    above = runs;
  }
  return found;
}

function join(blot: Blot, other: Blot): void {
  blot.left = Math.min(blot.left, other.left);
  blot.right = Math.max(blot.right, other.right);
  blot.top = Math.min(blot.top, other.top);
  blot.bottom = Math.max(blot.bottom, other.bottom);
}

function inkRuns({ pixels }: GreyPicture, y: number, threshold: number, width: number): [number, number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let x = 0; x <= width; x++) {
    const isInk = x < width && pixels[y * width + x]! <= threshold;
    if (isInk && start < 0) start = x;
    if (!isInk && start >= 0) {
      runs.push([start, x - 1]);
      start = -1;
    }
  }
  return runs;
}
