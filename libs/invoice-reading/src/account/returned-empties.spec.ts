import { describe, expect, it } from '@jest/globals';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

/** Names over or beside amounts, below the lines of 185.00. */
const summed = (sums: [name: string, amount: string][]) =>
  readPrinted(
    printedInvoice(
      WITHOUT_SUMS,
      sums.flatMap(([name, amount], at): Printed[] => [
        [300, 250 + 15 * at, name],
        [480, 250 + 15 * at, amount],
      ]),
    ),
  ).status;

describe('Empties that come back', () => {
  const returned = (amount: string, [taxed, tax, total]: [string, string, string]) =>
    summed([
      ['Goods total', '185.00 USD'],
      ['Emballage ud 6 × 3.00', '18.00 USD'],
      ['Emballage retur 3 × 3.00', amount],
      ['Taxable amount', `${taxed} USD`],
      ['VAT 10%', `${tax} USD`],
      ['Total', `${total} USD`],
    ]);

  it.each(['(9.00) USD', 'USD (9.00)', '9.00- USD'])(
    'are taken off, with the currency apart from the brackets: %s',
    (amount) => {
      expect(returned(amount, ['194.00', '19.40', '213.40'])).toBe('completed');
      expect(returned(amount, ['203.00', '20.30', '223.30'])).toBe('needs_review');
      expect(returned(amount.replace('9', '8'), ['194.00', '19.40', '213.40'])).toBe('needs_review');
    },
  );

  it.each(['Deposit on crates', 'Returnable containers', 'Zelkor'])(
    'are counted right, whatever they are called: %s',
    (name) => {
      const paper = (count: number) =>
        summed([
          ['Goods total', '185.00'],
          [`${name} ${count} × 3.00`, '18.00'],
          ['Net', '203.00'],
          ['VAT 10%', '20.30'],
          ['Total', '223.30'],
        ]);
      expect([paper(6), paper(7)]).toEqual(['completed', 'needs_review']);
    },
  );

  it('leave what the goods come to, where as many come back', () => {
    const net = (amount: string, taxed = '185.00') =>
      summed([
        ['Goods total', '185.00'],
        ['Deposit on crates 6 × 3.00', '18.00'],
        ['Returned crates 6 × 3.00', amount],
        ['Net', taxed],
        ['VAT 10% of 160.00', '16.00'],
        ['VAT 5% of 25.00', '1.25'],
        ['Total', '202.25'],
      ]);
    expect(net('-18.00')).toBe('completed');
    expect(net('-12.00')).toBe('needs_review');
    expect(net('-18.00', '191.00')).toBe('needs_review');
  });
});
