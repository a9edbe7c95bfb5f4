import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines } = prove(draft);
  return {
    status,
    totals: lines.map(({ lineTotal }) => lineTotal?.text),
    prices: lines.map((line) => line.unitPrice?.text),
  };
};

describe('Prices without the tax beside line totals with it', () => {
  const paper = (first: string, second = '$176.00', others: Printed[] = []): Printed[] =>
    printedInvoice({ '$25.00': first, '$160.00': second }, others);

  it('lead to each other by the one rate of the paper', () => {
    expect(read(paper('$27.50'))).toEqual({
      status: 'completed',
      totals: ['$27.50', '$176.00'],
      prices: ['$1.25', '$80.00'],
    });
  });

  it.each([
    ['one line has another', '$28.00', '$176.00'],
    ['one line has none', '$25.00', '$178.50'],
  ])('do not where %s', (_what, first, second) => expect(read(paper(first, second)).status).toBe('needs_review'));
});

describe('Net, tax and their sum on lines without a quantity', () => {
  const table = (gross: string, total: string): Printed[] => [
    ...printedInvoice({
      ...{
        Description: null,
        Qty: null,
        'Unit Price': null,
        Amount: null,
        'Hex bolt M8': null,
        'Cordless drill': null,
      },
      ...{ '20': null, '2': null, '$1.25': null, '$80.00': null, '$25.00': null, '$160.00': null },
      ...WITHOUT_SUMS,
    }),
    ...row(180, [
      [50, 'Description'],
      [250, 'Net'],
      [330, 'VAT'],
      [400, 'VAT amount'],
      [480, 'Gross amount'],
    ]),
    ...row(200, [
      [50, 'Maintenance'],
      [250, '100.00'],
      [330, '23%'],
      [400, '23.00'],
      [480, gross],
    ]),
    ...row(215, [
      [50, 'Translation'],
      [250, '40.00'],
      [330, '5%'],
      [400, '2.00'],
      [480, '42.00'],
    ]),
    ...row(250, [
      [370, 'Total with VAT'],
      [480, total],
    ]),
  ];

  it('come to what the total is the sum of', () => {
    expect(read(table('123.00', '$165.00')).status).toBe('completed');
  });

  it('must be each other’s sum, and the total theirs', () => {
    const papers = [table('124.00', '$166.00'), table('123.00', '$166.00')];
    expect(papers.map((paper) => read(paper).status)).toEqual(['needs_review', 'needs_review']);
  });
});

describe('An amount of tax beside its rate, under one heading', () => {
  const paper = (first: string): Printed[] => [
    ...printedInvoice({ '$185.00': '$185.00' }),
    [540, 180, 'Tax', 8],
    [530, 200, `${first} (10%)`, 8],
    [530, 220, '16.00 (10%)', 8],
  ];

  it('is that of its line', () => {
    expect(['2.50', '4.50'].map((tax) => read(paper(tax)).status)).toEqual(['completed', 'needs_review']);
  });
});
