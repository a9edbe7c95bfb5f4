import { around, bottom, sidewaysOverlap, type Word } from '../page-model.js';
import { fold } from '../understanding/fold.js';
import { findLabels } from '../understanding/labels.js';
import { cellOf, type Cell } from '../understanding/cells.js';
import { type TextLine, wordRuns, wordsOn } from '../understanding/text-lines.js';
import type { Anchor } from './vendor-layout.js';

/** Labels longer than this are sentences. */
const MAX_LABEL_WORDS = 4;
/** How far (in heights) above a value its label may stand. */
const ABOVE = 2.6;
/** How far (in points) a value without label may have moved. */
const MOVED = 6;

/** Consecutive words of one line that make up a value. */
export interface Occurrence {
  line: TextLine;
  /** Of the line's words. */
  start: number;
  words: Word[];
}

/** Every run of up to `longest` words on a line whose text fits. */
export function findRuns(lines: TextLine[], longest: number, fits: (text: string) => boolean): Occurrence[] {
  return lines.flatMap((line) => {
    const all = wordsOn(line);
    const runs = wordRuns(all, longest).filter((words) => fits(textOf(words)));
    return runs.map((words) => ({ line, start: all.indexOf(words[0]!), words }));
  });
}

/** The text of a value without the punctuation around it. */
export const textOf = (words: Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[#:\s]+|[,;:\s]+$/g, '');

/** Digits and letters by their kind: what another number of the same series looks like. */
export const shapeOf = (text: string): string => text.replace(/\d+/g, '9').replace(/\p{Ll}+/gu, 'a');

/** How this value may be found again, the surest way first. */
export function anchorsOf(occurrence: Occurrence, lines: TextLine[], shape: string | null): Anchor[] {
  const { words } = occurrence;
  const common = { words: words.length, shape, overruled: null };
  const pages = lines.map(({ page }) => page);
  const { page, box } = words[0]!;
  const isFirst = page === Math.min(...pages);
  const labels: Anchor[] = [
    ...labelOf(leftOf(occurrence)).map((label) => ({ kind: 'label', side: 'right', label, ...common }) as const),
    ...labelOf(aboveOf(occurrence, lines)).map(
      (label) => ({ kind: 'label', side: 'below', label, ...common }) as const,
    ),
  ];
  if (!isFirst && page !== Math.max(...pages)) return labels;
  return [...labels, { kind: 'place', page: isFirst ? 'first' : 'last', x: box.x, y: box.y, ...common }];
}

/** The words before it on the line: of its own cell, else the cell before. */
function leftOf({ line, start }: Occurrence): Word[] {
  let passed = 0;
  for (const [index, { words }] of line.cells.entries()) {
    if (start < passed + words.length) {
      const own = words.slice(0, start - passed);
      return own.length > 0 ? own : (line.cells[index - 1]?.words ?? []);
    }
    passed += words.length;
  }
  return [];
}

function aboveOf({ words }: Occurrence, lines: TextLine[]): Word[] {
  const box = around(words.map((word) => word.box));
  const page = words[0]!.page;
  const above = lines
    .filter((line) => line.page === page && line.box.y < box.y - 1 && box.y - bottom(line.box) < ABOVE * box.height)
    .flatMap(({ cells }) => cells.filter((cell) => sidewaysOverlap(cell.box, box) > 0.3));
  return above.at(-1)?.words ?? [];
}

/** Usable as a label: letters, no digits. */
function labelOf(words: Word[]): string[] {
  const label = fold(textOf(words.slice(-MAX_LABEL_WORDS)));
  return /\p{L}{2}/u.test(label) && !/\d/.test(label) ? [label] : [];
}

/** The one value that stands at the anchor; null when there is none, or more than one. */
export function resolve(anchor: Anchor, lines: TextLine[]): Cell | null {
  const cells = anchor.kind === 'label' ? atLabel(anchor, lines) : atPlace(anchor, lines);
  const values = cells.flatMap((cell) => valueIn(cell, anchor));
  return new Set(values.map(({ text }) => text)).size === 1 ? values[0]! : null;
}

function atLabel({ label, side }: Anchor & { kind: 'label' }, lines: TextLine[]): Cell[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(label)}(?![\\p{L}\\p{N}])`, 'u');
  return findLabels(lines, pattern).flatMap(({ rest, next, below }) =>
    side === 'below' ? (below ?? []) : (rest ?? next ?? []),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function atPlace({ page, x, y }: Anchor & { kind: 'place' }, lines: TextLine[]): Cell[] {
  const pages = lines.map((line) => line.page);
  const number = page === 'first' ? Math.min(...pages) : Math.max(...pages);
  return lines
    .filter((line) => line.page === number)
    .flatMap((line) => {
      const words = wordsOn(line);
      const start = words.findIndex(({ box }) => Math.abs(box.x - x) < MOVED && Math.abs(box.y - y) < MOVED);
      return start < 0 ? [] : [cellOf(words.slice(start))];
    });
}

function valueIn(cell: Cell, { words, shape }: Anchor): Cell[] {
  const start = cell.words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const run = start < 0 ? [] : cell.words.slice(start, start + words);
  if (run.length < words) return [];
  const text = textOf(run);
  return shape === null || shapeOf(text) === shape ? [{ ...cellOf(run), text }] : [];
}
