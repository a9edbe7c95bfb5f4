import type { ReadValue } from '../draft.js';
import { around, bottom, isFlush, middle, right, sidewaysOverlap, type Box } from '../page-model.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';
import { findLabels, type LabelHit } from './labels.js';
import { type Cell, cellOf } from './cells.js';
import type { TextLine } from './text-lines.js';
import { isDate, numberIn } from './number-shapes.js';
import { lessSureOfCounts, placesOf, TITLE, toReadValue, valueOf } from './number-values.js';
import { DATED, INVOICE_DATE, PLAIN_DATE } from './words/date-words.js';
import { DOCUMENT_NUMBER, INVOICE_TITLE, VAGUE_NUMBER } from './words/number-words.js';

/** What stands under a title stands within so many of its heights. */
const TITLE_REACH = 4;

/**
 * "INVOICE" as a title, and close under it "No. 17-4" or "#17-4" with nothing else on its place: the title says of what
 * it is the number. Only where no other number is named so vaguely; elsewhere on the page it may be anybody's, which counts
 * only where no label names the invoice's.
 */
export function underTitle(
  lines: TextLine[],
  titles: LabelHit[],
  isTable: boolean,
  isLabelled: boolean,
): ReadValue<string>[] {
  const vague = findLabels(lines, VAGUE_NUMBER).flatMap((hit) => {
    // A letter alone is a sign of the columns: "Tax exempt" over "N".
    const place = hit.cell.text === 'N' ? null : placesOf(hit).find((one) => one !== null);
    const [value] = place ? valueOf(hit, TITLE, [place]) : [];
    return value && place && (value.text === place.text.trim().replace(/^: /, '') || isDated(place, value.text))
      ? [{ hit, value, block: blockOf(hit, place, lines) }]
      : [];
  });
  const values = new Set(vague.map(({ value }) => fold(value.value)));
  if (values.size !== 1) return [];
  const near = vague.filter(
    ({ hit, block }) =>
      // "Reference | PO 61840" below the labelled number.
      !(isLabelled && OF_ANYTHING.test(hit.label)) &&
      (titles.some(
        (title) =>
          isUnder(block, title.cell) || isBeside(hit, title) || (!isLabelled && isByItself(hit, title, isTable)),
      ) ||
        isOverDate(hit, lines)),
  );
  return near.slice(0, 1).map(({ value }) => lessSureOfCounts(value));
}

/** "INVOICE" at the left of the page, and "no. 17-4" in the same row at its right. */
const isBeside = (hit: LabelHit, { cell }: LabelHit): boolean =>
  hit.cell.page === cell.page && Math.abs(middle(hit.cell.box) - middle(cell.box)) < cell.box.height / 2;

/** "# | : 17-4" right over "Invoice Date | : 3 May": in a list of what is said of the invoice. */
function isOverDate({ cell, label }: LabelHit, lines: TextLine[]): boolean {
  const below = lines[lines.findIndex(({ cells }) => cells.includes(cell)) + 1];
  const first = below?.page === cell.page ? below.cells.find(({ box }) => Math.abs(box.x - cell.box.x) < 1) : undefined;
  return cell.folded === label && first !== undefined && INVOICE_DATE.exec(first.folded)?.[0].trim() === first.folded;
}

/** The label with its value, and the date's label beside it: what a title stands over. */
function blockOf({ cell }: LabelHit, value: Cell, lines: TextLine[]): Cell {
  const row = lines.find(({ cells }) => cells.includes(cell))?.cells ?? [];
  const dates = row.filter(({ folded }) => PLAIN_DATE.test(folded));
  return { ...cell, box: around([cell, value, ...dates].map(({ box }) => box)) };
}

