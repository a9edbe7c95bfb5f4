import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ImportAllLines,
  ImportLineItem,
  ListInvoicesOfOrder,
  type Order,
  OrderReceived,
  UndoInvoiceImport,
  UpdateInvoice,
  UpdateLineItem,
} from '#contracts';
import type { Actor } from '#platform';
import { goldenPayload, until } from '#testing';
import { buyer, freshPdf, Invoices } from './invoices.js';
import { BOLT, DRILL, orderOf } from './orders.js';

describe('An invoice and the order that it is for', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open();
  });
  afterAll(() => invoices.close());

  const ordered = (by: Actor, change: Partial<Order> = {}, lines = [BOLT, DRILL]) =>
    orderOf(invoices, by, change, lines);
  async function read() {
    const me = buyer();
    const { invoice, lineItems } = await invoices.read(me, await freshPdf());
    const link = (orderId: number | null, also = {}) =>
      invoices.as(me).send(UpdateInvoice, { id: invoice.id, orderId, ...also });
    return { me, id: invoice.id, link, bolt: lineItems[0]!, drill: lineItems[1]! };
  }

  it('takes the order’s supplier, its lines before the catalogue’s, and says what differs', async () => {
    const { me, id, link, bolt } = await read();
    expect(bolt).toMatchObject({ productId: 501, ordered: null });
    const { orderNumber, ...order } = ordered(me);
    expect(await link(order.id)).toMatchObject({
      orderId: order.id,
      order: { id: order.id, orderNumber, currency: 'USD', supplier: { id: 7, name: 'Northgate Fasteners' } },
      supplierId: 7,
      extractionStatus: 'completed',
    });
    const { lineItems } = await invoices.detail(me, id);
    const reason = `Ordered with ${orderNumber}`;
    expect(lineItems).toMatchObject([
      {
        ...{ productId: 601, quantity: 20, unitPrice: 125 },
        suggestion: [{ productId: 601, reason }, { productId: 501 }],
        ordered: { quantity: 20, unitPrice: 125, differences: [], received: 0, inStock: 0, receivedAt: null },
      },
      {
        ...{ productId: 602, quantity: 2, unitPrice: 8000, suggestion: [{ productId: 602, reason }] },
        ordered: { quantity: 3, unitPrice: 7900, differences: ['quantity', 'unitPrice'] },
      },
    ]);
  });

  it('adds up what several lines have of a product', async () => {
    const { me, id, link, bolt, drill } = await read();
    await link(ordered(me, {}, [{ ...BOLT, quantity: 22 }]).id);
    const changed = await invoices.as(me).send(UpdateLineItem, { id: drill.id, productId: BOLT.productId });
    expect(changed.ordered).toMatchObject({ quantity: 22, unitPrice: 125, differences: ['unitPrice'] });
    const { lineItems } = await invoices.detail(me, id);
    expect(lineItems[0]).toMatchObject({ id: bolt.id, ordered: { differences: [] } });
  });

  it('in another currency has other prices', async () => {
    const { me, id, link } = await read();
    await link(ordered(me, { currency: 'EUR' }).id);
    expect((await invoices.detail(me, id)).lineItems[0]!.ordered!.differences).toEqual(['unitPrice']);
  });

  it('leaves alone what a person has chosen: the supplier, a product, or none', async () => {
    const { me, id, link, bolt, drill } = await read();
    await invoices.as(me).send(UpdateInvoice, { id, supplierId: 5 });
    await invoices.as(me).send(UpdateLineItem, { id: bolt.id, productId: null });
    await invoices.as(me).send(UpdateLineItem, { id: drill.id, productId: 77 });
    expect(await link(ordered(me).id)).toMatchObject({ supplierId: 5, order: { supplier: { id: 7 } } });
    expect((await invoices.detail(me, id)).lineItems.map(({ productId }) => productId)).toEqual([null, 77]);
  });

  it('says what was received of it, and leaves that out when all is imported', async () => {
    const { me, id, link, bolt, drill } = await read();
    const [boltItem] = ordered(me).items;
    const earlier = { id: 1, receivedBy: me.userId, createdAt: '2026-11-02T08:00:00.000Z' };
    const last = { id: 2, receivedBy: me.userId, createdAt: '2026-11-03T08:00:00.000Z' };
    const order = ordered(me, {
      items: [{ ...boltItem!, receivedQuantity: 25, confirmedQuantity: 5 }, ordered(me).items[1]!],
      receipts: [earlier, last].map((receipt) => ({
        ...receipt,
        lines: [{ itemId: boltItem!.id, quantity: 10, inStock: 0, notStocked: null }],
      })),
    });
    await link(order.id);
    const { lineItems } = await invoices.detail(me, id);
    expect(lineItems.map((line) => line.ordered)).toMatchObject([
      { received: 20, inStock: 20, receivedAt: last.createdAt },
      { received: 0, inStock: 0, receivedAt: null },
    ]);
    expect(await invoices.as(me).send(ImportAllLines, { id })).toEqual({
      imported: 1,
      importing: 0,
      skipped: 1,
      failed: [],
    });
    expect(await invoices.receipts(bolt.id)).toEqual([]);
    expect(await invoices.receipts(drill.id)).toHaveLength(1);
    await expect(invoices.as(me).send(ImportLineItem, { id: bolt.id })).rejects.toMatchObject({
      kind: 'conflict',
      details: { reason: 'already-in-stock', inStock: [{ productId: 601, quantity: 20 }] },
    });
    // Whoever knows better has the last word.
    const again = await invoices.as(me).send(ImportLineItem, { id: bolt.id, countAgain: true });
    expect(again).toMatchObject({ quantity: 20 });
    expect(await invoices.receipts(bolt.id)).toMatchObject([{ quantity: 20 }]);
  });

  describe('of which a part was received', () => {
    async function received(units: number, quantity = 40) {
      const invoice = await read();
      const order = ordered(invoice.me, {}, [{ ...BOLT, quantity }]);
      order.items[0]!.receivedQuantity = units;
      await invoice.link(order.id);
      const as = invoices.as(invoice.me);
      return { ...invoice, as, order };
    }
    const inStock = async ({ me, id }: { me: Actor; id: number }) =>
      (await invoices.detail(me, id)).lineItems.map((line) => [line.ordered?.inStock, line.importedQuantity]);

    it('brings in the rest of its lines, exactly, and comes out of the stock as it came in', async () => {
      const invoice = await received(14);
      const { me, as, bolt, drill, id, order } = invoice;
      await as.send(UpdateLineItem, { id: drill.id, productId: BOLT.productId });
      expect(await inStock(invoice)).toEqual([
        [14, null],
        [0, null],
      ]);
      expect(await as.send(ImportAllLines, { id })).toEqual({ imported: 2, importing: 0, skipped: 0, failed: [] });
      expect(await invoices.receipts(bolt.id)).toMatchObject([{ quantity: 6 }]);
      expect(await invoices.receipts(drill.id)).toMatchObject([{ quantity: 2 }]);
      expect(await inStock(invoice)).toEqual([
        [14, 6],
        [0, 2],
      ]);
      expect(await as.send(ListInvoicesOfOrder, { id: order.id })).toMatchObject([
        { imported: [{ productId: 601, quantity: 8 }] },
      ]);
      await as.send(UndoInvoiceImport, { id });
      expect(await inStock({ me, id })).toEqual([
        [14, null],
        [0, null],
      ]);
    });

    it('holds it against one line after the other', async () => {
      const invoice = await received(21);
      const { as, bolt, drill, id } = invoice;
      await as.send(UpdateLineItem, { id: drill.id, productId: BOLT.productId });
      expect((await inStock(invoice)).map(([units]) => units)).toEqual([20, 1]);
      // Other goods than those that were received: what was received is then of the next line.
      await as.send(ImportLineItem, { id: bolt.id, countAgain: true });
      expect((await inStock(invoice)).map(([units]) => units)).toEqual([0, 2]);
      expect(await as.send(ImportAllLines, { id })).toEqual({ imported: 0, importing: 0, skipped: 1, failed: [] });
    });

    it('holds it against one invoice of the order after the other', async () => {
      const first = await received(25);
      const more = await invoices.read(first.me, await freshPdf());
      await first.as.send(UpdateInvoice, { id: more.invoice.id, orderId: first.order.id });
      const second = { me: first.me, id: more.invoice.id };
      expect([(await inStock(first))[0], (await inStock(second))[0]]).toEqual([
        [20, null],
        [5, null],
      ]);
      await first.as.send(ImportLineItem, { id: more.lineItems[0]!.id });
      expect([(await inStock(first))[0], (await inStock(second))[0]]).toEqual([
        [20, null],
        [5, 15],
      ]);
      // A copy of the first is not the next one.
      const { invoiceNumber } = (await invoices.detail(first.me, first.id)).invoice;
      const copy = await invoices.read(first.me, await freshPdf());
      await first.as.send(UpdateInvoice, { id: copy.invoice.id, orderId: first.order.id, invoiceNumber });
      expect((await inStock({ me: first.me, id: copy.invoice.id }))[0]).toEqual([20, null]);
    });
  });

  describe('with which just its goods came in, though it names none,', () => {
    /** BOLT and DRILL as they are printed, of the products that their names are matched with. */
    async function received(by?: Actor) {
      const invoice = await read();
      const as = invoices.as(invoice.me);
      await as.send(UpdateLineItem, { id: invoice.bolt.id, productId: BOLT.productId });
      await as.send(UpdateLineItem, { id: invoice.drill.id, productId: DRILL.productId });
      const order = ordered(by ?? invoice.me, {}, [BOLT, { ...DRILL, quantity: 2 }]);
      for (const item of order.items) item.receivedQuantity = item.quantity;
      return { ...invoice, as, order };
    }

    it('is asked for before anything comes in, of one line or all, until a person has said it', async () => {
      const { as, id, bolt, drill, order, link } = await received();
      const asked = { kind: 'conflict', details: { reason: 'which-order', order: { id: order.id } } };
      await expect(as.send(ImportAllLines, { id })).rejects.toMatchObject(asked);
      await expect(as.send(ImportLineItem, { id: bolt.id })).rejects.toMatchObject(asked);
      expect(await invoices.receipts(bolt.id)).toEqual([]);
      await link(order.id);
      expect(await as.send(ImportAllLines, { id })).toMatchObject({ imported: 0, skipped: 2 });
      expect(await invoices.receipts(drill.id)).toEqual([]);
    });

    it('is none where a person said so: the goods come in', async () => {
      const { as, id, link } = await received();
      await link(null);
      expect(await as.send(ImportAllLines, { id })).toMatchObject({ imported: 2, skipped: 0 });
    });

    it('is not asked for of a line that is counted again on purpose, nor where it has its invoice', async () => {
      const { as, id, me, bolt, order } = await received();
      await as.send(ImportLineItem, { id: bolt.id, countAgain: true });
      const first = await invoices.read(me, await freshPdf());
      await as.send(UpdateInvoice, { id: first.invoice.id, orderId: order.id });
      expect(await as.send(ImportAllLines, { id })).toMatchObject({ imported: 1 });
    });

    it('is not somebody else’s', async () => {
      const { as, id } = await received(buyer());
      expect(await as.send(ImportAllLines, { id })).toMatchObject({ imported: 2 });
    });
  });

  it('from a supplier whom the buyer has ordered from tells who sent it, also without a connection', async () => {
    const me = buyer();
    ordered(me);
    expect((await invoices.read(me, await freshPdf())).invoice.supplierId).toBe(7);
    expect((await invoices.read(buyer(), await freshPdf())).invoice.supplierId).toBeNull();
  });

  describe('that has another invoice', () => {
    const linkedTo = async (first: Awaited<ReturnType<typeof read>>, orderId: number) => {
      const { invoice, lineItems } = await invoices.read(first.me, await freshPdf());
      await invoices.as(first.me).send(UpdateInvoice, { id: invoice.id, orderId });
      return { id: invoice.id, bolt: lineItems[0]!.id };
    };
    const bolts = async (who: Actor, id: number) => (await invoices.detail(who, id)).lineItems[0]!.ordered!.inStock;

    it.each(['waits', 'was imported'])(
      'does not count the goods again that were received with the order, where that one %s',
      async (state) => {
        const first = await read();
        const order = ordered(first.me, {}, [BOLT]);
        order.items[0]!.receivedQuantity = state === 'waits' ? 20 : 14;
        await first.link(order.id);
        const as = invoices.as(first.me);
        if (state === 'was imported') await as.send(ImportAllLines, { id: first.id });
        for (const another of [await linkedTo(first, order.id), await linkedTo(first, order.id)]) {
          expect(await bolts(first.me, another.id)).toBe(20);
          expect(await as.send(ImportAllLines, { id: another.id })).toMatchObject({ imported: 1, skipped: 1 });
          expect(await invoices.receipts(another.bolt)).toEqual([]);
          await expect(as.send(ImportLineItem, { id: another.bolt })).rejects.toMatchObject({
            kind: 'conflict',
            details: { reason: 'already-in-stock', inStock: [{ productId: 601, quantity: 20 }] },
          });
        }
        const third = await linkedTo(first, order.id);
        await as.send(ImportLineItem, { id: third.bolt, countAgain: true });
        expect(await invoices.receipts(third.bolt)).toMatchObject([{ quantity: 20 }]);
      },
    );

    it('brings in what is still to come of the order, and no more', async () => {
      const first = await read();
      const order = ordered(first.me, {}, [{ ...BOLT, quantity: 45 }]);
      await first.link(order.id);
      const as = invoices.as(first.me);
      await as.send(ImportAllLines, { id: first.id });
      const [second, third] = [await linkedTo(first, order.id), await linkedTo(first, order.id)];
      expect(await bolts(first.me, second.id)).toBe(0);
      await as.send(ImportAllLines, { id: second.id });
      expect(await bolts(first.me, third.id)).toBe(15);
      await as.send(ImportLineItem, { id: third.bolt });
      expect(await invoices.receipts(third.bolt)).toMatchObject([{ quantity: 5 }]);
    });

    it('counts more than was ordered where none has it, as it is printed', async () => {
      const first = await read();
      const order = ordered(first.me, {}, [{ ...BOLT, quantity: 15 }]);
      await first.link(order.id);
      expect(await bolts(first.me, first.id)).toBe(0);
      await invoices.as(first.me).send(ImportLineItem, { id: first.bolt.id });
      expect(await invoices.receipts(first.bolt.id)).toMatchObject([{ quantity: 20 }]);
    });
  });

  it('hears of receipts that follow, in any order, of its own buyer', async () => {
    const { me, id, link, bolt } = await read();
    const order = ordered(me);
    await link(order.id);
    const receive = (receivedInAll: number, quantity: number, buyerId = me.userId) =>
      invoices.service.publish(
        OrderReceived,
        goldenPayload(OrderReceived, {
          ...{ orderId: order.id, buyerId },
          lines: [
            {
              itemId: 1,
              productId: BOLT.productId,
              name: BOLT.name,
              sku: BOLT.sku,
              price: 125,
              quantity,
              receivedInAll,
            },
          ],
        }),
      );
    const bolts = async () => (await invoices.detail(me, id)).lineItems[0]!.ordered!;
    await receive(9, 9, buyer().userId);
    await receive(8, 3);
    await until(async () => (await bolts()).received === 8, 'the receipt is told');
    const { receivedAt } = await bolts();
    expect(Date.parse(receivedAt!)).toBeGreaterThan(Date.now() - 60_000);
    await receive(5, 5);
    await receive(12, 4);
    await until(async () => (await bolts()).received === 12, 'the last receipt is told');
    expect(await invoices.as(me).send(ImportAllLines, { id })).toMatchObject({ imported: 2, importing: 0, skipped: 0 });
    expect(await invoices.receipts(bolt.id)).toMatchObject([{ quantity: 8 }]);
  });

  it('shows its invoices and what they brought into stock, to their owner alone', async () => {
    const { me, id, link, bolt } = await read();
    const order = ordered(me);
    await link(order.id);
    const ofOrder = (who: Actor) => invoices.as(who).send(ListInvoicesOfOrder, { id: order.id });
    const shown = { id, lineCount: 2, goodsCount: 2, importedCount: 0, imported: [] };
    expect(await ofOrder(me)).toMatchObject([shown]);
    await invoices.as(me).send(ImportLineItem, { id: bolt.id });
    const importedAt = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await ofOrder(me)).toMatchObject([
      { ...shown, importedCount: 1, imported: [{ productId: 601, quantity: 20, importedAt }] },
    ]);
    await expect(ofOrder(buyer())).rejects.toMatchObject({ kind: 'not-found' });
    await invoices.as(me).send(UndoInvoiceImport, { id });
    expect(await ofOrder(me)).toMatchObject([shown]);
  });

  it('is let go of again', async () => {
    const { me, id, link } = await read();
    await link(ordered(me).id);
    expect(await link(null)).toMatchObject({ orderId: null, order: null, supplierId: 7 });
    expect((await invoices.detail(me, id)).lineItems[0]!.ordered).toBeNull();
  });

  it('is not asked about again: gone since, it is not in the way of other corrections', async () => {
    const { me, link } = await read();
    const { id } = ordered(me);
    await link(id);
    const order = invoices.lines.orders.get(id)!;
    invoices.lines.orders.set(id, { ...order, buyerId: 1 });
    expect(await link(id, { invoiceNumber: 'N-1' })).toMatchObject({ orderId: id, invoiceNumber: 'N-1' });
  });

  it('is one that the caller sent, else nothing changes', async () => {
    const { me, id, link } = await read();
    const before = await invoices.detail(me, id);
    const noOrder = { kind: 'not-found', message: 'Order not found' };
    const others = [
      ordered(buyer()).id,
      ordered(buyer(), { supplier: { id: me.userId, name: 'Mine', account: 'open' } }).id,
      999,
    ];
    for (const orderId of others) {
      await expect(link(orderId, { vendorName: 'Changed' })).rejects.toMatchObject(noOrder);
    }
    await expect(link(ordered(me, { status: 'draft' }).id)).rejects.toMatchObject({
      kind: 'impossible',
      message: 'A draft has not been ordered yet',
    });
    expect(await invoices.detail(me, id)).toEqual(before);
  });

  it('of somebody else’s invoice is not asked for', async () => {
    const { id } = await read();
    const other = buyer();
    await expect(invoices.as(other).send(UpdateInvoice, { id, orderId: ordered(other).id })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Invoice not found',
    });
  });
});
