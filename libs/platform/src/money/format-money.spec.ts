import { expect, it } from '@jest/globals';
import { formatMoney } from './format-money.js';

it.each([
  [123_450, 'USD', '$1,234.50'],
  [5, 'EUR', '€0.05'],
  [1200, 'JPY', '¥1,200'],
  [0, 'GBP', '£0.00'],
  [1_566_050, 'HUF', 'HUF\u00a015,660.50'],
  [1_234_567, 'KWD', 'KWD\u00a01,234.567'],
])('writes %d %s as %s', (minorUnits, currency, text) => {
  expect(formatMoney(minorUnits, currency)).toBe(text);
});
