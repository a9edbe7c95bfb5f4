import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { CLEAR } from '../draft.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (changes: Record<string, string | null>, extra: Printed[] = []) => {
  const pages = [printedPage(printedInvoice(changes, extra))];
  const draft = understandPages({ kind: 'pages', pages, attachments: [] });
  const { status, totalAmount, taxAmount } = prove(draft);
  return {
    ...{ status, total: totalAmount?.text, tax: taxAmount?.text },
    ...{ number: draft.invoiceNumber?.value, currency: draft.currency?.value },
  };
};
const statusOf = (changes: Record<string, string | null>, extra: Printed[] = []) => read(changes, extra).status;
const RIGHT = 'completed';
const WRONG = 'needs_review';
const at10 = (y: number, ...cells: [number, string][]): Printed[] => row(y, cells, 10);

describe('Sums of suppliers of goods', () => {
  it('have rates without their sign before what is taxed and the tax', () => {
    const taxed = (figures: string) =>
      statusOf({ 'Sales Tax 10%': null, '$18.50': null }, [
        [50, 265, 'High 10.00'],
        [120, 265, figures],
      ]);
    expect(['185.00 18.50', '185.00 16.50'].map(taxed)).toEqual([RIGHT, WRONG]);
  });

  it('have a total under its label and what the label is the sum of', () => {
    const under = (total: string) =>
      statusOf({ Total: 'Total to pay', '$203.50': null }, [
        [370, 292, '(col. 5 + col. 6)'],
        [380, 304, total],
      ]);
    expect(['$203.50', '$213.50'].map(under)).toEqual([RIGHT, WRONG]);
  });

  it('have duties that are not taxed, before the tax', () => {
    const charged = (label: string, total: string) =>
      statusOf({ 'Sales Tax 10%': 'Shipping', '$18.50': '$4.00', Total: label, '$203.50': '$6.20' }, [
        ...at10(295, [370, 'Sales Tax 10%'], [480, '$18.50']),
        ...at10(310, [370, 'Total'], [480, total]),
      ]);
    expect([charged('Tariff', '$213.70'), charged('Tariff', '$209.70')]).toEqual([RIGHT, WRONG]);
    expect(charged('Taryf', '$213.70')).toBe(WRONG);
  });

  it('are told by kinds of goods, with the taxes of each and of all', () => {
    const kinds = (second: string, sum: string) =>
      // Under quantities with more decimals than sums have.
      statusOf({ '20': '20.000', '2': '2.000' }, [
        ...at10(320, [50, 'HSN'], [140, 'Taxable'], [220, 'Rate'], [300, 'Tax'], [400, 'Total Tax']),
        ...at10(334, [50, '7318'], [140, '25.05'], [220, '10%'], [300, '2.50'], [400, '2.50']),
        ...at10(348, [50, '8467'], [140, '159.95'], [220, '10%'], [300, second], [400, second]),
        ...at10(362, [50, 'Total'], [140, '185.00'], [300, sum], [400, sum]),
      ]);
    // 15.995 is rounded down, so that both come to the tax.
    expect([kinds('16.00', '18.50'), kinds('16.30', '18.80'), kinds('16.00', '18.60')]).toEqual([RIGHT, WRONG, WRONG]);
  });
});

