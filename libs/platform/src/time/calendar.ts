import type { Actor } from '../call/call.js';

export const DAY_MS = 86_400_000;

/** Of the names that somebody sends, in whatever case, so many are at hand. There are less than half of them. */
const MOST_CALENDARS = 1000;
/** Ten years of them. */
const MOST_OFFSETS = 3660;

/** Letters first: newer engines know offsets such as `+05:45` as well, which have no days on which clocks change. */
const NAME = /^[A-Za-z][\w+\-/]{0,63}$/;

/** Whether it is the name of a time zone of IANA's database, as `Europe/Berlin` is. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    calendarOf({ timeZone: name });
    return true;
  } catch {
    // The only way to ask: the names that an engine lists are without the many that it also takes.
    return false;
  }
}

/** The days by which whoever acts counts: those of UTC where no time zone was named. */
export function calendarOf({ timeZone = 'UTC' }: Pick<Actor, 'timeZone'>): Calendar {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Calendar(timeZone);
  if (calendars.size >= MOST_CALENDARS) calendars.clear();
  calendars.set(timeZone, calendar);
  return calendar;
}

/**
 * The days of a time zone, `YYYY-MM-DD`: when each begins, and which one a moment is in. By the names and rules of this
 * process alone, since a database may have older ones, and be without the old names that browsers still send.
 */
export class Calendar {
  private readonly clock: Intl.DateTimeFormat;
  /** By days of UTC; null for one on which the clocks change. */
  private readonly offsets = new Map<number, number | null>();

  /** Throws for a name that is unknown. */
  constructor(readonly timeZone: string) {
    this.clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  }

  /** What a clock there shows at that moment, as one that is set to UTC would show it. */
  wallTime(at: Date): Date {
    return new Date(at.getTime() + this.offsetAt(at.getTime()));
  }

  dayOf(at: Date): string {
    return dayOf(this.wallTime(at));
  }

  /** With its offset: `2026-11-01T21:00:00.000-05:00`. */
  written(at: Date): string {
    const wall = this.wallTime(at);
    const minutes = Math.abs(wall.getTime() - at.getTime()) / 60_000;
    if (minutes === 0) return at.toISOString();
    const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
    const offset = `${wall < at ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
    return wall.toISOString().replace('Z', offset);
  }

  /**
   * The first moment of a day. Where clocks change at midnight that is not 0:00 once: there is none when they go
   * forward, and two when they go back, of which the first counts.
   */
  startOf(day: string): Date {
    const midnight = Date.parse(day);
    const before = this.offsetAt(midnight - DAY_MS);
    const after = this.offsetAt(midnight + DAY_MS);
    const first = midnight - before;
    if (before === after || this.offsetAt(first) === before) return new Date(first);
    const second = midnight - after;
    return new Date(this.offsetAt(second) === after ? second : this.changeBetween(second, first));
  }

  /** The first moment of the day after it. */
  endOf(day: string): Date {
    return this.startOf(addDays(day, 1));
  }

  private offsetAt(at: number): number {
    const day = Math.floor(at / DAY_MS);
    let offset = this.offsets.get(day);
    if (offset === undefined) {
      const morning = this.askedOffset(day * DAY_MS);
      offset = morning === this.askedOffset((day + 1) * DAY_MS) ? morning : null;
      if (this.offsets.size >= MOST_OFFSETS) this.offsets.clear();
      this.offsets.set(day, offset);
    }
    return offset ?? this.askedOffset(at);
  }

  /** The same, from the engine, which takes its time. */
  private askedOffset(at: number): number {
    const name = this.clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
    return (sign === '-' ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  }

  /** The moment in (from, to] at which the clocks change. */
  private changeBetween(from: number, to: number): number {
    const offset = this.offsetAt(from);
    while (to - from > 1) {
      const middle = Math.floor((from + to) / 2);
      if (this.offsetAt(middle) === offset) from = middle;
      else to = middle;
    }
    return to;
  }
}

const calendars = new Map<string, Calendar>();

export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** The first of a month, so many months later. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)));
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
