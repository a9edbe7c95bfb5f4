import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const proof = prove(draft);
  return {
    ...{ status: proof.status, date: draft.invoiceDate?.value, total: proof.totalAmount?.text },
    codes: proof.lines.map(({ sku }) => sku?.value),
  };
};

describe('Lines with the tax of their own rate', () => {
  const paper = (tax: string): Printed[] =>
    printedInvoice(
      {
        ...{ '$25.00': '$27.50', '$160.00': '$176.00', '$185.00': '$203.50' },
        ...{ 'Sales Tax 10%': 'Total VAT', '$18.50': tax },
      },
      [
        [430, 180, 'VAT'],
        [430, 200, '10%'],
        [430, 220, '10%'],
      ],
    );
  it('come to a subtotal that has all of it', () => {
    expect(read(paper('$18.50'))).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(read(paper('$18.51')).status).toBe('needs_review');
    expect(read(paper('$20.35')).status).toBe('needs_review');
  });
});

/** A hundred of the total, below it. */
const PAID_IN_PART: Printed[] = [
  ...row(
    295,
    [
      [370, 'Paid'],
      [480, '- $100.00'],
    ],
    10,
  ),
  ...row(
    310,
    [
      [370, 'Balance'],
      [480, '$103.50'],
    ],
    10,
  ),
];

describe('Payments in a table of their own', () => {
  const paper = (title: string, paid: string): Printed[] =>
    printedInvoice({}, [
      ...PAID_IN_PART,
      [50, 340, title],
      ...row(
        355,
        [
          [50, 'Date'],
          [150, 'Account'],
          [260, 'Source'],
          [480, 'Amount'],
        ],
        10,
      ),
      ...row(
        370,
        [
          [50, '20 March 2026'],
          [150, '1060 Checking'],
          [260, 'Bank transfer'],
          [480, paid],
        ],
        10,
      ),
    ]);
  it('are what was paid, each on its day', () => {
    expect(read(paper('Payments', '$100.00'))).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(read(paper('Payments', '$110.00')).status).toBe('needs_review');
    expect(read(paper('Kvalto', '$100.00')).status).toBe('needs_review');
  });

  it('leave a rest, and whoever asks for it does not ask for all', () => {
    const asked = (amount: string): Printed[] =>
      printedInvoice({}, [
        ...PAID_IN_PART,
        ...row(
          330,
          [
            [370, 'Outstanding'],
            [480, amount],
          ],
          10,
        ),
      ]);
    expect(read(asked('$103.50'))).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(read(asked('$203.50')).status).toBe('needs_review');
  });

  it('and rows with thanks, whose total has a name of prices', () => {
    const sums = { Subtotal: 'Nettopreis', 'Sales Tax 10%': 'Umsatzsteuer 10 %', Total: 'Gesamtpreis' };
    const paid = (rest: string) =>
      read(
        printedInvoice(sums, [
          ...row(
            295,
            [
              [260, '20.03.2026'],
              [370, 'Zahlung, vielen Dank!'],
              [480, '-$100.00'],
            ],
            10,
          ),
          ...row(
            310,
            [
              [370, 'Fälliger Betrag'],
              [480, rest],
            ],
            10,
          ),
        ]),
      );
    expect(paid('$103.50')).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(paid('$113.50').status).toBe('needs_review');
  });
});

describe('The head', () => {
  it('is not dated by a sentence of the terms', () => {
    const terms = 'Payment within 30 days of the invoice date, at the latest on 16 April 2026.';
    expect(read(printedInvoice({}, [[50, 640, terms, 8]]))).toMatchObject({ status: 'completed', date: '2026-03-17' });
  });
});

describe('Codes', () => {
  it('are no currency, and are counted by no position', () => {
    const coded = (first: string, second: string) =>
      read(
        printedInvoice({}, [
          [200, 180, 'Item Number'],
          [200, 200, first],
          [200, 220, second],
        ]),
      );
    expect(coded('1. TRY-S', '2. HOS-25')).toMatchObject({ status: 'completed', codes: ['TRY-S', 'HOS-25'] });
    expect(coded('3. TRY-S', '2. HOS-25').codes).toEqual(['3. TRY-S', '2. HOS-25']);
  });
});

describe('Lines of nothing but an amount', () => {
  it('are lines as well where a position stands before what else would be a charge', () => {
    const paper = (third: string): Printed[] => [
      ...printedInvoice({ Qty: null, 'Unit Price': null, '20': null, '2': null, '$1.25': null, '$80.00': null }),
      ...row(200, [[35, '1.']], 10),
      ...row(220, [[35, '2.']], 10),
      ...row(
        235,
        [
          [35, third],
          [50, 'Express surcharge'],
          [480, '$0.00'],
        ],
        10,
      ),
    ];
    expect(['3.', ''].map((third) => read(paper(third)).codes.length)).toEqual([3, 2]);
  });
});