describe('Lines of suppliers of goods', () => {
  it('have discounts one after the other', () => {
    const twice = (discount: string) =>
      statusOf({ '$1.25': '$2.6316' }, at10(180, [430, 'Disc. %']).concat(at10(200, [435, discount])));
    expect(['50/5', '50/6'].map(twice)).toEqual([RIGHT, WRONG]);
  });

  it('have prices that are called those after the discount', () => {
    const after = (heading: string) =>
      statusOf({ 'Unit Price': heading }, at10(180, [270, 'Rabat']).concat(at10(200, [270, '20%'])));
    expect(['Cena po rabacie', 'Cena'].map(after)).toEqual([RIGHT, WRONG]);
  });

  const codes = (printed: Printed[]) => {
    const pages = [printedPage(printedInvoice({}, printed))];
    return prove(understandPages({ kind: 'pages', pages, attachments: [] })).lines.map(({ sku }) => sku?.value);
  };
  it('have codes close to their positions', () => {
    const numbered = (first: string) =>
      codes([
        ...row(180, [
          [15, 'No'],
          [27, 'Code'],
        ]),
        ...row(200, [[17, first]]),
        ...row(220, [[17, '2 KN-24']]),
      ]);
    expect(numbered('1 OP 525')).toEqual(['OP 525', 'KN-24']);
  });
  it('have codes of letters close to their quantities, which are no units', () => {
    const close = (heading: string) =>
      codes([...row(180, [[315, heading]]), ...row(200, [[314, 'PALDEP']]), ...row(220, [[309, 'K-24']])]);
    expect([close('Code'), close('Unit')]).toEqual([
      ['PALDEP', 'K-24'],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['FUSE BOARD MNT 2A 1206', 'FUSE BOARD MNT 25.00 1206'],
    ['RON BLANCO CAJA 6', 'RON 6.00 BLANCO CAJA'],
  ])('have letters of a currency among their words: %s', (name, priced) => {
    expect([name, priced].map((one) => read({ 'Hex bolt M8': one }).status)).toEqual([RIGHT, WRONG]);
    expect(read({ 'Hex bolt M8': name }).currency).toBe('USD');
  });
});

describe('Numbers of suppliers’ invoices', () => {
  const headed = (...headings: string[]) =>
    read({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null }, [
      ...row(
        60,
        headings.map((text, at): [number, string] => [340 + 60 * at, text]),
      ),
      ...row(72, [
        [351, 'A/25-2291'],
        [402, '17-03-2026'],
        [462, '430-0118'],
      ]),
    ]).number;
  it('stand under the name of the paper, beside the day', () => {
    expect(headed('FACTURA', 'FECHA', 'CLIENTE')).toBe('A/25-2291');
    expect(headed('ALBARÁN', 'FECHA', 'CLIENTE')).toBeUndefined();
  });

  it('have a series with figures', () => {
    const of = (printed: string) => read({ 'Invoice Number: INV-20417': printed }, [[340, 40, 'FACTURA']]).number;
    expect(of('Seria DCN25 nr. 4417')).toBe('4417');
  });
});

describe('The name of a supplier', () => {
  const vendor = (logo: string) => {
    const printed = printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null }, [
      [398, 20, logo, 17],
      [50, 98, 'Normteile Kreuzer GmbH & Co. KG · Gewerbepark 12 · 97424 Schweinfurt', 6],
      [50, 138, 'Hafenweg 3'],
      [50, 152, '48155 Münster'],
      [300, 700, `info@${logo.toLowerCase().replace(' ', '-')}.example`, 7],
    ]);
    const { vendorName } = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
    return { name: vendorName?.value, isClear: (vendorName?.confidence ?? 0) >= CLEAR };
  };
  it('has the words of the letterhead in another order or with other endings', () => {
    const name = 'Normteile Kreuzer GmbH & Co. KG';
    expect(vendor('Kreuzer Normteile')).toEqual({ name, isClear: true });
    expect(vendor('Kramer Normteile').isClear).toBe(false);
  });

  it('begins below the heading that every page has over it', () => {
    const foot = (heading: string): Printed[] => [
      ...row(700, [
        [50, heading],
        [250, 'Telefon'],
        [400, 'Bankgiro'],
      ]),
      ...row(710, [
        [50, 'Skyddsgrossisten i Umeå AB'],
        [250, '090-77 18 20'],
        [400, '5204-4179'],
      ]),
      ...row(720, [[50, 'Förrådsvägen 12']]),
      ...row(730, [[50, '901 32 Umeå']]),
    ];
    const named = (heading: string) => {
      const first = printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null });
      const pages = [[...first, ...foot(heading)], foot(heading)].map((words, at) => {
        const page = printedPage(words);
        return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
      });
      return understandPages({ kind: 'pages', pages, attachments: [] }).vendorName?.value;
    };
    expect(named('Adress')).toBe('Skyddsgrossisten i Umeå AB');
  });
});
