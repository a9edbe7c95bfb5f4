import { describe, expect, it } from '@jest/globals';
import {
  addedUp,
  type EInvoiceSpec,
  eInvoiceSpec,
  type ESpecLine,
  randomEInvoice,
} from '../test/documents/e-invoice-spec.js';
import { eInvoiceXml, SYNTAXES, type Syntax } from '../test/documents/e-invoice-xml.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice } from './extraction.js';

const RANDOM_INVOICES = 60;

const readText = async (xml: string) => (await extractInvoice(Buffer.from(xml))) as ExtractedInvoice;
const read = (spec: EInvoiceSpec, syntax: Syntax = 'ubl') => readText(eInvoiceXml(spec, syntax));
const reasons = ({ warnings, lines }: ExtractedInvoice): string =>
  [...warnings.map(({ message }) => message), ...lines.map(({ reviewNotes }) => reviewNotes ?? '')].join(' ');

const line = (changes: Partial<ESpecLine>): ESpecLine => ({
  ...{ sku: 'CU-1', name: 'Copper wire', quantity: '10', price: '2.00', taxRate: '19', total: '20.00' },
  ...changes,
});
const withLine = (changes: Partial<ESpecLine>) => eInvoiceSpec({ lines: [line(changes)] });
const off = (amount: string) => ({ isCharge: false, reason: 'Loyalty', amount });
const on = (amount: string) => ({ isCharge: true, reason: 'Freight', amount });

