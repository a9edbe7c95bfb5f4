import { sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import { type DateReading, findDate, readingsIn } from './dates.js';
import { fold } from './fold.js';
import { labelsUnderValues } from './labels-under-values.js';
import { isAfter } from './leftovers/payment-terms.js';
import { termsIn } from './leftovers/terms.js';
import type { TextLine } from './text-lines.js';
import { DATE_OF_OTHERS, DATED } from './words/date-words.js';
import { isDueLabel } from './words/due-labels.js';
import { INVOICE_NUMBER, INVOICE_TITLE } from './words/number-words.js';
import { wrappedLabel } from './wrapped-labels.js';

export interface DatedCell {
  reading: DateReading;
  cell: Cell;
}

/**
 * The one date above the lines that nothing calls the date of something else, whatever it is called or not; of several the one
 * from which the terms of payment lead to the day to pay on.
 */
export function onlyDate(lines: TextLine[], all: TextLine[]): DatedCell[] {
  const dated = unnamedDates(lines);
  const own = dated.filter(({ labels }) => !labels.some((label) => DATE_OF_OTHERS.test(label) || isDueLabel(label)));
  // "2 December 2025", and "02/12/2025", which may be that day.
  const clear = own.toSorted((a, b) => new Set(daysOf(a)).size - new Set(daysOf(b)).size)[0];
  if (!clear || own.every((one) => daysOf(clear).every((day) => daysOf(one).includes(day))))
    return clear ? [clear] : [];
  const dues = dated.filter(({ labels }) => labels.some((label) => isDueLabel(label))).flatMap(daysOf);
  const [days, ...others] = new Set(termsIn(all, true).map(({ number }) => Number(number)));
  if (days === undefined || others.length > 0) return [];
  const before = own.filter((one) => daysOf(one).some((day) => dues.some((due) => isAfter(day, days, due))));
  return new Set(before.flatMap(daysOf)).size === 1 ? before.slice(0, 1) : [];
}

/** Dates with all that may be their labels. */
function unnamedDates(lines: TextLine[]): (DatedCell & { labels: string[] })[] {
  const labelBelow = new Map([...labelsUnderValues(lines)].map(([label, value]) => [value, label]));
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell, position) => {
      const reading = findDate(cell.text);
      const own = fold(cell.text.slice(0, reading?.index));
      if (!reading || isPeriod(cell.text) || isNumberOfOther(own)) return [];
      const before = cells[position - 1];
      const labels = [
        own,
        before && isOfOwn(before, cell.text.slice(0, reading.index)) ? undefined : before?.folded,
        wrappedLabel(before, cell, lines.slice(index + 1, index + 4)),
        labelAbove(cell, lines[index - 1]),
        labelBelow.get(cell)?.folded,
      ].filter((label) => label !== undefined);
      return [{ reading, cell, labels }];
    }),
  );
}
/** "Pavadzīmes Nr. A-69394 – 5 February 2025": behind the number of whatever it is, unless that is an invoice. */
const isNumberOfOther = (before: string): boolean =>
  NUMBERED.test(before) && !INVOICE_NUMBER.test(before) && !INVOICE_TITLE.test(before);
const NUMBERED = /(?:^| )(?:n|no|nr|nro|num\p{L}*|num[ei]r\p{L}*|nummer|sz|st|br|c) (?:[a-z]{1,3} )?\S*\d{3}/u;

/** "Paid by: 3 May | Written: 2 April": a field of its own, beside a date that has a label. */
const isOfOwn = ({ text }: Cell, label: string): boolean =>
  isJustDated(fold(label)) ? findDate(text) !== null : /[:›] ?$/.test(label) && /\d{2}/.test(text);

/** "01.03.2026 – 31.03.2026". */
function isPeriod(text: string): boolean {
  const [from, to] = readingsIn(text);
  return from !== undefined && to !== undefined && /^ ?[-–—] ?$/.test(text.slice(from.index + from.length, to.index));
}

const daysOf = ({ reading: { dayFirst, monthFirst } }: DatedCell): string[] =>
  [dayFirst, monthFirst].filter((day) => day !== null);

/** "vom 3. Mai" beside a field with a date of its own; behind a number it would be of what that is. */
const isJustDated = (label: string): boolean => DATED.exec(label)?.[0] === label;

/** What has a value of its own, as "Order #1187", is no label of what stands below. */
const labelAbove = ({ page, box }: Cell, above: TextLine | undefined): string | undefined =>
  above?.page === page
    ? above.cells.find((other) => sidewaysOverlap(other.box, box) > 0.3 && !/\d{2}/.test(other.text))?.folded
    : undefined;
