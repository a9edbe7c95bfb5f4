import { type GreyPicture, inkThreshold } from './grey-picture.js';

const MAX_DEGREES = 8;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
/** A turn must make the lines of text this much sharper to be believed. */
const CONVINCING = 1.5;

/** Degrees, clockwise, by which the lines of text are turned. */
export interface Skew {
  upright: number;
  /** The same once a page on its side is set upright. */
  sideways: number;
  /** It looks as if it were on its side; so does a table of like rows. */
  isSideways: boolean;
}

/**
 * How the lines of text lie, by projection: summed along the right angle, rows of text and the white between them
 * differ most. `picture` is a small copy, some 800 pixels wide.
 */
export function findSkew(picture: GreyPicture): Skew {
  const ink = inkPoints(picture);
  const upright = sharpest(ink, picture.width);
  const onSide = { along: ink.across, across: ink.along, depth: picture.width };
  const turned = sharpest(onSide, picture.height);
  const isSideways = turned.sharpness > upright.sharpness * CONVINCING;
  // Seen from the side, clockwise is counter-clockwise.
  return { upright: upright.degrees, sideways: -turned.degrees, isSideways };
}

interface InkPoints {
  along: Float32Array;
  across: Float32Array;
  /** No point lies further across. */
  depth: number;
}

function inkPoints(picture: GreyPicture): InkPoints {
  const { width, height, pixels } = picture;
  const threshold = inkThreshold(picture);
  const along = new Float32Array(pixels.length);
  const across = new Float32Array(pixels.length);
  let count = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (pixels[at]! > threshold) continue;
      along[count] = x;
      across[count++] = y;
    }
  }
  // A page of text is ink to a twentieth: more is a dark picture, on which nothing is to be found by more points.
  if (count > pixels.length / 3) count = 0;
  return { along: along.subarray(0, count), across: across.subarray(0, count), depth: height };
}

interface Angle {
  degrees: number;
  sharpness: number;
}

function sharpest(ink: InkPoints, length: number): Angle {
  const straight = { degrees: 0, sharpness: sharpnessAt(0, ink, length) };
  const search = (from: number, to: number, step: number, start: Angle): Angle => {
    let best = start;
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const sharpness = sharpnessAt(degrees, ink, length);
      if (sharpness > best.sharpness) best = { degrees, sharpness };
    }
    return best;
  };
  const coarse = search(-MAX_DEGREES, MAX_DEGREES, COARSE_STEP, straight);
  return search(coarse.degrees - COARSE_STEP, coarse.degrees + COARSE_STEP, FINE_STEP, coarse);
}

/** How much neighbouring rows differ when the page is turned back by so many degrees. */
function sharpnessAt(degrees: number, { along, across, depth }: InkPoints, length: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(length * Math.abs(slope)) + 1;
  const rows = new Float64Array(depth + 2 * margin + 2);
  // Millions of points: rounded by the half that is added to what is never below zero.
  const shift = margin + 0.5;
  for (let i = 0; i < along.length; i++) rows[(across[i]! - along[i]! * slope + shift) | 0]!++;
  let sharpness = 0;
  for (let row = 1; row < rows.length; row++) sharpness += (rows[row]! - rows[row - 1]!) ** 2;
  return sharpness;
}
