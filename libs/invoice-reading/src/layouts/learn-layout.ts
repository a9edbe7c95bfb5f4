import { CLEAR, type Draft, type ReadValue } from '../draft.js';
import { minorUnitDigits } from '../minor-units.js';
import { around, sidewaysOverlap, type Box } from '../page-model.js';
import { findDate } from '../understanding/dates.js';
import { squash } from '../understanding/fold.js';
import { decideNumberStyle, parseNumber } from '../understanding/numbers.js';
import { type TextLine, textsOf } from '../understanding/text-lines.js';
import { anchorsOf, findRuns, type Occurrence, resolve, shapeOf, textOf } from './anchors.js';
import { commonFingerprint, fingerprintOf } from './fingerprint.js';
import { linesOfRows } from './line-rows.js';
import type { Anchor, ColumnPlace, Taught, VendorLayout } from './vendor-layout.js';

const MAX_NUMBER_WORDS = 3;
const MAX_DATE_WORDS = 5;
const MAX_AMOUNT_WORDS = 4;

/**
 * What a person's corrections say about the vendor's paper; on top of what was known of it. Null when there is nothing
 * to learn. A place is only kept when the value is found there again in this very document.
 */
export function learnLayout(
  lines: TextLine[],
  draft: Draft,
  taught: Taught,
  known: VendorLayout | null = null,
): VendorLayout | null {
  const anchors = { ...known?.anchors, ...learnAnchors(lines, draft, taught) };
  const skuColumn = learnSkuColumn(lines, draft, taught.skus) ?? known?.skuColumn ?? null;
  const vendorName = taught.vendorName ?? known?.vendorName ?? null;
  const currency = taught.currency
    ? { code: taught.currency, read: draft.currency?.value ?? null }
    : (known?.currency ?? null);
  if (!vendorName && !currency && !skuColumn && Object.keys(anchors).length === 0) return null;
  const fingerprint = fingerprintOf(lines, vendorName ?? draft.vendorName?.value ?? null);
  return {
    fingerprint: known ? commonFingerprint(known.fingerprint, fingerprint) : fingerprint,
    vendorName,
    vendorRead: taught.vendorName ? (draft.vendorName?.value ?? null) : (known?.vendorRead ?? null),
    anchors,
    dateOrder: learnDateOrder(lines, taught.invoiceDate) ?? known?.dateOrder ?? null,
    currency,
    skuColumn,
  };
}

function learnAnchors(lines: TextLine[], draft: Draft, taught: Taught): VendorLayout['anchors'] {
  const { invoiceNumber, invoiceDate, totalAmount } = taught;
  const { mark } = decideNumberStyle(textsOf(lines));
  const isNumber = (text: string): boolean => squash(text) === squash(invoiceNumber!);
  const isDate = (text: string): boolean => isDateOf(text, invoiceDate!);
  const digits = minorUnitDigits(taught.currency ?? draft.currency?.value ?? null);
  const isTotal = (text: string): boolean => parseNumber(text, mark)?.toMinorUnits(digits) === totalAmount;
  return withoutNull({
    invoiceNumber: invoiceNumber
      ? overruling(draft.invoiceNumber, isNumber, anchorOf(lines, MAX_NUMBER_WORDS, isNumber, shapeOf))
      : null,
    invoiceDate: invoiceDate
      ? overruling(draft.invoiceDate, (date) => date === invoiceDate, anchorOf(lines, MAX_DATE_WORDS, isDate))
      : null,
    totalAmount: totalAmount !== undefined ? anchorOf(lines, MAX_AMOUNT_WORDS, isTotal) : null,
  });
}

/** The reader's own clear reading, when the person said otherwise: at that place it is not to be believed again. */
function overruling(own: ReadValue<string> | null, isSame: (value: string) => boolean, anchor: Anchor | null) {
  const isWrong = own !== null && own.confidence >= CLEAR && !isSame(own.value);
  const box = isWrong ? own.source.box : null;
  return anchor && { ...anchor, overruled: box && { x: box.x, y: box.y } };
}

/** Labels before places, and of several occurrences the first that a label names. */
function anchorOf(
  lines: TextLine[],
  longest: number,
  fits: (text: string) => boolean,
  shape: ((text: string) => string) | null = null,
): Anchor | null {
  const anchors = findRuns(lines, longest, fits).flatMap((found: Occurrence) =>
    anchorsOf(found, lines, shape ? shape(textOf(found.words)) : null),
  );
  const working = anchors.filter((anchor) => {
    const cell = resolve(anchor, lines);
    return cell !== null && fits(cell.text);
  });
  return working.find(({ kind }) => kind === 'label') ?? working[0] ?? null;
}

/** The whole text is this date, however it is written. */
function isDateOf(text: string, date: string): boolean {
  const found = findDate(text);
  return found !== null && found.length >= text.length - 1 && [found.dayFirst, found.monthFirst].includes(date);
}

function learnDateOrder(lines: TextLine[], date: string | undefined): VendorLayout['dateOrder'] {
  if (!date) return null;
  const readings = findRuns(lines, MAX_DATE_WORDS, (text) => isDateOf(text, date)).map(({ words }) =>
    findDate(textOf(words)),
  );
  const open = readings.find((reading) => reading && reading.dayFirst !== reading.monthFirst);
  return open ? (open.dayFirst === date ? 'day-first' : 'month-first') : null;
}

/** Where the codes stand that were set on lines, and what is printed above them. */
function learnSkuColumn(lines: TextLine[], draft: Draft, skus: Taught['skus']): ColumnPlace | null {
  const rows = linesOfRows(draft.lines, lines);
  const boxes = Object.entries(skus).flatMap(([position, sku]) => {
    const row = rows[Number(position)];
    const found = row && findRuns(row, MAX_NUMBER_WORDS, (text) => squash(text) === squash(sku))[0];
    return found ? [around(found.words.map(({ box }) => box))] : [];
  });
  if (boxes.length === 0) return null;
  const { x, width } = around(boxes);
  return { heading: headingAbove(boxes[0]!, lines, rows[0]?.[0]), left: x, right: x + width };
}

/** The nearest text without digits above the column, outside the lines themselves. */
function headingAbove(box: Box, lines: TextLine[], firstRow: TextLine | undefined): string | null {
  const above = lines.slice(0, firstRow ? lines.indexOf(firstRow) : 0).reverse();
  const cells = above.slice(0, 3).flatMap((line) => line.cells.filter((cell) => sidewaysOverlap(cell.box, box) > 0.3));
  const heading = cells.find(({ text }) => /\p{L}/u.test(text) && !/\d/.test(text));
  return heading?.folded ?? null;
}

const withoutNull = <T extends object>(values: T): { [Key in keyof T]?: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };
