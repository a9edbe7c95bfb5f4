import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';
import { isName } from './vendor/names.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines } = prove(draft);
  return {
    status,
    number: draft.invoiceNumber?.value,
    currency: draft.currency?.value,
    codes: lines.map(({ sku }) => sku?.value),
    quantities: lines.map(({ quantity }) => quantity?.text),
  };
};
const at10 = (y: number, ...cells: [number, string][]): Printed[] => row(y, cells, 10);
const WITHOUT_SIGNS = Object.fromEntries(
  ['$1.25', '$80.00', '$25.00', '$160.00', '$185.00', '$18.50', '$203.50'].map((sum) => [sum, sum.slice(1)]),
);

describe('The head of a wholesaler’s paper', () => {
  it('has values as close as words, each flush with its own label, or a word below each', () => {
    const changes = { 'Invoice Number: INV-20417': 'Invoice', 'Invoice Date: 17 March 2026': null };
    const below = (date: number, customer = 'CMACO22') =>
      read(
        printedInvoice(changes, [
          ...at10(146, [50, 'Number'], [102, 'Date'], [155, 'Customer'], [230, 'Page']),
          ...row(
            160,
            [
              [50, 'FA2503117'],
              [date, '17/03/2026'],
              [155, customer],
            ],
            10.2,
          ),
        ]),
      );
    expect(below(102)).toMatchObject({ status: 'completed', number: 'FA2503117' });
    expect(below(99)).toMatchObject({ status: 'completed', number: 'FA2503117' });
    expect(below(99, '2 CMACO22')).toMatchObject({ status: 'needs_review' });
  });

  it.each([
    ['Faktura VAT sprzedaży FS 312/MAG/02/2025 oryginał', 'FS 312/MAG/02/2025'],
    ['Faktura vydaná 2025-0412', '2025-0412'],
    ['Invoice Number: 1 - 002817', '1 - 002817'],
    ['Invoice Number: A/25 3391', 'A/25 3391'],
    ['Invoice Number: A/25 Original', 'A/25'],
    ['Invoice Number: 3 118 447 902', '3 118 447 902'],
    ['Invoice Number: 118 4479', '118 4479'],
    ['Invoice Number: 118 2026', '118'],
    ['Invoice Number: FC 25120447 –', 'FC 25120447'],
  ])('has the number behind the kind of paper, before the copy, or behind its series: %s', (title, number) => {
    expect(read(printedInvoice({ 'Invoice Number: INV-20417': title }))).toMatchObject({ status: 'completed', number });
  });

  it.each([
    'Pol. Ind. Oeste, C/ Uruguay, parc. 8/14',
    'ul. Leśna 4 lok. B',
    'Yeni Mah. Gül Sok. No:2/B Kat',
    'Polígono El Viso, nave 7-B',
  ])('has streets that are no names: %s', (street) => expect(isName(street)).toBe(false));
});

