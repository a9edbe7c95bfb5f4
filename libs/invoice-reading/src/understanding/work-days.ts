import { type Cell, cellOf } from './cells.js';
import { findDate } from './dates.js';
import { timesIn } from './measures.js';

/**
 * "02/06/2023 | 08:45–11:00 | 2.25 hrs" on a row of its own, or with its hours, or the second of its times, in the next one: a day of
 * work in the cells of a grid is said as in one.
 */
export function withWorkDaysWhole(rows: Cell[][]): Cell[][] {
  const whole: Cell[][] = [];
  for (let at = 0; at < rows.length; at++) {
    const [cells, next] = [rows[at]!, rows[at + 1]];
    const [own, both] = [cells, goesOn(cells, next) ? [...cells, ...next!] : []].map(
      (some) => some.length > 0 && cellOf(some.flatMap(({ words }) => words)),
    );
    const day = both && isWorkDay(both.text) ? both : own && isWorkDay(own.text) ? own : null;
    whole.push(day ? [day] : cells);
    if (day && day === both) at++;
  }
  return whole.map((cells, at) => withDayBefore(cells, [whole[at - 1], whole[at + 1]]));
}

/** Right over or below a day of work, the first cells of a row with figures are one as well. */
function withDayBefore(cells: Cell[], near: (Cell[] | undefined)[]): Cell[] {
  const isBesideDay = near.some(
    (row) => row?.length === 1 && isWorkDay(row[0]!.text) && Math.abs(row[0]!.box.x - cells[0]!.box.x) < 1,
  );
  const length = isBesideDay ? [3, 2].find((some) => some < cells.length && isWorkDay(joined(cells, some).text)) : 0;
  return length ? [joined(cells, length), ...cells.slice(length)] : cells;
}
const joined = (cells: Cell[], length: number): Cell => cellOf(cells.slice(0, length).flatMap(({ words }) => words));

/** Only what ends in a time may go on: an hour is missing, or how many they are. */
function goesOn([first, ...more]: Cell[], next: Cell[] | undefined): boolean {
  const under = next?.[0];
  return (
    under !== undefined &&
    /\d[:.h]\d\d ?[–—-]?$/.test((more.at(-1) ?? first)!.text) &&
    Math.abs(under.box.x - first!.box.x) < first!.box.height
  );
}

/** "– 5 March 2024 07:15–13:00 5.75 hours": a date, two times of the day and perhaps the hours between them, and nothing else. */
export function isWorkDay(text: string): boolean {
  const date = /^(?:[–—-] ?)?\d/.test(text) ? findDate(text) : null;
  const times = date && timesIn(text);
  if (!times) return false;
  const between = text.slice(date.index + date.length, times.index);
  return (
    /^(?:[–—-] ?)?$/.test(text.slice(0, date.index)) && /^[.,]? ?$/.test(between) && HOURS.test(text.slice(times.end))
  );
}
const HOURS = /^(?: \d{1,2}(?:[.,]\d{1,2})? ?\p{L}{1,10}\.?)?$/u;
