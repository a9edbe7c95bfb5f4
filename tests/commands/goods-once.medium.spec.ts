import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import {
  GetOrder,
  GetProductSnapshot,
  ImportLineItem,
  InvoiceLinked,
  ListInventory,
  ListInventoryHistory,
  MatchProducts,
  type Order,
  OrderReceived,
  ReceiveOrder,
  ReverseMovement,
  UndoInvoiceImport,
  UpdateInvoice,
} from '#contracts';
import { Db, type RunningService, startService } from '#platform';
import { closeAll, freshDatabase, goldenAnswer, until } from '#testing';
import { DataSource } from 'typeorm';
import { InventoryModule } from '../../services/inventory/src/inventory.module.js';
import { InvoiceModule } from '../../services/invoice/src/invoice.module.js';
import { TellLinks1769100000007 } from '../../services/invoice/src/migrations/tell-links.js';
import { type Ordering, type Person, setup, type Shop } from '../../services/ordering/test/setup.js';

/** Ordering, inventory and invoice, all real; the catalogue is fake. */
let ordering: Ordering;
let inventory: RunningService;
let invoice: RunningService;
let buyer: Person;
let shop: Shop;
const databases: { drop(): Promise<void> }[] = [];

beforeAll(async () => {
  ordering = await setup();
  const [ofInventory, ofInvoice] = [await freshDatabase(), await freshDatabase()];
  databases.push(ofInventory, ofInvoice);
  const { environment } = ordering;
  inventory = await startService(InventoryModule, { ...environment, INVENTORY_DATABASE_URL: ofInventory.url });
  invoice = await startService(InvoiceModule, { ...environment, INVOICE_DATABASE_URL: ofInvoice.url });
  await ordering.fake(MatchProducts, ({ lines }) => ({ lines: lines.map(() => ({ certain: null, suggestions: [] })) }));
  await ordering.fake(GetProductSnapshot, ({ id }) => goldenAnswer(GetProductSnapshot, { id, privateTo: null }));
  [buyer, shop] = [await ordering.person(), await ordering.shop()];
});
afterAll(() =>
  closeAll(
    () => invoice.close(),
    () => inventory.close(),
    () => ordering.close(),
    ...databases.map((database) => () => database.drop()),
  ),
);

const UNITS = 20;

async function shipped(): Promise<Order> {
  const order = await ordering.order(buyer, shop, [UNITS]);
  await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped');
  return order;
}

/** A line of the order's goods, as it stands after reading. */
async function invoiced({ id: orderId, items }: Order): Promise<{ id: number; line: number }> {
  const db = invoice.app.get(Db);
  const { id } = (await db.row<{ id: number }>(
    `INSERT INTO uploaded_invoices (uploaded_by, file_name, file_key, file_type, sha256, extraction_status,
                                    invoice_number, vendor_name, currency)
     VALUES ($1, 'i.pdf', $2, 'application/pdf', $2, 'completed', 'A-' || $3, 'Northwind', 'USD') RETURNING id`,
    [buyer.userId, randomBytes(32).toString('hex'), String(orderId)],
  ))!;
  const line = (await db.row<{ id: number }>(
    `INSERT INTO invoice_line_items (
       invoice_id, position, description, quantity, unit_price, line_total, confidence, product_id, product_set)
     VALUES ($1, 0, 'Bolt', $2, 1000, $3, 1, $4, true) RETURNING id`,
    [id, UNITS, UNITS * 1000, items[0]!.productId],
  ))!;
  await buyer.buying.send(UpdateInvoice, { id, orderId });
  return { id, line: line.id };
}

const receive = ({ id }: Order) => buyer.buying.send(ReceiveOrder, { id });
const importLine = (line: number) => buyer.buying.send(ImportLineItem, { id: line });
const stockOf = async ({ items }: Order): Promise<number> => {
  const inStock = await buyer.buying.page(ListInventory, { limit: 200 });
  return inStock.items.find(({ productId }) => productId === items[0]!.productId)?.currentStock ?? 0;
};
/** Everybody has heard of the receipt. */
const told = async ({ id }: Order): Promise<void> => {
  await ordering.waitForEvent(OrderReceived, ({ orderId }) => orderId === id);
  const arrived = 'SELECT FROM arrived_goods WHERE order_id = $1 AND received > 0';
  await until(() => inventory.app.get(Db).row(arrived, [id]), 'the receipt to be told');
};
const heardByOrdering = ({ id }: Order, imported: number): Promise<unknown> =>
  until(
    () => ordering.db.row('SELECT FROM order_items WHERE order_id = $1 AND imported_quantity = $2', [id, imported]),
    `ordering to hear of ${imported} imported`,
  );
/** After so many queries: as far apart on any machine. */
const later = async (queries: number): Promise<void> => {
  for (let n = 0; n < queries; n += 1) await ordering.db.row('SELECT 1');
};
const refused = { kind: 'conflict', details: { reason: 'already-in-stock' } };

