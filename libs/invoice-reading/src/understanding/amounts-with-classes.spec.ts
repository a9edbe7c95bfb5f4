import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import type { Printed } from '../../test/documents/printed-pdf.js';
import { valuesOf } from '../../test/documents/values-of.js';
import { understandPages } from './understand-pages.js';

/** Lines that print no more than an amount, with another column at x. */
const linesOf = (headings: [number, string][], rows: [number, string][][]) => {
  const printed: Printed[] = [headings, ...rows].flatMap((cells, at) =>
    cells.map(([x, text]): Printed => [x, 280 + 18 * at, text]),
  );
  const sums: Printed[] = [
    [380, 400, 'Total'],
    [450, 400, '$2,515.00'],
  ];
  const { lines } = understandPages({
    kind: 'pages',
    pages: [printedPage([[50, 50, 'Kvalto Air Pty Ltd'], ...printed, ...sums])],
    attachments: [],
  });
  return valuesOf(lines).map(([sku, description, , , total]) => [sku, description, total]);
};
const NAMES = ['Quarterly maintenance', 'Pump replaced', 'Call-out, after hours'];
const AMOUNTS = ['$1,980.00', '$470.00', '$65.00'];
const TOTALS = ['1980.00', '470.00', '65.00'];

describe('Lines of amounts alone', () => {
  const headed = (heading: string, marks: string[]) =>
    linesOf(
      [
        [50, 'Description'],
        [450, 'Amount'],
        [520, heading],
      ],
      NAMES.map((name, at) => [
        [50, name],
        [450, AMOUNTS[at]!],
        [520, marks[at]!],
      ]),
    );

  it('have the class of their tax behind them, which ends no table and is no code', () => {
    const plain = NAMES.map((name, at) => [null, name, TOTALS[at]]);
    expect(headed('Code', ['GST', 'GST', 'GST'])).toEqual(plain);
    expect(headed('Code', ['FRE', 'GST', 'GST']).slice(0, 1)).toEqual([['FRE', NAMES[0], TOTALS[0]]]);
    expect(headed('Code', ['AV-1', 'AV-2', 'AV-3']).map(([code]) => code)).toEqual(['AV-1', 'AV-2']);
  });

  it.each(['CHARGES IN AUD', 'Charges', 'AMOUNT IN AUD'])('may be called %s', (heading) => {
    const lines = linesOf(
      [
        [50, 'CHARGES / DESCRIPTION'],
        [300, 'GST CODE'],
        [450, heading],
      ],
      NAMES.map((name, at) => [
        [50, name],
        [300, 'SR 9%'],
        [450, AMOUNTS[at]!],
      ]),
    );
    expect(lines).toEqual(NAMES.map((name, at) => [null, name, TOTALS[at]]));
  });
});
