import { groupWhile } from '../group-while.js';
import { intoLines, withNeighbours } from '../lines-of-boxes.js';
import type { Source } from '../draft.js';
import { barsOfTables, withBarsApart } from './bars.js';
import { withSignsBack } from './broken-amounts.js';
import { withDatesWhole } from './broken-dates.js';
import { type Cell, cellOf } from './cells.js';
import { withGridsWhole, withValuesApart } from './field-grids.js';
import { fold } from './fold.js';
import { withoutFootnoteSigns } from './footnote-signs.js';
import {
  around,
  bottom,
  isByOcr,
  middle,
  right,
  sidewaysOverlap,
  type Box,
  type Page,
  type Word,
} from '../page-model.js';
import { withoutRules, withWordsMended } from './misread-words.js';
import { withFieldsApart } from './run-in-fields.js';
import { withLabelsApart } from './run-in-labels.js';
import { withWorkDaysWhole } from './work-days.js';

export interface TextLine {
  page: number;
  cells: Cell[];
  box: Box;
}

export const standsOn = ({ page, box }: Source, line: TextLine): boolean =>
  page === line.page && box !== null && middle(box) > line.box.y && middle(box) < bottom(line.box);

/** Whether one of these stands on a line: asked of every line of a paper, which may have thousands. */
export function standsOnOneOf(sources: Source[]): (line: TextLine) => boolean {
  const heights = new Map<string, Source[]>();
  const at = (page: number, y: number): string => `${page} ${y}`;
  for (const source of sources) {
    if (!source.box) continue;
    const key = at(source.page, Math.floor(middle(source.box)));
    heights.set(key, [...(heights.get(key) ?? []), source]);
  }
  return (line) => {
    for (let y = Math.floor(line.box.y); y <= bottom(line.box); y++)
      if (heights.get(at(line.page, y))?.some((source) => standsOn(source, line))) return true;
    return false;
  };
}

/** A wider gap than this (in text heights) parts two cells. */
const CELL_GAP = 0.8;
/** Neighbouring cells are sometimes set a little higher or lower. */
const LINE_TOLERANCE = 0.55;
/** By OCR, type comes out up to a tenth too large, which must not join a cell that is centred between two lines with either. */
const TOLERANCE_BY_OCR = 0.5;

export function textLines(page: Page): TextLine[] {
  const ruled = page.words.flatMap(withBarsApart);
  const printed = withoutFootnoteSigns(withoutRules(ruled)).map(withCents).map(withNought).flatMap(apartFromShare);
  const words = isByOcr(printed) ? printed : withSignsBack(printed);
  const lines = isByOcr(words) ? withNeighbours(intoLines(words, TOLERANCE_BY_OCR)) : intoLines(words, LINE_TOLERANCE);
  const bars = isByOcr(words) ? new Set<Word>() : barsOfTables(words);
  const whole = lines.map((line) => intoCells(line, bars)).filter((cells) => cells.length > 0);
  const cut = isByOcr(words) ? whole : cutOverValues(cutAtColumns(whole));
  const fields = withLabelsApart(withFieldsApart(withDatesWhole(withGridsWhole(cut))));
  return withWorkDaysWhole(withValuesApart(fields)).map((cells) => ({
    page: page.number,
    cells,
    box: around(cells.map((cell) => cell.box)),
  }));
}

/**
 * Two columns may stand as close as words: one begins where a cell begins in the line above, and a word in the line below.
 */
function cutAtColumns(lines: Cell[][]): Cell[][] {
  const cut: Cell[][] = [];
  for (const [index, cells] of lines.entries()) {
    const [above, below] = [cut[index - 1] ?? [], lines[index + 1] ?? []];
    const starts = above.slice(1).filter(({ box, text }) => isWord(text) && isNear(box, cells[0]!.box));
    const isStart = ({ text, box }: Word): boolean =>
      isWord(text) &&
      starts.some((cell) => areFlush(cell.box, box)) &&
      below.some(
        (cell, at) =>
          isNear(box, cell.box) &&
          cell.words.some((word, first) => at + first > 0 && isWord(word.text) && areFlush(word.box, box)),
      );
    cut.push(
      starts.length === 0 || below.length === 0
        ? cells
        : cells.flatMap((cell) => groupWhile(cell.words, (word) => !isStart(word)).map(cellOf)),
    );
  }
  return cut;
}
/** Labels may stand close in one row: a gap wider than a space parts those that stand over one value each. */
const cutOverValues = (lines: Cell[][]): Cell[][] =>
  lines.map((cells, index) => {
    const below = lines.slice(index + 1, index + 1 + VALUES_BELOW);
    return cells.flatMap((cell) => (cell.words.length > 1 ? (partsOver(below, cell) ?? cell) : cell));
  });
/** So many lines below a label stands its value, beside those of an address. */
const VALUES_BELOW = 2;

