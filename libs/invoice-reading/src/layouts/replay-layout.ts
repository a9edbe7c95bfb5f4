import {
  CLEAR,
  type Check,
  type Doubt,
  type Draft,
  type DraftLine,
  type HeaderField,
  type ReadValue,
} from '../draft.js';
import { around, middle, right, sidewaysOverlap, type Box, type Page, type Word } from '../page-model.js';
import { findDate } from '../understanding/dates.js';
import { fold } from '../understanding/fold.js';
import { decideNumberStyle, parseNumber } from '../understanding/numbers.js';
import { cellOf, type Cell } from '../understanding/cells.js';
import { textLines, textsOf, wordsOn, type TextLine } from '../understanding/text-lines.js';
import { findLayout } from './fingerprint.js';
import { findRuns, resolve, textOf } from './anchors.js';
import { linesOfRows } from './line-rows.js';
import type { ColumnPlace, VendorLayout } from './vendor-layout.js';

const LEARNED = 0.9;
const CHECKS: Check[] = ['learned-layout'];
/** How far (in points) before the learned column its values may begin. */
const COLUMN_SLACK = 4;
/** What a person has settled for this paper once is no doubt any more. */
const SETTLES = ['invoiceNumber', 'invoiceDate', 'vendorName'] as const satisfies HeaderField[];
/** A value that was said no to is known again by its place, give or take a line (in points). */
const REJECTED_REACH = 20;

/** The draft, with what the buyer taught about this paper when it is known. */
export function replayLayouts(draft: Draft, pages: Page[], layouts: readonly VendorLayout[] = []): Draft {
  if (layouts.length === 0) return draft;
  const lines = pages.flatMap(textLines);
  const layout = findLayout(lines, layouts);
  return layout ? replayLayout(draft, lines, layout) : draft;
}

/**
 * A draft with what is known of the vendor's paper. Only the vendor's name and the meaning of a currency sign are taken
 * over; every other value is read from this document, at the place that was learned, and proved like any other.
 */
function replayLayout(draft: Draft, lines: TextLine[], layout: VendorLayout): Draft {
  const learned = {
    invoiceNumber: readNumber(layout, lines),
    invoiceDate: readDate(layout, lines),
    vendorName: readVendor(layout, lines),
    currency: readCurrency(layout, draft),
  };
  const settled: HeaderField[] = SETTLES.filter((field) => learned[field]);
  return {
    ...draft,
    invoiceNumber: learned.invoiceNumber ?? draft.invoiceNumber,
    invoiceDate: learned.invoiceDate ?? draft.invoiceDate,
    vendorName: learned.vendorName ?? draft.vendorName,
    currency: learned.currency ?? draft.currency,
    lines: layout.skuColumn ? withSkus(draft.lines, lines, layout.skuColumn) : draft.lines,
    amounts: withTotal(draft.amounts, layout, lines),
    doubts: [
      ...draft.doubts.filter(({ field }) => !field || !settled.includes(field)),
      ...contradictions(draft, learned, layout),
    ],
  };
}

/**
 * What the document plainly says for itself counts as much as what was learned, unless a person said no to it before:
 * where the two differ, a person must look again.
 */
function contradictions(
  draft: Draft,
  learned: Pick<Draft, 'invoiceNumber' | 'invoiceDate' | 'vendorName'>,
  { anchors, vendorRead }: VendorLayout,
): Doubt[] {
  const isRejected = {
    invoiceNumber: (own: ReadValue<string>) => isAt(own, anchors.invoiceNumber?.overruled),
    invoiceDate: (own: ReadValue<string>) => isAt(own, anchors.invoiceDate?.overruled),
    vendorName: (own: ReadValue<string>) => vendorRead !== null && fold(own.value) === fold(vendorRead),
  };
  return SETTLES.flatMap((field) => {
    const [own, other] = [draft[field], learned[field]];
    if (!own || !other || own.confidence < CLEAR || fold(own.value) === fold(other.value)) return [];
    if (isRejected[field](own)) return [];
    const message = `It may be “${other.value}”, as on an earlier invoice of this vendor, or “${own.value}”.`;
    return [{ code: 'readings-differ', message, field }];
  });
}

const isAt = ({ source: { box } }: ReadValue<string>, place: { x: number; y: number } | null | undefined): boolean =>
  Boolean(box && place && Math.abs(box.x - place.x) < REJECTED_REACH && Math.abs(box.y - place.y) < REJECTED_REACH);

