import { describe, expect, it } from '@jest/globals';
import { asEInvoice, type EInvoiceSpec, eInvoiceSpec } from '../test/documents/e-invoice-spec.js';
import { eInvoiceXml, SYNTAXES } from '../test/documents/e-invoice-xml.js';
import { invoicePdf, type Layout, PLAIN } from '../test/documents/invoice-pdf.js';
import { type InvoiceSpec, invoiceSpec, line, randomSpec } from '../test/documents/invoice-spec.js';
import { printedInvoice, printedPdf, type Printed } from '../test/documents/printed-pdf.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice } from './extraction.js';

const DOCUMENTS = 30;
const TIMEOUT_MS = 120_000;

const extract = async (pdf: Buffer) => (await extractInvoice(pdf)) as ExtractedInvoice;
const messages = ({ warnings }: ExtractedInvoice) => warnings.map(({ message }) => message).join(' ');

/** The page as printed by `printedInvoice`, with this inside. */
const withInside = async (attachments: Record<string, string>, words: Printed[] = printedInvoice()) =>
  extract(await printedPdf(words, { attachments }));
const DECLARED = eInvoiceSpec({ currency: 'USD', lines: eInvoiceSpec().lines.map((of) => ({ ...of, taxRate: '10' })) });
const withXml = (changes: Partial<EInvoiceSpec> = {}, words?: Printed[]) =>
  withInside({ 'factur-x.xml': eInvoiceXml({ ...DECLARED, ...changes }, 'cii') }, words);

describe('An electronic invoice inside a PDF', () => {
  it('gives the values, the page their places', async () => {
    const invoice = await withXml();
    expect(invoice).toMatchObject({
      ...{ status: 'completed', invoiceNumber: 'INV-20417', totalAmount: 20_350, taxAmount: 1850, warnings: [] },
      lines: [{ sku: 'HX-08', quantity: 20 }, { sku: 'DR-14' }],
      data: { reader: 'pdf-xml', pages: [{ number: 1 }] },
    });
    const { fields, lines } = invoice.data;
    expect(fields.invoiceNumber).toMatchObject({ page: 1, checks: ['label', 'two-places-agree'] });
    for (const field of ['invoiceNumber', 'invoiceDate', 'vendorName', 'currency', 'totalAmount', 'taxAmount']) {
      expect({ field, box: fields[field]?.box }).toEqual({
        field,
        box: expect.objectContaining({ x: expect.any(Number) }),
      });
    }
    expect(lines[1]!.lineTotal!.box!.y).toBeGreaterThan(lines[0]!.lineTotal!.box!.y);
    expect(lines[0]!.sku).toMatchObject({ value: 'HX-08', box: null });
  });

  it.each(SYNTAXES)('may be %s under any name', async (syntax) => {
    expect(await withInside({ 'data.bin': eInvoiceXml(DECLARED, syntax) })).toMatchObject({
      status: 'completed',
      data: { reader: 'pdf-xml' },
    });
  });

  it('is left out where it is an order or anything else', async () => {
    const order =
      '<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>';
    const invoice = await withInside({ 'order-x.xml': order, 'notes.txt': 'thank you' });
    expect(invoice).toMatchObject({ status: 'completed', data: { reader: 'pdf-text' } });
  });

  it('asks for a review when it cannot be read', async () => {
    const invoice = await withInside({ 'factur-x.xml': eInvoiceXml(DECLARED, 'cii').slice(0, 900) });
    expect(messages(invoice)).toContain('The file factur-x.xml inside the PDF cannot be read: The XML is damaged');
  });

  it('asks for a review when there are several', async () => {
    const other = eInvoiceXml({ ...DECLARED, number: 'INV-2' }, 'ubl');
    const invoice = await withInside({ 'a.xml': eInvoiceXml(DECLARED, 'cii'), 'b.xml': other });
    expect(messages(invoice)).toContain('several electronic invoices');
  });

  it.each([
    ['number', { number: 'INV-20418' }, {}, 'the number is INV-20418, the page says INV-20417'],
    ['date', { date: '2026-03-18' }, {}, 'the date is 2026-03-18, the page says 2026-03-17'],
    ['vendor', { seller: 'Kessler Metall GmbH' }, {}, 'the vendor is Kessler Metall GmbH, the page says Northgate'],
    ['currency', { currency: 'CHF' }, { '$203.50': '€203.50', '$25.00': '€25.00' }, 'the currency is CHF'],
    ['total', {}, { '$203.50': '$213.50', '$18.50': '$28.50' }, 'the total is 203.50, the page says $213.50'],
  ])('and the page that contradict each other in the %s name both', async (_what, changes, printed, message) => {
    const invoice = await withXml(changes, printedInvoice(printed));
    expect(invoice.status).toBe('needs_review');
    expect(messages(invoice)).toContain(message);
  });

  it('and the page that contradict each other in one line name both', async () => {
    const [first, second] = DECLARED.lines as [EInvoiceSpec['lines'][0], EInvoiceSpec['lines'][0]];
    const lines = [{ ...first, quantity: '10', price: '2.50' }, second];
    expect(messages(await withXml({ lines }))).toContain('the quantity of “Hex bolt M8” is 10, the page says 20');
    const shifted = [
      { ...first, price: '1.50', total: '30.00' },
      { ...second, price: '77.50', total: '155.00' },
    ];
    expect(messages(await withXml({ lines: shifted }))).toContain(
      'the line total of “Hex bolt M8” is 30.00, the page says',
    );
  });

  it('asks for a review where the page prints an amount that neither explains', async () => {
    const levy: Printed[] = [
      [370, 258, 'Freight'],
      [480, 258, '$12.00'],
    ];
    expect(messages(await withXml({}, printedInvoice({}, levy)))).toBe(
      'The page prints “Freight” of $12.00, which the electronic invoice inside does not declare.',
    );
  });

  it('asks for a review where the page says that it is a credit note', async () => {
    const invoice = await withXml({}, printedInvoice({}, [[300, 20, 'Credit Note', 18]]));
    expect(invoice.warnings.map(({ code }) => code)).toEqual(['credit-note']);
  });

  it('asks for a review where the page is blank', async () => {
    expect(messages(await withXml({}, []))).toContain('could not be read');
  });

  describe('is not contradicted by', () => {
    it('a line printed before its discount, or with its tax', async () => {
      const [first, second] = DECLARED.lines as [EInvoiceSpec['lines'][0], EInvoiceSpec['lines'][0]];
      const off = { isCharge: false, reason: 'Loyalty', amount: '5.00' };
      const spec = eInvoiceSpec({ currency: 'USD', lines: [{ ...first, adjustments: [off], total: '20.00' }, second] });
      const changes = { '$185.00': '$180.00', '$18.50': '$18.00', '$203.50': '$198.00' };
      expect(
        (
          await withXml(
            spec,
            printedInvoice(changes, [
              [370, 236, 'Discount'],
              [480, 236, '-$5.00'],
            ]),
          )
        ).status,
      ).toBe('completed');
    });

    it('a price that the electronic invoice leaves out or declares for the whole quantity', async () => {
      const [first, second] = DECLARED.lines as [EInvoiceSpec['lines'][0], EInvoiceSpec['lines'][0]];
      for (const slip of [{ price: '' }, { base: '20' }]) {
        const invoice = await withXml({ lines: [{ ...first, ...slip }, second] });
        expect(invoice).toMatchObject({ status: 'completed', lines: [{ unitPrice: 125 }, { unitPrice: 8000 }] });
      }
    });

    it('a currency or a vendor that is not printed', async () => {
      const unsigned = printedInvoice().map(([x, y, text, size]): Printed => [x, y, text.replace('$', ''), size]);
      expect((await withXml({ currency: 'CHF' }, unsigned)).status).toBe('completed');
      const nameless = printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null });
      expect((await withXml({}, nameless)).status).toBe('completed');
    });
  });

  it('completes lines from the page where it declares none', async () => {
    const totals = { ...DECLARED.totals, lines: '' };
    const invoice = await withXml({ lines: [], totals });
    expect(invoice).toMatchObject({ status: 'completed', lines: [{ quantity: 20 }, { quantity: 2 }] });
    const other = { ...totals, net: '186.00', total: '204.50', payable: '204.50' };
    expect((await withXml({ lines: [], totals: other })).status).toBe('needs_review');
  });
});

