import type { SalesPeriodInput } from '#contracts';
import { invalid } from '#platform';

/** Days in UTC, both inclusive, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const FIRST_DAY = '2000-01-01';

/** More days than this are shown by the week, more than that by the month. */
const MOST_BY_DAY = 31;
const MOST_BY_WEEK = 184;

/** What was asked for, or the last thirty days. Errors: invalid for a period that is none, or too long. */
export function periodOf(input: SalesPeriodInput, now: Date): Period {
  const to = input.to ?? dayOf(now);
  const from = input.from ?? addDays(to, 1 - USUAL_DAYS);
  if (from < FIRST_DAY) throw invalid(`The period cannot begin before ${FIRST_DAY}`, 'from');
  if (from > to) throw invalid('The period cannot end before it begins', 'to');
  if (daysIn({ from, to }) > MOST_DAYS) throw invalid(`The period can have ${MOST_DAYS} days at most`, 'from');
  return { from, to };
}

/** As many days, right before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysIn({ from, to })), to: addDays(from, -1) };
}

/** The first moment of a day, and the first after it, as PostgreSQL takes them. */
export const startOf = (day: string): string => `${day}T00:00:00Z`;
export const endOf = (day: string): string => startOf(addDays(day, 1));

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

function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

function lastOfMonth(day: string): string {
  const date = new Date(day);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