/** Letters that OCR is not sure of are not made sure by the place where they stand. */
const read = <T>(value: T, { text, page, box, words }: Omit<Cell, 'folded'>): ReadValue<T> => ({
  value,
  text,
  source: { page, box },
  confidence: Math.min(LEARNED, ...words.map(({ confidence = 1 }) => confidence)),
  checks: CHECKS,
});

function at(layout: VendorLayout, field: keyof VendorLayout['anchors'], lines: TextLine[]): Cell | null {
  const anchor = layout.anchors[field];
  return anchor ? resolve(anchor, lines) : null;
}

function readNumber(layout: VendorLayout, lines: TextLine[]): ReadValue<string> | null {
  const cell = at(layout, 'invoiceNumber', lines);
  return cell && /\d/.test(cell.text) ? read(cell.text, cell) : null;
}

function readDate(layout: VendorLayout, lines: TextLine[]): ReadValue<string> | null {
  const cell = at(layout, 'invoiceDate', lines);
  const date = cell && findDate(cell.text);
  if (!date) return null;
  const { dayFirst, monthFirst } = date;
  if (dayFirst === monthFirst) return read(dayFirst!, cell);
  const value = layout.dateOrder === 'month-first' ? monthFirst : layout.dateOrder === 'day-first' ? dayFirst : null;
  return value ? read(value, cell) : null;
}

/** The name may stand in a picture: where it is not printed, the paper itself is what was recognised. */
function readVendor({ vendorName }: VendorLayout, lines: TextLine[]): ReadValue<string> | null {
  if (!vendorName) return null;
  const words = vendorName.split(/\s+/).length;
  const found = findRuns(lines, words, (text) => fold(text) === fold(vendorName))[0];
  const box = found ? around(found.words.map((word) => word.box)) : null;
  const source = { page: found?.words[0]?.page ?? lines[0]?.page ?? 1, box };
  return { value: vendorName, text: vendorName, source, confidence: LEARNED, checks: CHECKS };
}

/** Only where the paper reads as it did when the currency was set. */
function readCurrency({ currency }: VendorLayout, draft: Draft): ReadValue<string> | null {
  if (!currency || (draft.currency?.value ?? null) !== currency.read) return null;
  const { text, source } = draft.currency ?? { text: currency.code, source: { page: 1, box: null } };
  return { value: currency.code, text, source, confidence: LEARNED, checks: CHECKS };
}

/** The amount at the learned place is a total; whether it is the right one, the arithmetic says. */
function withTotal(amounts: Draft['amounts'], layout: VendorLayout, lines: TextLine[]): Draft['amounts'] {
  const anchor = layout.anchors.totalAmount;
  const cell = at(layout, 'totalAmount', lines);
  const { mark } = decideNumberStyle(textsOf(lines));
  const value = cell && parseNumber(cell.text, mark);
  if (!anchor || !value) return amounts;
  const label = anchor.kind === 'label' ? anchor.label : '';
  const isSame = (box: Box | null | undefined): boolean =>
    Boolean(box && Math.abs(middle(box) - middle(cell.box)) < 2 && sidewaysOverlap(box, cell.box) > 0.5);
  const others = amounts.filter(({ amount }) => !isSame(amount?.source.box));
  return [...others, { kind: 'total', label, rate: null, amount: read(value, cell) }];
}

function withSkus(draftLines: DraftLine[], lines: TextLine[], column: ColumnPlace): DraftLine[] {
  const { left, right: end } = placeOf(column, lines);
  const isInside = ({ box }: Word): boolean => box.x >= left - COLUMN_SLACK && box.x < end;
  const rows = linesOfRows(draftLines, lines);
  return draftLines.map((line, index) => {
    // Codes stand on the first line of a row.
    const words = rows[index]!.slice(0, 1).flatMap(wordsOn).filter(isInside);
    if (words.length === 0) return line;
    const code = { ...cellOf(words), text: textOf(words) };
    return { ...line, sku: read(code.text, code) };
  });
}

/** Where the heading has moved, its column has moved with it. */
function placeOf({ heading, left, right: end }: ColumnPlace, lines: TextLine[]): { left: number; right: number } {
  const cells = heading ? lines.flatMap((line) => line.cells.filter(({ folded }) => folded === heading)) : [];
  const cell = cells[0];
  if (!cell || sidewaysOverlap(cell.box, { x: left, y: 0, width: end - left, height: 1 }) > 0.3)
    return { left, right: end };
  return { left: cell.box.x, right: Math.max(right(cell.box), cell.box.x + end - left) };
}
