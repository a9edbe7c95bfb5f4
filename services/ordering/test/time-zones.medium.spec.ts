import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ExportOrders,
  ExportSales,
  GetOrderMetrics,
  GetOrderSummary,
  GetSales,
  ListOrders,
  ListSales,
  type Order,
  type SalesBy,
  type StoredFile,
} from '#contracts';
import { addDays, addMonths, calendarOf, foldFigures, Storage } from '#platform';
import { actor, type Caller, readingOf, readingOfRows, rowsReadFor, settled } from '#testing';
import { ORDER_FIGURES, SALES_FIGURES, SOLD_FIGURES } from '../src/orders/order-figures.js';
import { type Ordering, type Person, setup, type Shop } from './setup.js';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Pacific/Kiritimati'];
const MINUTE = 60_000;

let ordering: Ordering;
let buyer: Person;
let shop: Shop;
/** Four, delivered. */
let orders: Order[];

beforeAll(async () => {
  ordering = await setup();
  [buyer, shop] = [await ordering.person('Acme Tools'), await ordering.shop('Northwind')];
  orders = [];
  for (const quantity of [1, 2, 4, 8]) orders.push(await ordering.order(buyer, shop, [quantity]));
  for (const order of orders) {
    await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped', 'delivered');
  }
});
afterAll(() => ordering.close());

const buying = (timeZone: string): Caller => ordering.as(actor({ userId: buyer.userId, timeZone }));
const selling = (timeZone: string, { userId }: { userId: number } = shop.owner): Caller =>
  ordering.as(actor({ userId, role: 'seller', timeZone }));

/** Placed and delivered at these moments. */
async function dated(...moments: Date[]): Promise<void> {
  for (const [i, at] of moments.entries()) {
    const statement = 'UPDATE orders SET created_at = $2, delivered_at = $2 WHERE id = $1';
    await ordering.db.rows(statement, [orders[i]!.id, at.toISOString()]);
  }
}

/** A minute before a day begins and ends there, and at these moments. */
function aroundDay(timeZone: string, day: string): Date[] {
  const calendar = calendarOf({ timeZone });
  return [calendar.startOf(day), calendar.endOf(day)].flatMap((at) => [new Date(at.getTime() - MINUTE), at]);
}

async function fold(): Promise<void> {
  for (const figures of [ORDER_FIGURES, SALES_FIGURES, SOLD_FIGURES]) await foldFigures(ordering.db, figures);
}

async function linesOf({ key }: StoredFile): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await ordering.service.app.get(Storage).read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString().split('\r\n').slice(1);
}

describe.each([
  // Clocks go forward, and back.
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Pacific/Auckland', '2026-09-27'],
  ['Pacific/Auckland', '2026-04-05'],
  ['Asia/Kathmandu', '2026-02-10'],
  ['UTC', '2026-02-10'],
])('in %s the %s', (timeZone, day) => {
  const value = (...places: number[]): number => places.reduce((sum, place) => sum + orders[place]!.total, 0);
  beforeEach(() => dated(...aroundDay(timeZone, day)));

  it('has what was sold from its first minute to its last', async () => {
    const sold = await selling(timeZone).send(GetSales, { from: day, to: day });
    expect(sold).toMatchObject({
      orders: { current: 2, previous: 1 },
      fulfilmentRate: { current: 100, previous: 100 },
      values: [
        {
          revenue: { current: value(1, 2), previous: value(0) },
          delivered: { current: 2, previous: 1 },
          averageOrder: { current: value(1, 2) / 2, previous: value(0) },
        },
      ],
      points: [{ from: day, to: day, values: [{ currency: 'USD', orders: 2, revenue: value(1, 2) }] }],
    });
    const [before, after] = [addDays(day, -1), addDays(day, 1)];
    const { points } = await selling(timeZone).send(GetSales, { from: before, to: after });
    expect(points.map(({ values }) => values[0])).toMatchObject([
      { orders: 1, revenue: value(0) },
      { orders: 2, revenue: value(1, 2) },
      { orders: 1, revenue: value(3) },
    ]);
  });

  it.each<SalesBy>(['product', 'buyer', 'category'])(
    'is told by %s with the same orders, also as a file',
    async (by) => {
      const units = async () => {
        const { items } = await selling(timeZone).page(ListSales, { by, from: day, to: day });
        return items.reduce((sum, { quantity }) => sum + quantity, 0);
      };
      expect(await units()).toBe(2 + 4);
      await fold();
      expect(await units()).toBe(2 + 4);
      const { file } = await selling(timeZone).send(ExportSales, { by, from: day, to: day, format: 'csv' });
      expect(await linesOf(file!)).toHaveLength(by === 'product' ? 2 : 1);
    },
  );

  it('is found as a whole in the list, and in its file, which writes the times of that day', async () => {
    const { items } = await buying(timeZone).page(ListOrders, { from: day, to: day, sort: 'date-asc' });
    expect(items.map(({ id }) => id)).toEqual([orders[1]!.id, orders[2]!.id]);
    const input = { from: day, to: day, sort: 'date-asc', format: 'csv' } as const;
    const { file } = await buying(timeZone).send(ExportOrders, input);
    const times = (await linesOf(file!)).map((line) => line.split(',')[1]!);
    expect(times.map((time) => time.slice(0, 16))).toEqual([`${day}T00:00`, `${day}T23:59`]);
    expect(times.map((time) => new Date(time).toISOString())).toEqual(items.map(({ createdAt }) => createdAt));
  });
});

