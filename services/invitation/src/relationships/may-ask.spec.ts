import { describe, expect, it } from '@jest/globals';
import { calendarOf } from '#platform';
import { whyNotAsk } from './may-ask.js';

const then = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(then.getTime() + ms);
const utc = calendarOf({});
const DAY = 24 * 60 * 60 * 1000;

describe('asking for a connection', () => {
  it('is refused while a request is pending or the two are connected', () => {
    expect(whyNotAsk({ status: 'pending', updatedAt: then }, later(99 * DAY), utc)).toMatch(/already pending/);
    expect(whyNotAsk({ status: 'active', updatedAt: then }, later(99 * DAY), utc)).toMatch(/already connected/);
  });

  it('is refused for 30 days after a refusal, to the moment, and says until when', () => {
    const declined = { status: 'declined' as const, updatedAt: then };
    const why = (ms: number, calendar = utc) => whyNotAsk(declined, later(ms), calendar);
    expect(why(30 * DAY - 1)).toBe('The supplier declined; you may ask again on 2026-03-31');
    expect(why(30 * DAY)).toBeUndefined();
    const auckland = calendarOf({ timeZone: 'Pacific/Auckland' });
    expect(why(0, auckland)).toBe('The supplier declined; you may ask again on 2026-04-01');
  });

  it('is open at once to a buyer who left', () => {
    expect(whyNotAsk({ status: 'removed', updatedAt: then }, then, utc)).toBeUndefined();
  });
});
