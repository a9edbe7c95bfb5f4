const DAY = 86_400_000;
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

export const formatTime = (at: number) => time.format(at);
export const formatDay = (iso: string) => day.format(new Date(iso));
export const formatExact = (iso: string) => exact.format(new Date(iso));

/** '3 hours ago' within a week, the day after that. */
export function formatRelative(iso: string, now = Date.now()): string {
  const past = now - new Date(iso).getTime();
  if (past >= 7 * DAY || past < -DAY) return formatDay(iso);
  for (const [unit, length] of units) {
    if (Math.abs(past) >= length) return relative.format(-Math.trunc(past / length), unit);
  }
  return 'just now';
}
