import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddLineItem,
  type AddLineItemInput,
  DeleteLineItem,
  ImportAllLines,
  ImportLineItem,
  type InvoiceDetail,
  UpdateInvoice,
  UpdateLineItem,
} from '#contracts';
import type { Actor } from '#platform';
import { MOST_LINES } from '../src/lines/add-line-item.js';
import { buyer, freshPdf, Invoices } from './invoices.js';

const HEAD = {
  vendorName: 'Corner Shop',
  invoiceNumber: 'CS-1',
  invoiceDate: '2026-03-18',
  currency: 'EUR',
  totalAmount: 5950,
  taxAmount: 950,
};
const ROPE: AddLineItemInput = { description: 'Rope 10 mm', sku: 'ROPE-10', quantity: 4, unitPrice: 1250 };

describe('Lines entered by a person', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open();
  });
  afterAll(() => invoices.close());

  /** An invoice whose file nobody can read. */
  async function unreadable(): Promise<{ me: Actor; id: number }> {
    const me = buyer();
    const { invoice } = await invoices.read(me, Buffer.from(`%PDF-1.7 broken ${me.userId}`));
    expect(invoice.extractionStatus).toBe('failed');
    return { me, id: invoice.id };
  }
  /** Read, with two lines in order. */
  async function read(): Promise<InvoiceDetail & { me: Actor; id: number; bolt: number; drill: number }> {
    const me = buyer();
    const detail = await invoices.read(me, await freshPdf());
    const [bolt, drill] = detail.lineItems.map(({ id }) => id);
    return { me, ...detail, id: detail.invoice.id, bolt: bolt!, drill: drill! };
  }
  const add = (me: Actor, id: number, line: Partial<AddLineItemInput> = {}) =>
    invoices.as(me).send(AddLineItem, { id, ...ROPE, ...line });
  const codesOf = async (me: Actor, id: number) =>
    (await invoices.detail(me, id)).invoice.warnings.map(({ code }) => code);

  it('a line of freight is a charge, unless a person says that it is goods', async () => {
    const { me, id } = await read();
    const freight = { description: 'Freight', sku: null, quantity: 1, unitPrice: 900 };
    expect(await add(me, id, freight)).toMatchObject({ isCharge: true });
    expect(await add(me, id, { ...freight, isCharge: false })).toMatchObject({ isCharge: false });
    expect(await add(me, id, { isCharge: true })).toMatchObject({ isCharge: true });
    expect((await invoices.detail(me, id)).invoice).toMatchObject({ lineCount: 5, goodsCount: 3 });
  });

  it('an invoice that could not be read is entered whole: head, lines, import', async () => {
    const { me, id } = await unreadable();
    const line = await add(me, id);
    expect(line).toMatchObject({
      ...ROPE,
      invoiceId: id,
      position: 0,
      lineTotal: 5000,
      needsReview: false,
      confidence: 1,
      importedAt: null,
    });
    const begun = (await invoices.detail(me, id)).invoice;
    expect(begun).toMatchObject({ extractionStatus: 'needs_review', failureReason: null });
    expect(begun.warnings.map(({ code, field }) => field ?? code)).toEqual([
      'by-hand',
      'vendorName',
      'invoiceNumber',
      'invoiceDate',
      'currency',
      'totalAmount',
    ]);
    expect(await invoices.as(me).send(UpdateInvoice, { id, ...HEAD })).toMatchObject({
      extractionStatus: 'completed',
      warnings: [],
    });
    expect(await invoices.as(me).send(ImportAllLines, { id })).toEqual({
      imported: 1,
      importing: 0,
      skipped: 0,
      failed: [],
    });
    expect(await invoices.receipts(line.id)).toMatchObject([
      { quantity: 4, costPerUnit: 1250, costCurrency: 'EUR', reference: 'CS-1' },
    ]);
  });

  it('are held against the total: what is missing or too much is said until it adds up', async () => {
    const { me, id } = await unreadable();
    await invoices.as(me).send(UpdateInvoice, { id, ...HEAD });
    expect(await codesOf(me, id)).toEqual(['by-hand', 'no-lines']);
    await add(me, id, { quantity: 3 });
    expect(await codesOf(me, id)).toEqual(['by-hand', 'does-not-add-up']);
    const second = await add(me, id, { quantity: 1 });
    expect(await codesOf(me, id)).toEqual([]);
    await invoices.as(me).send(UpdateInvoice, { id, totalAmount: 6000 });
    expect(await codesOf(me, id)).toEqual(['does-not-add-up']);
    await invoices.as(me).send(UpdateInvoice, { id, totalAmount: 5950 });
    expect(await codesOf(me, id)).toEqual([]);
    await invoices.as(me).send(DeleteLineItem, { id: second.id });
    expect(await codesOf(me, id)).toEqual(['does-not-add-up']);
    await invoices.as(me).send(UpdateInvoice, { id, totalAmount: 5950 }); // confirmed: there were charges
    expect(await codesOf(me, id)).toEqual([]);
  });

  it('that do not multiply out need a look, as those that were read', async () => {
    const { me, id } = await unreadable();
    expect(await add(me, id, { lineTotal: 4000 })).toMatchObject({
      needsReview: true,
      reviewNotes: 'Quantity × unit price is not the line total.',
    });
    expect(await add(me, id, { quantity: undefined })).toMatchObject({ reviewNotes: 'The quantity is missing.' });
  });

  it('a line that the reading missed joins the others, and does not stand for any that was read', async () => {
    const { me, id, invoice, bolt, drill } = await read();
    expect(invoice.extractionStatus).toBe('completed');
    await invoices.as(me).send(DeleteLineItem, { id: drill });
    const missed = await add(me, id, { description: 'Hex bolt M8' });
    expect(missed).toMatchObject({ position: 2, productId: 501, suggestion: [{ productId: 501 }] });
    const detail = await invoices.detail(me, id);
    expect(detail.lineItems.map((line) => [line.id, line.position])).toEqual([
      [bolt, 0],
      [missed.id, 2],
    ]);
    expect(detail.invoice).toMatchObject({ extractionStatus: 'needs_review', warnings: [{ code: 'does-not-add-up' }] });
  });

  it('a changed amount is added up again, a changed code is not', async () => {
    const { me, id, bolt } = await read();
    await invoices.as(me).send(UpdateLineItem, { id: bolt, sku: 'HX-8' });
    expect(await codesOf(me, id)).toEqual([]);
    await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 21, lineTotal: 21 * 125 });
    expect(await codesOf(me, id)).toEqual(['does-not-add-up']);
    await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 20, lineTotal: 20 * 125 });
    expect(await codesOf(me, id)).toEqual([]);
  });

  it('go to the product that a person names, or to none although one would fit', async () => {
    const { me, id } = await read();
    expect(await add(me, id, { productId: 502 })).toMatchObject({ productId: 502 });
    expect(await add(me, id, { description: 'Hex bolt M8', productId: null })).toMatchObject({
      productId: null,
      suggestion: [{ productId: 501 }],
    });
  });

  it('go to no product that the person may not see', async () => {
    const { me, id } = await read();
    await expect(add(me, id, { productId: 2 ** 31 - 1 })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Product not found',
    });
    expect((await invoices.detail(me, id)).lineItems).toHaveLength(2);
  });

  it('can be added while the catalogue is away; only the suggestions are missing', async () => {
    const { me, id } = await read();
    invoices.catalogueIsAway = true;
    const line = await add(me, id).finally(() => (invoices.catalogueIsAway = false));
    expect(line).toMatchObject({ productId: null, suggestion: [] });
  });

  it('are added once under one key, and at different places when simultaneous', async () => {
    const { me, id } = await unreadable();
    const once = (key: string) => invoices.as(me).send(AddLineItem, { id, ...ROPE }, { idempotencyKey: key });
    const [first, again] = await Promise.all([once('a'), once('a'), once('b'), once('c')]);
    expect(again).toEqual(first);
    expect(await once('a')).toEqual(first);
    const { lineItems } = await invoices.detail(me, id);
    expect(lineItems.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('another user’s invoice has no place for them, and no line to delete', async () => {
    const { id, bolt } = await read();
    const other = buyer();
    await expect(add(other, id)).rejects.toMatchObject({ kind: 'not-found', message: 'Invoice not found' });
    await expect(add(other, id, { productId: 502 })).rejects.toMatchObject({ message: 'Invoice not found' });
    await expect(invoices.as(other).send(DeleteLineItem, { id: bolt })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Line item not found',
    });
  });

  it('are not deleted once they are in stock, nor on their way there', async () => {
    const { me, id, bolt, drill } = await read();
    await invoices.as(me).send(ImportLineItem, { id: bolt });
    invoices.lines.stock = 'lost';
    await expect(invoices.as(me).send(ImportLineItem, { id: drill })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(invoices.as(me).send(DeleteLineItem, { id: bolt })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The line is already imported',
    });
    await expect(invoices.as(me).send(DeleteLineItem, { id: drill }))
      .rejects.toMatchObject({ kind: 'conflict', message: 'The line is being imported' })
      .finally(() => (invoices.lines.stock = 'normal'));
    expect((await invoices.detail(me, id)).lineItems).toHaveLength(2);
  });

  it('wait until the file is read', async () => {
    const { me, id, bolt } = await read();
    await invoices.service.db.rows(`UPDATE uploaded_invoices SET extraction_status = 'processing' WHERE id = $1`, [id]);
    const waits = { kind: 'conflict', message: 'The invoice is still being read' };
    await expect(add(me, id)).rejects.toMatchObject(waits);
    await expect(invoices.as(me).send(DeleteLineItem, { id: bolt })).rejects.toMatchObject(waits);
  });

  it('end where no paper goes on', async () => {
    const { me, id } = await read();
    await invoices.service.db.rows(
      `INSERT INTO invoice_line_items (invoice_id, position, description, confidence)
       SELECT $1, n, 'line', 1 FROM generate_series(2, $2 - 1) n`,
      [id, MOST_LINES],
    );
    await expect(add(me, id)).rejects.toMatchObject({ kind: 'impossible' });
  });
});
