import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (extra: Printed[], changes: Record<string, string | null> = WITHOUT_SUMS) => {
  const pages = [printedPage(printedInvoice(changes, extra))];
  const { status, totalAmount, taxAmount } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
  return [status, totalAmount?.value.toString(), taxAmount?.value.toString()];
};

describe('The row of a tax', () => {
  const total: Printed[] = [
    [370, 300, 'Total'],
    [480, 300, '203.50'],
  ];
  it('may name what is taxed and the tax in words that nobody knows', () => {
    const named = (tax: string): Printed[] => [
      ...row(262, [
        [50, 'VAT 10%'],
        [120, 'Kvalto 185.00'],
        [220, `Brelin ${tax}`],
      ]),
      ...total,
    ];
    expect(read(named('18.50'))).toEqual(['completed', '203.50', '18.50']);
    expect(read(named('18.60'))[0]).toBe('needs_review');
  });

  it('may stand under rates and end with what the taxes come to', () => {
    const rates = (sum: string): Printed[] => [
      [420, 180, 'VAT'],
      [420, 200, '4'],
      [420, 220, '10'],
      ...row(262, [
        [120, 'VAT 10%'],
        [200, 'VAT 4%'],
        [280, 'SUMA'],
      ]),
      ...row(274, [
        [50, 'BASE'],
        [120, '160.00'],
        [200, '25.00'],
        [280, '185.00'],
      ]),
      ...row(286, [
        [50, 'CUOTA'],
        [124, '16.00'],
        [204, '1.00'],
        [284, sum],
      ]),
      [370, 310, 'Total'],
      [480, 310, '202.00'],
    ];
    expect(read(rates('17.00'))).toEqual(['completed', '202.00', '17.00']);
    expect(read(rates('18.00'))[0]).toBe('needs_review');
  });
});

describe('A tax that is named behind its amount', () => {
  it('is in the total before the bracket', () => {
    const total = (tax: string): Printed[] => [[370, 300, `Total 185.00 (incl. ${tax} VAT)`]];
    expect(read(total('16.82'))).toEqual(['completed', '185.00', '16.82']);
    expect(read(total('61.82'))[0]).toBe('needs_review');
  });

  it('is the rate that a sentence says all prices have in them', () => {
    const said = (rate: string): Printed[] => [
      [370, 300, 'Total 185.00 (inkl. 16.82 moms)'],
      [50, 640, `Alle priser er inkl. ${rate} moms.`, 8],
    ];
    expect(read(said('10 %'))).toEqual(['completed', '185.00', '16.82']);
    expect(read(said('12 %'))[0]).toBe('needs_review');
  });
});

describe('A charge with its tax in it', () => {
  const sums = (shipping: string): Printed[] =>
    [
      ['Goods', '185.00'],
      ['Shipping (incl. 10 % VAT):', shipping],
      ['Total net:', '172.73'],
      ['plus 10 % VAT:', '17.27'],
      ['Total:', '190.00'],
    ].flatMap(([label, amount], at): Printed[] => [
      [340, 262 + 15 * at, label!],
      [480, 262 + 15 * at, amount!],
    ]);
  it('is what is charged, not the tax', () => {
    expect(read(sums('5.00'))).toEqual(['completed', '190.00', '17.27']);
    expect(read(sums('6.00'))[0]).toBe('needs_review');
  });
});
