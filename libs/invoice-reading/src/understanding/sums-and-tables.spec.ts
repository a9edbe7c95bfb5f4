import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const statusOf = (words: Printed[]): string =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(words)], attachments: [] })).status;

describe('A table of taxes above the sums', () => {
  const sums = (first: string): string =>
    codesOf(
      [
        ...row(250, [
          [50, 'Rate'],
          [150, 'Net'],
          [250, 'Tax'],
          [350, 'Gross'],
        ]),
        ...row(262, [
          [50, '10 %'],
          [150, '185.00'],
          [250, '18.50'],
          [350, '203.50'],
        ]),
        ...row(300, [
          [370, 'Total'],
          [480, first],
        ]),
        ...row(312, [
          [370, 'VAT 10 %'],
          [480, '$18.50'],
        ]),
        ...row(324, [
          [370, 'Grand total'],
          [480, '$203.50'],
        ]),
      ],
      WITHOUT_SUMS,
    );
  it('says them first: the total before the tax is none of all', () => {
    expect(sums('$185.00')).toBe('');
    expect(sums('$195.00')).not.toBe('');
  });
});

describe('Sums in whole forints', () => {
  const paper = (tax: string): Printed[] => [
    ...HEAD,
    ...row(180, [
      [50, 'Description'],
      [300, 'Qty'],
      [370, 'Unit price'],
      [480, 'Amount'],
    ]),
    ...row(200, [
      [50, 'Single room'],
      [300, '3'],
      [370, '26 922 Ft'],
      [480, '80 766 Ft'],
    ]),
    ...row(220, [
      [50, 'Parking'],
      [300, '5'],
      [370, '3 221 Ft'],
      [480, '16 105 Ft'],
    ]),
    ...row(250, [
      [370, 'Mindösszesen'],
      [480, '96 871 Ft'],
    ]),
    ...row(265, [
      [370, 'tartalmaz 27 % áfát'],
      [480, tax],
    ]),
  ];
  it('have a tax in them that is as near as these are', () => {
    expect(statusOf(paper('20 595 Ft'))).toBe('completed');
    expect(statusOf(paper('20 597 Ft'))).toBe('needs_review');
  });

  it('are no numbers of invoices in Portugal', () => {
    expect(codesOf(foot('Ft 925 889'))).not.toContain('several-numbers');
    expect(codesOf(foot('FT 925889'))).toContain('several-numbers');
  });
});

describe('Money paid on account', () => {
  const paid = (label: string, rest: string): string =>
    codesOf([
      ...row(300, [
        [370, label],
        [480, '($40.00)'],
      ]),
      ...row(315, [
        [370, 'Still to pay'],
        [480, rest],
      ]),
    ]);
  it('is told below the total, whatever it is called for its deduction', () => {
    expect(paid('abzgl. Abschlag 02.03.2026', '$163.50')).toBe('');
    expect(paid('abzgl. Abschlag 02.03.2026', '$173.50')).not.toBe('');
  });
});

describe('A tax rounded on each line', () => {
  const paper = (tax: string, total: string): Printed[] => [
    ...HEAD,
    ...row(180, [
      [50, 'Description'],
      [300, 'Qty'],
      [370, 'Unit price'],
      [480, 'Amount'],
    ]),
    ...[200, 215, 230].flatMap((y, at) =>
      row(y, [
        [50, ['Hex bolt M8', 'Cordless drill', 'Wall paint'][at]!],
        [300, '1'],
        [370, '10.05'],
        [480, '10.05'],
      ]),
    ),
    ...row(260, [
      [370, 'Net'],
      [480, '30.15 EUR'],
    ]),
    ...row(272, [
      [370, 'VAT 10 %'],
      [480, `${tax} EUR`],
    ]),
    ...row(284, [
      [370, 'Total'],
      [480, `${total} EUR`],
    ]),
    ...row(320, [
      [50, 'Rate'],
      [150, 'Net'],
      [250, 'Tax'],
      [350, 'Gross'],
    ]),
    ...row(332, [
      [50, '10 %'],
      [150, '30.15'],
      [250, tax],
      [350, total],
    ]),
  ];
  it('is that of the base that all of them come to, where no line prints its rate', () => {
    expect(statusOf(paper('3.03', '33.18'))).toBe('completed');
    expect(statusOf(paper('3.05', '33.20'))).toBe('needs_review');
  });
});

describe('A discount on one line alone', () => {
  const paper = (share: string): Printed[] => [
    ...HEAD,
    ...['Hex bolt M8', 'Cordless drill', 'Wall paint'].flatMap((name, at): Printed[] => [
      ...row(180 + 50 * at, [
        [50, name],
        [480, ['$25.00', '$160.00', '$80.00'][at]!],
      ]),
      [50, 192 + 50 * at, `Qty ${['20', '2', '4'][at]}`, 8],
      [50, 203 + 50 * at, `Unit price ${['$1.25', '$80.00', '$25.00'][at]}`, 8],
    ]),
    [50, 314, `Discount ${share}`, 8],
    ...row(340, [
      [370, 'Subtotal'],
      [480, '$265.00'],
    ]),
    ...row(355, [
      [370, 'VAT 10 %'],
      [480, '$26.50'],
    ]),
    ...row(370, [
      [370, 'Total'],
      [480, '$291.50'],
    ]),
  ];
  it('may stand between its price and its amount', () => {
    const listed = (share: string): Printed[] => [
      ...HEAD,
      ...['Hex bolt M8', 'Cordless drill', 'Wall paint'].flatMap((name, at) =>
        row(180 + 18 * at, [
          [50, name],
          [300, `${['20', '2', '4'][at]} pcs × $${['1.25', '80.00', '25.00'][at]}`],
          ...(at === 2 ? [[420, share] as [number, string]] : []),
          [480, ['$25.00', '$160.00', '$80.00'][at]!],
        ]),
      ),
      ...row(260, [
        [370, 'Subtotal'],
        [480, '$265.00'],
      ]),
      ...row(272, [
        [370, 'VAT 10 %'],
        [480, '$26.50'],
      ]),
      ...row(284, [
        [370, 'Total'],
        [480, '$291.50'],
      ]),
    ];
    expect(statusOf(listed('20 %'))).toBe('completed');
    expect(statusOf(listed('30 %'))).toBe('needs_review');
  });

  it('stands in the row below its price, and leads to its amount', () => {
    expect(statusOf(paper('20 %'))).toBe('completed');
    expect(statusOf(paper('30 %'))).toBe('needs_review');
    const { lines } = understandPages({ kind: 'pages', pages: [printedPage(paper('20 %'))], attachments: [] });
    expect(lines.map(({ description }) => description?.value)).toEqual(['Hex bolt M8', 'Cordless drill', 'Wall paint']);
  });
});
