import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  ChangeOrderStatus,
  ExportOrders,
  type ExportOrdersInput,
  ExportSales,
  GetOrderExport,
  OrderExportFinished,
  PlaceOrder,
  type StoredFile,
} from '#contracts';
import { Jobs, Storage } from '#platform';
import { until } from '#testing';
import { OrderExports } from '../src/exports/order-exports.js';
import { type Ordering, type Person, setup, type Shop, wanted } from './setup.js';

let ordering: Ordering;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  ordering = await setup();
  shop = await ordering.shop('=Anchor, "Supply"');
  buyer = await ordering.person('Łódź Workshop');
});
afterAll(() => ordering.close());

async function read({ key }: StoredFile): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await ordering.service.app.get(Storage).read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The rows of a file that is there at once, without the heading. */
async function exported(person: Person['buying'], input: Partial<ExportOrdersInput> = {}): Promise<string[]> {
  const { status, file } = await person.send(ExportOrders, { format: 'csv', ...input });
  expect(status).toBe('ready');
  const [heading, ...rows] = (await read(file!)).split('\r\n');
  expect(heading).toMatch(/^\ufeffOrder,Date,Status,Supplier,Buyer,/);
  return rows;
}

/** So many orders, as if they had been placed. */
async function manyOrders(person: Person, count: number): Promise<void> {
  await ordering.db.rows(
    `INSERT INTO orders (order_number, buyer_id, supplier_id, supplier_owner_id, status, subtotal, tax, total_amount, currency)
     SELECT 'PO-' || $1::int || '-' || n, $1, $2, $3, 'pending', n, 0, n, 'USD' FROM generate_series(1, $4::int) n`,
    [person.userId, shop.id, shop.owner.userId, count],
  );
}

