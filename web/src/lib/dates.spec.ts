import { describe, expect, it } from '@jest/globals';
import { formatRelative } from './dates';

describe('a moment in words', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const ago = (ms: number) => formatRelative(new Date(now - ms).toISOString(), now);

  it.each([
    [10_000, 'just now'],
    [3 * 60_000, '3 minutes ago'],
    [2 * 3_600_000, '2 hours ago'],
    [86_400_000, 'yesterday'],
    [6 * 86_400_000, '6 days ago'],
  ])('is relative within a week: %i ms → %s', (ms, words) => {
    expect(ago(ms)).toBe(words);
  });

  it('is a day from a week on', () => {
    expect(ago(7 * 86_400_000)).toBe('Nov 14, 2026');
  });
});
