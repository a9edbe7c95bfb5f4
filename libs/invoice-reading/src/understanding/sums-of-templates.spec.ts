import { describe, expect, it } from '@jest/globals';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

const statusOf = (printed: Printed[]) => readPrinted(printed).status;

describe('Sums', () => {
  it.each([
    ['Mijlocul de transport auto', 'completed'],
    ['Transport auto', 'needs_review'],
  ])('have no vehicle in them: %s', (text, status) => {
    expect(
      statusOf(
        printedInvoice({}, [
          [50, 300, text],
          [480, 300, '$203.50'],
          [50, 312, 'nr. OT-12-PRG'],
        ]),
      ),
    ).toBe(status);
  });
});

describe('Totals before rounding', () => {
  it.each([
    ['$203.43', 'completed'],
    ['$203.42', 'needs_review'],
  ])('lead to what is to pay: %s', (total, status) => {
    const paper = printedInvoice({ '$18.50': '$18.43', '$203.50': total, 'Sales Tax 10%': 'Sales Tax' }, [
      ...row(
        295,
        [
          [370, 'Rounding'],
          [480, '$0.57'],
        ],
        10,
      ),
      ...row(
        310,
        [
          [370, 'Amount due'],
          [480, '$204.00'],
        ],
        10,
      ),
    ]);
    expect(readPrinted(paper)).toMatchObject({ status });
  });
});

describe('Goods with their tax in them', () => {
  const paper = (net: string, tax: string, total: string): Printed[] =>
    printedInvoice(
      { Subtotal: 'Items (gross)', 'Sales Tax 10%': 'Items (net)', '$18.50': net, Total: null, '$203.50': null },
      [
        ...row(
          295,
          [
            [370, 'plus 10 % VAT'],
            [480, '$16.82'],
          ],
          10,
        ),
        ...row(
          310,
          [
            [370, 'Shipping'],
            [480, '$5.00'],
          ],
          10,
        ),
        ...row(
          325,
          [
            [370, 'plus 10 % VAT'],
            [480, tax],
          ],
          10,
        ),
        ...row(
          340,
          [
            [370, 'Total'],
            [480, total],
          ],
          10,
        ),
      ],
    );
  it.each([
    ['$168.18', '$0.50', '$190.50', 'completed'],
    ['$168.28', '$0.50', '$190.50', 'needs_review'],
    ['$168.18', '$0.60', '$190.60', 'needs_review'],
    ['$168.18', '$0.50', '$190.40', 'needs_review'],
  ])('have charges below them without it: %s, %s, %s', (net, tax, total, status) => {
    expect(statusOf(paper(net, tax, total))).toBe(status);
  });
});

describe('A second tax', () => {
  const cells = (y: number, [iva, second]: string[]): Printed[] =>
    row(y, [
      [520, iva!],
      [555, second!],
    ]);
  const paper = (tax: string, total: string): Printed[] =>
    printedInvoice({ 'Sales Tax 10%': 'VAT 10 %', Total: 'Second VAT 5.2 %', '$203.50': tax }, [
      ...cells(180, ['% VAT', '% Second VAT']),
      ...cells(200, ['10 %', '5.2 %']),
      ...cells(220, ['10 %', '5.2 %']),
      [370, 295, 'Total'],
      [480, 295, total],
    ]);
  it('has a column of its own', () => {
    expect([statusOf(paper('$9.62', '$213.12')), statusOf(paper('$9.82', '$213.32'))]).toEqual([
      'completed',
      'needs_review',
    ]);
  });
});