function partsOver(below: Cell[][], cell: Cell): Cell[] | null {
  const lines = below.map((cells) => cells.filter(({ box }) => isOver(cell, box)));
  const values = lines.find(({ length }) => length > 0) ?? [];
  if (values.length < 2 || !isNear(cell.box, values[0]!.box) || /\d/.test(cell.text)) return null;
  if (!values.some(({ text }) => /\d/.test(text))) return null;
  const parts = groupWhile(cell.words, ({ box }, { box: last }) => box.x - right(last) < LABELS_APART * last.height);
  const labels = parts.map(cellOf);
  const areApart = labels.every((label, at) => values.every(({ box }, other) => isOver(label, box) === (at === other)));
  return labels.length === values.length && areApart ? labels : null;
}
const isOver = ({ box }: Cell, value: Box): boolean => sidewaysOverlap(box, value) > 0;
/** In text heights. */
const LABELS_APART = 0.45;

/** Figures are set flush right. */
const isWord = (text: string): boolean => /^\p{L}{2}/u.test(text);
const areFlush = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < FLUSH;
const isNear = (upper: Pick<Box, 'y' | 'height'>, lower: Pick<Box, 'y' | 'height'>): boolean =>
  lower.y - upper.y < LINES_APART * Math.max(upper.height, lower.height);
/** In points. */
const FLUSH = 0.6;
/** In text heights. */
const LINES_APART = 2.5;

/** "1 850,- Kč", "495,–": no cents. */
const withCents = (word: Word): Word =>
  NO_CENTS.test(word.text) ? { ...word, text: word.text.replace(NO_CENTS, (_, mark: string) => `${mark}00`) } : word;
const NO_CENTS = /(?<=^\D{0,3}(?:(?:\d{1,3}[.,' ])*\d{1,3}|\d{4,7}(?=,)))([.,])[-–—]{1,2}(?=\D{0,3}$)/u;

/** "€.23": nothing before the mark. */
const withNought = (word: Word): Word =>
  LESS_THAN_ONE.test(word.text) ? { ...word, text: word.text.replace('.', '0.') } : word;
const LESS_THAN_ONE = /^[$€£]\.\d\d$/;

/** "21%16 577,00": the figure of the next column right behind a percentage; "KDV(%20)": a rate right behind its tax. */
function apartFromShare(word: Word): Word[] {
  const share = SHARE_BEFORE.exec(word.text)?.[0] ?? BEFORE_SHARE.exec(word.text)?.[0];
  if (!share) return [word];
  const { x, width } = word.box;
  const part = (width * share.length) / word.text.length;
  return [
    { ...word, text: share, box: { ...word.box, width: part } },
    { ...word, text: word.text.slice(share.length), box: { ...word.box, x: x + part, width: width - part } },
  ];
}

const SHARE_BEFORE = /^\d{1,2}(?:[.,]\d{1,2})?%(?=\d)/;
const BEFORE_SHARE = /^\p{L}{2,}(?=\((?:%\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}(?:[.,]\d{1,2})?%)\):?$)/u;

const intoCells = (words: Word[], bars: Set<Word>): Cell[] =>
  groupWhile(words, (word, last) => {
    const isNear = word.box.x - right(last.box) < Math.min(last.box.height, word.box.height) * CELL_GAP;
    return isNear && !isLogoBefore(last, word) && !bars.has(word) && !bars.has(last);
  })
    .filter(([first]) => !bars.has(first!))
    .map((cell) => cellOf(withWordsMended(areSpaced(cell) ? [joined(cell)] : cell)));

/** "F A C T U U R". */
const areSpaced = (words: Word[]): boolean =>
  words.length >= SPACED_LETTERS && words.every(({ text }) => /^\p{Lu}$/u.test(text));
const SPACED_LETTERS = 5;
const joined = (letters: Word[]): Word => ({
  ...letters[0]!,
  text: letters.map(({ text }) => text).join(''),
  box: around(letters.map(({ box }) => box)),
});

/** "bhj Baustoffhandel Jura AG": initials in letters much larger than those of the name beside them. */
const isLogoBefore = (logo: Word, name: Word): boolean =>
  /^\p{L}{2,5}$/u.test(logo.text) &&
  /^\p{Lu}\p{L}/u.test(name.text) &&
  logo.box.height > LOGO_SIZE * name.box.height &&
  fold(logo.text).startsWith(fold(name.text)[0]!);
const LOGO_SIZE = 1.4;

/** The words of a line from left to right, whatever cells they stand in. */
export const wordsOn = ({ cells }: TextLine): Word[] => cells.flatMap(({ words }) => words);

/** What stands on a line. */
export const textOf = ({ cells }: TextLine): string => cells.map(({ text }) => text).join(' ');

/** The text of every word. */
export function textsOf(lines: TextLine[]): string[] {
  const texts: string[] = [];
  for (const { cells } of lines) for (const { words } of cells) for (const { text } of words) texts.push(text);
  return texts;
}

/** Half the way down what is printed on the first page. */
export const middleOf = (lines: TextLine[]): number =>
  Math.max(0, ...lines.filter(({ page }) => page === 1).map(({ box }) => bottom(box))) / 2;

/** Every run of up to `longest` words, as they follow each other. */
export const wordRuns = (words: Word[], longest: number): Word[][] =>
  words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_, more) => words.slice(start, start + more + 1)),
  );