describe('Electronic invoices inside many layouts', () => {
  const layoutOf = (seed: number): Layout => ({
    ...PLAIN,
    language: (['en', 'de', 'fr'] as const)[seed % 3]!,
    letterhead: (['left', 'right', 'sender-line'] as const)[Math.floor(seed / 3) % 3]!,
    columns: (['description-first', 'position-first', 'quantity-first'] as const)[Math.floor(seed / 9) % 3]!,
    rowsPerPage: [22, 5, 8][seed % 3]!,
    notes: seed % 7 === 0,
  });
  const read = async (printed: InvoiceSpec, declared: InvoiceSpec, seed: number) => {
    const xml = eInvoiceXml(asEInvoice(declared), SYNTAXES[seed % 3]!);
    return extract(await invoicePdf(printed, layoutOf(seed), { 'factur-x.xml': xml }));
  };

  it(
    'are completed where both say the same',
    async () => {
      for (let seed = 0; seed < DOCUMENTS; seed++) {
        const spec = randomSpec(seed);
        const invoice = await read(spec, spec, seed);
        expect({ seed, status: invoice.status, why: messages(invoice) }).toEqual({
          seed,
          status: 'completed',
          why: '',
        });
        expect(invoice.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual(
          spec.lines.map(({ sku, quantity }) => [sku, quantity]),
        );
      }
    },
    TIMEOUT_MS,
  );

  it(
    'are never completed where they say something else',
    async () => {
      for (let seed = 0; seed < DOCUMENTS; seed++) {
        const spec = randomSpec(seed);
        const [first, ...others] = spec.lines;
        const changes: Partial<InvoiceSpec>[] = [
          { number: `${spec.number}1` },
          { date: '2025-01-31' },
          { lines: [line(first!.sku, first!.description, first!.quantity + 1, first!.unitPrice), ...others] },
          { lines: [...spec.lines, line('ZZ-1', 'Never ordered', 1, 100)] },
          { freight: spec.freight + 100 },
        ];
        const change = changes[seed % changes.length]!;
        const { status } = await read(spec, invoiceSpec({ ...spec, ...change }), seed);
        expect({ seed, change, status }).toEqual({ seed, change, status: 'needs_review' });
      }
    },
    TIMEOUT_MS,
  );
});
