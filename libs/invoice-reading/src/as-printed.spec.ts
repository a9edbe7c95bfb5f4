import { expect, it } from '@jest/globals';
import { asPrinted } from './as-printed.js';
import { Decimal } from './decimal.js';
import type { ReadValue } from './draft.js';

it.each([
  ['$14.80', '$177.60'],
  ['14,80 €', '177,60 €'],
  ['14,80€', '177,60€'],
  ['EUR 1.014,80', 'EUR 177,60'],
  ['CHF 1’014.80', 'CHF 177.60'],
  ['1,014.80', '177.60'],
  ['-$14.80', '$177.60'],
  ['15', '177.60'],
  ['free', '177.60'],
])('beside %s an amount is written %s', (text, written) => {
  expect(asPrinted(Decimal.of('177.60'), { text } as ReadValue<Decimal>)).toBe(written);
});
