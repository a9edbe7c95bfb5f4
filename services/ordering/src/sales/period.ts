import type { SalesPeriodInput } from '#contracts';
import { addDays, addMonths, DAY_MS, invalid } from '#platform';

/** Days, both inclusive, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '9998-12-31';

/** More days than this are shown by the week, more than that by the month. */
const MOST_BY_DAY = 31;
const MOST_BY_WEEK = 184;

/** What was asked for, or the last thirty days. Errors: invalid for a period that is none, or too long. */
export function periodOf(input: SalesPeriodInput, today: string): Period {
  const to = input.to ?? today;
  const from = input.from ?? addDays(to, 1 - USUAL_DAYS);
  if (from < FIRST_DAY) throw invalid(`The period cannot begin before ${FIRST_DAY}`, 'from');
  if (to > LAST_DAY) throw invalid(`The period cannot end after ${LAST_DAY}`, 'to');
  if (from > to) throw invalid('The period cannot end before it begins', 'to');
  if (daysIn({ from, to }) > MOST_DAYS) throw invalid(`The period can have ${MOST_DAYS} days at most`, 'from');
  return { from, to };
}

/** As many days, right before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysIn({ from, to })), to: addDays(from, -1) };
}

/** The days, weeks or calendar months that the period is shown by; the first and the last may be cut short. */
export function stepsOf({ from, to }: Period): Period[] {
  const days = daysIn({ from, to });
  const lastOf = days > MOST_BY_WEEK ? lastOfMonth : (day: string) => addDays(day, days > MOST_BY_DAY ? 6 : 0);
  const steps: Period[] = [];
  for (let day = from; day <= to; day = addDays(steps.at(-1)!.to, 1)) {
    const last = lastOf(day);
    steps.push({ from: day, to: last < to ? last : to });
  }
  return steps;
}

function daysIn({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

const lastOfMonth = (day: string): string => addDays(addMonths(day, 1), -1);
