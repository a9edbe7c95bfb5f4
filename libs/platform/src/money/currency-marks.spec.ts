import { expect, it } from '@jest/globals';
import { markInHeading } from './currency-marks.js';

it.each([
  ['Price (EUR)', 'EUR'],
  ['Preis [€]', '€'],
  ['EK-Preis EUR', 'EUR'],
  ['US$ net', 'US$'],
  ['Price$', '$'],
  ['Price (net)', null],
  ['Cost all', null],
  ['Price ABC', null],
])('the heading %j names %j', (heading, mark) => {
  expect(markInHeading(heading)).toBe(mark);
});
