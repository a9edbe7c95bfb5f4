import { describe, expect, it } from '@jest/globals';
import { eInvoiceSpec } from '../test/documents/e-invoice-spec.js';
import { eInvoiceXml, SYNTAXES, type Syntax } from '../test/documents/e-invoice-xml.js';
import { type Printed, printedInvoice, printedPdf } from '../test/documents/printed-pdf.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice } from './extraction.js';

const NUMBER = 'PO-2026-000289';

const read = async (bytes: Buffer | string) => {
  const { status, data } = (await extractInvoice(Buffer.from(bytes))) as ExtractedInvoice;
  return { status, orderNumbers: data.orderNumbers };
};
const named = (...orderNumbers: string[]) => ({ status: 'completed', orderNumbers });

const table = (heading: string, ...numbers: string[]) =>
  [
    `Invoice Number,Invoice Date,Vendor,Currency,${heading},SKU,Description,Quantity,Unit Price,Line Total,Tax,Total`,
    ...numbers.map(
      (number) =>
        `INV-7,2026-03-17,Harbor Fasteners,EUR,${number},HF-4,Rivet,4,2.50,10.00,0.00,${numbers.length * 10}.00`,
    ),
  ].join('\n');

describe('The numbers of our own orders', () => {
  it.each(['Order Number', 'PO Number', 'Purchase Order', 'Your reference'])(
    'are read from the column “%s” of a table',
    async (heading) => {
      expect((await read(table(heading, NUMBER))).orderNumbers).toEqual([NUMBER]);
    },
  );

  it('are those of all rows, each once', async () => {
    const { orderNumbers } = await read(table('Order Number', NUMBER, 'PO-2026-000290', NUMBER));
    expect(orderNumbers).toEqual([NUMBER, 'PO-2026-000290']);
  });

  const FOOT: Printed = [50, 640, `With thanks for your order ${NUMBER}`, 8];

  it('are read wherever they stand on a page, and leave the verdict as it is', async () => {
    expect(await read(await printedPdf(printedInvoice()))).toEqual(named());
    expect(await read(await printedPdf([...printedInvoice(), FOOT]))).toEqual(named(NUMBER));
    const labelled: Printed[] = [
      [50, 640, 'Purchase order:'],
      [150, 640, NUMBER],
    ];
    expect(await read(await printedPdf([...printedInvoice(), ...labelled]))).toEqual(named(NUMBER));
  });

  const REFERENCES: Record<Syntax, [before: string, reference: string]> = {
    ubl: ['<cac:AccountingSupplierParty>', `<cac:OrderReference><cbc:ID>${NUMBER}</cbc:ID></cac:OrderReference>`],
    cii: ['<ram:SellerTradeParty>', cii('IssuerAssignedID')],
    'zugferd-1': ['<ram:SellerTradeParty>', cii('ID')],
  };
  function cii(id: string): string {
    return `<ram:BuyerOrderReferencedDocument><ram:${id}>${NUMBER}</ram:${id}></ram:BuyerOrderReferencedDocument>`;
  }
  function referring(syntax: Syntax, spec = eInvoiceSpec()): string {
    const [before, reference] = REFERENCES[syntax];
    return eInvoiceXml(spec, syntax).replace(before, `${reference}${before}`);
  }

  it.each(SYNTAXES)('are read from the order reference of %s', async (syntax) => {
    expect(await read(eInvoiceXml(eInvoiceSpec(), syntax))).toEqual(named());
    expect(await read(referring(syntax))).toEqual(named(NUMBER));
  });

  it('are those of the page and of the electronic invoice in it', async () => {
    const taxed = eInvoiceSpec().lines.map((line) => ({ ...line, taxRate: '10' }));
    const xml = referring('cii', eInvoiceSpec({ currency: 'USD', lines: taxed }));
    const foot: Printed = [50, 640, 'See also PO-2026-000290', 8];
    const pdf = await printedPdf([...printedInvoice(), foot], { attachments: { 'factur-x.xml': xml } });
    expect(await read(pdf)).toEqual(named(NUMBER, 'PO-2026-000290'));
  });
});
