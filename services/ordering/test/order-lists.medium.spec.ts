import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChangeOrderStatus,
  CloseOutstanding,
  DeleteOrder,
  FindOrdersByNumber,
  GetOrder,
  GetOrderMetrics,
  GetOrderSummary,
  IsProductOrdered,
  ListOrders,
  type ListOrdersInput,
  ListUserOrders,
  type Order,
  ORDER_SORTS,
  PlaceOrder,
  SearchOrders,
} from '#contracts';
import { actor, type Caller, readingOf, readingOfRows, rowsReadFor, settled } from '#testing';
import { foldFigures } from '#platform';
import { ORDER_FIGURES, SALES_FIGURES, SOLD_FIGURES } from '../src/orders/order-figures.js';
import { wrongFigures, wrongSalesFigures, wrongSoldFigures } from './figures.js';
import { type Ordering, type Person, setup, type Shop, wanted } from './setup.js';

let ordering: Ordering;
let buyer: Person;
let other: Person;
let north: Shop;
let volta: Shop;
/** In the order they were placed. */
let orders: Order[];

beforeAll(async () => {
  ordering = await setup();
  [buyer, other] = [await ordering.person('Acme Tools'), await ordering.person('Bolt & Co')];
  [north, volta] = [await ordering.shop('Northwind 100%'), await ordering.shop('Volta')];
  orders = [
    await ordering.order(buyer, north, [3]),
    await ordering.order(buyer, volta, [1]),
    await ordering.order(buyer, north, [2], { notifySupplier: false }),
    await ordering.order(buyer, north, [5]),
    await ordering.order(other, north, [4]),
    await ordering.order(buyer, volta, [3]),
  ];
  await ordering.advance(orders[3]!, north, 'confirmed', 'processing', 'shipped', 'delivered');
  await buyer.buying.send(ChangeOrderStatus, { id: orders[1]!.id, status: 'cancelled' });
});
afterAll(() => ordering.close());

