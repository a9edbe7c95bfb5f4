import { describe, expect, it } from '@jest/globals';
import { calendarOf } from '#platform';
import { edgesOf, nearestMidnight } from './edges.js';

/** Of days that follow each other, the last of which only ends them. */
const edges = (timeZone: string, ...days: string[]): string[] => {
  const moments = days.map((day) => calendarOf({ timeZone }).startOf(day));
  const at = (date: Date): string => date.toISOString().slice(5, 16);
  return edgesOf(moments, moments.map(nearestMidnight), (index) => index + 1).map(
    ({ gains, loses, since, until }) => `${loses} to ${gains}: ${at(since)} to ${at(until)}`,
  );
};

describe('what figures by days of UTC have on the other side', () => {
  it('is nothing where days begin at midnight there', () => {
    expect(edges('UTC', '2026-11-01', '2026-11-02')).toEqual([]);
    expect(edges('Europe/London', '2026-11-01', '2026-11-02')).toEqual([]);
  });

  it('is the hours by which a day begins earlier or later', () => {
    expect(edges('Europe/Berlin', '2026-10-25', '2026-10-26')).toEqual([
      '0 to 1: 10-24T22:00 to 10-25T00:00',
      '1 to 2: 10-25T23:00 to 10-26T00:00',
    ]);
    expect(edges('America/New_York', '2026-11-01', '2026-11-02')).toEqual([
      '1 to 0: 11-01T00:00 to 11-01T04:00',
      '2 to 1: 11-02T00:00 to 11-02T05:00',
    ]);
    expect(edges('Asia/Kathmandu', '2026-11-01')).toEqual(['0 to 1: 10-31T18:15 to 11-01T00:00']);
  });

  it('is half a day at most, also where all of a day lies within one of UTC', () => {
    expect(edges('Pacific/Kiritimati', '2026-11-01')).toEqual(['1 to 0: 10-31T00:00 to 10-31T10:00']);
    // 23 hours of which eleven and twelve are in two days of UTC, and both begin nearest to the same midnight.
    expect(edges('Pacific/Auckland', '2026-09-27', '2026-09-28')).toEqual([
      '0 to 1: 09-26T12:00 to 09-27T00:00',
      '2 to 1: 09-27T00:00 to 09-27T11:00',
    ]);
  });
});
