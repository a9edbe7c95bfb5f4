import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChangeOrderStatus,
  GetSales,
  ListSales,
  type Order,
  PlaceOrder,
  type SalesBy,
  type SalesShare,
} from '#contracts';
import { foldFigures } from '#platform';
import { rowsReadFor } from '#testing';
import { SOLD_FIGURES } from '../src/orders/order-figures.js';
import { wrongSoldFigures } from './figures.js';
import { type Ordering, type Person, setup, type Shop, wanted } from './setup.js';

const FROM = '2026-02-01';
const TO = '2026-02-28';

let ordering: Ordering;
let shop: Shop;
let buyers: Person[];

beforeAll(async () => {
  ordering = await setup();
  shop = await ordering.shop('Northwind');
  buyers = [await ordering.person('Acme Tools'), await ordering.person('Bolt & Co')];
  const bolt = ordering.product(shop, { name: 'Bolt', price: 100, category: 'Hardware & Tools' });
  const glue = ordering.product(shop, { name: 'Glue', price: 900, category: null });
  const place = (buyer: Person, quantities: [number, number]): Promise<Order> =>
    buyer.buying.send(
      PlaceOrder,
      wanted(
        shop,
        [bolt, glue].flatMap((product, i) => (quantities[i]! > 0 ? [{ quantity: quantities[i]!, product }] : [])),
      ),
    );
  const delivered = ['confirmed', 'processing', 'shipped', 'delivered'] as const;
  // Before the period, and delivered in it; in it; after it; cancelled in it.
  const early = await place(buyers[0]!, [10, 1]);
  const inside = await place(buyers[1]!, [50, 0]);
  const late = await place(buyers[0]!, [1, 0]);
  const cancelled = await place(buyers[0]!, [7, 0]);
  await place(buyers[0]!, [1, 1]);
  // An order is accepted two hours after it left the drafts.
  await ordering.db.rows(`UPDATE order_status_changes SET created_at = created_at - interval '2 hours'`);
  for (const order of [early, inside, late]) await ordering.advance(order, shop, ...delivered);
  await buyers[0]!.buying.send(ChangeOrderStatus, { id: cancelled.id, status: 'cancelled' });
  await dated(early, '2026-01-20T10:00:00Z', '2026-02-01T00:00:00Z');
  await dated(inside, '2026-02-10T10:00:00Z', '2026-02-28T23:59:59Z');
  await dated(late, '2026-02-11T10:00:00Z', '2026-03-01T00:00:00Z');
  await dated(cancelled, '2026-02-12T10:00:00Z', null);
});
afterAll(() => ordering.close());

/** Placed and delivered then. */
async function dated({ id }: Order, placed: string, delivered: string | null): Promise<void> {
  await ordering.db.rows('UPDATE orders SET created_at = $2, delivered_at = $3 WHERE id = $1', [id, placed, delivered]);
}

const sold = async (by: SalesBy, person = shop.owner): Promise<Partial<SalesShare>[]> =>
  (await person.selling.page(ListSales, { by, from: FROM, to: TO })).items.map(
    ({ name, orders, quantity, revenue }) => ({ name, orders, quantity, revenue }),
  );

describe('what was sold in a period', () => {
  it('is what was delivered in it, whenever it was ordered, against the days before', async () => {
    expect(await shop.owner.selling.send(GetSales, { from: FROM, to: TO })).toMatchObject({
      previousFrom: '2026-01-04',
      orders: { current: 3, previous: 1 },
      fulfilmentRate: { current: 67, previous: 100 },
      hoursToAccept: { current: 2, previous: 2 },
      currency: 'USD',
      values: [
        {
          revenue: { current: 2090 + 5500, previous: 0 },
          delivered: { current: 2, previous: 0 },
          averageOrder: { current: (5500 + 110) / 2, previous: 2090 },
        },
      ],
    });
  });

  it('is a point a day, without a gap', async () => {
    const { points } = await shop.owner.selling.send(GetSales, { from: FROM, to: TO });
    expect(points.length).toBe(28);
    expect(points.filter(({ values }) => values.length > 0)).toEqual([
      { from: FROM, to: FROM, values: [{ currency: 'USD', orders: 1, revenue: 2090 }] },
      { from: TO, to: TO, values: [{ currency: 'USD', orders: 1, revenue: 5500 }] },
    ]);
  });

  it('is told by product, by buyer and by category', async () => {
    expect(await sold('product')).toEqual([
      { name: 'Bolt', orders: 2, quantity: 60, revenue: 6000 },
      { name: 'Glue', orders: 1, quantity: 1, revenue: 900 },
    ]);
    expect(await sold('buyer')).toEqual([
      { name: 'Bolt & Co', orders: 1, quantity: 50, revenue: 5000 },
      { name: 'Acme Tools', orders: 1, quantity: 11, revenue: 1900 },
    ]);
    expect(await sold('category')).toEqual([
      { name: 'Hardware & Tools', orders: 2, quantity: 60, revenue: 6000 },
      { name: 'Uncategorised', orders: 1, quantity: 1, revenue: 900 },
    ]);
  });

  it('is told by figures that are kept, and not by the lines of orders', async () => {
    const ask = (by: SalesBy) => shop.owner.selling.page(ListSales, { by, from: FROM, to: TO });
    for (const by of ['product', 'buyer', 'category'] as const) {
      expect(await rowsReadFor(ordering.db, () => ask(by), ['orders', 'order_items'])).toBe(0);
    }
    expect(await wrongSoldFigures(ordering.db)).toEqual([]);
    const before = await sold('product');
    await foldFigures(ordering.db, SOLD_FIGURES);
    expect(await sold('product')).toEqual(before);
  });

  it('is searched and paged', async () => {
    const input = { by: 'product', from: FROM, to: TO } as const;
    const first = await shop.owner.selling.page(ListSales, { ...input, limit: 1 });
    const second = await shop.owner.selling.page(ListSales, { ...input, limit: 1, cursor: first.next! });
    expect([first.items[0]?.name, second.items[0]?.name, second.next]).toEqual(['Bolt', 'Glue', null]);
    const found = await shop.owner.selling.page(ListSales, { ...input, q: 'glu' });
    expect(found.items.map(({ rank, name }) => [rank, name])).toEqual([[2, 'Glue']]);
  });

  it('is nobody else’s', async () => {
    const stranger = await ordering.shop('Volta');
    expect(await sold('product', stranger.owner)).toEqual([]);
    expect(await sold('product', buyers[0])).toEqual([]);
    expect(await stranger.owner.selling.send(GetSales, { from: FROM, to: TO })).toMatchObject({ values: [] });
  });

  it('is not shown in buyer mode', async () => {
    const refused = { kind: 'forbidden', message: 'Sales are shown in seller mode' };
    await expect(shop.owner.buying.send(GetSales, {})).rejects.toMatchObject(refused);
    await expect(shop.owner.buying.page(ListSales, { by: 'buyer' })).rejects.toMatchObject(refused);
  });

  it('is refused for a period that is none', async () => {
    await expect(shop.owner.selling.send(GetSales, { from: TO, to: FROM })).rejects.toMatchObject({ kind: 'invalid' });
  });
});
