import { describe, expect, it } from '@jest/globals';
import { amountIn, inMinorUnits } from './amounts.js';
import type { SheetCell } from './sheet.js';

const MOST = 2_147_483_647;

function told(cell: Exclude<SheetCell, null>, currency: string): number | string {
  const amount = amountIn(cell);
  if ('problem' in amount) return amount.problem;
  const said = inMinorUnits(amount, currency, 'Price', MOST);
  return 'problem' in said ? said.problem : said.value;
}

describe('an amount in a cell', () => {
  it.each<[string | number, string, number]>([
    [5, 'USD', 500],
    ['5', 'JPY', 5],
    ['$5.00', 'USD', 500],
    ['$ 5', 'CAD', 500],
    ['US$5.00', 'USD', 500],
    ['CA$5', 'CAD', 500],
    ['A$5', 'AUD', 500],
    ['＄5', 'USD', 500],
    ['$5.00 USD', 'USD', 500],
    ['usd 5', 'USD', 500],
    ['5 €', 'EUR', 500],
    ['5,00€', 'EUR', 500],
    ['€ 1.234,50', 'EUR', 123_450],
    ["CHF 1'234.50", 'CHF', 123_450],
    ['£12', 'GBP', 1200],
    ['¥1200', 'JPY', 1200],
    ['12,50 zł', 'PLN', 1250],
    ['-$5', 'USD', -500],
    ['$-5', 'USD', -500],
    ['21474836.47', 'USD', MOST],
  ])('%j is in %s %d', (cell, currency, minorUnits) => {
    expect(told(cell, currency)).toBe(minorUnits);
  });

  it.each<[Exclude<SheetCell, null>, string, string]>([
    ['5 €', 'USD', 'Price must be in USD, not in €'],
    ['$5', 'EUR', 'Price must be in EUR, not in $'],
    ['US$5', 'CAD', 'Price must be in CAD, not in US$'],
    ['CA$5', 'USD', 'Price must be in USD, not in CA$'],
    ['5 EUR', 'GBP', 'Price must be in GBP, not in EUR'],
    ['$5 EUR', 'EUR', 'Price must be in EUR, not in $'],
    ['5 pcs', 'USD', '“5 pcs” is not a number'],
    ['abc', 'USD', '“abc” is not a number'],
    ['$', 'USD', '“$” is not a number'],
    ['--$5', 'USD', '“--$5” is not a number'],
    ['-$-5', 'USD', '“--5” is not a number'],
    ['$1.999', 'USD', '“$1.999” can be read in two ways: write 1999 if that is meant'],
    ['1.999', 'JPY', '“1.999” can be read in two ways: write 1999 if that is meant'],
    ['1.999', 'KWD', '“1.999” can be read in two ways: write 1999 or 1.9990'],
    ['12,500 €', 'EUR', '“12,500 €” can be read in two ways: write 12500 or 12.5'],
    ['12,500', 'JPY', '“12,500” can be read in two ways: write 12500 if that is meant'],
    ['€1.999', 'USD', 'Price must be in USD, not in €'],
    ['0,125 €', 'EUR', 'Price has more decimals than EUR'],
    [99_999_999_999, 'USD', 'Price cannot be more than 21474836.47'],
    ['99999999999', 'JPY', 'Price cannot be more than 2147483647'],
    [true, 'USD', '“true” is not a number'],
    [`$${'9'.repeat(1e6)}`, 'USD', `“$${'9'.repeat(39)}…” is not a number`],
    [`1${' '.repeat(1e6)}x`, 'USD', `“1${' '.repeat(39)}…” is not a number`],
  ])('%.30p is none in %s', (cell, currency, problem) => {
    expect(told(cell, currency)).toBe(problem);
  });

  it.each(['USD', 'JPY', 'KWD'])('that can be read in two ways is advised as it is taken in %s', (currency) => {
    for (const cell of ['1.999', '12,500', '1.000', '999.990', '-1.234', '$100.010']) {
      const [, advice] = String(told(cell.replace('$', ''), currency)).split('write ');
      const written = advice!.replace(' if that is meant', '').split(' or ');
      for (const text of written) expect([cell, text, told(text, currency)]).toEqual([cell, text, expect.any(Number)]);
    }
  });
});
