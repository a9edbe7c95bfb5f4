import { format } from './format';
import { count } from './numbers';

export const formatTime = (at: number) => format().time(at);
/** Of a moment, or of a day without a time, '2026-02-07', which is that day wherever it is read. */
export const formatDay = (iso: string) => format().day(iso);
/** 'Feb 7, 2026 6:50 PM' */
export const formatDayAndTime = (iso: string) => format().dayAndTime(iso);
export const formatExact = (iso: string) => format().exact(iso);
/** '3 hours ago' within a week, the day after that. */
export const formatRelative = (iso: string) => format().relative(iso);
/** When something was last done: 'Today', 'Yesterday', '3 days ago', '2 weeks ago', '4 months ago'. */
export const formatSince = (iso: string) => format().since(iso);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Of days without a time: '2026-02-28' and 1 are '2026-03-01', however many hours either has. */
export const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** '3 days', however long ago it was. */
export function formatAge(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - new Date(iso).getTime());
  if (age < HOUR) return 'less than an hour';
  return age < DAY ? count(Math.floor(age / HOUR), 'hour') : count(Math.floor(age / DAY), 'day');
}
