import { findDate } from './dates.js';
import { findLabels } from './labels.js';
import type { Cell, TextLine } from './text-lines.js';
import { INVOICE_DATE } from './words/date-words.js';
import { INVOICE_NUMBER } from './words/number-words.js';

/**
 * "Faktura nr 12/04/2026": the twelfth of that month, as numbers are given in Poland. Only where the invoice's date stands
 * elsewhere under its own name: behind "Invoice" alone it would be the date.
 */
export function numbersLikeDates(lines: TextLine[]): Cell[] {
  const isDated = findLabels(lines, INVOICE_DATE).some(({ rest, next, below }) =>
    [rest, next, below].some((place) => place !== null && findDate(place.text)?.index === 0),
  );
  const behind = findLabels(lines, INVOICE_NUMBER).flatMap(({ rest }) => rest ?? []);
  return isDated ? behind.filter(({ text }) => OF_MONTH.test(text)) : [];
}
const OF_MONTH = /^\d{1,3}\/(?:0?[1-9]|1[0-2])\/20\d\d$/;