describe('goods of an order', () => {
  it.each(Array.from({ length: 12 }, (_, n) => n))(
    'count once when they are received and imported at once, %i queries apart',
    async (apart) => {
      const order = await shipped();
      const { line } = await invoiced(order);
      const [received, imported] = await Promise.allSettled([
        receive(order),
        later(apart).then(() => importLine(line)),
      ]);
      if (received.status === 'fulfilled') await told(order);
      else expect(received.reason).toMatchObject(refused);
      if (imported.status === 'rejected') expect(imported.reason).toMatchObject(refused);
      expect(await stockOf(order)).toBe(UNITS);
    },
  );

  it('that were received in part while the line was on its way come in with it for the rest', async () => {
    const order = await shipped();
    const { line } = await invoiced(order);
    // What the stock has heard of, and the invoice has not.
    await inventory.app
      .get(Db)
      .rows('INSERT INTO arrived_goods (order_id, product_id, received) VALUES ($1, $2, 14)', [
        order.id,
        order.items[0]!.productId,
      ]);
    expect(await importLine(line)).toMatchObject({ quantity: 6 });
    expect(await stockOf(order)).toBe(6);
  });

  it('are refused to be received once imported, with the invoices away, until the import is undone', async () => {
    const order = await shipped();
    const { id, line } = await invoiced(order);
    await importLine(line);
    await heardByOrdering(order, UNITS);
    await expect(receive(order)).rejects.toMatchObject(refused);
    await buyer.buying.send(UndoInvoiceImport, { id });
    await heardByOrdering(order, 0);
    await receive(order);
    await told(order);
    expect(await stockOf(order)).toBe(UNITS);
    expect((await buyer.buying.send(GetOrder, { id: order.id })).receipts![0]!.lines[0]!.notStocked).toBeNull();
  });

  it('that were imported are not on order, and are received without a second movement', async () => {
    const order = await shipped();
    const { line } = await invoiced(order);
    await importLine(line);
    await heardByOrdering(order, UNITS);
    const { productId, id: itemId } = order.items[0]!;
    const item = async () =>
      (await buyer.buying.page(ListInventory, { limit: 200 })).items.find((one) => one.productId === productId)!;
    expect((await item()).reorder.onOrder).toBe(0);
    const lines = [{ itemId, quantity: UNITS, inStock: UNITS }];
    expect(await buyer.buying.send(ReceiveOrder, { id: order.id, lines })).toMatchObject({ status: 'delivered' });
    await until(
      () => inventory.app.get(Db).row('SELECT FROM ordered WHERE order_id = $1 AND is_closed', [order.id]),
      'the order to be settled',
    );
    expect(await stockOf(order)).toBe(UNITS);
    expect(await buyer.buying.page(ListInventoryHistory, { id: (await item()).id })).toMatchObject({ items: [{}] });
  });

  it('that are taken out of the stock again are on order, and come in once more', async () => {
    const order = await shipped();
    await receive(order);
    await told(order);
    const { productId } = order.items[0]!;
    const item = async () =>
      (await buyer.buying.page(ListInventory, { limit: 200 })).items.find((one) => one.productId === productId)!;
    const { id } = await item();
    const [movement] = (await buyer.buying.page(ListInventoryHistory, { id })).items;
    await buyer.buying.send(ReverseMovement, { id, historyId: movement!.id });
    await until(async () => (await item()).reorder.onOrder === UNITS, 'the goods to be on order');
    const [reversal] = (await buyer.buying.page(ListInventoryHistory, { id })).items;
    await expect(buyer.buying.send(ReverseMovement, { id, historyId: reversal!.id })).rejects.toMatchObject({
      ...{ kind: 'conflict', message: `These goods are outstanding in ${order.orderNumber} again: receive them there` },
    });
    await receive(order);
    await until(async () => (await stockOf(order)) === UNITS, 'the goods to be in stock again');
    await until(async () => (await item()).reorder.onOrder === 0, 'nothing to be on order');
  });

  it('that were confirmed are outstanding once the import is undone', async () => {
    const order = await shipped();
    const { id, line } = await invoiced(order);
    await importLine(line);
    await heardByOrdering(order, UNITS);
    const lines = [{ itemId: order.items[0]!.id, quantity: UNITS, inStock: UNITS }];
    await buyer.buying.send(ReceiveOrder, { id: order.id, lines });
    await buyer.buying.send(UndoInvoiceImport, { id });
    await heardByOrdering(order, 0);
    expect(await buyer.buying.send(GetOrder, { id: order.id })).toMatchObject({
      items: [{ receivedQuantity: 0, confirmedQuantity: 0 }],
    });
    await receive(order);
    await until(async () => (await stockOf(order)) === UNITS, 'the goods to be in stock again');
  });

  it('are those of the order that the invoice is for now', async () => {
    const [wrong, right] = [await shipped(), await shipped()];
    const { id, line } = await invoiced(wrong);
    await importLine(line);
    await heardByOrdering(wrong, UNITS);
    await buyer.buying.send(UpdateInvoice, { id, orderId: right.id });
    await heardByOrdering(wrong, 0);
    await receive(wrong);
    await told(wrong);
    expect(await stockOf(wrong)).toBe(UNITS * 2);
    expect(ordering.published(InvoiceLinked).filter(({ invoiceId }) => invoiceId === id)).toHaveLength(1);
  });

  it('that were imported before the stock was told of orders are told of by an update', async () => {
    const order = await shipped();
    const { id, line } = await invoiced(order);
    await importLine(line);
    await heardByOrdering(order, UNITS);
    // As it was before: nobody knows what the goods are of.
    const ofInventory = inventory.app.get(Db);
    await ofInventory.rows('UPDATE receipts SET order_id = NULL WHERE key = $1', [`invoice-line-${line}`]);
    await ofInventory.rows('UPDATE arrived_goods SET imported = 0 WHERE order_id = $1', [order.id]);
    await ordering.db.rows('UPDATE order_items SET imported_quantity = 0 WHERE order_id = $1', [order.id]);

    const runner = invoice.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await new TellLinks1769100000007().down(runner);
    await new TellLinks1769100000007().up(runner);
    await runner.commitTransaction();
    await runner.release();
    await heardByOrdering(order, UNITS);
    const linked = ordering.published(InvoiceLinked).find(({ invoiceId }) => invoiceId === id);
    expect(linked).toMatchObject({ userId: buyer.userId, orderId: order.id, keys: [`invoice-line-${line}`] });
  });
});
