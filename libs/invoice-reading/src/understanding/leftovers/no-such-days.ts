import type { Doubt } from '../../draft.js';
import { datesIn, findDate } from '../dates.js';
import { shortWeekdays, weekdays } from '../calendar-names.js';
import { fold } from '../fold.js';
import type { TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';

export function leftNoSuchDays(printed: Printed): Doubt[] {
  const { lines, tail, table } = printed;
  const days = namedDays([...lines, ...tail]);
  const all = [...days, ...namedDays(table)];
  return [...ofNoMonth(printed), ...ofOtherWeekday(all), ...ofNoHour(days), ...otherInBrackets(days)].slice(0, 1);
}

/** "2025-11-05 (5 December 2025)": a day in figures, and in brackets right behind it in words. */
function otherInBrackets(days: NamedDay[]): Doubt[] {
  const left = days.find(({ behind, dates }) => {
    const said = /^ \(([^()]+)\)/.exec(behind)?.[1] ?? '';
    const [day, ...more] = datesIn(said);
    const isDay = day?.text === said && more.length === 0;
    return isDay && !day.dates.some((date) => dates.includes(date));
  });
  if (!left) return [];
  const message = `“${left.text}${left.behind}” names two days.`;
  return [{ code: 'left-date', message, field: 'invoiceDate' }];
}

/** A day in its cell, with what stands before and behind it there. */
interface NamedDay {
  text: string;
  dates: string[];
  before: string;
  behind: string;
}

const namedDays = (lines: TextLine[]): NamedDay[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      datesIn(cell.text).map(({ index, end, text, dates }) => ({
        text,
        dates,
        before: cell.text.slice(0, index),
        behind: cell.text.slice(end),
      })),
    ),
  );

/** "Monday, 17 March 2026" was a Tuesday. */
function ofOtherWeekday(days: NamedDay[]): Doubt[] {
  const left = days.flatMap(({ before, dates, text }) => {
    const named = (WORD_BEFORE.exec(before) && weekdays().get(fold(WORD_BEFORE.exec(before)![1]!))) ?? null;
    return named && !isOneOf(named, dates) ? `${before}${text}` : [];
  });
  left.push(...ofOtherShortWeekday(days));
  return left.slice(0, 1).map((text) => ({
    code: 'weekday',
    message: `“${text}” was another day of the week.`,
    field: 'invoiceDate' as const,
  }));
}
const isOneOf = (named: Set<number>, dates: string[]): boolean =>
  dates.some((date) => named.has(new Date(date).getUTCDay()));

/** "Fri 02/18/2026" among days that have the right ones, which tell that such short words are meant so. */
function ofOtherShortWeekday(days: NamedDay[]): string[] {
  const named = days.flatMap(({ before, dates, text }) => {
    const names = shortWeekdays().get(fold(SHORT_BEFORE.exec(before)?.[1] ?? ''));
    return names ? [{ text: `${before}${text}`, isRight: isOneOf(names, dates) }] : [];
  });
  const wrong = named.filter(({ isRight }) => !isRight);
  return named.length - wrong.length >= MOST_RIGHT * wrong.length ? wrong.map(({ text }) => text) : [];
}
const MOST_RIGHT = 3;
const SHORT_BEFORE = /^(\p{L}{2,4})\.?,? $/u;

const WORD_BEFORE = /(?<!\p{L})(\p{L}[\p{L}-]{3,}),?(?: (?:the|den|d\.|le|el|il|den|dne|dnia|de))? $/iu;

/** "32 March 2026", "31.02.2026": shaped like a date, but no day of any month. */
function ofNoMonth({ lines, tail, table, read }: Printed): Doubt[] {
  const number = read.invoiceNumber?.value ?? '';
  const inTable = table.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => [...text.matchAll(SHAPE)].filter(([date]) => text.replace(FROM, '') === date)),
  );
  const text = [
    ...[...lines, ...tail].flatMap(({ cells }) => cells.flatMap((cell) => [...cell.text.matchAll(SHAPE)])),
    ...inTable,
  ].find(
    ([date, rest, month, year]) =>
      // "FV 42/04/2025" is the forty-second of April.
      !number.includes(date) &&
      findDate(date) === null &&
      (rest === undefined || findDate(`1 ${rest}`) !== null) &&
      (month === undefined || findDate(`${month} 1, ${year}`) !== null),
  )?.[0];
  return text === undefined
    ? []
    : [{ code: 'left-date', message: `“${text}” is no day of any month.`, field: 'invoiceDate' }];
}

/** "30.07.2026 25:42:17": behind a day stands a time of it. */
function ofNoHour(days: NamedDay[]): Doubt[] {
  const left = days.find(({ behind }) => {
    const [, hour, minute] = CLOCK.exec(behind) ?? [];
    return hour !== undefined && (Number(hour) > 24 || Number(minute) > 59);
  });
  if (!left) return [];
  const message = `“${left.before}${left.text}${left.behind}” names no hour of any day.`;
  return [{ code: 'left-date', message, field: 'invoiceDate' }];
}
const CLOCK = /^,? (\d{1,2}):(\d{2})(?::\d{2})?(?![\d:])/;

/** "Oct 1 – " before the end of a period. */
const FROM = /^[\p{L}\d./, -]{1,20} [–—-] /u;

/** Of figures, or with the name of a month. */
const SHAPE =
  /(?<![\p{L}\d.,/-])(?:\d{1,2}\. ?\d{1,2}\. ?20\d\d|\d{1,2}(?:\/\d{1,2}\/|-\d{1,2}-)20\d\d|20\d\d-\d\d-\d\d|20\d\d\. ?\d\d\. ?\d\d(?=\.?(?:$|[\s)]))|\d{1,2}\.? (\p{L}{3,12} 20\d\d)|(\p{L}{3,12}) \d{1,2}, (20\d\d))(?![\p{L}\d/-])/gu;
