import { expect, it } from '@jest/globals';
import { numbersOf } from './find-orders.js';

const NOW = new Date('2026-02-01T00:00:00Z');

it('a bare number is that of this year and of the ten before', () => {
  expect(numbersOf('76', NOW).slice(0, 2)).toEqual(['PO-2026-000076', 'PO-2025-000076']);
  expect(numbersOf('000076', NOW)[0]).toBe('PO-2026-000076');
  expect(numbersOf('1234567', NOW)[0]).toBe('PO-2026-1234567');
});

it.each(['po-2026-76', 'PO-2026-000076', ' 2026-76', 'po 2026 0076'])('%j is that of its year', (q) => {
  expect(numbersOf(q, NOW)).toEqual(['PO-2026-000076']);
});

it('without its year, it may be written with what all begin with', () => {
  expect(numbersOf('PO-76', NOW)).toEqual(numbersOf('76', NOW));
});

it.each(['po-2026-', 'bolts', '7b', '1234567890', ''])('%j is no number of an order', (q) => {
  expect(numbersOf(q, NOW)).toEqual([]);
});
