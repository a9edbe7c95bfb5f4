import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { readNumberStyle } from './number-style.js';
import { textLines } from './text-lines.js';

/** Two lines that multiply out whatever the mark. */
const styleOf = (currency: string) => {
  const rows = [
    ['Item', 'Qty', 'Price', 'Amount'],
    ['Door', '2', '84.900', '169.800'],
    ['Fitting', '2', '28.500', '57.000'],
  ];
  const printed = rows.flatMap((row, at) =>
    row.map((text, column): [number, number, string] => [50 + 120 * column, 200 + 20 * at, text]),
  );
  return readNumberStyle(textLines(printedPage([...printed, [50, 100, currency]])));
};

describe('Three digits behind each mark', () => {
  it.each(['HUF', 'VND', 'ISK', 'JPY'])('are thousands of %s', (currency) => {
    expect(styleOf(currency)).toEqual({ mark: ',', certain: true });
  });

  it('may be either of money that has cents', () => {
    expect(styleOf('EUR').certain).toBe(false);
    expect(styleOf('KWD').certain).toBe(false);
  });
});
