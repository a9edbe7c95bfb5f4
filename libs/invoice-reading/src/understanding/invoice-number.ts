import { CLEAR, type Doubt, type ReadValue } from '../draft.js';
import { around, bottom, right, sidewaysOverlap, UNREADABLE_LETTER, type Box } from '../page-model.js';
import { findDate, withoutDates } from './dates.js';
import { fold } from './fold.js';
import { findLabels, firstWords, isBare, type LabelHit } from './labels.js';
import { paymentReferences, standAlone } from './payment-reference.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { isCode, isDate, numberIn, withoutPunctuation } from './number-shapes.js';
import { prefixedAtHead } from './prefixed-numbers.js';
import { numbersLikeDates } from './numbers-like-dates.js';
import { DATED, PLAIN_DATE } from './words/date-words.js';
import {
  BEFORE_NUMBER,
  DOCUMENT_NUMBER,
  INVOICE_NUMBER,
  INVOICE_TITLE,
  NUMBER_OF_OTHERS,
  NUMBER_WORD,
  RECEIPT_NUMBER,
  RECEIPT_TITLE,
  SALE_NUMBER,
  VAGUE_NUMBER,
} from './words/number-words.js';

/** How plainly each kind of label names the number. */
const CERTAIN = 0.95;
const TITLE = 0.85;
const VAGUE = 0.5;

/** The invoice number by its label; several different ones are a doubt. */
export function readInvoiceNumber(
  lines: TextLine[],
  { isTable = false } = {},
): { number: ReadValue<string> | null; doubts: Doubt[] } {
  const titles = findLabels(lines, INVOICE_TITLE);
  const labels = findLabels(lines, INVOICE_NUMBER);
  const labelled = labels
    .filter(({ cell }) => !OF_OTHER_SIDE.test(cell.folded))
    .flatMap((hit) => [...valueOf(hit, CERTAIN, placesOf(hit)), ...besidesAndBelow(hit)]);
  const all = [
    ...labelled,
    ...titles.flatMap((hit) =>
      valueOf(hit, TITLE, [hit.rest, isBare(hit) ? hit.next : null]).map((number) => lessSureOfCounts(number)),
    ),
    ...numbersLikeDates(labels, titles, lines).map((place) => toReadValue(place, CERTAIN)),
    ...besideKind(lines),
    ...(titles.length > 0 ? besideDate(lines) : []),
    ...underTitle(lines, titles.filter(isBare), isTable, labelled.length > 0),
    ...(titles.length > 0 ? findLabels(lines, DOCUMENT_NUMBER) : []).flatMap((hit) =>
      valueOf(hit, TITLE, placesOf(hit)).map((number) => (isSaidToBeNumber(hit) ? number : lessSureOfCounts(number))),
    ),
    ...(labelled.length === 0 ? ofReceipt(lines) : []),
    ...findLabels(lines, VAGUE_NUMBER).flatMap((hit) => valueOf(hit, VAGUE, [hit.rest, hit.next])),
  ];
  if (all.length === 0) all.push(...(titles.length > 0 ? ofSale(lines) : []));
  if (all.length === 0) all.push(...prefixedAtHead(lines).map((cell) => toReadValue(cell, TITLE)));
  const named = withoutOthers(withoutPages(all, lines), lines);
  const bare = bareUnderTitle(lines, titles.filter(isBare));
  const isNamed = named.some(({ confidence }) => confidence >= CLEAR);
  const found = isNamed
    ? [...named, ...bare.filter(({ value }) => shapeOf(value) === shapeOf(named[0]!.value))]
    : withReference([...bare, ...named], lines, titles.length > 0);
  const first = found.find(({ confidence }) => confidence >= CLEAR) ?? found[0];
  const number = first ? inFull(first, lines) : null;
  const rivals = found.filter((other) => other.confidence >= CLEAR && !isPartOf(other, number!));
  if (number) rivals.push(...inSentences(lines, number), ...alikeAbove(found, number));
  if (rivals.length === 0) return { number, doubts: [] };
  const message = `More than one invoice number is printed: ${[number!, ...rivals].map(({ value }) => value).join(', ')}.`;
  return { number, doubts: [{ code: 'several-numbers', message, field: 'invoiceNumber' }] };
}

/** "Facture 1/2" at the head of the first of two pages. */
function withoutPages(found: ReadValue<string>[], lines: TextLine[]): ReadValue<string>[] {
  const pages = lines.at(-1)?.page ?? 1;
  return pages === 1 ? found : found.filter(({ value, source }) => value !== `${source.page}/${pages}`);
}

/**
 * What a payment shall name is the invoice, where no label is clear: a number with a label that may be anybody's, or one that
 * stands in the head without any.
 */