describe('exporting orders', () => {
  it('has a row per order, with amounts as decimals, and no cell that calculates', async () => {
    const { orderNumber, createdAt } = await ordering.order(buyer, shop, [2, 1], { notes: '=1+1, "quoted"' });
    expect(await exported(buyer.buying)).toEqual([
      `${orderNumber},${createdAt},pending,"'=Anchor, ""Supply""",Łódź Workshop,2,30.00,3.00,33.00,USD,"'=1+1, ""quoted"""`,
    ]);
  });

  it('has a row per line, with what is outstanding', async () => {
    const other = await ordering.person();
    const { orderNumber, items } = await ordering.order(other, shop, [2, 5]);
    const rows = await exported(other.buying, { rows: 'lines' });
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(orderNumber);
    expect(rows[1]).toContain(`${items[1]!.product.sku},${items[1]!.product.name},5,0,5,10.00,50.00,USD`);
  });

  it('of what was sold has no cell that calculates either, and nothing of another seller’s', async () => {
    const seller = await ordering.shop('Glue works');
    const hostile = await ordering.person('+SUM(A1) Ltd');
    const product = ordering.product(seller, { name: '@Glue', sku: '-8', price: 150, category: null });
    const order = await hostile.buying.send(PlaceOrder, wanted(seller, [{ quantity: 4, product }]));
    await ordering.advance(order, seller, 'confirmed', 'processing', 'shipped', 'delivered');
    const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const sales = async (by: 'product' | 'buyer', person = seller.owner): Promise<string[]> => {
      const { file } = await person.selling.send(ExportSales, { by, from: day(-2), to: day(2), format: 'csv' });
      return (await read(file!)).split('\r\n').slice(1);
    };
    expect(await sales('product')).toEqual(["'@Glue,'-8,1,4,6.00,USD"]);
    expect(await sales('buyer')).toEqual(["'+SUM(A1) Ltd,1,4,6.00,USD"]);
    expect(await sales('product', shop.owner)).toEqual([]);
  });

  it('is the list as it is filtered and sorted, whatever its page', async () => {
    const other = await ordering.person();
    const [small, large] = [await ordering.order(other, shop, [1]), await ordering.order(other, shop, [9])];
    await shop.owner.selling.send(ChangeOrderStatus, { id: small.id, status: 'confirmed' });
    const numbers = (rows: string[]): (string | undefined)[] => rows.map((row) => row.split(',')[0]);
    expect(numbers(await exported(other.buying, { sort: 'total-desc', limit: 1 }))).toEqual([
      large.orderNumber,
      small.orderNumber,
    ]);
    expect(numbers(await exported(other.buying, { status: 'confirmed' }))).toEqual([small.orderNumber]);
    expect(numbers(await exported(other.buying, { q: large.orderNumber }))).toEqual([large.orderNumber]);
    expect(await exported(other.buying, { supplierId: 999_999 })).toEqual([]);
  });

  it('is of the side in view and of the caller’s alone; a draft is its buyer’s', async () => {
    const other = await ordering.person();
    const elsewhere = await ordering.shop('Elsewhere');
    await ordering.order(other, elsewhere);
    await ordering.order(other, elsewhere, [1], { notifySupplier: false });
    expect(await exported(other.buying)).toHaveLength(2);
    expect(await exported(elsewhere.owner.selling)).toHaveLength(1);
    expect(await exported(elsewhere.owner.buying)).toHaveLength(0);
    expect(await exported((await ordering.person()).buying)).toHaveLength(0);
  });

  it('is made in the background when it is long, and told of once it is there', async () => {
    const other = await ordering.person();
    await manyOrders(other, 5001);
    const { id, status, file } = await other.buying.send(ExportOrders, { format: 'csv', sort: 'total-asc' });
    expect({ status, file }).toEqual({ status: 'waiting', file: null });
    const told = await ordering.waitForEvent(OrderExportFinished, ({ exportId }) => exportId === id);
    expect(told).toEqual({ exportId: id, userId: other.userId, name: 'orders', rows: 5001 });
    const made = await other.buying.send(GetOrderExport, { id });
    expect(made.fileName).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const rows = (await read(made)).split('\r\n').slice(1);
    expect(rows).toHaveLength(5001);
    expect(rows[5000]).toContain(`PO-${other.userId}-5001,`);
    await expect(buyer.buying.send(GetOrderExport, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is answered at once up to five thousand rows', async () => {
    const other = await ordering.person();
    await manyOrders(other, 5000);
    expect(await exported(other.buying)).toHaveLength(5000);
  });

  it('is there once its file is, or could not be made if that cannot be written', async () => {
    const other = await ordering.person();
    const storage = ordering.service.app.get(Storage);
    let go!: () => void;
    const held = new Promise<void>((resolve) => (go = resolve));
    const write = storage.write.bind(storage);
    const writing = jest.spyOn(storage, 'write');
    writing.mockImplementationOnce(async (...file) => write(...(await held.then(() => file))));
    const asked = exported(other.buying);
    const newest = (): Promise<{ id: number } | undefined> =>
      ordering.db.row<{ id: number }>('SELECT id FROM exports WHERE user_id = $1 ORDER BY id DESC', [other.userId]);
    const { id } = await until(newest, 'the export to be written');
    const early = await other.buying.send(GetOrderExport, { id }).catch((error: unknown) => error);
    go();
    expect(early).toMatchObject({ kind: 'conflict' });
    expect(await asked).toEqual([]);
    expect(await read(await other.buying.send(GetOrderExport, { id }))).toContain('Order,Date');

    writing.mockRejectedValueOnce(new Error('disk full'));
    await expect(exported(other.buying)).rejects.toThrow();
    const failed = (await newest())!;
    await expect(other.buying.send(GetOrderExport, failed)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('that was forgotten is made after all, once, and what is over is dropped with its file', async () => {
    const other = await ordering.person();
    await manyOrders(other, 5001);
    const { id } = await other.buying.send(ExportOrders, { format: 'xlsx', rows: 'orders' });
    await ordering.waitForEvent(OrderExportFinished, ({ exportId }) => exportId === id);
    const { key } = await other.buying.send(GetOrderExport, { id });

    const exports = ordering.service.app.get(OrderExports);
    await exports.make({ exportId: id }, { attempt: 2, lastAttempt: false, signal: new AbortController().signal });
    expect(ordering.published(OrderExportFinished).filter(({ exportId }) => exportId === id)).toHaveLength(1);
    expect((await other.buying.send(GetOrderExport, { id })).key).toBe(key);

    await ordering.db.rows(
      `UPDATE exports SET status = 'waiting', created_at = now() - interval '3 minutes' WHERE id = $1`,
      [id],
    );
    await expect(other.buying.send(GetOrderExport, { id })).rejects.toMatchObject({ kind: 'conflict' });
    await exports.requeue();
    await until(
      () => ordering.db.row(`SELECT 1 FROM exports WHERE id = $1 AND status = 'ready'`, [id]),
      'the export made again',
    );
    const storage = ordering.service.app.get(Storage);
    expect(await storage.stat(key)).toBeUndefined();

    const again = await other.buying.send(GetOrderExport, { id });
    await ordering.db.rows(`UPDATE exports SET created_at = now() - interval '25 hours' WHERE id = $1`, [id]);
    await exports.drop();
    expect(await storage.stat(again.key)).toBeUndefined();
    await expect(other.buying.send(GetOrderExport, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('that cannot be made is told of, and one person has three in the making at most', async () => {
    const other = await ordering.person();
    await manyOrders(other, 5001);
    await (await ordering.service.app.get(Jobs).queue('ordering-exports')).pause();
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.push((await other.buying.send(ExportOrders, { format: 'csv' })).id);
    await expect(other.buying.send(ExportOrders, { format: 'csv' })).rejects.toMatchObject({ kind: 'conflict' });
    await ordering.db.rows(`UPDATE exports SET input = '{"format": "csv", "from": "no date"}' WHERE id = $1`, [ids[0]]);
    const exports = ordering.service.app.get(OrderExports);
    const context = { attempt: 5, lastAttempt: true, signal: new AbortController().signal };
    await expect(exports.make({ exportId: ids[0]! }, context)).rejects.toThrow();
    const told = await ordering.waitForEvent(OrderExportFinished, ({ exportId }) => exportId === ids[0]);
    expect(told.rows).toBeNull();
    await expect(other.buying.send(GetOrderExport, { id: ids[0]! })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('that could not be made is made when it is opened again; what is there is not opened', async () => {
    const other = await ordering.person();
    await manyOrders(other, 5001);
    await (await ordering.service.app.get(Jobs).queue('ordering-exports')).pause();
    const { id } = await other.buying.send(ExportOrders, { format: 'csv' });
    await ordering.db.rows(`UPDATE exports SET status = 'failed' WHERE id = $1`, [id]);
    const exports = ordering.service.app.get(OrderExports);
    const reopen = () => ordering.db.transaction((tx) => exports.reopen(tx, { exportId: id }));
    expect(await reopen()).toBe(true);
    await exports.make({ exportId: id }, { attempt: 1, lastAttempt: false, signal: new AbortController().signal });
    expect(await other.buying.send(GetOrderExport, { id })).toMatchObject({
      fileType: expect.stringContaining('text/csv'),
    });
    expect(await reopen()).toBe(false);
  });
});
