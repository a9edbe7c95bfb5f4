import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { withCodes } from './line-codes.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const proof = prove(draft);
  const [number, date, vendor] = [draft.invoiceNumber, draft.invoiceDate, draft.vendorName].map((of) => of?.value);
  const codes = proof.lines.map(({ sku, description }) => [sku?.value, description?.value]);
  return { status: proof.status, number, date, vendor, codes };
};
const NUMBER = 'Invoice Number: INV-20417';
const DATE = 'Invoice Date: 17 March 2026';

describe('Codes of the lines', () => {
  const below = (label: string, first = 'HB-0812', second = 'CD-1400'): Printed[] =>
    printedInvoice({ 'Cordless drill': null }, [
      [50, 209, `${label}: ${first}`, 7],
      [50, 220, 'Cordless drill'],
      [50, 229, `${label}: ${second}`, 7],
    ]);

  it.each(['Indeks', 'Kvalto', 'Zelkor'])(
    'stand below each description behind one word, whatever it is: %s',
    (label) => {
      expect(read(below(label))).toMatchObject({
        status: 'completed',
        codes: [
          ['HB-0812', 'Hex bolt M8'],
          ['CD-1400', 'Cordless drill'],
        ],
      });
    },
  );

  it.each(['Serial', 'Lot', 'Batch', 'EAN'])('are not the numbers of single pieces: %s', (label) => {
    expect(read(below(label)).codes.map(([sku]) => sku)).toEqual([undefined, undefined]);
  });

  it.each(['Nimike', 'Artikel', 'Symbol'])('stand behind a word for goods on an only line: %s', (label) => {
    const coded = (word: string) => {
      const value = `Drill 18 V ${word}: 159033`;
      const description = { value, text: value, source: { page: 1, box: null }, confidence: 1, checks: [] };
      const [line] = withCodes([
        { sku: null, description, quantity: null, unitPrice: null, lineTotal: null, discount: null },
      ]);
      return [line!.sku?.value, line!.description?.value];
    };
    expect(coded(label)).toEqual(['159033', 'Drill 18 V']);
    expect(coded('Serial')).toEqual([undefined, 'Drill 18 V Serial: 159033']);
    expect(coded('Zelkor')).toEqual([undefined, 'Drill 18 V Zelkor: 159033']);
  });

  it('are the column of codes under the word for goods, where what they are called has a heading that nobody knows', () => {
    const paper = printedInvoice({ Description: 'Tuote', 'Hex bolt M8': '578661', 'Cordless drill': '552894' }, [
      [130, 180, 'Nimike'],
      [130, 200, 'Hex bolt M8'],
      [130, 220, 'Cordless drill'],
    ]);
    expect(read(paper)).toMatchObject({
      status: 'completed',
      codes: [
        ['578661', 'Hex bolt M8'],
        ['552894', 'Cordless drill'],
      ],
    });
  });
});

