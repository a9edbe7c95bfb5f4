import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DeleteInvoice,
  GetInvoice,
  GetInvoiceFile,
  ImportAllLines,
  ImportLineItem,
  type InvoiceDetail,
  InvoiceImportUndone,
  InvoiceLineImported,
  ListInvoices,
  RetryInvoice,
  UndoInvoiceImport,
  UpdateInvoice,
  UpdateLineItem,
} from '#contracts';
import { type Actor, Commands } from '#platform';
import { until } from '#testing';
import { DropFiles } from '../src/uploads/drop-files.js';
import { buyer, freshPdf, Invoices } from './invoices.js';
import { FIRST_PRIVATE_ID } from './others.js';

describe('Review and import', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open();
  });
  afterAll(() => invoices.close());

  async function ready(
    changes: Record<string, string | null> = {},
  ): Promise<InvoiceDetail & { me: Actor; bolt: number; drill: number }> {
    const me = buyer();
    const detail = await invoices.read(me, await freshPdf(changes));
    const [bolt, drill] = detail.lineItems.map(({ id }) => id);
    return { me, ...detail, bolt: bolt!, drill: drill! };
  }
  const receiptOf = async (lineItemId: number) => (await invoices.receipts(lineItemId))[0];
  const importedEvents = (lineItemId: number) =>
    invoices.service.published(InvoiceLineImported).filter((event) => event.lineItemId === lineItemId);

  it('lists the caller’s own, newest first, by status and words', async () => {
    const me = buyer();
    const first = await invoices.read(me, await freshPdf());
    const second = await invoices.read(me, await freshPdf({ '20': '21' }));
    await invoices.read(buyer(), await freshPdf());
    const list = (input: object) => invoices.as(me).page(ListInvoices, input);
    const { items, total } = await list({});
    expect(items.map(({ id }) => id)).toEqual([second.invoice.id, first.invoice.id]);
    expect(total).toBe('2');
    expect(items[0]).toMatchObject({ extractedData: null, vendorName: 'Northgate Fasteners Ltd' });
    expect((await list({ status: 'needs_review' })).items.map(({ id }) => id)).toEqual([second.invoice.id]);
    expect((await list({ q: first.invoice.invoiceNumber!.toLowerCase() })).items).toHaveLength(1);
    expect((await list({ q: '%' })).items).toEqual([]);
    const page = await list({ limit: 1 });
    expect(page.items).toHaveLength(1);
    expect((await list({ limit: 1, cursor: page.next! })).items.map(({ id }) => id)).toEqual([first.invoice.id]);
  });

  it('another user’s invoice is not there, whatever is asked', async () => {
    const { invoice, bolt } = await ready();
    const other = invoices.as(buyer());
    const asked = [
      other.send(GetInvoice, { id: invoice.id }),
      other.send(GetInvoiceFile, { id: invoice.id }),
      other.send(UpdateInvoice, { id: invoice.id, vendorName: 'Mine' }),
      other.send(UpdateInvoice, { id: invoice.id, supplierId: 5 }),
      other.send(UpdateLineItem, { id: bolt, quantity: 1 }),
      other.send(UpdateLineItem, { id: bolt, productId: 502 }),
      other.send(ImportLineItem, { id: bolt }),
      other.send(ImportAllLines, { id: invoice.id }),
      other.send(RetryInvoice, { id: invoice.id }),
      other.send(DeleteInvoice, { id: invoice.id }),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'not-found' } });
    }
    expect(await receiptOf(bolt)).toBeUndefined();
  });

  describe('correcting', () => {
    it('a line in order needs no further look, and with the last one the invoice is completed', async () => {
      const { me, invoice, bolt } = await ready({ '20': '21' });
      expect(invoice.extractionStatus).toBe('needs_review');
      const wrong = await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 22 });
      expect(wrong).toMatchObject({ quantity: 22, needsReview: true });
      const right = await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 20, sku: 'HX-08' });
      expect(right).toMatchObject({ quantity: 20, sku: 'HX-08', needsReview: false, reviewNotes: null });
      const detail = await invoices.detail(me, invoice.id);
      expect(detail.invoice).toMatchObject({ extractionStatus: 'completed', warnings: [] });
    });

    it('a header field settles what was said about it', async () => {
      const { me, invoice } = await ready({ 'Invoice Date: 17 March 2026': null });
      expect(invoice.warnings).toMatchObject([{ field: 'invoiceDate' }]);
      const updated = await invoices.as(me).send(UpdateInvoice, { id: invoice.id, invoiceDate: '2026-03-18' });
      expect(updated).toMatchObject({ invoiceDate: '2026-03-18', warnings: [], extractionStatus: 'completed' });
    });

    it('a figure makes the account another one, which says what still does not add up', async () => {
      const { me, invoice, bolt, account } = await ready();
      expect(account).toBeNull();
      await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 24, lineTotal: 3000 });
      expect((await invoices.detail(me, invoice.id)).account).toMatchObject({
        openLines: [],
        equation: null,
        problem: 'The lines add up to 190.00 (208.50 with the tax), but the total is 203.50.',
      });
      await invoices.as(me).send(UpdateInvoice, { id: invoice.id, taxAmount: 1900 });
      await invoices.as(me).send(UpdateInvoice, { id: invoice.id, totalAmount: 20_900 });
      const corrected = (await invoices.detail(me, invoice.id)).account!;
      expect(corrected).toMatchObject({ equation: '190.00 + 19.00 = 209.00', problem: null });
      expect(corrected.amounts.map(({ label, text, explanation }) => [label, text, explanation])).toEqual([
        ['Subtotal', '$185.00', null],
        ['Sales Tax', '$19.00', 'tax'],
        ['Total', '$209.00', 'the total'],
      ]);
      await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 20, lineTotal: 2500 });
      await invoices.as(me).send(UpdateInvoice, { id: invoice.id, taxAmount: 1850, totalAmount: 20_350 });
      expect((await invoices.detail(me, invoice.id)).account).toBeNull();
    });

    it('a line is held against the total with the charges that are printed', async () => {
      const { me, invoice, bolt } = await ready({
        Subtotal: 'Shipping',
        '$185.00': '$15.00',
        '$18.50': '$20.00',
        '$203.50': '$220.00',
        '20': '21',
      });
      expect(invoice.warnings.map(({ code }) => code)).toEqual(['lines']);
      await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 24, lineTotal: 3000 });
      await invoices.as(me).send(UpdateInvoice, { id: invoice.id, taxAmount: 2050, totalAmount: 22_550 });
      const detail = await invoices.detail(me, invoice.id);
      expect(detail.account).toMatchObject({ equation: '205.00 + 20.50 = 225.50', problem: null });
      expect(detail.invoice.extractionStatus).toBe('completed');
    });

    it('a header field that is emptied is missing, on a completed invoice too', async () => {
      const { me, invoice } = await ready();
      expect(invoice.extractionStatus).toBe('completed');
      const head = { invoiceNumber: null, invoiceDate: null, vendorName: null, currency: null, totalAmount: null };
      const emptied = await invoices.as(me).send(UpdateInvoice, { id: invoice.id, ...head });
      expect(emptied.extractionStatus).toBe('needs_review');
      expect(emptied.warnings.map(({ field }) => field)).toEqual([
        'vendorName',
        'invoiceNumber',
        'invoiceDate',
        'currency',
        'totalAmount',
      ]);
      const { invoiceNumber, invoiceDate, vendorName, currency, totalAmount } = invoice;
      const again = { invoiceNumber, invoiceDate, vendorName, currency, totalAmount };
      expect(await invoices.as(me).send(UpdateInvoice, { id: invoice.id, ...again })).toMatchObject({
        extractionStatus: 'completed',
        warnings: [],
      });
    });

    it('the supplier brings new suggestions, and leaves a chosen product alone', async () => {
      invoices.catalogueIsAway = true;
      const { me, invoice, bolt, drill } = await ready();
      invoices.catalogueIsAway = false;
      await invoices.as(me).send(UpdateLineItem, { id: drill, productId: 77 });
      await invoices.as(me).send(UpdateInvoice, { id: invoice.id, supplierId: 5 });
      const { lineItems } = await invoices.detail(me, invoice.id);
      expect(lineItems).toMatchObject([
        { id: bolt, productId: 501, suggestion: [{ productId: 501 }] },
        { id: drill, productId: 77 },
      ]);
    });

    describe('to a supplier or a product', () => {
      const privateSupplierOf = ({ userId }: Actor) => {
        const id = FIRST_PRIVATE_ID + invoices.lines.privateSuppliers.size;
        invoices.lines.privateSuppliers.set(id, userId);
        return id;
      };
      async function privateProductOf(who: { me: Actor; drill: number }): Promise<number> {
        await invoices.as(who.me).send(ImportLineItem, { id: who.drill });
        return (await invoices.privateProducts(who.me))[0]!.id;
      }
      const noSupplier = { kind: 'not-found', message: 'Supplier not found' };
      const noProduct = { kind: 'not-found', message: 'Product not found' };

      it('of somebody else, or that there is none of, is refused and changes nothing', async () => {
        const mine = await ready();
        const before = await invoices.detail(mine.me, mine.invoice.id);
        const other = await ready();
        const send = invoices.as(mine.me).send;
        for (const supplierId of [privateSupplierOf(other.me), 2 ** 31 - 1]) {
          const change = { id: mine.invoice.id, supplierId, vendorName: 'Changed' };
          await expect(send(UpdateInvoice, change)).rejects.toMatchObject(noSupplier);
        }
        for (const productId of [await privateProductOf(other), 2 ** 31 - 1]) {
          const change = { id: mine.bolt, productId, description: 'Changed' };
          await expect(send(UpdateLineItem, change)).rejects.toMatchObject(noProduct);
        }
        expect(await invoices.detail(mine.me, mine.invoice.id)).toEqual(before);
      });

      it('of one’s own is taken, and taken away again', async () => {
        const mine = await ready();
        const send = invoices.as(mine.me).send;
        const supplierId = privateSupplierOf(mine.me);
        expect(await send(UpdateInvoice, { id: mine.invoice.id, supplierId })).toMatchObject({ supplierId });
        expect(await send(UpdateInvoice, { id: mine.invoice.id, supplierId: null })).toMatchObject({
          supplierId: null,
        });
        const productId = await privateProductOf(mine);
        expect(await send(UpdateLineItem, { id: mine.bolt, productId })).toMatchObject({ productId });
        expect(await send(UpdateLineItem, { id: mine.bolt, productId: null })).toMatchObject({ productId: null });
      });

      it('that is gone meanwhile is not in the way of other corrections', async () => {
        const { me, invoice, bolt } = await ready();
        const send = invoices.as(me).send;
        const supplierId = privateSupplierOf(me);
        await send(UpdateInvoice, { id: invoice.id, supplierId });
        await send(UpdateLineItem, { id: bolt, productId: 502 });
        invoices.lines.privateSuppliers.delete(supplierId);
        invoices.lines.catalogue = 'refused';
        const corrected = await Promise.all([
          send(UpdateInvoice, { id: invoice.id, supplierId, invoiceNumber: 'N-1' }),
          send(UpdateLineItem, { id: bolt, productId: 502, sku: 'HX-08' }),
        ]).finally(() => (invoices.lines.catalogue = 'normal'));
        expect(corrected).toMatchObject([{ invoiceNumber: 'N-1' }, { sku: 'HX-08' }]);
      });

      it('is not taken unasked: while the catalogue is away, nothing changes', async () => {
        const { me, invoice, bolt } = await ready();
        const before = await invoices.detail(me, invoice.id);
        invoices.lines.catalogue = 'away';
        const answers = await Promise.allSettled([
          invoices.as(me).send(UpdateInvoice, { id: invoice.id, supplierId: 5 }),
          invoices.as(me).send(UpdateLineItem, { id: bolt, productId: 502 }),
        ]).finally(() => (invoices.lines.catalogue = 'normal'));
        const unavailable = { status: 'rejected', reason: { kind: 'unavailable' } };
        expect(answers).toMatchObject([unavailable, unavailable]);
        expect(await invoices.detail(me, invoice.id)).toEqual(before);
      });
    });

    it('is how an invoice is entered by hand after its file could not be read', async () => {
      const me = buyer();
      const { invoice } = await invoices.read(me, Buffer.from(`%PDF-1.7 broken ${me.userId}`));
      const updated = await invoices.as(me).send(UpdateInvoice, { id: invoice.id, vendorName: 'Corner Shop' });
      expect(updated).toMatchObject({
        extractionStatus: 'needs_review',
        failureReason: null,
        vendorName: 'Corner Shop',
        warnings: expect.arrayContaining([expect.objectContaining({ code: 'by-hand' })]),
      });
    });
  });

  describe('importing', () => {
    it('adds the goods to the stock with cost and reference, and locks the line', async () => {
      const { me, invoice, bolt } = await ready();
      const answer = await invoices.as(me).send(ImportLineItem, { id: bolt });
      expect(answer).toEqual({ inventoryId: 1201, created: true, quantity: 20 });
      expect(await receiptOf(bolt)).toEqual({
        productId: 501,
        quantity: 20,
        costPerUnit: 125,
        costCurrency: 'USD',
        adjustmentType: 'invoice',
        reference: invoice.invoiceNumber,
      });
      const { lineItems } = await invoices.detail(me, invoice.id);
      expect(lineItems[0]!.importedAt).toMatch(/Z$/);
      const locked = { kind: 'conflict', message: 'The line is already imported' };
      await expect(invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 1 })).rejects.toMatchObject(locked);
      await expect(invoices.as(me).send(DeleteInvoice, { id: invoice.id })).rejects.toMatchObject({ kind: 'conflict' });
      const event = await invoices.service.waitForEvent(InvoiceLineImported, ({ lineItemId }) => lineItemId === bolt);
      expect(event).toEqual({
        invoiceId: invoice.id,
        lineItemId: bolt,
        userId: me.userId,
        invoiceNumber: invoice.invoiceNumber,
        productId: 501,
        description: 'Hex bolt M8',
        quantity: 20,
        inventoryId: 1201,
      });
    });

    it('goods unknown to the catalogue become a private product, once', async () => {
      const { me, invoice, drill } = await ready();
      invoices.lines.stock = 'away';
      await expect(invoices.as(me).send(ImportLineItem, { id: drill })).rejects.toMatchObject({ kind: 'unavailable' });
      invoices.lines.stock = 'normal';
      await invoices.as(me).send(ImportLineItem, { id: drill });
      const made = await invoices.privateProducts(me);
      expect(made).toMatchObject([{ name: 'Cordless drill', price: 8000 }]);
      const { lineItems } = await invoices.detail(me, invoice.id);
      expect(lineItems[1]).toMatchObject({ productId: made[0]!.id });
      expect(await receiptOf(drill)).toMatchObject({ productId: made[0]!.id, quantity: 2 });
    });

    it('happens once, however often and simultaneously it is asked for', async () => {
      const { me, bolt } = await ready();
      const send = () => invoices.as(me).send(ImportLineItem, { id: bolt });
      const answers = await Promise.all([send(), send(), send(), send(), send()]);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const calls = invoices.lines.stockCalls;
      expect(await send()).toEqual(answers[0]);
      expect(invoices.lines.stockCalls).toBe(calls);
      await invoices.service.waitForEvent(InvoiceLineImported, ({ lineItemId }) => lineItemId === bolt);
      expect(importedEvents(bolt)).toHaveLength(1);
    });

    it('that breaks off after the stock has taken the goods is finished later, not doubled', async () => {
      const { me, invoice, bolt } = await ready();
      invoices.lines.stock = 'lost';
      await expect(invoices.as(me).send(ImportLineItem, { id: bolt })).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await receiptOf(bolt)).toMatchObject({ quantity: 20 });
      // What was sent cannot be changed any more, nor does the sweep get to an end as long as answers are lost.
      await expect(invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 1 })).rejects.toMatchObject({
        kind: 'conflict',
        message: 'The line is being imported',
      });
      await expect(invoices.as(me).send(DeleteInvoice, { id: invoice.id })).rejects.toMatchObject({ kind: 'conflict' });

      invoices.lines.stock = 'normal';
      await invoices.commandsDue();
      await invoices.service.service.app.get(Commands).sweep();
      expect((await invoices.detail(me, invoice.id)).lineItems[0]!.importedAt).not.toBeNull();
      expect(await invoices.receipts(bolt)).toHaveLength(1);
      await invoices.service.waitForEvent(InvoiceLineImported, ({ lineItemId }) => lineItemId === bolt);
      expect(importedEvents(bolt)).toHaveLength(1);
    });

    it('keeps its key when the answer is lost and the invoice is corrected meanwhile', async () => {
      const { me, invoice, bolt } = await ready();
      invoices.lines.stock = 'lost';
      await expect(invoices.as(me).send(ImportLineItem, { id: bolt })).rejects.toMatchObject({ kind: 'unavailable' });
      // As long as answers are lost, the sweep cannot finish the import and free the line.
      const correct = (changes: object) => invoices.as(me).send(UpdateInvoice, { id: invoice.id, ...changes });
      for (const changes of [{ invoiceNumber: 'CORRECTED' }, { currency: 'EUR' }, { supplierId: 5 }]) {
        await expect(correct(changes)).rejects.toMatchObject({ kind: 'conflict' });
      }
      await correct({ invoiceDate: '2026-03-19', invoiceNumber: invoice.invoiceNumber! });
      invoices.lines.stock = 'normal';
      await invoices.as(me).send(ImportLineItem, { id: bolt });
      expect((await invoices.detail(me, invoice.id)).lineItems[0]!.importedAt).not.toBeNull();
      expect(await invoices.receipts(bolt)).toMatchObject([{ reference: invoice.invoiceNumber, quantity: 20 }]);
    });

    it('that the stock refuses gives the line back for correction', async () => {
      const { me, bolt } = await ready();
      invoices.lines.stock = 'refused';
      await expect(invoices.as(me).send(ImportLineItem, { id: bolt })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'Product not found',
      });
      invoices.lines.stock = 'normal';
      const corrected = await invoices.as(me).send(UpdateLineItem, { id: bolt, productId: 502 });
      expect(corrected.importError).toBeNull();
      await invoices.as(me).send(ImportLineItem, { id: bolt });
      expect(await receiptOf(bolt)).toMatchObject({ productId: 502 });
    });

    it('that the stock refuses when nobody waits any more says so on its line', async () => {
      const { me, invoice, bolt } = await ready();
      const line = async () => (await invoices.detail(me, invoice.id)).lineItems.find(({ id }) => id === bolt);
      invoices.lines.stock = 'away';
      await expect(invoices.as(me).send(ImportLineItem, { id: bolt })).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await line()).toMatchObject({ importing: true, importError: null });
      invoices.lines.stock = 'refused';
      await until(async () => {
        await invoices.commandsDue();
        await invoices.service.service.app.get(Commands).sweep();
        return !(await line())!.importing;
      }, 'the sweep to hear the refusal');
      expect(await line()).toMatchObject({ importing: false, importError: 'Product not found', importedAt: null });
      invoices.lines.stock = 'normal';
      await invoices.as(me).send(ImportLineItem, { id: bolt });
      expect(await line()).toMatchObject({ importing: false, importError: null, importedAt: expect.any(String) });
    });

    it('is at the price of the product where the invoice has no currency', async () => {
      const { me, invoice, bolt } = await ready();
      const { id } = invoice;
      await invoices.as(me).send(UpdateInvoice, { id, currency: null });
      await invoices.as(me).send(ImportLineItem, { id: bolt });
      expect(await receiptOf(bolt)).toMatchObject({ costCurrency: null });
    });

    it('needs a whole quantity', async () => {
      const { me, bolt } = await ready();
      const impossible = { kind: 'impossible', message: /whole quantities/ };
      await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 2.5 });
      await expect(invoices.as(me).send(ImportLineItem, { id: bolt })).rejects.toMatchObject({
        kind: impossible.kind,
        message: expect.stringMatching(impossible.message),
      });
      expect(await receiptOf(bolt)).toBeUndefined();
    });

    it('is refused to what is no goods, on an invoice that is in order as well, and says why', async () => {
      const me = buyer();
      const { invoice, lineItems } = await invoices.read(
        me,
        Buffer.from(`Invoice number,Date,Vendor,Currency,SKU,Description,Quantity,Unit price,Line total,Total
D-1,2026-03-17,Northgate Ltd,USD,HB-8,Hex bolt M8,20,1.25,25.00,20.00
D-1,2026-03-17,Northgate Ltd,USD,DISC,Customer discount,1,-5.00,-5.00,20.00
`),
        'csv',
      );
      expect(invoice.extractionStatus).toBe('completed');
      const [bolt, discount] = lineItems;
      const answer = await invoices.as(me).send(ImportAllLines, { id: invoice.id });
      expect(answer).toEqual({ imported: 1, importing: 0, skipped: 0, failed: [] });
      expect((await invoices.detail(me, invoice.id)).invoice).toMatchObject({
        ...{ lineCount: 2, goodsCount: 1, importedCount: 1 },
      });
      await expect(invoices.as(me).send(ImportLineItem, { id: discount!.id })).rejects.toMatchObject({
        kind: 'impossible',
        message: 'The line takes money off: there are no goods to come into stock',
      });
      expect(await receiptOf(bolt!.id)).toBeDefined();
      expect(await receiptOf(discount!.id)).toBeUndefined();
      expect(await invoices.privateProducts(me)).toEqual([]);
      const { db } = invoices.service;
      await db.rows('UPDATE invoice_line_items SET quantity = -1, unit_price = 500 WHERE id = $1', [discount!.id]);
      await expect(invoices.as(me).send(ImportLineItem, { id: discount!.id })).rejects.toMatchObject({
        kind: 'impossible',
        message: expect.stringContaining('takes goods back'),
      });
    });

    describe('of an invoice with freight', () => {
      const withFreight = async () => {
        const me = buyer();
        const csv = `Invoice number,Date,Vendor,Currency,SKU,Description,Quantity,Unit price,Line total,Total
F-${me.userId},2026-03-17,Northgate Ltd,USD,HB-8,Hex bolt M8,20,1.25,25.00,49.00
F-${me.userId},2026-03-17,Northgate Ltd,USD,FRT,Freight & handling,1,12.00,12.00,49.00
F-${me.userId},2026-03-17,Northgate Ltd,USD,BX-30,Shipping boxes 30x20,4,3.00,12.00,49.00
`;
        const { invoice, lineItems } = await invoices.read(me, Buffer.from(csv), 'csv');
        const [bolt, freight, boxes] = lineItems;
        return { me, id: invoice.id, bolt: bolt!, freight: freight!, boxes: boxes! };
      };

      it('takes the goods, which are all there is to import; the charge is none', async () => {
        const { me, id, bolt, freight, boxes } = await withFreight();
        expect([bolt, freight, boxes].map(({ isCharge }) => isCharge)).toEqual([false, true, false]);
        const message = 'The line is a charge: there are no goods to come into stock';
        const refusal = { kind: 'impossible', message };
        await expect(invoices.as(me).send(ImportLineItem, { id: freight.id })).rejects.toMatchObject(refusal);
        const answer = await invoices.as(me).send(ImportAllLines, { id });
        expect(answer).toEqual({ imported: 2, importing: 0, skipped: 0, failed: [] });
        expect((await invoices.detail(me, id)).invoice).toMatchObject({
          ...{ extractionStatus: 'completed', lineCount: 3, goodsCount: 2, importedCount: 2 },
        });
        expect(await receiptOf(freight.id)).toBeUndefined();
      });

      it('goes by what a person says of a line', async () => {
        const { me, id, bolt, freight, boxes } = await withFreight();
        const send = invoices.as(me).send;
        expect(await send(UpdateLineItem, { id: freight.id, isCharge: false })).toMatchObject({ isCharge: false });
        expect(await send(UpdateLineItem, { id: boxes.id, isCharge: true })).toMatchObject({ isCharge: true });
        expect(await send(UpdateLineItem, { id: boxes.id, description: 'Boxes' })).toMatchObject({ isCharge: true });
        expect((await invoices.detail(me, id)).invoice).toMatchObject({ extractionStatus: 'completed', goodsCount: 2 });
        expect(await send(ImportAllLines, { id })).toEqual({ imported: 2, importing: 0, skipped: 0, failed: [] });
        const taken = await Promise.all([bolt, freight, boxes].map((line) => receiptOf(line.id)));
        expect(taken.map(Boolean)).toEqual([true, true, false]);
      });
    });

    it('of all lines takes the clean ones and says what remains', async () => {
      const { me, invoice, bolt, drill } = await ready({ '20': '21' });
      const answer = await invoices.as(me).send(ImportAllLines, { id: invoice.id });
      expect(answer).toEqual({ imported: 1, importing: 0, skipped: 1, failed: [] });
      expect(await receiptOf(drill)).toBeDefined();
      expect(await receiptOf(bolt)).toBeUndefined();
      expect(await invoices.as(me).send(ImportAllLines, { id: invoice.id })).toEqual({
        imported: 0,
        importing: 0,
        skipped: 1,
        failed: [],
      });
    });

    it('of all lines leaves those that the stock cannot count', async () => {
      const { me, invoice, bolt } = await ready();
      await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 0.5, unitPrice: 5000 });
      const answer = await invoices.as(me).send(ImportAllLines, { id: invoice.id });
      expect(answer).toEqual({ imported: 1, importing: 0, skipped: 1, failed: [] });
      expect(await receiptOf(bolt)).toBeUndefined();
    });

    it('of all lines claims them together: what the stock does not take now comes in by itself', async () => {
      const { me, invoice } = await ready();
      invoices.lines.stock = 'away';
      const answer = await invoices.as(me).send(ImportAllLines, { id: invoice.id });
      expect(answer).toEqual({ imported: 0, importing: 2, skipped: 0, failed: [] });
      invoices.lines.stock = 'normal';
      await until(async () => {
        await invoices.commandsDue();
        await invoices.service.service.app.get(Commands).sweep();
        return (await invoices.detail(me, invoice.id)).invoice.importedCount === 2;
      }, 'both lines to come in');
    });

    it('of all lines gives the first answer again under the same idempotency key', async () => {
      const { me, invoice } = await ready();
      const send = () => invoices.as(me).send(ImportAllLines, { id: invoice.id }, { idempotencyKey: 'all' });
      expect(await send()).toEqual({ imported: 2, importing: 0, skipped: 0, failed: [] });
      expect(await send()).toEqual({ imported: 2, importing: 0, skipped: 0, failed: [] });
    });

    it('waits until the invoice is read', async () => {
      const me = buyer();
      const { invoice } = await invoices.read(me, Buffer.from(`%PDF-1.7 broken ${me.userId}`));
      await expect(invoices.as(me).send(ImportAllLines, { id: invoice.id })).rejects.toMatchObject({
        kind: 'conflict',
      });
    });
  });

  describe('undoing an import', () => {
    const undo = (me: Actor, id: number, idempotencyKey?: string) =>
      invoices.as(me).send(UndoInvoiceImport, { id }, { idempotencyKey });
    async function imported() {
      const read = await ready();
      await invoices.as(read.me).send(ImportAllLines, { id: read.invoice.id });
      return read;
    }
    const freeLines = async (me: Actor, id: number) =>
      (await invoices.detail(me, id)).lineItems.filter(({ importedAt, importing }) => !importedAt && !importing).length;

    it('takes the goods out and frees the lines, which can be corrected and imported again', async () => {
      const { me, invoice, bolt, drill } = await imported();
      expect(await undo(me, invoice.id)).toEqual({ lines: 2, removed: 0, restored: 2 });
      expect(await freeLines(me, invoice.id)).toBe(2);
      expect(await invoices.receipts(bolt)).toEqual([]);
      const own = ({ invoiceId }: { invoiceId: number }): boolean => invoiceId === invoice.id;
      expect(await invoices.service.waitForEvent(InvoiceImportUndone, own)).toMatchObject({
        userId: me.userId,
        lines: 2,
      });

      await invoices.as(me).send(UpdateLineItem, { id: bolt, quantity: 10, lineTotal: 1250 });
      await invoices.as(me).send(ImportLineItem, { id: bolt });
      expect(await invoices.receipts(bolt)).toMatchObject([{ quantity: 10 }]);
      expect(await invoices.receipts(drill)).toEqual([]);
      expect(await undo(me, invoice.id)).toEqual({ lines: 1, removed: 0, restored: 1 });
      await invoices.as(me).send(DeleteInvoice, { id: invoice.id });
    });

    it('happens once, however often and simultaneously it is asked for', async () => {
      const { me, invoice } = await imported();
      const answers = await Promise.all(Array.from({ length: 8 }, () => undo(me, invoice.id)));
      expect(answers).toEqual(Array(8).fill({ lines: 2, removed: 0, restored: 2 }));
      expect(await undo(me, invoice.id)).toEqual(answers[0]);
      expect(
        invoices.service.published(InvoiceImportUndone).filter(({ invoiceId }) => invoiceId === invoice.id).length,
      ).toBeLessThanOrEqual(1);
    });

    it('under the same idempotency key leaves what was imported since', async () => {
      const { me, invoice, bolt } = await imported();
      const first = await undo(me, invoice.id, 'back');
      await invoices.as(me).send(ImportAllLines, { id: invoice.id });
      expect(await undo(me, invoice.id, 'back')).toEqual(first);
      expect(await invoices.receipts(bolt)).toHaveLength(1);
    });

    it('that breaks off after the stock has given the goods back is finished later', async () => {
      const { me, invoice } = await imported();
      invoices.lines.stock = 'lost';
      await expect(undo(me, invoice.id)).rejects.toMatchObject({ kind: 'unavailable' });
      await expect(invoices.as(me).send(DeleteInvoice, { id: invoice.id })).rejects.toMatchObject({ kind: 'conflict' });
      expect(await freeLines(me, invoice.id)).toBe(0);
      invoices.lines.stock = 'normal';
      await invoices.commandsDue();
      await invoices.service.service.app.get(Commands).sweep();
      expect(await freeLines(me, invoice.id)).toBe(2);
      expect(await undo(me, invoice.id)).toEqual({ lines: 2, removed: 0, restored: 2 });
    });

    it('that the stock refuses changes nothing, says why, and can be tried again', async () => {
      const { me, invoice } = await imported();
      invoices.lines.stock = 'refused';
      const refusal = { kind: 'conflict', message: 'Bolt has been counted since' };
      await expect(undo(me, invoice.id)).rejects.toMatchObject(refusal);
      await expect(undo(me, invoice.id)).rejects.toMatchObject(refusal);
      expect(await freeLines(me, invoice.id)).toBe(0);
      invoices.lines.stock = 'normal';
      expect(await undo(me, invoice.id)).toMatchObject({ lines: 2 });
    });

    it('needs something imported, by oneself, and nothing under way', async () => {
      const { me, invoice, bolt } = await ready();
      await expect(undo(me, invoice.id)).rejects.toMatchObject({ message: 'Nothing of this invoice is imported' });
      await expect(undo(buyer(), invoice.id)).rejects.toMatchObject({ kind: 'not-found' });
      invoices.lines.stock = 'lost';
      await expect(invoices.as(me).send(ImportLineItem, { id: bolt })).rejects.toMatchObject({ kind: 'unavailable' });
      await expect(undo(me, invoice.id)).rejects.toMatchObject({ message: 'A line of this invoice is being imported' });
      invoices.lines.stock = 'normal';
      await invoices.as(me).send(ImportLineItem, { id: bolt });
      expect(await undo(me, invoice.id)).toMatchObject({ lines: 1 });
    });
  });

  it('gives the original to its uploader', async () => {
    const { me, invoice } = await ready();
    const file = await invoices.as(me).send(GetInvoiceFile, { id: invoice.id });
    expect(file).toMatchObject({ fileName: 'invoice.pdf', fileType: 'application/pdf' });
    expect(await invoices.storage.stat(file.key)).toBeDefined();
  });

  it('a deleted invoice is gone with its lines and its file, and may be uploaded again', async () => {
    const me = buyer();
    const pdf = await freshPdf();
    const { invoice } = await invoices.read(me, pdf);
    const { key } = await invoices.as(me).send(GetInvoiceFile, { id: invoice.id });
    await invoices.as(me).send(DeleteInvoice, { id: invoice.id });
    await invoices.service.service.app.get(DropFiles).dropDue();
    expect(await invoices.storage.stat(key)).toBeUndefined();
    await expect(invoices.detail(me, invoice.id)).rejects.toMatchObject({ kind: 'not-found' });
    const again = await invoices.process(me, pdf);
    expect(again.duplicate).toBeUndefined();
  });
});