/** "FT-9536 del 17/11/2024", "#20417 · 17 May 2024": the number, and nothing else than the date of the paper behind it. */
function isDated({ text }: Cell, number: string): boolean {
  const date = findDate(text);
  if (!date || !text.replace(/^#/, '').startsWith(number) || date.index + date.length < text.trim().length)
    return false;
  const between = text.slice(text.indexOf(number) + number.length, date.index);
  return DATED_ALONE.test(fold(between)) || /^ [·•|–—-] $/.test(between);
}
const DATED_ALONE = new RegExp(`${DATED.source}$`);

/** "Document | Number | Date" over "Invoice | 4753 | 3 May": the number beside what the paper says it is. */
export function besideKind(lines: TextLine[]): ReadValue<string>[] {
  return findLabels(lines, VAGUE_NUMBER).flatMap((hit) => {
    const { cell } = hit;
    const below = [hit.next, hit.below].find(
      (place) => place && place.box.y > bottom(cell.box) && sidewaysOverlap(place.box, cell.box) > 0,
    );
    if (!below || cell.folded !== hit.label || OF_ANYTHING.test(hit.label)) return [];
    const headings = lines.find(({ cells }) => cells.includes(cell))!.cells;
    const heading = headings[headings.indexOf(cell) - 1];
    const values = lines.find(({ cells }) => cells.includes(below))!.cells;
    const kind = values[values.indexOf(below) - 1];
    const isKind = heading && kind && sidewaysOverlap(heading.box, kind.box) > 0 && KIND_HEADING.test(heading.folded);
    return isKind && INVOICE_TITLE.exec(kind.folded)?.index === 0 && !/\d/.test(kind.text)
      ? valueOf(hit, TITLE, [below])
      : [];
  });
}
/** "Number | Date | Customer", or "Invoice | Date", over "17-4 | 17/06/2025 | C35": what is dated beside its number is the paper. */
export function besideDate(lines: TextLine[]): ReadValue<string>[] {
  const found = [VAGUE_NUMBER, DOCUMENT_NUMBER, INVOICE_TITLE]
    .flatMap((pattern) => findLabels(lines, pattern))
    .flatMap((hit) => {
      const { cell, label } = hit;
      const index = lines.findIndex(({ cells }) => cells.includes(cell));
      const date = lines[index]!.cells.find(({ folded }) => isDateHeading(folded.replace(OF_DOCUMENT, '')));
      if (!date || cell.folded !== label || OF_ANYTHING.test(label)) return [];
      for (const { page, cells } of lines.slice(index + 1, index + 3)) {
        const [number, dated] = [cell, date].map((heading) =>
          cells.find((below) => page === cell.page && sidewaysOverlap(below.box, heading.box) > 0),
        );
        if (number && dated && isDate(dated)) return valueOf(hit, TITLE, [number]);
      }
      return [];
    });
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

/** "№ 0000012457 / дата 09.10.2025": number and date of one paper in one cell. */
export const withDateBehind = (lines: TextLine[]): ReadValue<string>[] =>
  findLabels(lines, VAGUE_NUMBER).flatMap((hit) => {
    const [number, slash, label] = hit.rest?.words ?? [];
    const isDated = slash?.text === '/' && label !== undefined && PLAIN_DATE.test(fold(label.text));
    return isDated && findDate(hit.rest!.text) ? valueOf(hit, TITLE, [cellOf([number!])]) : [];
  });

const isDateHeading = (folded: string): boolean => PLAIN_DATE.exec(folded)?.[0] === folded;
/** Folded. */
const OF_DOCUMENT = / (?:documento?|dokument\p{L}*|dokladu?)$/u;

/** What kind of paper it is. */
const KIND_HEADING =
  /^(?:παραστατικο|ειδος παραστατικου|document|document type|type|dokument|belegart|type de document|tipo(?: de)? documento|documento|soort document|rodzaj dokumentu|tip document)$/;

/** "INVOICE" as a title, and right under it nothing but a number. */
export function bareUnderTitle(lines: TextLine[], titles: LabelHit[]): ReadValue<string>[] {
  const under = titles.flatMap(({ cell: title }) => {
    const after = lines.findIndex(({ cells }) => cells.includes(title)) + 1;
    const place = lines.slice(after, after + 3).flatMap(({ cells }) => cells.filter((cell) => isUnder(cell, title)))[0];
    const value = place && numberIn(place);
    const isNumber =
      value && value.text === place.text.trim() && /\d{3}/.test(value.text) && isFlush(place.box, title.box);
    return isNumber ? [lessSureOfCounts(toReadValue(value, TITLE))] : [];
  });
  return under.length === 1 ? under : [];
}
/** "Number: 17-4" with no other word, on the page of the title; a table file has no pages. */
const isByItself = ({ cell, label, rest }: LabelHit, title: LabelHit, isTable: boolean): boolean =>
  (isTable || !OF_ANYTHING.test(label)) &&
  (isTable || cell.page === title.cell.page) &&
  (rest ? cell.folded.startsWith(label) : cell.folded === label);

/** Names of what may be a party's or an order's as well. */
const OF_ANYTHING = /(?:^| )(?:id|code|ref|reference)(?= |$)/;

export const isUnder = (cell: Cell, title: Cell): boolean =>
  cell.page === title.page &&
  cell.box.y > title.box.y &&
  cell.box.y - bottom(title.box) < TITLE_REACH * title.box.height &&
  distance(cell.box, title.box) < 2 * title.box.height;

/** Sideways, between the nearest edges; below zero where one stands over the other. */
const distance = (a: Box, b: Box): number => Math.max(a.x - right(b), b.x - right(a));
