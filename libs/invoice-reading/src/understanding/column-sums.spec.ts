import { expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

it('What each column comes to below lines with their tax is what is taxed, the tax and the total', () => {
  const cells = (net: string, tax: string, gross: string): [x: number, text: string][] => [
    [410, net],
    [450, tax],
    [500, gross],
  ];
  const paper = (tax: string): Printed[] =>
    printedInvoice({ ...WITHOUT_SUMS, Amount: null, '$25.00': null, '$160.00': null }, [
      ...row(180, cells('Veroton', 'Alv', 'Yhteensä')),
      ...row(200, cells('25.00', '2.50', '27.50')),
      ...row(220, cells('160.00', '16.00', '176.00')),
      ...row(240, [[50, 'Yhteensä USD'], ...cells('185.00', tax, '203.50')]),
    ]);
  const read = (tax: string) => {
    const pages = [printedPage(paper(tax))];
    const { status, taxAmount, totalAmount } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
    return [status, taxAmount?.text, totalAmount?.text];
  };
  expect(read('18.50')).toEqual(['completed', '18.50', '203.50']);
  expect(read('15.80')[0]).toBe('needs_review');
});