describe.each(SYNTAXES)('Reading %s', (syntax) => {
  it('takes every field as declared, with its line in the file', async () => {
    const invoice = await read(eInvoiceSpec(), syntax);
    expect(invoice).toMatchObject({
      status: 'completed',
      invoiceNumber: 'INV-20417',
      invoiceDate: '2026-03-17',
      vendorName: 'Northgate Fasteners Ltd',
      currency: 'EUR',
      totalAmount: 22_015,
      taxAmount: 3515,
      warnings: [],
      lines: [
        { sku: 'HX-08', description: 'Hex bolt M8', quantity: 20, unitPrice: 125, lineTotal: 2500 },
        { sku: 'DR-14', description: 'Cordless drill', quantity: 2, unitPrice: 8000, lineTotal: 16_000 },
      ],
    });
    expect(invoice.data).toMatchObject({ reader: 'xml', equation: '185.00 + 35.15 = 220.15' });
    expect(invoice.data.fields.invoiceNumber).toMatchObject({ box: null, checks: ['label'] });
    expect(invoice.data.fields.invoiceNumber!.page).toBeGreaterThan(1);
  });

  it('gives the price of one where the price is for more, with all its decimals', async () => {
    const spec = withLine({ quantity: '50', price: '10.00', base: '3', total: '166.67' });
    const { status, lines, data } = await read(spec, syntax);
    expect({ status, lines }).toMatchObject({ status: 'completed', lines: [{ unitPrice: 333, lineTotal: 16_667 }] });
    expect(data.lines[0]!.unitPrice).toMatchObject({ value: '3.3333333333', text: '10.00 / 3' });
  });

  it('counts allowances and charges of lines and of the document', async () => {
    const lines = [line({ adjustments: [off('3.50'), on('1.00')], total: '17.50' })];
    const spec = eInvoiceSpec({ lines, adjustments: [on('10.00'), off('2.00')] });
    expect(await read(spec, syntax)).toMatchObject({ status: 'completed', totalAmount: 3035 });
  });

  it('keeps to the currency of the invoice where the tax is declared in a second one', async () => {
    const foreignTax = { currency: 'NOK', amount: '999.99' };
    const invoice = await read({ ...eInvoiceSpec(), foreignTax }, syntax);
    expect(invoice).toMatchObject({ status: 'completed', currency: 'EUR', taxAmount: 3515 });
  });

  it('takes the total, not what is left to pay', async () => {
    expect(await read(eInvoiceSpec({}, 10_000), syntax)).toMatchObject({ status: 'completed', totalAmount: 22_015 });
  });

  it('asks for a review of credit notes and of other papers', async () => {
    expect(reasons(await read(eInvoiceSpec({ typeCode: '381' }), syntax))).toMatch(/credit note/);
    expect(reasons(await read(eInvoiceSpec({ typeCode: '389' }), syntax))).toMatch(/type 389/);
  });

  it('asks for a review of goods that come back', async () => {
    const lines = [line({}), line({ quantity: '-1', total: '-2.00' })];
    expect(reasons(await read(eInvoiceSpec({ lines }), syntax))).toMatch(/credit or a return/);
  });

  it('names each equation that does not hold', async () => {
    const spec = eInvoiceSpec({ adjustments: [off('5.00')] });
    const wrong = (totals: Partial<EInvoiceSpec['totals']>) =>
      read({ ...spec, totals: { ...spec.totals, ...totals } }, syntax).then(reasons);
    expect(await wrong({ lines: '186.00' })).toContain('The lines add up to 185.00, but the document says 186.00.');
    expect(await wrong({ allowances: '6.00' })).toContain('The allowances add up to 5.00');
    expect(await wrong({ net: '181.00' })).toContain('Lines, allowances and charges come to 180.00');
    expect(await wrong({ tax: '34.21' })).toContain('The taxes add up to 34.20');
    expect(await wrong({ total: '214.21' })).toContain('Net and tax come to 214.20');
    expect(await wrong({ payable: '1.00' })).toContain('The total less what is prepaid is 214.20');
    expect(
      reasons(await read({ ...spec, taxes: [{ rate: '19', basis: '150.00', amount: '34.20' }] }, syntax)),
    ).toContain('19% of 150.00 is 28.50');
    expect(reasons(await read(withLine({ quantity: '11' }), syntax))).toContain(
      '11 × 2.00 is not the line total of 20.00.',
    );
  });

  it('asks for what is missing', async () => {
    expect(reasons(await read({ ...eInvoiceSpec(), number: '' }, syntax))).toContain('invoice number was not found');
    expect(reasons(await read({ ...eInvoiceSpec(), date: '2026-02-30' }, syntax))).toContain('cannot be read');
    expect(reasons(await read(eInvoiceSpec({ seller: '' }), syntax))).toContain('name of the vendor was not found');
    expect(reasons(await read(withLine({ price: '' }), syntax))).toContain('No unit price');
    expect(reasons(await read(withLine({ quantity: 'ten' }), syntax))).toContain('which is no number');
    expect(reasons(await read(addedUp({ ...eInvoiceSpec(), lines: [] }), syntax))).toContain('No invoice lines');
  });

  it('completes whatever adds up, and nothing that is wrong by a cent', async () => {
    for (let seed = 0; seed < RANDOM_INVOICES; seed++) {
      const spec = randomEInvoice(seed);
      const { status, lines, totalAmount } = await read(spec, syntax);
      const isPositive = spec.lines.every(({ total }) => Number(total) >= 0) && Number(spec.totals.total) > 0;
      expect({ seed, status, totalAmount }).toEqual({
        seed,
        status: isPositive ? 'completed' : 'needs_review',
        totalAmount: Math.round(Number(spec.totals.total) * 100),
      });
      expect(lines.map(({ lineTotal }) => lineTotal)).toEqual(
        spec.lines.map(({ total }) => Math.round(Number(total) * 100)),
      );
      const wrong = (Number(spec.totals.total) + 0.01).toFixed(2);
      const misprint = await read({ ...spec, totals: { ...spec.totals, total: wrong } }, syntax);
      expect({ seed, status: misprint.status }).toEqual({ seed, status: 'needs_review' });
    }
  });
});

describe('Prices that were rounded for the document', () => {
  it('explain a line total that goes by the exact price', async () => {
    expect((await read(withLine({ quantity: '20', price: '4.10', total: '81.90' }))).status).toBe('completed');
    expect((await read(withLine({ quantity: '20', price: '2.7700', total: '55.46' }))).status).toBe('completed');
  });

  it('explain neither more than half a cent each nor what may be a unit more', async () => {
    expect((await read(withLine({ quantity: '20', price: '4.10', total: '81.88' }))).status).toBe('needs_review');
    expect((await read(withLine({ quantity: '1000', price: '0.02', total: '19.98' }))).status).toBe('needs_review');
  });
});

