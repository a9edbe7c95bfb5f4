import { expect, it } from '@jest/globals';
import { isMarkOf, markInHeading } from './currency-marks.js';

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

it.each([
  ...['EUR', 'eur', '€', 'Euro', 'EUROS', ' euro '].map((mark) => ['EUR', mark, true] as const),
  ...['$', 'US$', 'US Dollar', 'US-Dollar', 'dollars', 'dólares estadounidenses'].map(
    (mark) => ['USD', mark, true] as const,
  ),
  ['CAD', 'Canadian dollars', true],
  ['CAD', 'dollar', true],
  ['CAD', 'US dollar', false],
  ['USD', 'Euro', false],
  ['EUR', 'Dollar', false],
  ['JPY', 'Yen', true],
  ['USD', '', false],
])('an amount in %s is meant by %j: %s', (currency, mark, isMeant) => {
  expect(isMarkOf(currency, mark)).toBe(isMeant);
});
