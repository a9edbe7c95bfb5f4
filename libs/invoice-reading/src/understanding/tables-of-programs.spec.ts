import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const proof = prove(draft);
  const [number, currency] = [draft.invoiceNumber, draft.currency].map((of) => of?.value);
  const total = proof.totalAmount?.text;
  return { status: proof.status, number, currency, total, codes: proof.lines.map(({ sku }) => sku?.value ?? null) };
};
const NUMBER = 'Invoice Number: INV-20417';

describe('The number', () => {
  const alone = (text: string, ...more: Printed[]) =>
    read(printedInvoice({ [NUMBER]: null }, [[500, 30, text], [340, 92, 'Invoice details'], ...more]));
  it('alone in the head, by the letters of an invoice', () => {
    expect(alone('INV-1991')).toMatchObject({ status: 'completed', number: 'INV-1991' });
  });
  it.each([
    ['of something else', alone('PO-1991')],
    ['beside another', alone('INV-1991', [50, 700, 'INV-1992', 8])],
  ])('%s is none', (_, { status }) => {
    expect(status).toBe('needs_review');
  });
});

describe('The title in French programs', () => {
  it('names the currency before the number', () => {
    const titled = (title: string) =>
      read(
        printedInvoice({
          ...{ [NUMBER]: title, '$1.25': '1.25', '$25.00': '25.00', '$80.00': '80.00', '$160.00': '160.00' },
          ...{ '$185.00': '185.00', '$18.50': '18.50', '$203.50': '203.50' },
        }),
      );
    expect(titled('FACTURE EN EUROS N° : FA240519')).toMatchObject({
      ...{ status: 'completed', number: 'FA240519', currency: 'EUR' },
    });
    expect(titled('FACTURE DU DEVIS N° : FA240519').status).toBe('needs_review');
  });

  it('has codes of the rates on its lines', () => {
    const coded = (first: string, second: string): Printed[] =>
      printedInvoice(
        {
          ...{ 'Sales Tax 10%': null, '$18.50': null, Total: 'Total TTC', '$203.50': '$199.50' },
        },
        [
          [440, 180, 'TVA'],
          [445, 200, first],
          [445, 220, second],
          [370, 265, 'T.V.A.'],
          [480, 265, '$14.50'],
          ...row(310, [
            [50, 'BASES HT'],
            [150, 'MT TVA'],
            [250, '% TVA'],
          ]),
          ...row(322, [
            [50, '$25.00'],
            [150, '$5.00'],
            [250, '20,00'],
          ]),
          ...row(334, [
            [50, '$160.00'],
            [150, '$9.50'],
            [250, '5,94'],
          ]),
        ],
      );
    expect(read(coded('1', '2')).status).toBe('completed');
    expect(read(coded('20%', '20%')).status).toBe('needs_review');
  });
});

describe('Two columns of words', () => {
  const coded = (first: string, second: string, heading = 'Item') =>
    read(
      printedInvoice({ Description: heading, 'Hex bolt M8': first, 'Cordless drill': second }, [
        [130, 180, 'Description'],
        [130, 200, 'Hex bolt M8'],
        [130, 220, 'Cordless drill'],
      ]),
    );
  it('have codes of letters and a number, or of letters alone', () => {
    expect(coded('TC 100', 'USB_EXT')).toMatchObject({ status: 'completed', codes: ['TC 100', 'USB_EXT'] });
  });
  it('have no codes where both are words', () => {
    const names = coded('Fixing material', 'Power tools', 'Name');
    expect(names).toMatchObject({ status: 'completed', codes: [null, null] });
    expect(coded('Fixing material', 'Power tools').status).toBe('needs_review');
    expect(coded('Fixing-9', 'Tool', 'Name').status).toBe('needs_review');
  });
});

