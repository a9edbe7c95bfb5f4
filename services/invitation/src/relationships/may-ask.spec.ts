import { describe, expect, it } from '@jest/globals';
import { whyNotAsk } from './may-ask.js';

const then = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(then.getTime() + ms);
const DAY = 24 * 60 * 60 * 1000;

describe('asking for a connection', () => {
  it('is refused while a request is pending or the two are connected', () => {
    expect(whyNotAsk({ status: 'pending', updatedAt: then }, later(99 * DAY))).toMatch(/already pending/);
    expect(whyNotAsk({ status: 'active', updatedAt: then }, later(99 * DAY))).toMatch(/already connected/);
  });

  it('is refused for 30 days after a refusal, to the moment, and says until when', () => {
    const declined = { status: 'declined' as const, updatedAt: then };
    expect(whyNotAsk(declined, later(30 * DAY - 1))).toBe('The supplier declined; you may ask again on 2026-03-31');
    expect(whyNotAsk(declined, later(30 * DAY))).toBeUndefined();
  });

  it('is open at once to a buyer who left', () => {
    expect(whyNotAsk({ status: 'removed', updatedAt: then }, then)).toBeUndefined();
  });
});
