import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, calendarOf, isTimeZone } from './calendar.js';

const starts = (timeZone: string, ...days: string[]): string[] =>
  days.map((day) => calendarOf({ timeZone }).startOf(day).toISOString());

describe('the days of a time zone', () => {
  it('are those of UTC where none is named', () => {
    expect(calendarOf({}).startOf('2026-11-02').toISOString()).toBe('2026-11-02T00:00:00.000Z');
    expect(calendarOf({}).dayOf(new Date('2026-11-01T23:59:59.999Z'))).toBe('2026-11-01');
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z', 25],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z', 23],
    ['Asia/Kathmandu', '2026-11-01', '2026-10-31T18:15:00.000Z', 24],
    ['Asia/Calcutta', '2026-11-01', '2026-10-31T18:30:00.000Z', 24],
    // Clocks go forward at midnight: the day begins at 1:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    // They go back from 1:00 to midnight, which is there twice.
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z', 25],
    // They go back from midnight to 23:00.
    ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z', 24],
  ])('in %s: %s begins at %s and has %i hours', (timeZone, day, start, hours) => {
    const [begins, ends] = starts(timeZone, day, addDays(day, 1));
    expect([begins, (Date.parse(ends!) - Date.parse(begins!)) / 3_600_000]).toEqual([start, hours]);
  });

  it('that was left out begins with the next, and has no moment', () => {
    const [left, next] = starts('Pacific/Apia', '2011-12-30', '2011-12-31');
    expect(left).toBe(next);
  });

  it('begin at their first moment, in every time zone, also where clocks change', () => {
    const changes = ['2026-03', '2026-04', '2026-09', '2026-10', '2026-11'].flatMap((month) =>
      Array.from({ length: 28 }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`),
    );
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const calendar = calendarOf({ timeZone });
      for (const day of changes) {
        const start = calendar.startOf(day).getTime();
        if (calendar.dayOf(new Date(start)) !== day || calendar.dayOf(new Date(start - 1)) >= day) {
          throw new Error(`${day} does not begin at ${new Date(start).toISOString()} in ${timeZone}`);
        }
      }
    }
  });

  it('have the moments that a clock there shows', () => {
    const kathmandu = calendarOf({ timeZone: 'Asia/Kathmandu' });
    expect(kathmandu.dayOf(new Date('2026-10-31T18:14:59Z'))).toBe('2026-10-31');
    expect(kathmandu.dayOf(new Date('2026-10-31T18:15:00Z'))).toBe('2026-11-01');
    expect(kathmandu.wallTime(new Date('2026-10-31T18:15:00Z')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });

  it('follow each other over the ends of months and years', () => {
    expect([addDays('2026-02-28', 1), addDays('2027-01-01', -1)]).toEqual(['2026-03-01', '2026-12-31']);
    expect([addMonths('2026-01-31', 1), addMonths('2026-01-01', -11)]).toEqual(['2026-02-01', '2025-02-01']);
  });
});

describe('the name of a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'Asia/Kolkata', 'europe/berlin'])(
    '%s is one',
    (name) => expect(isTimeZone(name)).toBe(true),
  );

  it.each(['', 'Mars/Phobos', '+05:45', 'UTC+1', 'Etc/Unknown', "'; DROP TABLE orders", '__proto__', 'A'.repeat(65)])(
    '%s is none',
    (name) => expect(isTimeZone(name)).toBe(false),
  );
});
