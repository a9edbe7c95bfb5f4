import { bottom, right, sidewaysOverlap, type Word } from '../page-model.js';
import { labelsUnderValues } from './labels-under-values.js';
import { foldWord } from './misread-words.js';
import { fold } from './fold.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { isDueLabel } from './words/due-labels.js';
import { NUMBER_OF_OTHERS } from './words/number-words.js';

/** A value under its label begins within so many text heights. */
const VALUE_BELOW = 3.5;
/** Under a row of headings, which may be set with more air. */
const ROW_BELOW = 5;
/** So many cells side by side make a row. */
const MIN_ROW = 3;

/** A label that was found, with the words that may be its value, the likeliest place first. */
export interface LabelHit {
  label: string;
  cell: Cell;
  /** The rest of the label's own cell. */
  rest: Cell | null;
  /** The next cell on the line, and what stands right below; the other way round where that is nearer, or right above alone. */
  next: Cell | null;
  below: Cell | null;
}

/** Every place where the pattern, matched against folded text, labels something. */
export function findLabels(lines: TextLine[], pattern: RegExp): LabelHit[] {
  const valuesAbove = labelsUnderValues(lines);
  return lines.flatMap((line, index) =>
    line.cells.flatMap((cell, position) => {
      const found = labelWithin(cell, pattern);
      if (!found) return [];
      const above = valuesAbove.get(cell);
      if (above) return [{ ...found, cell, next: above, below: null }];
      const next = line.cells.slice(position + 1).find(({ folded }) => folded !== '') ?? null;
      const below = cellBelow(cell, line, lines.slice(index + 1));
      // Far to the right begins something else, such as another column of the page.
      return [
        isNearer(below, next, cell) ? { ...found, cell, next: below, below: next } : { ...found, cell, next, below },
      ];
    }),
  );
}

/** Flush under the label, while what stands beside it is far away. */
const isNearer = (below: Cell | null, next: Cell | null, { box }: Cell): boolean =>
  below !== null &&
  next !== null &&
  // In a list of labels and values the next label stands below.
  /\d/.test(below.text) &&
  Math.abs(below.box.x - box.x) < FLUSH &&
  below.box.y - bottom(box) < box.height &&
  next.box.x - right(box) > FAR * box.height;
const FLUSH = 2;
const FAR = 4;

/** Words that make up the pattern's first match in the cell, and what follows them. */
function labelWithin(cell: Cell, pattern: RegExp): { label: string; rest: Cell | null } | null {
  const match = pattern.exec(cell.folded);
  if (!match) return null;
  const end = match.index + match[0].length;
  let folded = '';
  for (const [index, word] of cell.words.entries()) {
    folded = `${folded} ${foldWord(word)}`.trim();
    if (folded.length < end) continue;
    const rest = cell.words.slice(index + 1);
    // "Számlaszám / Invoice no.: SZ-77": the label once more in another language belongs to it.
    const again = rest[0]?.text.startsWith('/') ? labelWithin(cellOf(rest), pattern) : null;
    if (again && cellOf(rest).folded.startsWith(again.label)) return { label: match[0].trim(), rest: again.rest };
    // "Invoice number / Date" over "90047318 / 06.11.2025": the label of the second value.
    if (rest[0]?.text === '/' && match.index === 0 && !/\d/.test(cell.text) && !isOfOther(cellOf(rest)))
      return { label: match[0].trim(), rest: null };
    // "Rechnungsdatum/Lieferdatum": one value for both.
    if (folded.length > end && /\p{L}\/\p{L}/u.test(word.text) && match.index === 0 && !/\d/.test(cell.text))
      return { label: match[0].trim(), rest: null };
    if (BETWEEN_LANGUAGES.test(rest[0]?.text ?? '') && !isOfOther(cellOf(rest))) {
      const behind = behindTranslation(rest.slice(1));
      return { label: match[0].trim(), rest: behind.length > 0 ? cellOf(behind) : null };
    }
    return { label: match[0].trim(), rest: withTail(word, folded.length - end, withoutTranslation(rest)) };
  }
  return null;
}

