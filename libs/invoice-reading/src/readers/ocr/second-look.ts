import { bottom, type Box, middle, right } from '../../page-model.js';
import { type Language, LAYOUT, recognise, type RecognisedWord } from './engine.js';
import type { GreyPicture } from './grey-picture.js';
import { pipelineOf, toGrey } from './raster.js';

/** White around each cut-out, in pixels: letters at the very edge are misread. */
const MARGIN = 24;
/** What belongs to the letters although it lies outside their box: serifs, smoothing. */
const RIM = 4;

interface CutOut {
  /** From the cut-outs' sheet to the picture. */
  shift: { x: number; y: number };
  top: number;
  bottom: number;
}

/**
 * Reads places of a picture once more, apart from everything around them: all cut-outs are put below each other on one
 * sheet, because each call of the engine has its price. The words of each region, in the picture's own pixels.
 */
export async function readAgain(
  picture: GreyPicture,
  regions: Box[],
  scale = 1,
  language?: Language,
): Promise<RecognisedWord[][]> {
  if (regions.length === 0) return [];
  const { sheet, cutOuts } = layOut(picture, regions);
  const seen =
    scale === 1
      ? sheet
      : await toGrey(pipelineOf(sheet).resize(Math.round(sheet.width * scale), null, { kernel: 'cubic' }));
  const words = (await recognise(seen, LAYOUT.block, language)).map((word) => ({
    ...word,
    box: scaled(word.box, 1 / scale),
  }));
  return cutOuts.map(({ shift, top, bottom: end }) =>
    words
      .filter(({ box }) => middle(box) >= top && middle(box) < end)
      .sort((a, b) => a.box.x - b.box.x)
      .map((word) => ({ ...word, box: { ...word.box, x: word.box.x + shift.x, y: word.box.y + shift.y } })),
  );
}

/** The same for places that hold text for certain: what the engine passes over beside taller letters is tried without them. */
export async function readAllAgain(
  picture: GreyPicture,
  regions: Box[],
  scale: number,
  language?: Language,
): Promise<RecognisedWord[][]> {
  const found = await readAgain(picture, regions, scale, language);
  const lost = [...regions.keys()].filter((index) => found[index]!.length === 0);
  if (lost.length === 0 || lost.length === regions.length) return found;
  const again = await readAllAgain(
    picture,
    lost.map((index) => regions[index]!),
    scale,
    language,
  );
  return found.map((words, index) => again[lost.indexOf(index)] ?? words);
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

function layOut(picture: GreyPicture, regions: Box[]): { sheet: GreyPicture; cutOuts: CutOut[] } {
  const areas = regions.map((region) => withRim(region, picture));
  const width = Math.max(...areas.map((area) => area.width)) + 2 * MARGIN;
  const height = areas.reduce((sum, area) => sum + area.height + 2 * MARGIN, 0);
  const sheet: GreyPicture = { width, height, pixels: new Uint8Array(width * height).fill(255) };
  const cutOuts: CutOut[] = [];
  let top = 0;
  for (const area of areas) {
    paste(picture, area, sheet, top + MARGIN);
    const end = top + area.height + 2 * MARGIN;
    const shift = { x: area.x - MARGIN, y: area.y - top - MARGIN };
    cutOuts.push({ shift, top, bottom: end });
    top = end;
  }
  return { sheet, cutOuts };
}

/** In whole pixels, within the picture. */
function withRim(box: Box, { width, height }: GreyPicture): Box {
  const x = Math.max(0, Math.floor(box.x) - RIM);
  const y = Math.max(0, Math.floor(box.y) - RIM);
  const end = { x: Math.min(width, Math.ceil(right(box)) + RIM), y: Math.min(height, Math.ceil(bottom(box)) + RIM) };
  return { x, y, width: Math.max(1, end.x - x), height: Math.max(1, end.y - y) };
}

function paste(from: GreyPicture, area: Box, to: GreyPicture, y: number): void {
  for (let row = 0; row < area.height; row++) {
    const start = (area.y + row) * from.width + area.x;
    to.pixels.set(from.pixels.subarray(start, start + area.width), (y + row) * to.width + MARGIN);
  }
}
