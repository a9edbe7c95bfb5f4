import type { Box } from '../../page-model.js';

/** How likely each pixel belongs to text, row by row. */
export interface TextMap {
  width: number;
  height: number;
  /** 0..1. */
  shares: Float32Array;
}

/** From here on a pixel is text, and so is a patch on average. */
const PIXEL = 0.3;
const PATCH = 0.6;
/** Smaller patches are dust. */
const MIN_SIDE = 3;
/** The model is trained on the core of each line: the line itself is larger by this share of its area per outline. */
const GROWTH = 1.6;

/**
 * The lines of text on a map of the detection model (differentiable binarisation): patches of connected pixels, grown to
 * what they are the core of. The picture is straight, so the box around each is the line.
 */
export function textPlaces({ width, height, shares }: TextMap): Box[] {
  const seen = new Uint8Array(shares.length);
  const places: Box[] = [];
  const open: number[] = [];
  for (let start = 0; start < shares.length; start++) {
    if (seen[start] || shares[start]! < PIXEL) continue;
    let [left, right, top, low, count, sum] = [width, 0, height, 0, 0, 0];
    seen[start] = 1;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      low = Math.max(low, y);
      count++;
      sum += shares[at]!;
      const next = [x > 0 ? at - 1 : at, x + 1 < width ? at + 1 : at, at - width, at + width];
      for (const one of next) {
        if (one < 0 || one >= shares.length || seen[one] || shares[one]! < PIXEL) continue;
        seen[one] = 1;
        open.push(one);
      }
    }
    const box = { x: left, y: top, width: right - left + 1, height: low - top + 1 };
    if (Math.min(box.width, box.height) >= MIN_SIDE && sum / count >= PATCH) places.push(grown(box));
  }
  return places;
}

function grown({ x, y, width, height }: Box): Box {
  const by = (GROWTH * width * height) / (2 * (width + height));
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