describe('The table of a wholesaler’s paper', () => {
  it('has the currency alone below its headings', () => {
    const below = (x: number, currency: string) =>
      read(printedInvoice(WITHOUT_SIGNS, at10(190, [x, currency]))).currency;
    expect([below(480, 'EUR'), below(370, 'CHF')]).toEqual(['EUR', 'CHF']);
    expect([below(300, 'EUR'), below(480, 'ABC')]).toEqual([undefined, undefined]);
  });

  it.each(['/ 100', 'per 100', '/ 100 pcs', '/100'])('has prices for so many: %s', (unit) => {
    const priced = (price: string) => codesOf([], { '$1.25': `${price} ${unit}` });
    expect([priced('$125.00'), priced('$12.50')]).toEqual(['', 'lines']);
  });

  it.each(['Price per 100 pieces', 'Preis je 100 Stück USD'])('has prices for so many of any unit: %s', (heading) => {
    const priced = (price: string) => codesOf([], { 'Unit Price': heading, '$1.25': price, '$80.00': '$8,000.00' });
    expect([priced('$125.00'), priced('$12.50')]).toEqual(['', 'lines']);
  });

  it('says among the words of a line that its price is for so many, or how many one pack has', () => {
    const priced = (price: string) => codesOf([], { 'Hex bolt M8': 'Hex bolt, price per 100 pcs', '$1.25': price });
    expect([priced('$125.00'), priced('$1.25'), priced('$12.50')]).toEqual(['', '', 'lines']);
  });

  it('has prices for one beside those for so many, under a heading in two rows', () => {
    const priced = (price: string) =>
      codesOf(at10(190, [360, 'per price unit']), {
        'Unit Price': 'Price',
        '$1.25': `${price} / 100 ST`,
        '$80.00': '$80.00 / 1 ST',
      });
    expect([priced('$125.00'), priced('$12.50')]).toEqual(['', expect.stringContaining('lines')]);
  });

  it.each(['c/kWh', 'ct/kWh', 'öre/kWh'])('has energy priced in hundredths: %s', (unit) => {
    const priced = (price: string) => codesOf([], { '20': '20 kWh', '$1.25': `${price} ${unit}` });
    expect([priced('125.00'), priced('12.50')]).toEqual(['', 'lines']);
  });

  it('has letters for so many in a column of units, where M may be metres', () => {
    const priced = (price: string, unit: string) =>
      codesOf([...at10(180, [430, 'UOM']), ...at10(200, [430, unit]), ...at10(220, [430, 'E'])], { '$1.25': price });
    expect([priced('$125.00', 'C'), priced('$1,250.00', 'M'), priced('$1.25', 'M')]).toEqual(['', '', '']);
    expect([priced('$12.50', 'C'), priced('$125.00', 'M'), priced('$125.00', 'E')]).toEqual([
      'lines',
      'lines',
      'lines',
    ]);
  });

  it('has quantities beside names that begin with a short word and a figure', () => {
    const named = (name: string) =>
      read(
        printedInvoice(
          { Description: null, Qty: null, 'Hex bolt M8': null, '20': null, 'Cordless drill': null, '2': null },
          [
            ...at10(180, [50, 'Quantity Details']),
            ...at10(200, [65, `20.00 ${name}`]),
            ...at10(220, [70, '2.00 Cordless drill']),
          ],
        ),
      );
    expect(named('BS 7671 guide')).toMatchObject({ status: 'completed', quantities: ['20.00', '2.00'] });
  });

  it('has codes of letters and some of figures alone', () => {
    const coded = (...codes: string[]) => {
      const names = {
        Description: null,
        'Hex bolt M8': null,
        'Cordless drill': null,
        'Sales Tax 10%': null,
        '$18.50': null,
        Subtotal: null,
        '$185.00': null,
        '$203.50': '$195.00',
      };
      const lines = [
        ...at10(200, [50, codes[0]!], [150, 'Hex bolt']),
        ...at10(220, [50, codes[1]!], [150, 'Cordless drill']),
      ];
      const third = at10(240, [50, codes[2]!], [150, 'Washer'], [300, '1'], [370, '$10.00'], [480, '$10.00']);
      return read(printedInvoice(names, [...at10(180, [50, 'No.'], [150, 'Description']), ...lines, ...third])).codes;
    };
    expect(coded('6308-C3', 'NU210', '51107')).toEqual(['6308-C3', 'NU210', '51107']);
    expect(coded('100', '200', '300')).not.toEqual(['100', '200', '300']);
  });

  it('has the seller’s own codes in brackets beside those of the trade', () => {
    const coded = (...codes: string[]) => {
      const changes = {
        'Hex bolt M8': `[${codes[2]}] Hex bolt`,
        'Cordless drill': `[${codes[3]}] Cordless drill`,
        Description: null,
      };
      const columns = at10(180, [50, 'Description'], [180, 'EAN']);
      return read(printedInvoice(changes, [...columns, ...at10(200, [180, codes[0]!]), ...at10(220, [180, codes[1]!])]))
        .codes;
    };
    expect(coded('0761010085004', '0775458106696', 'KD-20', 'KD-21')).toEqual(['KD-20', 'KD-21']);
    expect(coded('0761010085004', '0775458106696', 'KD-20', 'KD-20')).toEqual(['0761010085004', '0775458106696']);
  });

  it('calls a column of what is taxed “without tax”', () => {
    const beside = (cells: [number, string][]) => codesOf(at10(320, ...cells));
    expect(
      beside([
        [50, 'ALV-erittely Veroton'],
        [200, 'Vero Verollinen'],
      ]),
    ).toBe('');
    expect(beside([[50, 'ALV vapautettu']])).not.toBe('');
  });

  it('has forints without hundredths: three figures behind a point are of thousands, or in doubt', () => {
    const sums = ['$1.25', '$80.00', '$25.00', '$160.00', '$185.00', '$18.50', '$203.50'];
    const forints = ['4.038 Ft', '8.705 Ft', '80.760 Ft', '17.410 Ft', '98.170 Ft', '9.817 Ft', '107.987 Ft'];
    const printed = printedInvoice(Object.fromEntries(sums.map((sum, at) => [sum, forints[at]!])));
    const { status, totalAmount } = prove(
      understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }),
    );
    expect(status === 'needs_review' || totalAmount?.value.toNumber() === 107_987).toBe(true);
  });
});