function withReference(found: ReadValue<string>[], lines: TextLine[], isTitled: boolean): ReadValue<string>[] {
  if (!isTitled || found.some(({ confidence }) => confidence >= CLEAR)) return found;
  const others = numbersOfOthers(lines);
  const references = new Set([...paymentReferences(lines)].filter((code) => !others.has(code)));
  const isAsked = ({ value }: ReadValue<string>): boolean => references.has(fold(value));
  if (found.some(isAsked)) return found.filter(isAsked).map((number) => ({ ...number, ...SURE }));
  const alone = standAlone(lines, references).map((cell) => toReadValue(cell, TITLE));
  return new Set(alone.map(({ value }) => value)).size === 1 ? [...alone, ...found] : found;
}
const SURE = { confidence: TITLE, checks: ['two-places-agree' as const] };

/** "External document no.": what the receiver calls it. Folded. */
const OF_OTHER_SIDE = /^(?:extern\p{L}*|ekstern\p{L}*)(?= )/u;

/** "Invoice #3381" as a title, of which a field says that it is the order's: not where a field names the invoice's own. */
function withoutOthers(found: ReadValue<string>[], lines: TextLine[]): ReadValue<string>[] {
  const [first] = found;
  if (!first || found.every(({ value }) => value === first.value)) return found;
  const others = numbersOfOthers(lines);
  const own = found.filter(({ value }) => !others.has(fold(value)));
  return own.some(({ confidence }) => confidence >= CLEAR) ? own : found;
}

/** What fields name as the number (folded) of an order, an account, a customer. */
const numbersOfOthers = (lines: TextLine[]): Set<string> =>
  new Set(
    findLabels(lines, NUMBER_OF_OTHERS).flatMap((hit) =>
      [withoutNumberWord(hit.rest), hit.next, hit.below].flatMap((place) =>
        place && isWhole(place) ? fold(numberIn(place)!.text) : [],
      ),
    ),
  );

/** "No: 3381", behind what it is the number of. */
function withoutNumberWord(place: Cell | null): Cell | null {
  const at = place?.words.findIndex(({ text }) => !NUMBER_WORD.test(fold(text))) ?? -1;
  return at < 0 ? null : cellOf(place!.words.slice(at));
}

/** "Ticket n° 669103" below "TICKET DE CAISSE". */
const ofReceipt = (lines: TextLine[]): ReadValue<string>[] =>
  lines.some(({ cells }) => cells.some(({ folded }) => RECEIPT_TITLE.test(folded)))
    ? [RECEIPT_NUMBER, DOCUMENT_NUMBER].flatMap((label) =>
        findLabels(lines, label).flatMap((hit) => valueOf(hit, TITLE, placesOf(hit))),
      )
    : [];

/** "Venda Nº: 5871" on an invoice that has no other number. */
const ofSale = (lines: TextLine[]): ReadValue<string>[] =>
  findLabels(lines, SALE_NUMBER).flatMap((hit) => valueOf(hit, TITLE, placesOf(hit)));

