import { describe, expect, it } from '@jest/globals';
import { verdictOf } from './delivery-schedule.js';

describe('a try', () => {
  it.each([200, 201, 204, 299])('that is answered %d has delivered', (status) => {
    expect(verdictOf(status, 8)).toEqual({ then: 'delivered' });
  });

  it.each([null, 100, 301, 302, 307, 400, 401, 404, 429, 500, 503])('that is answered %p is made again', (status) => {
    expect(verdictOf(status, 1)).toEqual({ then: 'retry', pauseSeconds: 5 });
  });

  it('that is answered 410 is the last', () => {
    expect(verdictOf(410, 1)).toEqual({ then: 'gone' });
  });

  it('is made again for a day, with growing pauses, and not longer', () => {
    const pauses: number[] = [];
    for (let attempts = 1; ; attempts++) {
      const { then, pauseSeconds } = verdictOf(500, attempts);
      if (then === 'exhausted') break;
      pauses.push(pauseSeconds!);
    }
    const hours = pauses.reduce((sum, pause) => sum + pause) / 3600;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
  });
});
