import { CLEAR, type ReadValue } from '../draft.js';
import { around, bottom, type Box, middle, sidewaysOverlap } from '../page-model.js';
import { withoutDates } from './dates.js';
import { fold } from './fold.js';
import { firstWords } from './labels.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { isCode, withoutPunctuation } from './number-shapes.js';
import { CERTAIN, shapeOf, toReadValue, VAGUE } from './number-values.js';
import { BEFORE_NUMBER } from './words/number-words.js';

/** "Please quote invoice 2024-92": a number of the same shape that a sentence names, and that is another. */
export function inSentences(lines: TextLine[], number: ReadValue<string>): ReadValue<string>[] {
  const shape = shapeOf(number.value);
  return lines.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      cell.words.flatMap((word, at) => {
        const { text } = withoutPunctuation(cellOf([word]));
        const isOther = shapeOf(text) === shape && fold(text) !== fold(number.value) && /\d{3}/.test(text);
        if (at === 0 || !isOther || !withoutDates(cell.text).includes(text)) return [];
        const before = fold(cellOf(cell.words.slice(Math.max(0, at - 3), at)).text);
        return BEFORE_NUMBER.test(before) ? [toReadValue({ ...cellOf([word]), text }, CERTAIN)] : [];
      }),
    ),
  );
}

/** "No. 8869" at the head, where a label further down names another number of the same shape. */
export const alikeAbove = (found: ReadValue<string>[], { value, source }: ReadValue<string>): ReadValue<string>[] =>
  found.filter(
    (other) =>
      other.confidence < CLEAR &&
      shapeOf(other.value) === shapeOf(value) &&
      /\d{3}/.test(other.value) &&
      fold(other.value) !== fold(value) &&
      other.source.page === source.page &&
      (other.source.box?.y ?? Infinity) < (source.box?.y ?? 0),
  );

/** The same, or the end of the same print: "FT 2025/17" read from its second word on; or its start, where it wraps. */
export const isPartOf = (part: ReadValue<string>, whole: ReadValue<string>): boolean =>
  fold(part.value) === fold(whole.value) ||
  (WRAPPED.test(part.value) && whole.value.startsWith(part.value)) ||
  endsIn(whole.value, part.value) ||
  endsIn(part.value, whole.value) ||
  (part.source.page === whole.source.page &&
    part.source.box !== null &&
    whole.source.box !== null &&
    sidewaysOverlap(part.source.box, whole.source.box) > 0 &&
    Math.abs(part.source.box.y - whole.source.box.y) < 1 &&
    whole.value.endsWith(part.value));

/** "INV-20417" is called "20417", too, or "INV 20417", whichever stands first. */
const endsIn = (whole: string, part: string): boolean =>
  /\d{4}/.test(part) && whole.endsWith(part) && !/\d$/.test(whole.slice(0, -part.length));

/** Where a narrow cell broke a number: nothing ends like this. */
const WRAPPED = /[-–/_.]$/;

/**
 * "RE-2026-" over "4711" in a narrow cell is one number, and so is "Invoice RE-2026-" over it, where the whole is printed once
 * more; where nothing follows below, what was read is not all of it.
 */
export function inFull(number: ReadValue<string>, lines: TextLine[]): ReadValue<string> {
  if (!WRAPPED.test(number.text)) return number;
  const { box, page } = number.source;
  const cells = lines.flatMap((line) => line.cells);
  const title = cells.find((cell) => cell.page === page && isOn(cell.box, box!));
  const isFlush = (cell: Cell, { x }: Box): boolean => Math.abs(cell.box.x - x) < FLUSH;
  const near = cells.filter(
    (cell) => cell.page === page && cell.box.y > box!.y && cell.box.y - bottom(box!) < box!.height,
  );
  const restOf = (below: Cell): string => withoutPunctuation(firstWords(below, 1)).text;
  const isAgain = (below: Cell): boolean =>
    cells.some(({ words }) =>
      words.some(({ text }) => text.replace(/[.,;:]$/, '') === `${number.text}${restOf(below)}`),
    );
  const own = near.find((cell) => isFlush(cell, box!) && isCode(restOf(cell)));
  const below = own ?? (title && near.find((cell) => isFlush(cell, title.box) && isAgain(cell)));
  if (!below) return { ...number, confidence: Math.min(number.confidence, VAGUE), checks: [] };
  const value = `${number.text}${restOf(below)}`;
  return { ...number, value, text: value, source: { page, box: around([box!, below.box]) } };
}
const isOn = (cell: Box, part: Box): boolean =>
  Math.abs(middle(cell) - middle(part)) < part.height / 2 && sidewaysOverlap(cell, part) > 0;
const FLUSH = 3;
