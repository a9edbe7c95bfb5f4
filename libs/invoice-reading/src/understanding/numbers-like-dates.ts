import { findDate } from './dates.js';
import { findLabels, type LabelHit } from './labels.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { INVOICE_DATE } from './words/date-words.js';

/**
 * "Faktura nr 12/04/2026": the twelfth of that month, as numbers are given in Poland. Only where the invoice's date stands
 * elsewhere under its own name: behind "Invoice" alone it would be the date. `labels` are those of the invoice's number.
 */
export function numbersLikeDates(labels: LabelHit[], lines: TextLine[]): Cell[] {
  const found = labels.flatMap(({ rest }) => (rest && OF_MONTH.test(rest.text) ? rest : []));
  return found.length > 0 && isDated(lines) ? found : [];
}
const OF_MONTH = /^\d{1,3}\/(?:0?[1-9]|1[0-2])\/20\d\d$/;

const isDated = (lines: TextLine[]): boolean =>
  findLabels(lines, INVOICE_DATE).some(({ rest, next, below }) =>
    [rest, next, below].some((place) => place !== null && findDate(place.text)?.index === 0),
  );
