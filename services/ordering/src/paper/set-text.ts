import { faceFor, type Face, type Weight } from './fonts.js';

/** Text in one face. */
export interface Run {
  face: Face;
  text: string;
}

/** How wide a run is, in points. */
export type Measure = (run: Run) => number;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string): string[] => [...characters.segment(text)].map(({ segment }) => segment);

/** What would not be seen but change what is: control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The lines of a text in this width: broken between words, and within one that is wider than a line. */
export function breakLines(text: string, width: number, weight: Weight, measure: Measure): Run[][] {
  const widthOfText = (part: string): number => widthOf(setLine(part, weight), measure);
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const words = paragraph.replace(/\t/g, ' ').replace(UNSEEN, '').split(/\s+/).filter(Boolean);
    return breakParagraph(words, width, widthOfText).map((line) => setLine(line, weight));
  });
}

export function widthOf(runs: Run[], measure: Measure): number {
  return runs.reduce((sum, run) => sum + measure(run), 0);
}

/** Each word is measured once, which is what takes time. */
function breakParagraph(words: string[], width: number, widthOfText: (text: string) => number): string[] {
  const space = widthOfText(' ');
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of words) {
    const wide = widthOfText(word);
    if (line && taken + space + wide <= width) {
      line += ` ${word}`;
      taken += space + wide;
      continue;
    }
    if (line) lines.push(line);
    const parts = wide <= width ? [word] : breakWord(word, width, widthOfText);
    line = parts.pop()!;
    lines.push(...parts);
    taken = parts.length > 0 ? widthOfText(line) : wide;
  }
  return [...lines, line];
}

/** Also how scripts without spaces are broken. A line has one character at least, however narrow it is. */
function breakWord(word: string, width: number, widthOfText: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const character of charactersOf(word)) {
    const wide = widthOfText(character);
    if (line && taken + wide > width) {
      lines.push(line);
      line = '';
      taken = 0;
    }
    line += character;
    taken += wide;
  }
  return [...lines, line];
}

/** One line in the faces that have its characters. A space between two words is in the face of the first. */
export function setLine(line: string, weight: Weight): Run[] {
  // Nearly all that is written.
  if (/^[\x20-\x7e]*$/.test(line)) return [{ face: weight, text: line }];
  const runs: Run[] = [];
  for (const character of charactersOf(line)) {
    const last = runs.at(-1);
    const face = character === ' ' && last ? last.face : faceFor(character, weight);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}