/** "Please quote invoice 2024-92": a number of the same shape that a sentence names, and that is another. */
function inSentences(lines: TextLine[], number: ReadValue<string>): ReadValue<string>[] {
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
const alikeAbove = (found: ReadValue<string>[], { value, source }: ReadValue<string>): ReadValue<string>[] =>
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
const isPartOf = (part: ReadValue<string>, whole: ReadValue<string>): boolean =>
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

/** "RE-2026-" over "4711" in a narrow cell is one number; where nothing follows below, what was read is not all of it. */
function inFull(number: ReadValue<string>, lines: TextLine[]): ReadValue<string> {
  if (!WRAPPED.test(number.text)) return number;
  const { box, page } = number.source;
  const below = lines
    .flatMap(({ cells }) => cells)
    .find(
      (cell) =>
        cell.page === page &&
        cell.box.y > box!.y &&
        cell.box.y - bottom(box!) < box!.height &&
        Math.abs(cell.box.x - box!.x) < FLUSH,
    );
  const rest = below && withoutPunctuation(firstWords(below, 1)).text;
  if (!rest || !isCode(rest)) return { ...number, confidence: Math.min(number.confidence, VAGUE), checks: [] };
  const value = `${number.text}${rest}`;
  return { ...number, value, text: value, source: { page, box: around([box!, below.box]) } };
}
const FLUSH = 3;

/** "Invoice 2 of 3", "Rechnung 2026". */
const lessSureOfCounts = (number: ReadValue<string>): ReadValue<string> =>
  /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(number.value) ? { ...number, confidence: VAGUE, checks: [] } : number;

/** "Document number: 37". */
const isSaidToBeNumber = ({ cell, label, rest }: LabelHit): boolean =>
  rest?.words.length === 1 &&
  cell.folded === `${label} ${rest.folded}` &&
  label.split(' ').some((word) => NUMBER_WORD.test(word));

/** What stands under a title stands within so many of its heights. */
const TITLE_REACH = 4;

/**
 * "INVOICE" as a title, and close under it "No. 17-4" or "#17-4" with nothing else on its place: the title says of what
 * it is the number. Only where no other number is named so vaguely; elsewhere on the page it may be anybody's, which counts
 * only where no label names the invoice's.
 */
function underTitle(lines: TextLine[], titles: LabelHit[], isTable: boolean, isLabelled: boolean): ReadValue<string>[] {
  const vague = findLabels(lines, VAGUE_NUMBER).flatMap((hit) => {
    // A letter alone is a sign of the columns: "Tax exempt" over "N".
    const place = hit.cell.text === 'N' ? null : placesOf(hit).find((one) => one !== null);
    const [value] = place ? valueOf(hit, TITLE, [place]) : [];
    return value && place && (value.text === place.text.trim() || isDated(place, value.text))
      ? [{ hit, value, block: blockOf(hit, place, lines) }]
      : [];
  });
  const values = new Set(vague.map(({ value }) => fold(value.value)));
  if (values.size !== 1) return [];
  const near = vague.filter(
    ({ hit, block }) =>
      // "Reference | PO 61840" below the labelled number.
      !(isLabelled && OF_ANYTHING.test(hit.label)) &&
      titles.some((title) => isUnder(block, title.cell) || (!isLabelled && isByItself(hit, title, isTable))),
  );
  return near.slice(0, 1).map(({ value }) => lessSureOfCounts(value));
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
function besideKind(lines: TextLine[]): ReadValue<string>[] {
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
function besideDate(lines: TextLine[]): ReadValue<string>[] {
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

const isDateHeading = (folded: string): boolean => PLAIN_DATE.exec(folded)?.[0] === folded;
/** Folded. */
const OF_DOCUMENT = / (?:documento?|dokument\p{L}*|dokladu?)$/u;

/** What kind of paper it is. */
const KIND_HEADING =
  /^(?:παραστατικο|ειδος παραστατικου|document|document type|type|dokument|belegart|type de document|tipo(?: de)? documento|documento|soort document|rodzaj dokumentu|tip document)$/;

/** Letters and digits as such: what numbers of one series share. */
const shapeOf = (value: string): string => value.replace(/\p{L}/gu, 'A').replace(/\d/g, '9');

/** "INVOICE" as a title, and right under it nothing but a number. */
function bareUnderTitle(lines: TextLine[], titles: LabelHit[]): ReadValue<string>[] {
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
/** Set to the same edge, or to the same middle. */
const isFlush = (a: Box, b: Box): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(right(a) - right(b)), Math.abs(a.x + a.width / 2 - b.x - b.width / 2)) < 3;

/** "Number: 17-4" with no other word, on the page of the title; a table file has no pages. */
const isByItself = ({ cell, label, rest }: LabelHit, title: LabelHit, isTable: boolean): boolean =>
  (isTable || !OF_ANYTHING.test(label)) &&
  (isTable || cell.page === title.cell.page) &&
  (rest ? cell.folded.startsWith(label) : cell.folded === label);

/** Names of what may be a party's or an order's as well. */
const OF_ANYTHING = /(?:^| )(?:id|code|ref|reference)(?= |$)/;

const isUnder = (cell: Cell, title: Cell): boolean =>
  cell.page === title.page &&
  cell.box.y > title.box.y &&
  cell.box.y - bottom(title.box) < TITLE_REACH * title.box.height &&
  distance(cell.box, title.box) < 2 * title.box.height;

/** Sideways, between the nearest edges; below zero where one stands over the other. */
const distance = (a: Box, b: Box): number => Math.max(a.x - right(b), b.x - right(a));

/**
 * Behind the label, beside it, below it. Beside it may stand the next column of the page, such as an address: what is a number
 * and nothing else comes before what only begins like one.
 */
function placesOf({ rest, next, below }: LabelHit): (Cell | null)[] {
  return !isWhole(next) && isWhole(below) ? [rest, below, next] : [rest, next, below];
}

const isWhole = (cell: Cell | null): boolean =>
  cell !== null && numberIn(cell)?.text === cell.text.trim().replace(/^# ?/, '');

/** A number beside the label and another below it: either may be the invoice's. */
const besidesAndBelow = (hit: LabelHit): ReadValue<string>[] =>
  hit.rest === null && isWhole(hit.next) && isWhole(hit.below)
    ? [hit.next!, hit.below!].flatMap((place) => valueOf(hit, CERTAIN, [place]))
    : [];

/** The first place that holds something shaped like a number; a place that holds other words ends the search there. */
function valueOf(hit: LabelHit, confidence: number, places: (Cell | null)[]): ReadValue<string>[] {
  for (const place of places) {
    if (!place) continue;
    const value = numberIn(place);
    if (value) return [toReadValue(value, confidence)];
    if (place === hit.rest) return [];
  }
  return [];
}

function toReadValue(cell: Cell, confidence: number): ReadValue<string> {
  const source = { page: cell.page, box: cell.box };
  if (cell.text.includes(UNREADABLE_LETTER)) confidence = Math.min(confidence, 0.4);
  const checks = confidence >= CLEAR ? (['label'] as const) : [];
  return { value: cell.text, text: cell.text, source, confidence, checks: [...checks] };
}
