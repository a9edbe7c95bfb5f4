import { bottom, sidewaysOverlap } from '../../page-model.js';
import { shortWeekdays, weekdays } from '../calendar-names.js';
import { daysBetween, findDate } from '../dates.js';
import { fold, squash } from '../fold.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { DATED } from '../words/date-words.js';
import { daysIn } from '../words/day-counts.js';

/**
 * "Saateleht 29561/1 – 03.07.2025", "118/27.09.2018", "22.10.2023 tarihli B-2097/68": the date of a paper that is not the invoice, whatever it
 * is called, since its number is another.
 */
export function isOfNumbered(
  text: string,
  behind: string,
  own: string | undefined,
  dates: string[],
  invoice: string,
): boolean {
  const before = withoutWeekday(text);
  const number =
    /(\S*\d{3}\S*?)[,.;:]?(?: (?:[-–—/]|z dnia|ze? dne|zo dňa|\p{Ll}{1,5}))?,? $/u.exec(before)?.[1] ??
    /(?:^| )(\S*\d)\/$/.exec(before)?.[1] ??
    /(?:^|[\s:])(\p{Lu}\S*\d\S*) \($/u.exec(before)?.[1] ??
    /^,? ?\p{Ll}* (\S*\d{3}\S*)/u.exec(behind)?.[1];
  return (
    number !== undefined &&
    !findDate(number) &&
    !isOwnNumber(number, own) &&
    dates.some((date) => !isSameDay(date, invoice) && !isYearsAfter(date, invoice))
  );
}

/** "Ticket HX/40118 Mon " before 16 March. */
function withoutWeekday(before: string): string {
  const [, rest, day] = /^(.*\s)(\p{L}+)[.,]? $/u.exec(before) ?? [];
  const isDay = day !== undefined && [weekdays(), shortWeekdays()].some((names) => names.has(fold(day)));
  return isDay ? rest! : before;
}

/** "invoice 20418 of 12 March", "Invoice 20418, 12 March": the day of this one, wherever it is said. */
export function isOfOwnNumber(before: string, own: string | undefined): boolean {
  const [, number, word] = /(\S*\d{3}\S*?),? (?:(\p{Ll}+(?: \p{Ll}+)?) )?$/u.exec(withoutWeekday(before)) ?? [];
  return number !== undefined && isOwnNumber(number, own) && (!word || OF_DAY.test(fold(word)));
}
const OF_DAY = new RegExp(`${DATED.source}$|^(?:fran|fra|no|nuo|kuupaevaga|gada)$`);

/** "2026/1497" of "FT 2026/1497". */
const isOwnNumber = (number: string, own = ''): boolean =>
  own !== '' && (squash(own).endsWith(squash(number)) || squash(number).endsWith(squash(own)));

/** "4471 | ze dne 04.04.2025": in the cell before stands the number of a paper that is not the invoice. */
export const isDatedNumber = (number: Cell | undefined, before: string, own: string | undefined): boolean =>
  number !== undefined &&
  WITH_DIGITS.test(number.text) &&
  DATED_ALONE.test(fold(before)) &&
  !isOwnNumber(number.text, own);
const WITH_DIGITS = /^\S*\d\S*$/;
const DATED_ALONE = new RegExp(`${DATED.source}$`);

/** "18/2025 | ze dne:" over "18.05.2025", which had no room beside its label. */
export const isWrappedBelow = (cell: Cell, above: TextLine | undefined, own: string | undefined): boolean => {
  const [number, label] = above?.page === cell.page ? above.cells.slice(-2) : [];
  return (
    label?.text.endsWith(':') === true &&
    sidewaysOverlap(number!.box, cell.box) > 0 &&
    isDatedNumber(number, label.folded, own)
  );
};

/** "Acompte FA-0119 du" over "15/09/2026", where the amount of both rows may stand between: what the date goes on with. */
export const begunAbove = ({ page, box }: Cell, above: TextLine[]): string => {
  const begun = above
    .flatMap(({ cells }) => cells)
    .find((cell) => Math.abs(cell.box.x - box.x) < 1 && box.y - bottom(cell.box) < box.height / 2);
  return begun?.page === page && /\d/.test(begun.text) && DATED_ALONE.test(begun.folded.split(' ').at(-1)!)
    ? `${begun.text} `
    : '';
};

/** "Generated on 12 February 2025" on a paper of that day of 2026: one of the years is wrong, whatever it is called. */
export const isSameDay = (date: string, invoice: string): boolean =>
  date !== invoice && date.slice(4) === invoice.slice(4) && Math.abs(yearOf(date) - yearOf(invoice)) <= 2;
const yearOf = (date: string): number => Number(date.slice(0, 4));
export function isYearsAfter(date: string, invoice: string): boolean {
  const days = daysBetween(invoice, date);
  return days > 300 && days < 1000;
}

/** "Transfer in 45 days, 26 November 2026": what the words before it count leads to the day. */
export const isSoManyDaysAfter = (before: string, dates: string[], invoice: string): boolean =>
  daysIn(fold(before)).some((days) => dates.some((date) => daysBetween(invoice, date) === days));
