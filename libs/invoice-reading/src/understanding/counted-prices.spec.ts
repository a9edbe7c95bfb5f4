import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return {
    status,
    figures: lines.map(({ quantity, unitPrice, lineTotal }) =>
      [quantity, unitPrice, lineTotal].map((read) => read?.value.toString() ?? null),
    ),
  };
};

const NO_COLUMNS = { '20': null, '2': null, Qty: null, 'Unit Price': null, '$1.25': null, '$80.00': null };
const FIGURES = [
  ['20', '1.25', '25.00'],
  ['2', '80.00', '160.00'],
];

const counted = (heading: string, first: string, second: string): Printed[] =>
  printedInvoice(NO_COLUMNS, [
    [300, 180, heading],
    [300, 200, first],
    [300, 220, second],
  ]);

describe('Quantity and price in one column', () => {
  it.each([
    ['that the sign tells, whatever the headings are called', 'Dala × Vorn', '20 pcs × $1.25', '2 pcs × $80.00'],
    ['with a unit that nobody knows', 'Qty × Price', '20 zel × 1.25', '2 zel × 80.00'],
    ['with the price first', 'Price', '$1.25× 20', '$80.00× 2'],
    ['with the unit of the price behind it', 'Qty × Price', '20 kg × 1.25 / kg', '2 pcs × 80.00 / pcs'],
  ])('are both read: %s', (_, heading, first, second) => {
    expect(read(counted(heading, first, second))).toEqual({ status: 'completed', figures: FIGURES });
    expect(read(counted(heading, first.replace('1.25', '1.35'), second)).status).toBe('needs_review');
  });

  it('leave the words that follow closely to the next column', () => {
    const named = (price: string): Printed[] =>
      printedInvoice({ ...NO_COLUMNS, Description: null, 'Hex bolt M8': null, 'Cordless drill': null }, [
        ...row(180, [
          [50, 'Qty × Price'],
          [130, 'Description'],
        ]),
        ...row(200, [[50, `20 pcs × ${price} Hex bolt M8`]]),
        ...row(220, [[50, '2 pcs × $80.00 Cordless drill']]),
      ]);
    expect(read(named('$1.25'))).toEqual({ status: 'completed', figures: FIGURES });
    expect(read(named('$1.35')).status).toBe('needs_review');
  });

  it('are never passed over as words of a line that prints no more than an amount', () => {
    const listed = printedInvoice({ ...NO_COLUMNS, 'Hex bolt M8': 'Hex bolt M8, 20 pcs × 1.35', Description: 'Item' });
    expect(read(listed).status).toBe('needs_review');
  });
});
