import { describe, expect, it } from '@jest/globals';
import { eInvoiceSpec } from '../../test/documents/e-invoice-spec.js';
import { eInvoiceXml } from '../../test/documents/e-invoice-xml.js';
import { printedInvoice, printedPdf } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { readEInvoice } from '../readers/e-invoice.js';
import { readPdfText } from '../readers/pdf-text.js';
import { understandPages } from '../understanding/understand-pages.js';
import { proveBeside } from './embedded.js';

describe('An electronic invoice without lines', () => {
  const taxed = eInvoiceSpec().lines.map((line) => ({ ...line, taxRate: '10' }));
  const spec = eInvoiceSpec({ currency: 'USD', lines: taxed });
  const minimal = { ...spec, lines: [], totals: { ...spec.totals, lines: '' } };

  it('takes lines from a text layer, but not from OCR, without a second look', async () => {
    const reading = await readPdfText(await printedPdf(printedInvoice()));
    const statusOf = (confidence?: number) => {
      const pages = reading.pages.map((page) => ({
        ...page,
        words: page.words.map((word) => ({ ...word, confidence })),
      }));
      const draft = understandPages({ ...reading, pages });
      const invoice = readEInvoice(Buffer.from(eInvoiceXml(minimal, 'cii')));
      return proveBeside(invoice, { pages, draft, proof: prove(draft) }).proof.status;
    };
    expect([statusOf(), statusOf(0.99)]).toEqual(['completed', 'needs_review']);
  });
});
