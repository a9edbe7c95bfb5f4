import { expect, it } from '@jest/globals';
import { weekAgo } from './periods';

const now = new Date('2026-03-02T01:30:15.250Z');

it('a week ago is the same for a whole hour, so that it asks for the same list', () => {
  expect(weekAgo(now)).toBe('2026-02-23T01:00:00.000Z');
  expect(weekAgo(new Date('2026-03-02T01:59:59Z'))).toBe(weekAgo(now));
});
