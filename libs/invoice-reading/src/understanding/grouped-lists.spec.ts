import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, SUMS } from '../../test/documents/printed-pdf.js';
import { valuesOf } from '../../test/documents/values-of.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (list: Printed[]) => {
  const pages = [printedPage([...HEAD, ...list, ...SUMS])];
  const { status, lines } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
  return { status, lines: valuesOf(lines) };
};
const statusOf = (list: Printed[]) => read(list).status;
const BOTH = ['completed', 'needs_review'];

describe('Groups of listed lines', () => {
  const GOODS: Printed[] = [
    [50, 180, 'Hex bolt M8x40'],
    [480, 180, '$ 25.00'],
    [50, 192, '20 pcs × $1.25', 8],
    [50, 207, 'Nut M8'],
    [480, 207, '$ 60.00'],
    [50, 219, '240 pcs × $0.25', 8],
  ];
  const grouped = (subtotal: string, count = '2 hrs × $50.00', title = 'Labour'): Printed[] => [
    [50, 165, 'Materials'],
    ...GOODS,
    [50, 236, 'Subtotal Materials'],
    [480, 236, subtotal],
    [50, 253, title],
    [50, 268, 'Fitting'],
    [480, 268, '$100.00'],
    [50, 280, count, 8],
    [50, 297, 'Subtotal Labour'],
    [480, 297, '$100.00'],
  ];

  it('end with what they come to', () => {
    const { status, lines } = read(grouped('$ 85.00'));
    expect(status).toBe('completed');
    expect(lines.map(([, name, quantity]) => [name, quantity])).toEqual([
      ['Hex bolt M8x40', '20'],
      ['Nut M8', '240'],
      ['Fitting', '2'],
    ]);
    expect(statusOf(grouped('$ 95.00'))).toBe('needs_review');
  });

  it('need not all end so', () => {
    const paper = (amount: string): Printed[] =>
      grouped('$ 85.00')
        .filter(([, y]) => y !== 253 && y !== 297)
        .map(([x, y, text, size]): Printed => [x, y, text === '$100.00' ? amount : text, size]);
    expect(['$100.00', '$110.00'].map((amount) => statusOf(paper(amount)))).toEqual(BOTH);
  });

  it('have no lines behind a subtotal that count nothing', () => {
    expect(['2 hrs × $50.00', 'on Monday'].map((count) => statusOf(grouped('$ 85.00', count)))).toEqual(BOTH);
  });
});

describe('A list that counts before the name and prices behind it', () => {
  const list = (first: string, second = '2 pcs Cordless drill at 80.00'): Printed[] => [
    [50, 180, first],
    [480, 180, '$ 25.00'],
    [50, 200, second],
    [480, 200, '$160.00'],
  ];

  it('names what stands between, without its unit', () => {
    const { status, lines } = read(
      list('20 pcs Cable 5 m at 1.25 (VAT 10 %)', '2 yrs Hosting plan, 1 TB at 80.00 (VAT 10 %)'),
    );
    expect(status).toBe('completed');
    expect(lines.map(([, name, quantity, price]) => [name, quantity, price])).toEqual([
      ['Cable 5 m', '20', '1.25'],
      ['Hosting plan, 1 TB', '2', '80.00'],
    ]);
  });

  it('multiplies out', () => {
    expect(['20 pcs Hex bolt at 1.25', '20 pcs Hex bolt at 1.35'].map((first) => statusOf(list(first)))).toEqual(BOTH);
  });
});

describe('How many at which price', () => {
  const roll = (first: string, second = '2 pcs x 80.00'): Printed[] => [
    [50, 180, 'Hex bolt'],
    [50, 194, first],
    [480, 194, '$ 25.00'],
    [50, 210, 'Cordless drill'],
    [50, 224, second],
    [480, 224, '$160.00'],
  ];

  it('may be followed by the rate of the tax, which makes it no sum', () => {
    const paper = (count: string): Printed[] => roll(`${count} x 1.25 VAT 10 %`, '2 bundles x 80.00 VAT 10 %');
    expect(['20 pcs', '21 pcs'].map((count) => statusOf(paper(count)))).toEqual(BOTH);
  });

  it('may be followed by a discount that is called so', () => {
    const paper = (share: string): Printed[] => roll(`25 pcs × 1.25 · Discount ${share}`, '2 bundles × 80.00');
    expect(['20 %', '25 %'].map((share) => statusOf(paper(share)))).toEqual(BOTH);
  });

  it('stands behind a code that a word for goods names', () => {
    const coded = (label: string): Printed[] => [
      [50, 180, 'Hex bolt M8'],
      [480, 180, '$ 25.00'],
      [50, 192, `${label} POT-13 · 20 pcs × $1.25`, 8],
      [50, 207, 'Cordless drill'],
      [480, 207, '$160.00'],
      [50, 219, `${label} LEL-10 · 2 pcs × $80.00`, 8],
    ];
    expect(read(coded('Artikel')).lines.map(([sku, name]) => [sku, name])).toEqual([
      ['POT-13', 'Hex bolt M8'],
      ['LEL-10', 'Cordless drill'],
    ]);
    expect(read(coded('gehärtet')).lines.map(([sku]) => sku)).toEqual([null, null]);
  });
});