describe('Electronic invoices as they come', () => {
  it('leave out lines that are headings or remarks', async () => {
    const heading = line({ sku: '', name: '--- Wire ---', quantity: '0', price: '0', base: '0', total: '0.00' });
    const invoice = await read(eInvoiceSpec({ lines: [heading, line({})] }));
    expect(invoice).toMatchObject({ status: 'completed', lines: [{ description: 'Copper wire' }] });
  });

  it('keep free goods', async () => {
    const free = line({ name: 'Sample', price: '0.00', total: '0.00' });
    const invoice = await read(eInvoiceSpec({ lines: [free, line({})] }));
    expect(invoice).toMatchObject({ status: 'completed', lines: [{ description: 'Sample', unitPrice: 0 }, {}] });
  });

  it('leave out CII lines that only sum up others', async () => {
    const xml = eInvoiceXml(eInvoiceSpec(), 'cii').replace(
      '<ram:LineID>1</ram:LineID>',
      '<ram:LineID>1</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
    );
    expect((await readText(xml)).lines).toMatchObject([{ sku: 'DR-14' }]);
  });

  it('may have any prefixes, and lie in an envelope', async () => {
    const bare = eInvoiceXml(eInvoiceSpec(), 'ubl').replaceAll('cbc:', 'b:').replaceAll('xmlns:cbc', 'xmlns:b');
    expect((await readText(bare)).status).toBe('completed');
    const enclosed = `<StandardBusinessDocument xmlns="urn:sbdh"><Header/>${bare.replace(/^<\?.*\?>/, '')}</StandardBusinessDocument>`;
    expect((await readText(enclosed)).status).toBe('completed');
  });

  it('are read with numbers as programs write them', async () => {
    expect(await read(withLine({ quantity: '1E+1', price: '+2.', total: '20.0000' }))).toMatchObject({
      status: 'completed',
      lines: [{ quantity: 10, unitPrice: 200, lineTotal: 2000 }],
    });
  });

  it.each([
    ['a document type', '<!DOCTYPE Invoice [<!ENTITY a "1"><!ENTITY b "&a;&a;&a;&a;">]><Invoice>&b;</Invoice>'],
    ['a cut end', eInvoiceXml(eInvoiceSpec(), 'ubl').slice(0, -40)],
    ['nesting without end', '<a>'.repeat(5000)],
    ['a root and nothing else', '<?xml version="1.0"?>'],
  ])('fail with the reason for %s', async (_what, xml) => {
    expect(await extractInvoice(Buffer.from(xml))).toEqual({
      status: 'failed',
      reason: expect.stringMatching(/^The /),
    });
  });

  it('name their currency with the amounts where they do not name it once', async () => {
    const xml = eInvoiceXml(eInvoiceSpec(), 'ubl').replace(
      '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>',
      '',
    );
    expect(await readText(xml)).toMatchObject({ status: 'completed', currency: 'EUR', taxAmount: 3515 });
  });

  it('have limits to their length', async () => {
    const lines = Array.from({ length: 5001 }, () => line({}));
    const extraction = await extractInvoice(Buffer.from(eInvoiceXml(eInvoiceSpec({ lines }), 'cii')));
    expect(extraction).toEqual({ status: 'failed', reason: 'The invoice has more than 5000 lines.' });
  });

  it('with nothing in them are reviewed', async () => {
    const empty = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
    expect(reasons(await readText(empty))).toMatch(/invoice number was not found.*The total was not found/s);
  });

  it('are not made of other XML', async () => {
    const reason = 'The file is XML, but not an electronic invoice in UBL, CII or ZUGFeRD.';
    for (const xml of ['<?xml version="1.0"?><Invoice/>', '<svg xmlns="http://www.w3.org/2000/svg"/>']) {
      expect(await extractInvoice(Buffer.from(xml))).toEqual({ status: 'failed', reason });
    }
  });
});