describe('figures by the day and the month', () => {
  const stranger = 900_001;
  /** Placed over thirteen months, and delivered the next day; every third draws a line of its own product. */
  beforeAll(async () => {
    await ordering.db.rows(
      `INSERT INTO orders (buyer_id, supplier_id, supplier_owner_id, status, subtotal, tax, total_amount, currency, created_at)
       SELECT $1, 1000 + n % 7, $2, CASE WHEN n % 5 = 0 THEN 'cancelled' WHEN n % 11 = 0 THEN 'draft' ELSE 'delivered' END,
              n, 0, n, CASE WHEN n % 4 = 0 THEN 'EUR' ELSE 'USD' END, now() - n * 104729 % 9400 * interval '1 hour'
       FROM generate_series(1, 2000) n`,
      [stranger, stranger + 1],
    );
    await ordering.db.rows(
      `INSERT INTO order_items (order_id, product_id, product_name, sku, quantity, price, subtotal)
       SELECT id, 1 + id % 3, 'Bolt', 'B-1', 2, 50, 100 FROM orders WHERE buyer_id = $1`,
      [stranger],
    );
    await ordering.db.rows(
      `UPDATE orders SET delivered_at = created_at + interval '1 day' WHERE buyer_id = $1 AND status = 'delivered'`,
      [stranger],
    );
    await settled(ordering.db, 'orders');
    await settled(ordering.db, 'order_items');
  }, 120_000);

  interface Placed {
    at: string;
    delivered: string | null;
    status: string;
    currency: string;
    total: number;
    supplierId: number;
  }
  const all = () =>
    ordering.db.rows<Placed>(
      `SELECT iso(created_at) AS at, iso(delivered_at) AS delivered, status, currency, total_amount AS total,
              supplier_id AS "supplierId"
       FROM orders WHERE buyer_id = $1`,
      [stranger],
    );

  it.each(ZONES)('are what counting the orders says in %s, folded or not', async (timeZone) => {
    const calendar = calendarOf({ timeZone });
    const dayOf = (at: string): string => calendar.dayOf(new Date(at));
    const today = dayOf(new Date().toISOString());
    const placed = await all();
    const seller = selling(timeZone, { userId: stranger + 1 });
    for (const days of [31, 100, 366]) {
      const from = addDays(today, -days);
      const to = addDays(today, -1);
      const within = ({ delivered }: Placed, first: string, last: string): boolean =>
        delivered !== null && dayOf(delivered) >= first && dayOf(delivered) <= last;
      const { points, values, orders: count } = await seller.send(GetSales, { from, to });
      for (const point of points) {
        const own = placed.filter((order) => within(order, point.from, point.to));
        const counted = ['USD', 'EUR'].map((currency) => {
          const rows = own.filter((order) => order.currency === currency);
          return { currency, orders: rows.length, revenue: rows.reduce((sum, { total }) => sum + total, 0) };
        });
        expect([point.from, ...point.values.toSorted((a, b) => (a.currency < b.currency ? 1 : -1))]).toEqual([
          point.from,
          ...counted.filter(({ orders }) => orders > 0),
        ]);
      }
      const delivered = placed.filter((order) => within(order, from, to));
      expect(values.reduce((sum, each) => sum + each.delivered.current, 0)).toBe(delivered.length);
      const arrived = placed.filter(({ at, status }) => status !== 'draft' && dayOf(at) >= from && dayOf(at) <= to);
      expect(count.current).toBe(arrived.length);
      const { items } = await seller.page(ListSales, { by: 'product', from, to });
      expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2 * delivered.length);
    }

    const side = ordering.as(actor({ userId: stranger, timeZone }));
    const { monthly, thisMonth, suppliersThisMonth, total } = await side.send(GetOrderSummary, {});
    const sent = placed.filter(({ status }) => status !== 'draft');
    const inMonth = (month: string): Placed[] => sent.filter(({ at }) => dayOf(at).startsWith(month));
    expect(monthly.map(({ month, orders: n }) => [month, n])).toEqual(
      Array.from({ length: 12 }, (_, n) => addMonths(today, n - 11).slice(0, 7)).map((month) => [
        month,
        inMonth(month).length,
      ]),
    );
    const now = inMonth(today.slice(0, 7));
    expect([thisMonth, total]).toEqual([now.length, sent.length]);
    const counting = now.filter(({ status }) => status === 'delivered');
    expect(suppliersThisMonth).toBe(new Set(counting.map(({ supplierId }) => supplierId)).size);

    const admin = ordering.as(actor({ userId: 1, role: 'admin', timeZone }));
    const { facts } = await admin.send(GetOrderMetrics, {});
    expect([facts.length, facts.at(-1)!.date]).toEqual([30, today]);
    const market = await ordering.db.rows<{ at: string }>(
      `SELECT iso(created_at) AS at FROM orders WHERE status <> 'draft' AND created_at > now() - interval '40 days'`,
    );
    expect(facts.map(({ count: n }) => n)).toEqual(
      facts.map(({ date }) => market.filter(({ at }) => dayOf(at) === date).length),
    );
    await fold();
  });

  it('read orders at the edges of days alone, through an index', async () => {
    const to = addDays(new Date().toISOString().slice(0, 10), -1);
    const period = { from: addDays(to, -30), to };
    const ofPeriod = await ordering.db.row<{ count: number }>(
      `SELECT count(*) FROM orders WHERE supplier_owner_id = $1 AND delivered_at BETWEEN $2 AND $3`,
      [stranger + 1, `${period.from}T00:00Z`, `${to}T24:00Z`],
    );
    const list = (timeZone: string) => () =>
      selling(timeZone, { userId: stranger + 1 }).page(ListSales, { by: 'product', ...period });
    const read = (timeZone: string) => rowsReadFor(ordering.db, list(timeZone), ['orders', 'order_items']);
    expect(await read('UTC')).toBe(0);
    expect(await read('Asia/Kathmandu')).toBeLessThan(ofPeriod!.count / 4);
    expect((await readingOf(ordering.db, list('Asia/Kathmandu'))).indexes).toContain('orders_seller_delivered');

    const seller = selling('Asia/Kathmandu', { userId: stranger + 1 });
    const sales = await readingOfRows(ordering.db, () => seller.send(GetSales, period));
    expect(sales.indexes).toContain('orders_seller_delivered');
    const summary = await readingOfRows(ordering.db, () => seller.send(GetOrderSummary, {}));
    expect(summary.indexes).toContainEqual(expect.stringMatching(/^orders_seller/));
    expect([...sales.scans, ...summary.scans]).not.toContain('orders');
  });

  it('are nobody else’s, whatever the time zone', async () => {
    const other = await ordering.shop('Volta');
    const seller = selling('Asia/Kathmandu', other.owner);
    expect(await seller.send(GetSales, {})).toMatchObject({ orders: { current: 0, previous: 0 }, values: [] });
    expect((await seller.page(ListSales, { by: 'buyer' })).items).toEqual([]);
    expect(await seller.send(GetOrderSummary, {})).toMatchObject({ total: 0, thisMonth: 0 });
  });
});
