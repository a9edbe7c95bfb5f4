import { describe, expect, it } from '@jest/globals';
import { printedInvoice, printedPdf, type Printed } from '../test/documents/printed-pdf.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice } from './extraction.js';

const read = async (words: Printed[]) => (await extractInvoice(await printedPdf(words))) as ExtractedInvoice;

/** How invoicing programs set what a plain invoice says. */
describe('A layout of invoicing programs', () => {
  it.each([
    [
      'names what the tax is on, under the columns',
      'Tax',
      [
        [300, '(10%'],
        [325, 'on'],
        [370, '$185.00)'],
      ],
    ],
    ['puts the rate in brackets', 'VAT (10 %)', []],
    [
      'names the tax in another language',
      'IVA',
      [
        [300, '10%'],
        [325, 'su'],
        [370, '$185.00'],
      ],
    ],
  ] as [string, string, [number, string][]][])('%s', async (_, label, more) => {
    const words = printedInvoice({ 'Sales Tax 10%': null, Subtotal: null, '$185.00': null }, [
      [50, 265, label],
      ...more.map(([x, text]): Printed => [x, 265, text]),
    ]);
    expect(await read(words)).toMatchObject({ status: 'completed', taxAmount: 1850, totalAmount: 20_350 });
  });

  it('sets quantities with their units to the right', async () => {
    const words = printedInvoice({ '20': null, '2': null }, [
      [232, 200, 'in a box 20.00 Stuks'],
      [232, 220, 'in a box 2.00 Stuks'],
    ]);
    expect((await read(words)).lines.map(({ quantity }) => quantity)).toEqual([20, 2]);
  });

  it('sets headings so close that they might be one', async () => {
    const words = printedInvoice({ 'Unit Price': null }, [
      [350, 180, 'Price per unit'],
      [416, 180, 'Taxes'],
      [424, 200, '10%'],
      [424, 220, '10%'],
    ]);
    expect((await read(words)).lines.map(({ unitPrice }) => unitPrice)).toEqual([125, 8000]);
  });

  it('names one date for two things', async () => {
    const words = printedInvoice({ 'Invoice Date: 17 March 2026': 'Rechnungsdatum / Lieferdatum 17. März 2026' });
    expect(await read(words)).toMatchObject({ status: 'completed', invoiceDate: '2026-03-17' });
  });

  it('says only "Issued" before the date', async () => {
    const words = printedInvoice({ 'Invoice Date: 17 March 2026': 'Issued 17 March 2026' });
    expect(await read(words)).toMatchObject({ status: 'completed', invoiceDate: '2026-03-17' });
  });

  it('never has the date below "Due" for that below "Issued"', async () => {
    const words = printedInvoice({ 'Invoice Date: 17 March 2026': 'Issued' }, [[340, 87, 'Due 16 April 2026']]);
    expect((await read(words)).status).toBe('needs_review');
  });

  it('breaks codes at their hyphen', async () => {
    const words = printedInvoice({}, [
      [220, 180, 'Item no.'],
      [220, 200, 'NF-'],
      [220, 211, '1001'],
      [220, 220, 'NF-1002'],
    ]);
    expect((await read(words)).lines.map(({ sku }) => sku)).toEqual(['NF-1001', 'NF-1002']);
  });

  it('has a number in a heading', async () => {
    const words = printedInvoice({ 'Unit Price': 'Price per 100', '$1.25': '$125.00' });
    expect((await read(words)).lines.map(({ unitPrice }) => unitPrice)).toEqual([12_500, 8000]);
  });

  it('prints descriptions and amounts only, which are one each', async () => {
    const changes = { Qty: null, 'Unit Price': null, '20': null, '2': null, '$1.25': null, '$80.00': null };
    const invoice = await read(printedInvoice({ ...changes, Amount: 'Price' }));
    expect(invoice.status).toBe('completed');
    expect(invoice.lines.map(({ description, quantity, lineTotal }) => [description, quantity, lineTotal])).toEqual([
      ['Hex bolt M8', 1, 2500],
      ['Cordless drill', 1, 16_000],
    ]);
  });

  describe('knows the sender', () => {
    const withoutSender = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };

    it('in a table of headings with their values far beside them', async () => {
      const words = printedInvoice(withoutSender, [
        [50, 145, 'Verkauft von'],
        [250, 145, 'Northgate Fasteners Ltd'],
        [50, 157, 'Bestellnummer'],
        [250, 157, '302-1234567'],
      ]);
      expect(await read(words)).toMatchObject({ status: 'completed', vendorName: 'Northgate Fasteners Ltd' });
    });

    it('by its legal form in the line below', async () => {
      const words = printedInvoice(withoutSender, [
        [50, 40, 'Visserie du Port'],
        [50, 51, 'SARL au capital de 10 000 €'],
        [50, 62, '13002 Marseille'],
        [50, 73, 'SIRET 123 456 789 00012'],
      ]);
      const { vendorName, warnings } = await read(words);
      expect(vendorName).toBe('Visserie du Port');
      expect(warnings.map(({ field }) => field)).not.toContain('vendorName');
    });

    it('by where the company is registered', async () => {
      const words = printedInvoice({ 'Bill to:': null, 'Harbour Workshop Inc.': 'Harbour Workshop' }, [
        [50, 780, 'Northgate Fasteners Ltd. Registered in England, company no. 01234567', 7],
      ]);
      expect(await read(words)).toMatchObject({ status: 'completed', vendorName: 'Northgate Fasteners Ltd' });
    });

    it('by the full name below a letterhead, without a word about the receiver', async () => {
      const words = printedInvoice(
        { ...withoutSender, 'Bill to:': null, 'Harbour Workshop Inc.': 'Harbour Workshop' },
        [
          [50, 20, 'Northgate', 20],
          [50, 50, 'Northgate Inc.'],
          [50, 62, '12 Mill Road'],
          [50, 74, 'Springfield, IL 62701'],
        ],
      );
      expect(await read(words)).toMatchObject({ status: 'completed', vendorName: 'Northgate Inc.' });
    });

    it('and never takes another heading for a name', async () => {
      const words = printedInvoice(withoutSender, [
        [50, 145, 'From'],
        [50, 157, 'Rechnungsnummer'],
        [250, 157, '20417'],
      ]);
      expect((await read(words)).vendorName).not.toBe('Rechnungsnummer');
    });
  });
});
