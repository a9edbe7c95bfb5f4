import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unwrapWoff } from './woff.js';

const { resolve } = createRequire(import.meta.url);

/** Latin, Greek, Cyrillic, Hebrew, Arabic and more in two weights; for all other scripts one plain face. */
const FILES = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
  wide: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
} as const;

export type Face = keyof typeof FILES;
export type Weight = Exclude<Face, 'wide'>;

interface Loaded {
  file: Buffer;
  font: Font;
}

/** Each is read when it is first needed. */
const loaded = new Map<Face, Loaded>();

export function load(face: Face): Loaded {
  let font = loaded.get(face);
  if (!font) loaded.set(face, (font = read(resolve(FILES[face]))));
  return font;
}

function read(path: string): Loaded {
  const bytes = readFileSync(path);
  const file = path.endsWith('.woff') ? unwrapWoff(bytes) : bytes;
  return { file, font: create(file) as Font };
}

/** The face that has every letter of a character as people see it: of its weight where possible. */
export function faceFor(character: string, weight: Weight): Face {
  return has(weight, character) || !has('wide', character) ? weight : 'wide';
}

function has(face: Face, character: string): boolean {
  const { font } = load(face);
  return [...character].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}
