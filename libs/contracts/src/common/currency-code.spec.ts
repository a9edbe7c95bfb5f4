import { expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { CurrencyCode } from './currency-code.js';

class Price {
  @CurrencyCode()
  currency: unknown;
}
const problems = (currency: unknown): string[] =>
  validateSync(Object.assign(new Price(), { currency })).flatMap(({ property, constraints }) => [
    property,
    ...Object.values(constraints ?? {}),
  ]);

it.each(['USD', 'EUR', 'JPY', 'CHF'])('%s is a currency', (code) => {
  expect(problems(code)).toEqual([]);
});

it.each(['usd', 'Eur', 'XXX', 'XTS', 'ABC', 'EU', '', ' EUR', 5, ['EUR']])('%j is none', (code) => {
  expect(problems(code)).toEqual(['currency', 'Currency must be a code of three capital letters, such as EUR']);
});
