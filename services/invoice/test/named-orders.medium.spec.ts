import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImportAllLines, type Order, type OrderStatus, RetryInvoice, UpdateInvoice } from '#contracts';
import type { Actor } from '#platform';
import { type Printed, printedInvoice, printedPdf } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { buyer, freshPdf, Invoices } from './invoices.js';
import { orderOf } from './orders.js';

describe('An invoice that prints the number of an order', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open();
  });
  afterAll(() => invoices.close());

  const naming = (...orders: Pick<Order, 'orderNumber'>[]): Promise<Buffer> => {
    const numbers = orders.map(({ orderNumber }, n): Printed => [50, 640 + n * 12, `Your order ${orderNumber}`, 8]);
    return printedPdf([
      ...printedInvoice({ 'Invoice Number: INV-20417': `Invoice Number: INV-${printed++}` }),
      ...numbers,
    ]);
  };
  let printed = 40_000;
  const readOf = async (who: Actor, ...orders: Pick<Order, 'orderNumber'>[]) =>
    invoices.read(who, await naming(...orders));
  const NOT_LINKED = { orderId: null, order: null, extractionStatus: 'completed' };

  it('is for that order: its supplier and its products are the invoice’s, and what was received stays out of the stock', async () => {
    const me = buyer();
    const order = orderOf(invoices, me, { status: 'delivered' });
    for (const item of order.items) item.receivedQuantity = item.quantity;
    const { invoice, lineItems } = await readOf(me, order);
    const { id, orderNumber } = order;
    expect(invoice).toMatchObject({
      ...{ extractionStatus: 'completed', supplierId: 7, orderId: id, extractedData: { orderNumbers: [orderNumber] } },
      order: { id, orderNumber, currency: 'USD', supplier: { id: 7 }, foundByNumber: true },
    });
    expect(lineItems).toMatchObject([
      {
        productId: 601,
        suggestion: [{ reason: `Ordered with ${orderNumber}` }, {}],
        ordered: { received: 20, inStock: 20 },
      },
      { productId: 602, ordered: { received: 3, inStock: 2 } },
    ]);
    const imported = await invoices.as(me).send(ImportAllLines, { id: invoice.id });
    expect(imported).toEqual({ imported: 0, importing: 0, skipped: 2, failed: [] });
  });

  it('is not, where it names none, one that nobody sent, or two', async () => {
    const me = buyer();
    const [first, second] = [orderOf(invoices, me), orderOf(invoices, me)];
    expect((await readOf(me)).invoice).toMatchObject({ ...NOT_LINKED, extractedData: { orderNumbers: [] } });
    expect((await readOf(me, { orderNumber: 'PO-2020-999999' })).invoice).toMatchObject(NOT_LINKED);
    expect((await readOf(me, first, second)).invoice).toMatchObject({
      ...NOT_LINKED,
      extractedData: { orderNumbers: [first.orderNumber, second.orderNumber] },
    });
  });

  it('is not, where the order is somebody else’s; one’s own beside it is found', async () => {
    const [me, other] = [buyer(), buyer()];
    const [mine, others] = [orderOf(invoices, me), orderOf(invoices, other)];
    const supplied = orderOf(invoices, other, { supplier: { id: me.userId, name: 'Mine', account: 'open' } });
    expect((await readOf(me, others)).invoice).toMatchObject(NOT_LINKED);
    expect((await readOf(me, supplied)).invoice).toMatchObject(NOT_LINKED);
    expect((await readOf(me, others, mine)).invoice).toMatchObject({ orderId: mine.id });
  });

  it.each<OrderStatus>(['draft', 'cancelled', 'rejected'])('is not, where the order is %s', async (status) => {
    const me = buyer();
    expect((await readOf(me, orderOf(invoices, me, { status }))).invoice).toMatchObject(NOT_LINKED);
  });

  it('is not, where another supplier sent it', async () => {
    const me = buyer();
    invoices.suppliers.push({ id: 71, name: 'Northgate Fasteners' });
    const [order, theirs] = [orderOf(invoices, me), orderOf(invoices, me, { supplierId: 71 })];
    expect((await readOf(me, order)).invoice).toMatchObject({ ...NOT_LINKED, supplierId: 71 });
    expect((await readOf(me, theirs)).invoice).toMatchObject({ supplierId: 71, orderId: theirs.id });
    invoices.suppliers.length = 0;
  });

  it('is read all the same while ordering is away', async () => {
    const me = buyer();
    const order = orderOf(invoices, me);
    invoices.lines.ordering = 'away';
    const { invoice, lineItems } = await readOf(me, order);
    invoices.lines.ordering = 'normal';
    expect(invoice).toMatchObject({ ...NOT_LINKED, extractedData: { orderNumbers: [order.orderNumber] } });
    expect(lineItems).toHaveLength(2);
  });

  describe('and whose order a person chooses', () => {
    const again = async (who: Actor, id: number) => {
      const { db } = invoices.service;
      await db.rows(
        `UPDATE uploaded_invoices SET extraction_status = 'failed', failure_reason = 'Away' WHERE id = $1`,
        [id],
      );
      await db.rows('DELETE FROM invoice_line_items WHERE invoice_id = $1', [id]);
      await invoices.as(who).send(RetryInvoice, { id });
      return (await invoices.whenRead(who, id)).invoice;
    };

    it('is for that one, or for none, however often it is read', async () => {
      const me = buyer();
      const [named, other] = [orderOf(invoices, me), orderOf(invoices, me)];
      const { id } = (await readOf(me, named)).invoice;
      expect(await again(me, id)).toMatchObject({ orderId: named.id, order: { foundByNumber: true } });
      const link = (orderId: number | null) => invoices.as(me).send(UpdateInvoice, { id, orderId });
      const chosen = { orderId: other.id, order: { id: other.id, foundByNumber: false } };
      expect(await link(other.id)).toMatchObject(chosen);
      expect(await again(me, id)).toMatchObject(chosen);
      expect(await link(null)).toMatchObject({ orderId: null, order: null });
      expect(await again(me, id)).toMatchObject({ orderId: null, order: null });
      expect(await link(named.id)).toMatchObject({ orderId: named.id, order: { foundByNumber: false } });
    });

    it('is not said to be linked by its number', async () => {
      const me = buyer();
      const { invoice } = await invoices.read(me, await freshPdf());
      const order = orderOf(invoices, me);
      const linked = await invoices.as(me).send(UpdateInvoice, { id: invoice.id, orderId: order.id });
      expect(linked.order).toMatchObject({ id: order.id, foundByNumber: false });
    });
  });
});