describe('The head', () => {
  const heads = (first: string): Printed[] =>
    printedInvoice({ [NUMBER]: 'INVOICE', [DATE]: null }, [
      ...row(85, [
        [300, first],
        [400, 'Date'],
        [500, 'Client'],
      ]),
      ...row(97, [
        [300, 'FA0002471'],
        [400, '17/03/2026'],
        [500, 'C35337'],
      ]),
    ]);

  it('a number beside the date and the client, each under its heading, is the paper’s; that of something else is not', () => {
    expect(read(heads('Number'))).toMatchObject({ status: 'completed', number: 'FA0002471', date: '2026-03-17' });
    expect(read(heads('Order')).status).toBe('needs_review');
  });

  it('a series between the words for it belongs to the label', () => {
    expect(read(printedInvoice({ [NUMBER]: 'FACTURA' }, [[340, 86, 'Seria BTR nr. 004182', 8]])).number).toBe('004182');
  });

  it.each(['č. FV260031', 'br. FV260031', 'št. FV260031'])(
    'a number under the title has a short word: %s',
    (number) => {
      const paper = (title: string): Printed[] =>
        printedInvoice({ [NUMBER]: null }, [
          [340, 28, title, 12],
          [340, 42, number, 9],
        ]);
      expect(read(paper('Faktura - daňový doklad'))).toMatchObject({ status: 'completed', number: 'FV260031' });
      expect(read(paper('Harbour branch')).status).toBe('needs_review');
    },
  );

  it('a number stands behind the name of its series', () => {
    const paper = (label: string) => read(printedInvoice({ [NUMBER]: 'PVM SĄSKAITA FAKTŪRA' }, [[340, 90, label]]));
    expect(paper('Sąskaitos serija VRT Nr. 00064')).toMatchObject({ status: 'completed', number: '00064' });
    expect(paper('Sutarties serija VRT Nr. 00064').number).toBeUndefined();
  });

  it('a number without a label is that which a payment shall name', () => {
    const paper = (head: string, reference: string): Printed[] =>
      printedInvoice({ [NUMBER]: null }, [
        [50, 20, 'Invoice', 14],
        [340, 60, head],
        [50, 400, `Verwendungszweck: ${reference}`, 8],
      ]);
    expect(read(paper('RE-2026-0087', 'RE-2026-0087'))).toMatchObject({ status: 'completed', number: 'RE-2026-0087' });
    expect(read(paper('RE-2026-0087', 'RE-2025-0412')).status).toBe('needs_review');
    expect(read(paper('Account: RE-2026-0087', 'RE-2026-0087')).number).toBeUndefined();
  });

  it('an order that the invoice names below its title is no title, unless it is larger', () => {
    const paper = (size: number): Printed[] =>
      printedInvoice({}, [
        [340, 25, 'Invoice', 12],
        [340, 90, 'Payment method:'],
        [340, 101, 'Purchase Order', size],
      ]);
    expect([10, 16].map((size) => read(paper(size)).status)).toEqual(['completed', 'needs_review']);
  });

  it('the date of an invoice among the sums is another one’s', () => {
    const paper = (label: string): Printed[] =>
      printedInvoice({ [DATE]: null, '12 Mill Road, Springfield': '12 Mill Road · 12345 Springfield' }, [
        [50, 160, 'Springfield, den 17. März 2026'],
        [200, 295, label, 8],
        [480, 295, '-$100.00'],
        [370, 310, 'Balance due'],
        [480, 310, '$103.50'],
      ]);
    expect(read(paper('abzgl. Abschlagsrechnung vom 05.03.2026')).date).toBe('2026-03-17');
  });

  it('a street without a number is part of the address of the company over it', () => {
    const paper = (street: string): Printed[] =>
      printedInvoice({ '12 Mill Road, Springfield': street }, [[50, 72, 'Brackley NN13 7DN']]);
    expect(read(paper('Buckingham Road Industrial Estate'))).toMatchObject({
      status: 'completed',
      vendor: 'Northgate Fasteners Ltd',
    });
  });

  it('whoever is named in one cell with the account sent it', () => {
    const paper = (name: string): Printed[] => [
      ...printedInvoice({
        'Northgate Fasteners Ltd': null,
        '12 Mill Road, Springfield': null,
        'Bill to:': null,
        'Harbour Workshop Inc.': null,
      }),
      [50, 40, 'Wattle & Co Supplies', 14],
      [50, 58, 'Shop 4, 220 Sturt St'],
      [50, 70, 'Ballarat VIC 3350'],
      [50, 110, 'Redgum Physiotherapy Pty Ltd'],
      [50, 122, '15 Station St'],
      [50, 134, 'Ballarat VIC 3350'],
      [50, 700, `Direct deposit: BSB 633-000, account 13842688, ${name}`, 8],
    ];
    expect(read(paper('Wattle & Co Supplies'))).toMatchObject({ status: 'completed', vendor: 'Wattle & Co Supplies' });
    expect(read(paper('any branch')).status).toBe('needs_review');
  });

  it('a slip names who pays and who is paid: the latter is no receiver of goods', () => {
    const slip = (payer: string): Printed[] =>
      printedInvoice({}, [
        [50, 600, payer],
        [50, 612, 'Harbour Workshop Inc.'],
        [50, 640, 'PRIMATELJ'],
        [50, 652, 'Northgate Fasteners Ltd'],
      ]);
    expect(read(slip('PLATITELJ'))).toMatchObject({ status: 'completed', vendor: 'Northgate Fasteners Ltd' });
    expect(read(slip('Napomena')).status).toBe('needs_review');
  });
});

describe('Sums', () => {
  it('of a tax may name under which number it is registered', () => {
    const taxed = (tax: string) =>
      read(
        printedInvoice({ 'Sales Tax 10%': null, '$18.50': null }, [
          [300, 260, 'TPS (6 %) n° 81233 4471 RT0001', 8],
          [480, 260, '$11.10', 8],
          [300, 270, 'TVQ (4 %) n° 1098811233 TQ0001', 8],
          [480, 270, tax, 8],
        ]),
      );
    expect([taxed('$7.40').status, taxed('$8.40').status]).toEqual(['completed', 'needs_review']);
  });

  it('may stand in one row: net, tax and what both come to', () => {
    const paper = (net: string, tax: string): Printed[] =>
      printedInvoice({}, [
        ...row(320, [
          [50, 'Subtotal'],
          [150, net],
          [220, tax],
          [290, '$203.50'],
        ]),
      ]);
    expect(read(paper('$185.00', '$18.50')).status).toBe('completed');
    expect(read(paper('$184.00', '$19.50')).status).toBe('needs_review');
  });
});

describe('A table of taxes', () => {
  it('may hold what the taxes of the lines come to, each rounded', () => {
    const paper = (tax: string, sum: string, total: string): Printed[] =>
      printedInvoice({ 'Sales Tax 10%': null, '$18.50': null, '$203.50': total }, [
        ...row(340, [
          [50, 'Kvalto'],
          [200, '$185.00'],
          [280, '10%'],
          [340, tax],
          [420, sum],
        ]),
      ]);
    expect(read(paper('$18.50', '$203.50', '$203.50')).status).toBe('completed');
    expect(read(paper('$19.50', '$204.50', '$204.50')).status).toBe('needs_review');
  });
});