/** "Rechnung-Nr. | Invoice ID", "Emitida em – Date of issue". */
const BETWEEN_LANGUAGES = /^[|–]$/;

/** "Broj računa (Invoice number): 31-1-1", "Faktura (invoice) nr 7": what follows the label in another language. */
function withoutTranslation(words: Word[]): Word[] {
  const end = words[0]?.text.startsWith('(') ? words.findIndex(({ text }) => /\):?$/.test(text)) : -1;
  const translation = end < 0 ? null : cellOf(words.slice(0, end + 1));
  return translation && !/\d/.test(translation.text) && !isOfOther(translation) ? words.slice(end + 1) : words;
}

/** "Invoice no. | Order no.: 4711" names two. */
const isOfOther = ({ text, folded }: Cell): boolean =>
  NUMBER_OF_OTHERS.test(folded) || isDueLabel(fold(/^[^\d:]*/.exec(text)![0]));

/** "Rechnung-Nr. | Invoice ID: 18958": what follows the same label in another language. */
function behindTranslation(words: Word[]): Word[] {
  const end = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const value = end > 0 ? end : words.findIndex(({ text }) => /\d/.test(text));
  return value < 0 ? [] : words.slice(value);
}

/** Nothing but the label stands in the cell, in one language or two. */
export const isBare = ({ cell, label, rest }: LabelHit): boolean =>
  cell.folded === label || (rest === null && / [|(–]/.test(cell.text));

/** "No:123" and "n°123" are label and value in one word; "n.º:" is a label alone. */
function withTail(word: Word, tailLength: number, rest: Word[]): Cell | null {
  const tail = tailLength > 0 ? /[:#°º]([^\p{L}\p{N}]*[\p{L}\p{N}].*)$/u.exec(word.text)?.[1] : undefined;
  const share = tail ? (word.box.width * tail.length) / word.text.length : 0;
  const own = tail ? [{ ...word, text: tail, box: { ...word.box, x: right(word.box) - share, width: share } }] : [];
  const words = [...own, ...rest.filter((other, index) => index > 0 || !SEPARATOR.test(other.text))];
  return words.length > 0 ? cellOf(words) : null;
}

/** What leads from a label to its value: ":", "›", "=", a row of dots. */
const SEPARATOR = /^(?:[:#.–›»>=|→-]|[.·…_]{2,}:?)$/;

function cellBelow(cell: Cell, { cells }: TextLine, following: TextLine[]): Cell | null {
  const isRow = cells.length >= MIN_ROW && (following[0]?.cells.length ?? 0) >= MIN_ROW;
  const rows = isTranslated(cells, following) ? following.slice(1) : following;
  for (const [index, line] of rows.slice(0, 3).entries()) {
    const reach = cell.box.height * (isRow && index === 0 ? ROW_BELOW : VALUE_BELOW);
    if (line.page !== cell.page || line.box.y - cell.box.y > reach) return null;
    const under = line.cells.find(({ box }) => sidewaysOverlap(box, cell.box) > 0.3);
    if (under) return under;
  }
  return null;
}

/** A row of labels that stands once more below, in another language, over the values of both. */
const isTranslated = (cells: Cell[], [again, values]: TextLine[]): boolean =>
  again !== undefined &&
  areOneRow(cells, again.cells) &&
  values?.page === again.page &&
  values.cells.length >= cells.length &&
  values.cells.some(({ text }) => /\d/.test(text));

/** "Számla kelte: | Fizetési határidő:" over "Issuing date: | Payment terms:": labels, each right below its own. */
export const areOneRow = (cells: Cell[], again: Cell[]): boolean =>
  cells.length >= MIN_ROW &&
  again.length === cells.length &&
  [...cells, ...again].every(({ text }) => /\p{L}{2}/u.test(text) && !/\d/.test(text)) &&
  again.every(
    ({ page, box }, at) =>
      page === cells[at]!.page &&
      sidewaysOverlap(box, cells[at]!.box) > 0.3 &&
      box.y - bottom(cells[at]!.box) < box.height,
  );

/** The first words of a cell as a cell of their own. */
export function firstWords(cell: Cell, count: number): Cell {
  return cellOf(cell.words.slice(0, count));
}
