import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImportLineItem, type InvoiceDetail, UpdateInvoice, UpdateLineItem } from '#contracts';
import type { Actor } from '#platform';
import { until } from '#testing';
import { printedInvoice, printedPdf, type Printed } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { buyer, Invoices } from './invoices.js';

/** A paper with its own marks, on which no dictionary finds the number, and the codes stand under no heading. */
const paper = (number: string, codes: [string, string], vat = 'GB 123 456 789'): Promise<Buffer> =>
  printedPdf(
    printedInvoice({ 'Invoice Number: INV-20417': `Vorgang: ${number}`, 'Northgate Fasteners Ltd': null }, [
      [230, 200, codes[0]],
      [230, 220, codes[1]],
      [50, 780, `VAT ${vat}  www.northgate.example`],
    ] satisfies Printed[]),
  );

describe('learning', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open();
  });
  afterAll(() => invoices.close());

  const learned = (who: Actor, fits: (layout: string) => boolean): Promise<unknown> =>
    until(async () => {
      const rows = await invoices.service.db.rows<{ layout: object }>(
        'SELECT layout FROM vendor_layouts WHERE uploaded_by = $1',
        [who.userId],
      );
      return rows.some(({ layout }) => fits(JSON.stringify(layout)));
    }, 'the correction to be learned');

  async function correct(who: Actor, { invoice, lineItems }: InvoiceDetail): Promise<void> {
    await invoices.as(who).send(UpdateInvoice, {
      id: invoice.id,
      invoiceNumber: '7-2231',
      vendorName: 'Northgate Group',
    });
    await invoices.as(who).send(UpdateLineItem, { id: lineItems[0]!.id, sku: 'QX-81' });
    await learned(who, (layout) => layout.includes('skuColumn":{') && layout.includes('Northgate Group'));
  }

  it('what was put right on one invoice is right by itself on the vendor’s next', async () => {
    const me = buyer();
    await correct(me, await invoices.read(me, await paper('7-2231', ['QX-81', 'QX-90'])));
    const next = await invoices.read(me, await paper('7-2298', ['QX-4410', 'RT-7']));
    expect(next.invoice).toMatchObject({
      invoiceNumber: '7-2298',
      vendorName: 'Northgate Group',
      extractionStatus: 'completed',
    });
    expect(next.lineItems.map(({ sku }) => sku)).toEqual(['QX-4410', 'RT-7']);
  });

  it('a later correction takes the place of the earlier', async () => {
    const me = buyer();
    await correct(me, await invoices.read(me, await paper('7-2231', ['QX-81', 'QX-90'])));
    const second = await invoices.read(me, await paper('7-2300', ['QX-1', 'QX-2']));
    await invoices.as(me).send(UpdateInvoice, { id: second.invoice.id, vendorName: 'Northgate Holding' });
    await learned(me, (layout) => layout.includes('Northgate Holding'));
    const third = await invoices.read(me, await paper('7-2301', ['QX-3', 'QX-4']));
    expect(third.invoice).toMatchObject({ vendorName: 'Northgate Holding', invoiceNumber: '7-2301' });
    const rows = await invoices.service.db.rows('SELECT 1 FROM vendor_layouts WHERE uploaded_by = $1', [me.userId]);
    expect(rows).toHaveLength(1);
  });

  it('nobody learns from another buyer’s corrections', async () => {
    const me = buyer();
    await correct(me, await invoices.read(me, await paper('7-2231', ['QX-81', 'QX-90'])));
    const other = await invoices.read(buyer(), await paper('7-2299', ['QX-5', 'QX-6']));
    expect(other.invoice.vendorName).not.toBe('Northgate Group');
    expect(other.invoice.extractionStatus).toBe('needs_review');
  });

  it('another vendor’s paper is read without it', async () => {
    const me = buyer();
    await correct(me, await invoices.read(me, await paper('7-2231', ['QX-81', 'QX-90'])));
    const words = printedInvoice({ 'Invoice Number: INV-20417': 'Ref: 99-1', 'Northgate Fasteners Ltd': null }, [
      [50, 780, 'VAT GB 555 444 333  www.easterly.example'],
    ]);
    const other = await invoices.read(me, await printedPdf(words));
    expect(other.invoice.vendorName).not.toBe('Northgate Group');
  });
});

describe('products that a buyer took a vendor’s lines for', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open();
  });
  afterAll(() => invoices.close());

  /** A fresh invoice of the same vendor. */
  let numbers = 50_000;
  const read = (who: Actor): Promise<InvoiceDetail> =>
    printedPdf(printedInvoice({ 'Invoice Number: INV-20417': `Invoice Number: INV-${++numbers}` })).then((pdf) =>
      invoices.read(who, pdf),
    );
  const drill = ({ lineItems }: InvoiceDetail) =>
    lineItems.find(({ description }) => description === 'Cordless drill')!;

  it('are asked of the catalogue on the next invoice, and only on the same buyer’s', async () => {
    const me = buyer();
    const line = drill(await read(me));
    await invoices.as(me).send(UpdateLineItem, { id: line.id, productId: 777 });
    await invoices.as(me).send(ImportLineItem, { id: line.id });

    expect(drill(await read(me))).toMatchObject({
      productId: 777,
      suggestion: [expect.objectContaining({ productId: 777, reason: 'As on an earlier invoice' })],
    });
    expect(drill(await read(buyer())).productId).toBeNull();
  });

  it('are those of the last import', async () => {
    const me = buyer();
    for (const productId of [777, 778]) {
      const line = drill(await read(me));
      await invoices.as(me).send(UpdateLineItem, { id: line.id, productId });
      await invoices.as(me).send(ImportLineItem, { id: line.id });
    }
    expect(drill(await read(me)).productId).toBe(778);
  });
});
