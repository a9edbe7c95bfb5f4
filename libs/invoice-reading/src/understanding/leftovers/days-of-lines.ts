import type { Doubt } from '../../draft.js';
import { datesIn, daysBetween, findDate, inOrder } from '../dates.js';
import { fold } from '../fold.js';
import { DAYS } from './counted-periods.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';
import { only, periodsOn } from './periods.js';

export const leftDaysOfLines = (printed: Printed): Doubt[] =>
  [...otherDays(printed), ...backwards(printed), ...otherPeriod(printed)].slice(0, 1);

/** "03/02", "10/02" at the beginning of all lines, below a period of January, or one unlike the others. */
function otherPeriod({ lines, noted, isBelow, order }: Printed): Doubt[] {
  const period = only(periodsOn(lines.filter((line) => !isBelow(line))));
  if (!period || noted.length < 2) return [];
  const days = noted.flatMap(({ own }) => SHORT_DAY.exec(own[0]?.text ?? '')?.[0] ?? []);
  const years = new Set([period.first, period.last].map((date) => date.slice(0, 4)));
  const isOutside = (day: string): boolean =>
    [...years]
      .flatMap((year) => datesIn(`${day}/${year}`))
      .every(({ dates }) => inOrder(dates, order).every((date) => date < period.first || date > period.last));
  const outside = days.filter(isOutside);
  const areMostInside = days.length - outside.length >= LEAST_TOLD * outside.length;
  if (days.length < noted.length || outside.length === 0 || !(areMostInside || outside.length === days.length))
    return [];
  return [{ code: 'several-periods', message: `The paper is of ${period.text}, and a line is of ${outside[0]!}.` }];
}
/** A size, "3/8", has no noughts. */
const SHORT_DAY = /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])(?= |$)/;

/** "Loaded | Unloaded" over two days on each line: where on the others the second is not before the first, it is on none. */
function backwards({ noted, order }: Printed): Doubt[] {
  const pairs = noted.flatMap(({ own }) => {
    const days = own.filter(({ text }) => findDate(text)?.length === text.length);
    const [first, last] = days.map(({ text }) => inOrder(datesIn(text)[0]!.dates, order));
    return days.length === 2
      ? [{ text: `${days[0]!.text} – ${days[1]!.text}`, isRight: first![0]! <= last!.at(-1)! }]
      : [];
  });
  const wrong = pairs.filter(({ isRight }) => !isRight);
  const told = pairs.length - wrong.length;
  if (wrong.length === 0 || told < LEAST_TOLD || told <= wrong.length) return [];
  return [{ code: 'several-periods', message: `The period “${wrong[0]!.text}” does not end after it begins.` }];
}

/**
 * "9 days" beside "3/8 – 11/8", "from 07/09/2026" over "to 16/09/2026": where on the other lines the days are those of the
 * period, with its last one or without, they must be on each.
 */
function otherDays({ noted, read: { invoiceDate } }: Printed): Doubt[] {
  const year = invoiceDate?.value.slice(0, 4) ?? '';
  const hired = noted.flatMap((one) => {
    const text = [...one.own, ...one.below].map((cell) => cell.text).join(' | ');
    const lengths = lengthsIn(text, year);
    const counts = lengths.length > 0 ? countsIn(text, one) : [];
    return counts.length > 0 ? [{ text, lengths, counts }] : [];
  });
  const wrong = [0, 1].flatMap((last) => {
    const others = hired.filter(({ lengths, counts }) => !lengths.some((length) => counts.includes(length + last)));
    const told = hired.length - others.length;
    return told >= LEAST_TOLD && told > others.length ? [others] : [];
  });
  if (wrong.length === 0 || wrong.some((others) => others.length === 0)) return [];
  const message = `“${wrong[0]![0]!.text}”: the days are not those of the period.`;
  return [{ code: 'line-note', message }];
}
const LEAST_TOLD = 2;

/** In days, however day and month are told; of two dates in the words of a line. */
function lengthsIn(text: string, year: string): number[] {
  const found = datesIn(text);
  const [from, to, ...more] = found.length > 0 ? found.map(({ dates }) => dates) : shortDaysIn(text, year);
  if (!from || !to || more.length > 0) return [];
  return from
    .flatMap((first, at) => (to[at] ? daysBetween(first, to[at]) : []))
    .filter((length) => length >= 0 && length < A_YEAR);
}
const A_YEAR = 366;

/** "3/8 – 14/8", "03.08. – 14.08.": of the year of the invoice. */
const shortDaysIn = (text: string, year: string): string[][] => {
  const [, ...parts] = SHORT_DAYS.exec(text) ?? [];
  return [parts.slice(0, 2), parts.slice(2)].flatMap(([day, month]) => {
    const [found] = day && month ? datesIn(`${day}.${month}.${year}`) : [];
    return found ? [found.dates] : [];
  });
};
const SHORT_DAYS = /(?<![\d./])(\d{1,2})[/.](\d{1,2})\.? ?[-–—|] ?(\d{1,2})[/.](\d{1,2})(?![\d/]|\.\d)/;

/** "9 days", also where these are the quantity, or "06/07 | 31/07 | 26". */
const countsIn = (text: string, { line }: NotedLine): number[] => {
  const [, behind] = BEHIND_DAYS.exec(text) ?? [];
  if (behind) return [Number(behind)];
  const said = [...fold(text).matchAll(COUNTED)].flatMap(([, count, unit]) => (DAYS.test(unit!) ? Number(count) : []));
  return said.length > 0 && line.quantity ? [...said, line.quantity.value.toNumber()] : said;
};
const DAY = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const BEHIND_DAYS = new RegExp(String.raw`(?<![\d./])${DAY} \| ${DAY} \| (\d{1,3}) \|`);
/** Folded. */
const COUNTED = /(?<![\p{L}\d])(\d{1,3}) (\p{L}+)(?= |$)/gu;
