import { bottom, type Box, right } from '../../page-model.js';
import { type GreyPicture, inkThreshold } from './grey-picture.js';
import { blotsOf, boxOf, isOfLetterSize } from './letters.js';

/** Of the picture's longer side: a thinner bar holds no letters that anybody reads. */
const MIN_SIDE = 1 / 75;
/** Of the picture: more is a dark page, or a shadow. */
const MAX_AREA = 0.4;
/** Share of ink along the rim, and of light within. */
const SOLID = 0.85;
const LIGHT = { least: 0.01, most: 0.5 };
/** As many light patches of the size of letters make text; a picture or a pattern may have some. */
const MIN_LETTERS = 6;
const PAPER = 255;

/** Panels with light letters on them: headings of tables, boxes of totals, badges. In pixels. */
export function darkPanels(picture: GreyPicture): Box[] {
  const ink = inkThreshold(picture);
  if (ink < 0) return [];
  // A second look, at what is lighter than the letters of the page and yet no paper.
  const found = [ink, Math.round((ink + PAPER) / 2)].flatMap((threshold) => panelsAt(picture, threshold));
  // The first may have found only parts of it.
  return found
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .reduce<Box[]>((kept, panel) => (kept.some((other) => overlap(panel, other)) ? kept : [...kept, panel]), []);
}

/** The picture with the letters of the panels dark on paper. */
export function withPanelsTurned(picture: GreyPicture, panels: Box[]): GreyPicture {
  const turned = { ...picture, pixels: picture.pixels.slice() };
  for (const panel of panels) turn(turned, panel, groundOf(picture, panel));
  return turned;
}

/** What is dark becomes as light as paper, however dark the panel is; what lies beside its round corners is paper. */
function turn({ width, pixels }: GreyPicture, panel: Box, ground: number): void {
  const stretch = PAPER / (PAPER - ground);
  const isBeside = (at: number): boolean => pixels[at]! > (ground + PAPER) / 2;
  for (let y = panel.y; y < bottom(panel); y++) {
    let start = y * width + panel.x;
    let end = start + panel.width - 1;
    while (start <= end && isBeside(start)) pixels[start++] = PAPER;
    while (end > start && isBeside(end)) pixels[end--] = PAPER;
    for (let at = start; at <= end; at++) {
      pixels[at] = Math.min(PAPER, Math.round((PAPER - pixels[at]!) * stretch));
    }
  }
}

/** The grey that most of the panel has. */
function groundOf({ width, pixels }: GreyPicture, { x, y, width: across, height }: Box): number {
  const counts = new Uint32Array(PAPER);
  for (let row = y; row < y + height; row++) {
    for (let at = row * width + x; at < row * width + x + across; at++) counts[Math.min(pixels[at]!, PAPER - 1)]!++;
  }
  return counts.indexOf(Math.max(...counts));
}

function panelsAt(picture: GreyPicture, threshold: number): Box[] {
  const least = MIN_SIDE * Math.max(picture.width, picture.height);
  return [...blotsOf(picture, threshold)]
    .map(boxOf)
    .filter((box) => Math.min(box.width, box.height) >= least)
    .filter((box) => box.width * box.height <= MAX_AREA * picture.width * picture.height)
    .filter((box) => isPanel(picture, box, threshold));
}

function isPanel(picture: GreyPicture, box: Box, threshold: number): boolean {
  const isInk = (x: number, y: number): boolean => picture.pixels[y * picture.width + x]! <= threshold;
  if (rimShare(box, isInk) < SOLID) return false;
  const light = lightOf(picture, box, threshold);
  const share = light.pixels.filter((grey) => grey === 0).length / light.pixels.length;
  if (share < LIGHT.least || share > LIGHT.most) return false;
  return [...blotsOf(light, 0)].filter((blot) => isOfLetterSize(blot, picture)).length >= MIN_LETTERS;
}

/** Share of ink a little within the four sides. */
function rimShare(box: Box, isInk: (x: number, y: number) => boolean): number {
  const inset = Math.max(1, Math.round(Math.min(box.width, box.height) * 0.05));
  let ink = 0;
  let all = 0;
  const count = (x: number, y: number): void => {
    all++;
    if (isInk(x, y)) ink++;
  };
  for (let x = box.x + inset; x < right(box) - inset; x++) {
    count(x, box.y + inset);
    count(x, bottom(box) - 1 - inset);
  }
  for (let y = box.y + inset; y < bottom(box) - inset; y++) {
    count(box.x + inset, y);
    count(right(box) - 1 - inset, y);
  }
  return ink / Math.max(1, all);
}

/** What is lighter than the panel, as ink: 0 where it is, paper elsewhere. */
function lightOf({ width, pixels }: GreyPicture, box: Box, threshold: number): GreyPicture {
  const light = new Uint8Array(box.width * box.height).fill(PAPER);
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      if (pixels[(box.y + row) * width + box.x + column]! > threshold) light[row * box.width + column] = 0;
    }
  }
  return { width: box.width, height: box.height, pixels: light };
}

const overlap = (box: Box, other: Box): boolean =>
  box.x < right(other) && other.x < right(box) && box.y < bottom(other) && other.y < bottom(box);
