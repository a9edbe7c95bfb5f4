import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (...strip: Printed[]) => {
  const pages = [printedPage(printedInvoice(WITHOUT_SUMS, strip))];
  const { status, totalAmount } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
  return [status, totalAmount?.text];
};
const AT = [50, 120, 250, 370, 480];
const cells = (y: number, texts: string[]): Printed[] =>
  row(
    y,
    texts.map((text, at): [number, string] => [AT[at]!, text]),
  );
const AMOUNTS = ['185.00', '33.60', '-22.40', '19.62', '215.82'];

describe('Names of sums side by side, each over its amount', () => {
  const NAMES = ['Goods value', 'Crates 12 × 2.80', 'Zelkor 8 × 2.80', 'VAT 10 %', 'Total'];

  it('may say how many at which price, and be unknown', () => {
    expect(read(...cells(300, NAMES), ...cells(312, AMOUNTS))).toEqual(['completed', '215.82']);
  });

  it.each([
    ['a count that does not lead to its amount', ['Crates 12 × 2.80', 'Crates 13 × 2.80']],
    ['another rate', ['VAT 10 %', 'VAT 12 %']],
  ])('are reviewed with %s', (_what, [right, wrong]) => {
    const names = NAMES.map((name) => (name === right ? wrong! : name));
    expect(read(...cells(300, names), ...cells(312, AMOUNTS))[0]).toBe('needs_review');
  });

  it('may be an unknown word with the share that is taken off', () => {
    const off = (share: string) => [
      ...cells(300, ['Goods value', `Zelkor ${share}`, 'Net', 'VAT 10 %', 'Total']),
      ...cells(312, ['185.00', '-3.70', '181.30', '18.13', '199.43']),
    ];
    expect(read(...off('2%'))).toEqual(['completed', '199.43']);
    expect(read(...off('5%'))[0]).toBe('needs_review');
  });

  it('may go on in the next row where others have one', () => {
    const wrapped = (price: string): Printed[] => [
      ...row(297, [
        [120, 'Crates 12 ×'],
        [250, 'Zelkor 8 ×'],
      ]),
      ...cells(301, ['Goods value']),
      ...row(301, [
        [370, 'VAT 10 %'],
        [480, 'Total'],
      ]),
      ...row(306, [
        [120, price],
        [250, '2.80'],
      ]),
    ];
    expect(read(...wrapped('2.80'), ...cells(320, AMOUNTS))).toEqual(['completed', '215.82']);
    expect(read(...wrapped('2.90'), ...cells(320, AMOUNTS))[0]).toBe('needs_review');
  });
});

describe('Names of sums over their amounts, with notes at the left of them', () => {
  const noted = (tax: string, ...beside: Printed[]): Printed[] => [
    ...row(291, [
      [50, 'Please settle within 30 days.'],
      [370, 'Sales'],
    ]),
    ...row(295, [
      [250, 'Goods value'],
      [480, 'Total charges'],
    ]),
    ...row(300, [
      [50, 'Thank you for your order.'],
      [370, 'tax 10 %'],
    ]),
    ...row(314, [
      [250, '185.00'],
      [370, tax],
      [480, '203.50'],
    ]),
    ...beside,
  ];

  it('are one row, whatever the heights of the notes', () => {
    expect(read(...noted('18.50'))).toEqual(['completed', '203.50']);
    expect(read(...noted('18.50', ...row(314, [[50, 'Prices are in USD.']])))).toEqual(['completed', '203.50']);
  });

  it('are reviewed with another tax, or where a note names an amount', () => {
    expect(read(...noted('19.50'))[0]).toBe('needs_review');
    expect(read(...noted('18.50', ...row(314, [[50, 'Balance due 213.50 USD']])))[0]).toBe('needs_review');
  });

  it('are the headings of a table of taxes where its rows have names', () => {
    const taxes = (net: string): Printed[] => [
      ...row(300, [
        [50, 'Taxes in USD'],
        [250, 'Net'],
        [370, 'VAT'],
        [480, 'Total'],
      ]),
      ...row(312, [
        [50, 'Rate 10 %'],
        [250, net],
        [370, '18.50'],
        [480, '203.50'],
      ]),
      ...row(330, [
        [370, 'To pay'],
        [480, '203.50'],
      ]),
    ];
    expect(read(...taxes('185.00'))).toEqual(['completed', '203.50']);
    expect(read(...taxes('195.00'))[0]).toBe('needs_review');
  });

  it('may stand in two rows of sums, of which the second begins with a tax', () => {
    const rows = (tax: string): Printed[] => [
      ...cells(290, ['Goods value', 'Deposit 12 × 2.80', 'Crates returned 8 × 2.80']),
      ...cells(300, ['185.00', '33.60', '-22.40']),
      ...cells(318, [`I.V.A. ${tax} %`, 'To pay – Il totale da pagare']),
      ...cells(328, ['19.62', '215.82']),
    ];
    expect(read(...rows('10'))).toEqual(['completed', '215.82']);
    expect(read(...rows('12'))[0]).toBe('needs_review');
  });
});

describe('A slip below the sums', () => {
  const paid = (amount: string) => {
    const slip = [
      ...cells(600, ['Reference', 'Account no.', 'Due date', 'Amount']),
      ...cells(612, ['INV-20417', '153755', '16 April 2026', amount]),
    ];
    return prove(understandPages({ kind: 'pages', pages: [printedPage(printedInvoice({}, slip))], attachments: [] }));
  };

  it('is no table of lines', () => {
    const { status, lines } = paid('$203.50');
    expect([status, lines.length]).toEqual(['completed', 2]);
    expect(paid('$213.50').status).toBe('needs_review');
  });
});