/** The places of the listed orders in the order they were placed. */
async function listed(caller: Caller, input: ListOrdersInput = {}): Promise<string> {
  const found: Order[] = [];
  let cursor: string | undefined;
  do {
    const page = await caller.page(ListOrders, { ...input, limit: 2, cursor });
    found.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return found.map(({ id }) => orders.findIndex((order) => order.id === id)).join('');
}

describe('the list of somebody’s orders', () => {
  it('is that of administrators alone, side by side, with the filters of one’s own', async () => {
    const root = ordering.as(actor({ userId: 9_999_999, role: 'admin' }));
    const list = async (id: number, side: 'buyer' | 'seller', status?: 'delivered') =>
      (await root.page(ListUserOrders, { id, side, status })).items
        .map((found) => orders.findIndex((order) => order.id === found.id))
        .join('');
    expect(await list(buyer.userId, 'buyer')).toBe('53210');
    expect(await list(north.owner.userId, 'seller')).toBe('430');
    expect(await list(north.owner.userId, 'seller', 'delivered')).toBe('3');
    expect(await list(north.owner.userId, 'buyer')).toBe('');
    for (const caller of [buyer.buying, other.buying, north.owner.selling]) {
      await expect(caller.page(ListUserOrders, { id: buyer.userId, side: 'buyer' })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    }
  });
});

it('whether a product was ever ordered is known of drafts too, and of nothing else', async () => {
  const ordered = async (productId: number) => (await ordering.anonymous.send(IsProductOrdered, { productId })).ordered;
  const [person, product] = [await ordering.person(), ordering.product(north)];
  expect(await ordered(product.productId)).toBe(false);
  const draft = { ...wanted(north, [{ quantity: 1, product }]), notifySupplier: false };
  const { id } = await person.buying.send(PlaceOrder, draft);
  expect(await ordered(product.productId)).toBe(true);
  await person.buying.send(DeleteOrder, { id });
  expect(await ordered(product.productId)).toBe(false);
});

it('numbers name orders of the caller’s own, as their buyer, whatever has become of them', async () => {
  const numbered = async (caller: Caller, ...orderNumbers: string[]) =>
    (await caller.send(FindOrdersByNumber, { orderNumbers })).orders;
  const [first, second, draft, , others] = orders as [Order, Order, Order, Order, Order];
  const mine = [first, second, draft].map(({ orderNumber }) => orderNumber);
  expect(await numbered(buyer.buying, ...mine, others.orderNumber, 'PO-2020-000001')).toEqual([
    { id: first.id, status: 'pending', supplierId: north.id },
    { id: second.id, status: 'cancelled', supplierId: volta.id },
    { id: draft.id, status: 'draft', supplierId: north.id },
  ]);
  expect(await numbered(north.owner.selling, ...mine)).toEqual([]);
  expect(await numbered(buyer.buying)).toEqual([]);
});

describe('the list', () => {
  it('is the buyer’s own in buyer mode, and their suppliers’ without drafts in seller mode', async () => {
    expect(await listed(buyer.buying)).toBe('53210');
    expect(await listed(other.buying)).toBe('4');
    expect(await listed(north.owner.selling)).toBe('430');
    expect(await listed(volta.owner.selling)).toBe('51');
    expect(await listed(north.owner.buying)).toBe('');
    expect(await listed(buyer.selling)).toBe('');
    expect(await buyer.buying.page(ListOrders, {})).toMatchObject({ total: '5', next: null });
  });

  it('shows what a single order shows, without its history', async () => {
    const { items } = await buyer.buying.page(ListOrders, { limit: 1 });
    const {
      statusHistory: _history,
      nextStatuses: _next,
      receipts: _receipts,
      rating: _rating,
      ...order
    } = await buyer.buying.send(GetOrder, {
      id: items[0]!.id,
    });
    expect(items[0]).toEqual(order);
  });

  it('pages through every order once under each sort', async () => {
    for (const sort of ORDER_SORTS) {
      expect([...(await listed(buyer.buying, { sort }))].sort().join('')).toBe('01235');
      expect([...(await listed(north.owner.selling, { sort }))].sort().join('')).toBe('034');
    }
  });

  it('sorts', async () => {
    expect(await listed(buyer.buying, { sort: 'date-asc' })).toBe('01235');
    expect(await listed(buyer.buying, { sort: 'total-desc' })).toBe('35021');
    expect(await listed(buyer.buying, { sort: 'total-asc' })).toBe('12053');
    expect(await listed(buyer.buying, { sort: 'status' })).toBe('20531');
  });

  it('filters by status, supplier and time', async () => {
    expect(await listed(buyer.buying, { status: 'pending' })).toBe('50');
    expect(await listed(buyer.buying, { supplierId: volta.id })).toBe('51');
    expect(await listed(north.owner.selling, { status: 'draft' })).toBe('');
    expect(await listed(buyer.buying, { from: orders[3]!.createdAt })).toBe('53');
    expect(await listed(buyer.buying, { to: orders[1]!.createdAt })).toBe('0');
    expect(await listed(buyer.buying, { from: '2020-01-01', to: '2020-02-01' })).toBe('');
    const day = new Date().toISOString().slice(0, 10);
    const since = { from: orders[0]!.createdAt.slice(0, 10) };
    expect(await listed(buyer.buying, { ...since, to: day })).toBe('53210');
    expect(await listed(buyer.buying, { ...since, to: `${since.from}T00:00:00Z` })).toBe('');
    await expect(listed(buyer.buying, { from: '2020-W01' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('searches the number and the other party, and takes wildcards as letters', async () => {
    expect(await listed(buyer.buying, { q: orders[3]!.orderNumber.toLowerCase() })).toBe('3');
    expect(await listed(buyer.buying, { q: orders[0]!.orderNumber.slice(-6) })).toBe('0');
    const [po, year, number] = orders[3]!.orderNumber.split('-') as [string, string, string];
    for (const q of [`po-${year}-${Number(number)}`, `${po} ${year} ${number}`, `po${year}-${number}`]) {
      expect(await listed(buyer.buying, { q })).toBe('3');
    }
    expect(await listed(buyer.buying, { q: 'volt' })).toBe('51');
    expect(await listed(north.owner.selling, { q: 'bolt & co' })).toBe('4');
    expect(await listed(north.owner.selling, { q: 'northwind' })).toBe('');
    expect(await listed(buyer.buying, { q: '%' })).toBe('320');
  });
});

describe('the summary', () => {
  it('is that of the side in view', async () => {
    const value = (...places: number[]) => places.reduce((sum, place) => sum + orders[place]!.total, 0);
    expect(await buyer.buying.send(GetOrderSummary, {})).toMatchObject({
      total: 4,
      thisMonth: 4,
      pending: 2,
      completed: 1,
      drafts: 1,
      totalValue: value(0, 3, 5),
      byStatus: { draft: 1, pending: 2, delivered: 1, cancelled: 1, shipped: 0 },
      revenue: null,
      suppliersThisMonth: 2,
      taxRatePercent: 10,
    });
    const seller = await north.owner.selling.send(GetOrderSummary, {});
    expect(seller).toMatchObject({
      total: 3,
      drafts: 0,
      totalValue: value(0, 3, 4),
      revenue: value(3),
      potentialRevenue: value(0, 4),
      fulfilmentRate: 33,
    });
    expect(seller.monthly).toHaveLength(12);
    expect(seller.monthly.at(-1)).toEqual({
      month: new Date().toISOString().slice(0, 7),
      orders: 3,
      total: value(0, 3, 4),
      values: [{ currency: 'USD', orders: 3, total: value(0, 3, 4) }],
    });
  });
});

describe('the quick search', () => {
  /** The places of the found orders in the order they were placed. */
  const found = async (caller: Caller, q: string): Promise<string> =>
    (await caller.send(SearchOrders, { q })).map(({ id }) => orders.findIndex((order) => order.id === id)).join('');

  it('finds by the number, whole, begun or without its zeros', async () => {
    const number = orders[3]!.orderNumber;
    expect(await found(buyer.buying, number.toLowerCase())).toBe('3');
    expect(await found(buyer.buying, String(Number(number.slice(-6))))).toBe('3');
    expect(await found(buyer.buying, number.slice(0, -2))).toBe('53210');
  });

  it('finds by the other party, the newest first, and forgives a wrong letter', async () => {
    expect(await found(buyer.buying, 'northwind 100%')).toBe('320');
    expect(await found(buyer.buying, 'nortwind')).toBe('320');
    expect(await found(north.owner.selling, 'bolt &')).toBe('4');
    expect(await found(buyer.buying, '%%%')).toBe('');
  });

  it('shows each only the side in view, and drafts only to the buyer', async () => {
    const [draft, others] = [orders[2]!.orderNumber, orders[4]!.orderNumber];
    expect(await found(buyer.buying, draft)).toBe('2');
    expect(await found(north.owner.selling, draft)).toBe('');
    expect(await found(buyer.buying, others)).toBe('');
    expect(await found(volta.owner.selling, others)).toBe('');
    expect(await found(north.owner.selling, others)).toBe('4');
  });
});

describe('the figures of the market', () => {
  it('are the orders by day, without drafts, and worth nothing where nothing came of them; administrators alone see them', async () => {
    const { facts, queues, deadLetters } = await ordering.as(actor({ role: 'admin' })).send(GetOrderMetrics, {});
    expect(facts).toHaveLength(30);
    const placed = orders.filter((_order, place) => place !== 2);
    const worth = placed.filter((_order, place) => place !== 1).reduce((sum, { total }) => sum + total, 0);
    const today = new Date().toISOString().slice(0, 10);
    expect(facts.at(-1)).toEqual({
      ...{ date: today, count: placed.length, value: worth, currency: 'USD' },
      values: [{ currency: 'USD', value: worth }],
    });
    expect(queues).toEqual([{ name: 'ordering-exports', waiting: 0, active: 0, failed: 0, oldestAgeSeconds: 0 }]);
    expect(deadLetters).toBe(0);
    await expect(buyer.buying.send(GetOrderMetrics, {})).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('the figures beside the orders', () => {
  const allWrong = async () =>
    (await Promise.all([wrongFigures, wrongSalesFigures, wrongSoldFigures].map((wrong) => wrong(ordering.db)))).flat();

  it('add up whatever happens at once, folded or not', async () => {
    /** The same numbers in each run. */
    let state = 11;
    const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
    const placed: { order: Order; shop: Shop }[] = [];
    const someOrder = () => placed[random(placed.length)]!;
    const ship = ({ order, shop }: { order: Order; shop: Shop }) =>
      ordering.advance(order, shop, 'confirmed', 'processing', 'shipped');
    const steps = [
      async () => {
        const shop = random(2) ? north : volta;
        const order = await ordering.order(other, shop, [1 + random(5)], { notifySupplier: random(3) > 0 });
        placed.push({ order, shop });
      },
      () => ordering.advance(someOrder().order, someOrder().shop, 'confirmed', 'processing'),
      () => ship(someOrder()),
      () => other.buying.send(CloseOutstanding, { id: someOrder().order.id }),
      () => other.buying.send(ChangeOrderStatus, { id: someOrder().order.id, status: 'cancelled' }),
      () => other.buying.send(DeleteOrder, { id: someOrder().order.id }),
      () => foldFigures(ordering.db, ORDER_FIGURES),
      () => foldFigures(ordering.db, SALES_FIGURES),
      () => foldFigures(ordering.db, SOLD_FIGURES),
    ];
    for (let n = 0; n < 4; n++) await steps[0]!();
    const sent = { order: await ordering.order(other, north, [2]), shop: north };
    await ship(sent);
    expect(await allWrong()).toEqual([]);
    await other.buying.send(CloseOutstanding, { id: sent.order.id });
    for (let round = 0; round < 10; round++) {
      // What cannot be done to an order any more is refused; that is not what is asked here.
      await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => steps[random(steps.length)]!()));
      expect(await allWrong()).toEqual([]);
    }
    // An order of last month, at a supplier that changes hands, is still the same order.
    await ordering.db.rows(
      `UPDATE orders SET created_at = created_at - interval '40 days', delivered_at = now(), supplier_owner_id = $2 WHERE supplier_id = $1`,
      [volta.id, north.owner.userId],
    );
    expect(await allWrong()).toEqual([]);
    await Promise.all(
      [ORDER_FIGURES, SALES_FIGURES, SALES_FIGURES, SOLD_FIGURES].map((each) => foldFigures(ordering.db, each)),
    );
    expect(await allWrong()).toEqual([]);
  });
});

describe('the plan of the list', () => {
  const buying = actor({ userId: 900_001, role: 'buyer' });
  const selling = actor({ userId: 900_002, role: 'seller' });
  beforeAll(async () => {
    // In pieces: on a busy machine all at once takes longer than a statement may.
    for (let n = 0; n < 20_000; n += 1000) {
      await ordering.db.rows(
        `INSERT INTO orders (buyer_id, supplier_id, supplier_owner_id, status, subtotal, tax, total_amount, currency, created_at)
       SELECT CASE WHEN n % 10 = 0 THEN $1 ELSE 910000 + n % 1000 END, 1000 + n % 300,
         CASE WHEN n % 10 < 3 THEN $2 ELSE 920000 + n % 300 END,
         CASE WHEN n % 40 < 10 THEN 'pending' ELSE 'delivered' END, n * 7919 % 20000, 0, n * 7919 % 20000, 'USD',
         now() - n * 104729 % 20000 * interval '1 minute'
       FROM generate_series($3::int, $4::int) n`,
        [buying.userId, selling.userId, n + 1, n + 1000],
      );
    }
    await settled(ordering.db, 'orders');
  }, 180_000);

  it.each<[string, ListOrdersInput]>([
    ['orders_buyer_date', {}],
    ['orders_buyer_date', { sort: 'date-asc' }],
    ['orders_buyer_total', { sort: 'total-desc' }],
    ['orders_buyer_status', { sort: 'status' }],
    ['orders_buyer_state', { status: 'pending' }],
    ['orders_buyer_state_total', { status: 'pending', sort: 'total-desc' }],
    ['orders_buyer_supplier', { supplierId: 1000 }],
    ['orders_search', { q: '77777' }],
  ])('of a buyer goes through %s for %j', async (index, input) => {
    await expectIndex(buying, index, input);
  });

  it.each<[string, ListOrdersInput]>([
    ['orders_seller_date', {}],
    ['orders_seller_total', { sort: 'total-asc' }],
    ['orders_seller_status', { sort: 'status' }],
    ['orders_seller_state', { status: 'pending' }],
    ['orders_seller_state_total', { status: 'pending', sort: 'total-asc' }],
    ['orders_seller_buyer', { q: 'Acme Tools' }],
  ])('of a seller goes through %s for %j', async (index, input) => {
    await expectIndex(selling, index, input);
  });

  it.each<[string, ListOrdersInput]>([
    ['of a buyer', { supplierId: 1000 }],
    ['of a seller', { from: '2020-01-01T00:00:00.000Z' }],
  ])('%s is counted in an index alone for %j', async (whose, input) => {
    const who = whose === 'of a buyer' ? buying : selling;
    const { counts } = await readingOf(ordering.db, () => ordering.as(who).page(ListOrders, input));
    expect(counts).toContainEqual(expect.stringMatching(/^orders_/));
  });

  it.each<[string, ListOrdersInput]>([
    ['buyer_id', {}],
    ['buyer_id', { status: 'pending' }],
    ['buyer_id', { status: 'rejected' }],
    ['supplier_owner_id', {}],
    ['supplier_owner_id', { status: 'pending' }],
  ])('is not counted where figures tell how many one has: by %s for %j', async (column, input) => {
    const who = column === 'buyer_id' ? buying : selling;
    const row = await ordering.db.row<{ count: number }>(
      `SELECT count(*) FROM orders WHERE ${column} = $1 AND status = coalesce($2, status)`,
      [who.userId, input.status],
    );
    expect((await ordering.as(who).page(ListOrders, input)).total).toBe(String(row!.count));
    const read = await rowsReadFor(ordering.db, () => ordering.as(who).page(ListOrders, { ...input, limit: 10 }));
    // Of thousands; the figures of twenty days in which they were written are not folded yet.
    expect(read).toBeLessThan(500);
  });

  it.each([
    ['a buyer', buying],
    ['a seller', selling],
  ])('of %s, of one status and by their total, reads no more orders than it shows', async (_whose, who) => {
    const page = () => ordering.as(who).page(ListOrders, { status: 'pending', sort: 'total-desc', limit: 10 });
    expect(await rowsReadFor(ordering.db, page, ['orders'])).toBeLessThan(20);
  });

  it.each([
    ['buyer_id', buying],
    ['supplier_owner_id', selling],
  ])('has orders to be received, which are not counted for it or the summary: by %s', async (column, who) => {
    const row = await ordering.db.row<{ count: number }>(
      `SELECT count(*) FROM orders WHERE ${column} = $1 AND status = 'delivered'`,
      [who.userId],
    );
    const list = () => ordering.as(who).page(ListOrders, { toReceive: true, limit: 10 });
    const summary = () => ordering.as(who).send(GetOrderSummary, {});
    expect([(await list()).total, (await summary()).toReceive]).toEqual([String(row!.count), row!.count]);
    expect(await rowsReadFor(ordering.db, list, ['orders'])).toBeLessThan(50);
    const { indexes, scans } = await readingOfRows(ordering.db, summary);
    expect([...indexes, ...scans]).not.toContainEqual(expect.stringMatching(/to_receive|^orders$/));
  });

  it.each([
    ['buyer', buying],
    ['seller', selling],
  ])('of a %s reads of all people and closed accounts those alone that a page names', async (_side, who) => {
    await ordering.db.rows(
      `INSERT INTO users (id, company_name, first_name, last_name, version)
       SELECT 930000 + n, 'Company ' || n, 'Ada', 'Berg', 1 FROM generate_series(1, 3000) n ON CONFLICT DO NOTHING`,
    );
    await ordering.db.rows(
      'INSERT INTO closed_accounts (user_id) SELECT 940000 + n FROM generate_series(1, 3000) n ON CONFLICT DO NOTHING',
    );
    await ordering.db.rows('ANALYZE users, closed_accounts');
    const page = () => ordering.as(who).page(ListOrders, { limit: 10 });
    expect(await rowsReadFor(ordering.db, page, ['users', 'closed_accounts'])).toBeLessThan(50);
  });

  async function expectIndex(who: typeof buying, index: string, input: ListOrdersInput): Promise<void> {
    const { indexes, scans } = await readingOf(ordering.db, () => ordering.as(who).page(ListOrders, input));
    expect(indexes).toContain(index);
    expect(scans).not.toContain('orders');
  }
});
