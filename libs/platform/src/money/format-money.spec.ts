import { expect, it } from '@jest/globals';
import { formatMoney } from './format-money.js';

it.each([
  [123_450, 'USD', '$1,234.50'],
  [5, 'EUR', '€0.05'],
  [1200, 'JPY', '¥1,200'],
  [0, 'GBP', '£0.00'],
])('writes %d %s as %s', (minorUnits, currency, text) => {
  expect(formatMoney(minorUnits, currency)).toBe(text);
});
