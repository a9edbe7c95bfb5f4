import { datesIn, findDate } from './dates.js';
import { findLabels, isBare, type LabelHit } from './labels.js';
import type { Cell } from './cells.js';
import { fold } from './fold.js';
import type { TextLine } from './text-lines.js';
import { isUnder } from './numbers-by-title.js';
import { INVOICE_DATE } from './words/date-words.js';
import { VAGUE_NUMBER } from './words/number-words.js';
import { PAYMENT_REFERENCE } from './words/payment-words.js';

/**
 * "Faktura nr 12/04/2026": the twelfth of that month, as numbers are given in Poland; "Facture 2026-04-12", which the payment shall
 * name as well; "no. 2026-04-12" right below "Invoice". Only where the invoice's date stands elsewhere under its own name: behind "Invoice" alone
 * it would be the date, unless it is of the invoice's month and no date is written so: "Faktura VAT 14/04/2026".
 * `labels` are those of the invoice's number, `titles` say no more than “Invoice”.
 */
export function numbersLikeDates(labels: LabelHit[], titles: LabelHit[], lines: TextLine[]): Cell[] {
  const isReference = (text: string): boolean =>
    lines.some(({ cells }) =>
      cells.some((cell) => cell.text.endsWith(text) && REFERENCE.test(fold(cell.text.slice(0, -text.length)))),
    );
  const found = [
    ...labels.filter(({ rest }) => OF_MONTH.test(rest?.text ?? '')),
    ...titles.filter(({ rest }) => OF_MONTH.test(rest?.text ?? '') && isWrittenOtherwise(rest!, lines)),
    ...[...labels, ...titles].filter(({ rest }) => FROM_YEAR.test(rest?.text ?? '') && isReference(rest!.text)),
    ...findLabels(lines, VAGUE_NUMBER).filter(
      ({ rest, cell }) =>
        FROM_YEAR.test(rest?.text ?? '') && titles.some((title) => isBare(title) && isUnder(cell, title.cell)),
    ),
  ].map(({ rest }) => rest!);
  return found.length > 0 && isDated(lines) ? found : [];
}
const OF_MONTH = /^\d{1,3}\/(?:0?[1-9]|1[0-2])\/20\d\d$/;

/** All dates have other marks, and the invoice's is of that month. */
function isWrittenOtherwise(place: Cell, lines: TextLine[]): boolean {
  const month = place.text.split('/').slice(1).toReversed().join('-');
  const dates = lines.flatMap(({ cells }) => cells.flatMap((cell) => datesIn(cell.text)));
  return (
    dates.filter(({ text }) => text !== place.text).every(({ text }) => !text.includes('/')) &&
    findLabels(lines, INVOICE_DATE).some(({ rest }) => rest?.text.startsWith(`${month}-`))
  );
}

/** Folded. */
const REFERENCE = new RegExp(`(?:${PAYMENT_REFERENCE.source}|(?:^| )ref\\p{L}*)$`, 'u');
const FROM_YEAR = /^20\d\d-(?:0[1-9]|1[0-2])-\d{2,3}$/;

const isDated = (lines: TextLine[]): boolean =>
  findLabels(lines, INVOICE_DATE).some(({ rest, next, below }) =>
    [rest, next, below].some((place) => place !== null && findDate(place.text)?.index === 0),
  );
