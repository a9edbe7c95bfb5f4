import { bottom, type Box, right } from '../../page-model.js';
import type { GreyPicture } from './grey-picture.js';
import { findLetters, letterHeight } from './letters.js';
import { pipelineOf, toGrey } from './raster.js';
import { removeRulingLines } from './ruling-lines.js';
import { findSkew } from './skew.js';

/** The height of capitals, in pixels, that the engine reads best. */
const BEST_HEIGHT = 30;
const MAX_SCALE = 4;
/** An A4 page at 350 dpi: more takes time and memory, and reads no better. */
const MAX_PIXELS = 12_000_000;
const SKEW_WIDTH = 800;
/** Degrees; less does no harm. */
const MIN_SKEW = 0.15;

export type Quarters = 0 | 1 | 2 | 3;

/** A picture made ready for the engine, and how it came about. */
export interface PreparedPicture {
  picture: GreyPicture;
  /** Of the picture before it was turned straight, in pixels of the prepared one. */
  width: number;
  height: number;
  /** Pixels of the prepared picture per pixel of the given one. */
  scale: number;
  /** Clockwise; how the given picture was turned. */
  degrees: number;
  /** By how many quarters the given picture was turned, clockwise, to stand upright. */
  quarters: Quarters;
  /** What looks like letters on it. */
  letters: Box[];
}

/** Upright, straight, in the size that reads best, without the lines of tables. */
export async function prepare(given: GreyPicture, maxPixels = MAX_PIXELS): Promise<PreparedPicture> {
  const { upright, degrees, quarters, letters } = await setUpright(given);
  if (letters.length === 0) {
    const { width, height } = upright;
    return { picture: upright, width, height, scale: 1, degrees: 0, quarters, letters };
  }
  const scale = scaleFor(upright, letterHeight(letters), maxPixels);
  const width = Math.round(upright.width * scale);
  const scaled = scale === 1 ? upright : await toGrey(pipelineOf(upright).resize(width, null, { kernel: 'cubic' }));
  const isStraight = Math.abs(degrees) < MIN_SKEW;
  const picture = isStraight ? scaled : await toGrey(pipelineOf(scaled).rotate(-degrees, { background: 'white' }));
  removeRulingLines(picture, BEST_HEIGHT);
  const turned = { width, height: scaled.height, scale, degrees: isStraight ? 0 : degrees, quarters };
  const prepared: PreparedPicture = { picture, ...turned, letters };
  return { ...prepared, letters: letters.map((box) => onPrepared(box, prepared)) };
}

/** The same, turned upside down. */
export function turnedOver(prepared: PreparedPicture): PreparedPicture {
  const { picture, letters, quarters } = prepared;
  const { width, height } = picture;
  return {
    ...prepared,
    picture: { width, height, pixels: picture.pixels.slice().reverse() },
    letters: letters.map((box) => ({ ...box, x: width - right(box), y: height - bottom(box) })),
    quarters: ((quarters + 2) % 4) as Quarters,
  };
}

interface UprightPicture {
  upright: GreyPicture;
  degrees: number;
  quarters: Quarters;
  letters: Box[];
}

async function setUpright(given: GreyPicture): Promise<UprightPicture> {
  const skew = findSkew(await smallCopy(given));
  const letters = findLetters(given);
  // Of a tilted page the lines tell less than the letters do.
  if (skew.isSideways || !areUpright(letters)) {
    const upright = await toGrey(pipelineOf(given).rotate(90));
    const turned = findLetters(upright);
    if (areUpright(turned)) return { upright, degrees: skew.sideways, quarters: 1, letters: turned };
  }
  return { upright: given, degrees: skew.upright, quarters: 0, letters };
}

/** Where a box of the upright picture lies on the prepared one. */
function onPrepared(box: Box, { picture, width, height, scale, degrees }: PreparedPicture): Box {
  const [sine, cosine] = [Math.sin((-degrees * Math.PI) / 180), Math.cos((-degrees * Math.PI) / 180)];
  const [dx, dy] = [(box.x + box.width / 2) * scale - width / 2, (box.y + box.height / 2) * scale - height / 2];
  const [x, y] = [dx * cosine - dy * sine + picture.width / 2, dx * sine + dy * cosine + picture.height / 2];
  const size = { width: box.width * scale, height: box.height * scale };
  return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

function scaleFor(picture: GreyPicture, height: number | null, maxPixels: number): number {
  const wanted = height === null ? 1 : BEST_HEIGHT / height;
  return Math.min(wanted, MAX_SCALE, Math.sqrt(maxPixels / (picture.width * picture.height)));
}

/** Most letters are taller than they are wide. */
const areUpright = (letters: Box[]): boolean =>
  letters.filter(({ width, height }) => height > width).length > letters.length / 2;

const smallCopy = (picture: GreyPicture): Promise<GreyPicture> =>
  toGrey(pipelineOf(picture).resize({ width: SKEW_WIDTH, withoutEnlargement: true }));
