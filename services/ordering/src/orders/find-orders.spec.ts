import { expect, it } from '@jest/globals';
import { numbersOf } from './find-orders.js';

const NOW = new Date('2026-02-01T00:00:00Z');

it('a bare number is that of this year and of the ten before', () => {
  expect(numbersOf('76', NOW).slice(0, 2)).toEqual(['PO-2026-000076', 'PO-2025-000076']);
  expect(numbersOf('000076', NOW)[0]).toBe('PO-2026-000076');
  expect(numbersOf('1234567', NOW)[0]).toBe('PO-2026-1234567');
});

it.each(['PO-2026-000076', 'bolts', '7b', '1234567890', ''])('%j is no bare number', (q) => {
  expect(numbersOf(q, NOW)).toEqual([]);
});
