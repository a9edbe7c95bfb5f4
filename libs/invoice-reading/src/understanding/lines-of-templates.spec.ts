import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const statusOf = (printed: Printed[]) => readPrinted(printed).status;

describe('Lines', () => {
  it('of subscriptions begin after the invoice, work does not', () => {
    const dated = (term: string): Printed[] =>
      printedInvoice({}, [
        [160, 180, 'Date'],
        [160, 200, '01-03-2026'],
        [160, 220, '28-03-2026'],
        [235, 180, 'Period'],
        [235, 220, term],
      ]);
    expect([statusOf(dated('12 mnd')), statusOf(dated('12 km'))]).toEqual(['completed', 'needs_review']);
  });

  it('begin with days, which are no codes of theirs', () => {
    const paper = printedInvoice({
      'Hex bolt M8': '2026-03-03 - Hex bolt',
      'Cordless drill': '2026-03-11 - Cordless drill',
    });
    const { lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(paper)], attachments: [] }));
    expect(lines.map(({ sku }) => sku)).toEqual([null, null]);
  });
});

describe('Line totals with the tax in them', () => {
  const line = (y: number, [name, count, price, off, rate, total]: string[]): Printed[] =>
    row(y, [
      [50, name!],
      [230, count!],
      [290, price!],
      [370, off!],
      [430, rate!],
      [500, total!],
    ]);
  const paper = (discounts: string): Printed[] =>
    printedInvoice(
      {
        ...{ ...WITHOUT_SUMS, Description: null, Qty: null, 'Unit Price': null, Amount: null },
        ...{ 'Hex bolt M8': null, '20': null, '$1.25': null, '$25.00': null },
        ...{ 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null },
      },
      [
        ...line(180, ['Descrição', 'Qtd.', 'Preço Unidade', 'Desc %', 'Taxa %', 'Total']),
        ...line(200, ['Hex bolt M8', '20', '$100.00', '0.00', '14.00', '$2,280.00']),
        ...line(220, ['Cordless drill', '2', '$500.00', '5.00', '14.00', '$1,083.00']),
        ...row(300, [
          [370, 'Total Ilíquido'],
          [480, '$2,950.00'],
        ]),
        ...row(315, [
          [370, 'Total de descontos'],
          [480, discounts],
        ]),
        ...row(330, [
          [370, 'Total Imposto'],
          [480, '$413.00'],
        ]),
        ...row(345, [
          [370, 'Total'],
          [480, '$3,363.00'],
        ]),
      ],
    );
  it('bear discounts in percent, whose sum is printed', () => {
    expect([statusOf(paper('$50.00')), statusOf(paper('$60.00'))]).toEqual(['completed', 'needs_review']);
  });
});