describe('Headings', () => {
  const reduced = (amount: string): Printed[] =>
    printedInvoice({ '$25.00': amount }, [
      [424, 180, 'Rabat', 8],
      [448, 180, 'Stawka', 8],
      [448, 188, 'podatku', 8],
      ...row(200, [
        [424, '$5.00'],
        [454, '10%'],
      ]),
      ...row(220, [[454, '10%']]),
    ]);
  it('set apart, of which one goes on in the next row', () => {
    const paper = reduced('$20.00').map(([x, y, text, size]): Printed => {
      const changed: Record<string, string> = { '$185.00': '$180.00', '$18.50': '$18.00', '$203.50': '$198.00' };
      return [x, y, changed[text] ?? text, size];
    });
    expect(read(paper).status).toBe('completed');
    expect(read(reduced('$25.00')).status).toBe('needs_review');
  });

  it('over the sums end the lines', () => {
    const paper = (due: string): Printed[] =>
      printedInvoice(
        {
          ...{ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null },
          ...{ Total: null, '$203.50': null },
        },
        [
          ...row(250, [
            [50, 'DUE BY'],
            [250, 'ACCOUNT NUMBER'],
            [480, 'TOTAL DUE'],
          ]),
          ...row(270, [
            [50, 'May 10, 2026'],
            [250, '132 456 789 012'],
            [480, due],
          ]),
        ],
      );
    expect(read(paper('$185.00'))).toMatchObject({ status: 'completed', total: '$185.00' });
    expect(read(paper('$158.00')).status).toBe('needs_review');
  });
});

describe('Shares over their amounts', () => {
  /** The tax of the line and its discount, each below its rate. */
  const paper = (tax: string, discount: string): Printed[] =>
    printedInvoice(
      {
        ...{ Amount: 'Total TTC', '$25.00': '$27.50', '$160.00': '$158.40' },
        ...{ Subtotal: 'Total HT', '$185.00': '$169.00', '$18.50': '$16.90', '$203.50': '$185.90' },
      },
      [
        ...row(180, [
          [410, 'Tax'],
          [440, 'Disc.'],
        ]),
        ...row(200, [[410, '10%']]),
        ...row(210, [[410, '$2.50']]),
        ...row(220, [
          [410, '10%'],
          [440, '-10%'],
        ]),
        ...row(230, [
          [410, tax],
          [440, discount],
        ]),
      ],
    );
  it('are of the row above', () => {
    expect(read(paper('$14.40', '$-16.00')).status).toBe('completed');
    expect(read(paper('$15.40', '$-16.00')).status).toBe('needs_review');
    expect(read(paper('$14.40', '$-18.00')).status).toBe('needs_review');
  });
});

describe('Lines without their tax and with it', () => {
  const paper = (base: string): Printed[] =>
    printedInvoice({ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null }, [
      ...row(180, [
        [440, 'VAT'],
        [530, 'Gross'],
      ]),
      ...row(200, [
        [440, '10%'],
        [530, '$27.50'],
      ]),
      ...row(220, [
        [440, '10%'],
        [530, '$176.00'],
      ]),
      ...row(310, [
        [50, '10%'],
        [150, base],
        [250, '$18.50'],
        [350, '$203.50'],
      ]),
    ]);
  it('come to the base in the table of taxes', () => {
    expect(read(paper('$185.00')).status).toBe('completed');
    expect(read(paper('$158.00')).status).toBe('needs_review');
  });
});

describe('Amounts and their currency', () => {
  it('stand over each other, the label in the middle of both', () => {
    const stacked = (amount: string): Printed[] =>
      printedInvoice(
        {
          ...{ '$1.25': '1.25', '$25.00': '25.00', '$80.00': '80.00', '$160.00': '160.00', '$185.00': '185.00' },
          ...{ '$18.50': '18.50', Total: null, '$203.50': null },
        },
        [
          [490, 280, 'DKK', 11],
          [370, 288, 'Total', 11],
          [480, 296, amount, 11],
        ],
      );
    expect(read(stacked('203.50'))).toMatchObject({ status: 'completed', currency: 'DKK', total: 'DKK 203.50' });
    expect(read(stacked('230.50')).status).toBe('needs_review');
  });

  it('may have no cents, however long', () => {
    const whole = (sum: string): Printed[] =>
      printedInvoice({
        ...{ '$1.25': '61,50 Kč', '$25.00': sum, '$80.00': '5000,- Kč', '$160.00': '10000,- Kč' },
        ...{ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, '$203.50': '11230,- Kč' },
      });
    expect(read(whole('1230,- Kč')).status).toBe('completed');
    expect(read(whole('1320,- Kč')).status).toBe('needs_review');
  });

  it('may be lei in capitals', () => {
    const changes = Object.fromEntries(
      ['1.25', '25.00', '80.00', '160.00', '185.00', '18.50'].map((amount) => [`$${amount}`, amount]),
    );
    const paper = (word: string) => read(printedInvoice({ ...changes, '$203.50': `203.50 ${word}` }));
    expect(paper('LEI')).toMatchObject({ status: 'completed', currency: 'RON' });
    expect(paper('LEX').currency).toBeUndefined();
  });
});
