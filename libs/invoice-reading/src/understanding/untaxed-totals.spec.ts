import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const SUM = { ...WITHOUT_SUMS, Total: 'Total HT', '$203.50': '$185.00' };
const read = (note: string, changes: Record<string, string | null> = SUM) => {
  const printed = printedInvoice(changes, [[50, 320, note]]);
  const { status, totalAmount } = prove(
    understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }),
  );
  return [status, totalAmount?.text];
};

describe('A sum without tax', () => {
  it.each(['TVA non applicable, art. 293 B du CGI', 'No VAT is charged.', 'Moms er ikke beregnet.'])(
    'is the total where none is charged: %s',
    (note) => expect(read(note)).toEqual(['completed', '$185.00']),
  );

  it('is not where nothing says so, nor where a total is printed as well', () => {
    expect(read('Merci de votre confiance')[0]).toBe('needs_review');
    expect(read('TVA non applicable', { Subtotal: 'Total HT', 'Sales Tax 10%': null, '$18.50': null })[0]).toBe(
      'needs_review',
    );
  });
});
