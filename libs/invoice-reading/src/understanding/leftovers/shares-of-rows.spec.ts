import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../../test/documents/doubts-of.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../../test/documents/printed-pdf.js';
import { readPrinted } from '../../../test/documents/read-printed.js';

/** Goods of 185.00 and freight of 15.00, taxed at 10 %, which a row beside them says once more. */
const statusOf = (...figures: string[]): string =>
  readPrinted(
    printedInvoice(WITHOUT_SUMS, [
      ...figures.map((figure, at): Printed => [50 + 70 * at, 262, figure]),
      ...row(250, [
        [370, 'Goods'],
        [480, '$185.00'],
      ]),
      ...row(275, [
        [370, 'Freight'],
        [480, '$15.00'],
      ]),
      ...row(290, [
        [370, 'VAT'],
        [480, '$20.00'],
      ]),
      ...row(305, [
        [370, 'Total'],
        [480, '$220.00'],
      ]),
    ]),
  ).status;

describe('A share beside its base and what it comes to', () => {
  it.each([
    [
      ['$200.00', '10%', '$20.00'],
      ['$195.00', '10%', '$20.00'],
    ],
    [
      ['10%', '$200.00', '$20.00'],
      ['10%', '$195.00', '$20.00'],
    ],
    // What is taxed may stand in two columns; goods alone are not.
    [
      ['$185.00', '$15.00', '10%', '$20.00'],
      ['$180.00', '$15.00', '10%', '$20.00'],
    ],
  ])('%s, and not %s', (right, wrong) => {
    expect([right, wrong].map((figures) => statusOf(...figures))).toEqual(['completed', 'needs_review']);
  });
});

it('What is called taxed bears all of the tax', () => {
  const sums = (base: string) =>
    codesOf(
      [
        ['Sconto 10 %', '-$18.50'],
        ['Trasporto', '$15.00'],
        ['Imponibile', base],
        ['IVA 10 %', '$18.15'],
        ['Total', '$199.65'],
      ].flatMap(([label, amount], at) =>
        row(262 + 12 * at, [
          [370, label!],
          [480, amount!],
        ]),
      ),
      { 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null },
    );
  expect([sums('$181.50'), sums('$166.50')]).toEqual(['', 'left-rate']);
});
