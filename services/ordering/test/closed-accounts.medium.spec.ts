import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChangeOrderStatus,
  DuplicateOrder,
  GetBasket,
  GetOpenOrders,
  GetOrder,
  ListOrders,
  PutBasketItem,
  SupplierAccountChanged,
  UpdateOrder,
  UserDeleted,
  UserRegistered,
  UserUpdated,
} from '#contracts';
import { until } from '#testing';
import { wrongFigures } from './figures.js';
import { type Ordering, setup, USER } from './setup.js';

let ordering: Ordering;
beforeAll(async () => {
  ordering = await setup();
});
afterAll(() => ordering.close());

describe('open orders of a user', () => {
  it('are those that somebody still waits for, on either side, and nobody else’s', async () => {
    const [buyer, shop] = [await ordering.person(), await ordering.shop()];
    const open = (userId: number, by = ordering.as({ userId, role: 'buyer', viewMode: 'buyer' })) =>
      by.send(GetOpenOrders, { userId });
    const order = await ordering.order(buyer, shop);
    await ordering.order(buyer, shop, [1], { notifySupplier: false });
    const { id, orderNumber } = order;
    const listed = { id, orderNumber, status: 'pending' };
    expect(await open(buyer.userId)).toEqual({ total: 1, orders: [{ ...listed, side: 'buyer' }] });
    expect(await open(shop.owner.userId)).toEqual({ total: 1, orders: [{ ...listed, side: 'seller' }] });
    const root = ordering.as({ userId: 999, role: 'admin', viewMode: 'buyer' });
    expect(await open(buyer.userId, root)).toMatchObject({ total: 1 });
    await expect(open(buyer.userId, shop.owner.buying)).rejects.toMatchObject({ kind: 'forbidden' });
    await buyer.buying.send(ChangeOrderStatus, { id, status: 'cancelled' });
    expect(await open(buyer.userId)).toEqual({ total: 0, orders: [] });
  });
});

it('a closed account’s orders stay under “Deleted user”, and its basket goes', async () => {
  const [buyer, shop] = [await ordering.person('Acme Secret'), await ordering.shop()];
  const order = await ordering.order(buyer, shop);
  await buyer.buying.send(PutBasketItem, { productId: ordering.product(shop).productId, quantity: 3 });
  const nobody = {
    firstName: 'Deleted',
    lastName: 'user',
    companyName: 'Deleted user',
    address: null,
    isActive: false,
  };
  await ordering.publish(UserUpdated, { ...USER, id: buyer.userId, ...nobody, version: 9 });
  await ordering.publish(UserDeleted, { userId: buyer.userId });
  await until(async () => (await buyer.buying.send(GetBasket, {})).length === 0, 'the basket to be gone');
  const seen = () => shop.owner.selling.send(GetOrder, { id: order.id });
  await until(async () => (await seen()).buyer.companyName === 'Deleted user', 'the name to be gone');
  expect(await seen()).toMatchObject({ total: order.total, buyer: { firstName: 'Deleted', lastName: 'user' } });
  const [{ text }] = (await ordering.db.rows(`SELECT string_agg(u::text, '') AS text FROM users u WHERE id = $1`, [
    buyer.userId,
  ])) as [{ text: string }];
  expect(text).not.toContain('Acme Secret');
});

it('an order tells whether anybody answers for its parties', async () => {
  const [buyer, shop] = [await ordering.person(), await ordering.shop()];
  const order = await ordering.order(buyer, shop);
  const open = { supplier: { id: shop.id, account: 'open' }, buyer: { id: buyer.userId, account: 'open' } };
  expect(order).toMatchObject(open);
  const seen = () => buyer.buying.send(GetOrder, { id: order.id });
  expect(await seen()).toMatchObject(open);
  await ordering.publish(UserDeleted, { userId: shop.owner.userId });
  await until(async () => (await seen()).supplier.account === 'closed', 'the supplier to have left');
  expect((await buyer.buying.page(ListOrders, {})).items).toMatchObject([
    { supplier: { account: 'closed' }, buyer: { account: 'open' } },
  ]);
  await ordering.publish(UserDeleted, { userId: buyer.userId });
  await until(async () => (await seen()).buyer.account === 'closed', 'the buyer to have left');
  await ordering.db.rows('UPDATE orders SET supplier_owner_id = NULL WHERE id = $1', [order.id]);
  expect((await seen()).supplier.account).toBe('none');
});

describe('a supplier whose owner is deactivated', () => {
  async function deactivated() {
    const [buyer, shop] = [await ordering.person(), await ordering.shop()];
    await ordering.publish(UserRegistered, { ...USER, id: shop.owner.userId });
    const order = await ordering.order(buyer, shop);
    const draft = await ordering.order(buyer, shop, [1], { notifySupplier: false });
    let version = 1;
    const set = (isActive: boolean) =>
      ordering.publish(UserUpdated, { ...USER, id: shop.owner.userId, isActive, version: (version += 1) });
    const account = (expected: string) =>
      until(
        async () => (await buyer.buying.send(GetOrder, { id: order.id })).supplier.account === expected,
        `the account to be ${expected}`,
      );
    await until(
      () => ordering.db.row('SELECT FROM users WHERE id = $1', [shop.owner.userId]),
      'the owner to be heard of',
    );
    await set(false);
    await account('deactivated');
    return { buyer, shop, order, draft, set, account };
  }

  it('is told with its orders, and to each buyer who waits, once; so is the end of it', async () => {
    const { buyer, shop, order, set, account } = await deactivated();
    const told = { buyerId: buyer.userId, supplierId: shop.id, supplierName: shop.name };
    const orders = [{ orderId: order.id, orderNumber: order.orderNumber }];
    const about = () => ordering.published(SupplierAccountChanged).filter(({ supplierId }) => supplierId === shop.id);
    await ordering.waitForEvent(SupplierAccountChanged, ({ supplierId }) => supplierId === shop.id);
    // Another change of theirs is no news.
    await set(false);
    await set(true);
    await account('open');
    await ordering.waitForEvent(SupplierAccountChanged, (event) => event.supplierId === shop.id && event.isActive);
    expect(about()).toEqual([
      { ...told, isActive: false, orders, total: 1 },
      { ...told, isActive: true, orders, total: 1 },
    ]);
  });

  it('is told with the oldest hundred of a buyer’s orders, and how many there are', async () => {
    const { shop, order, set } = await deactivated();
    await ordering.db.rows(
      `INSERT INTO orders (order_number, buyer_id, supplier_id, supplier_owner_id, status, subtotal, tax, total_amount, currency)
       SELECT 'PO-COPY-' || n, buyer_id, supplier_id, supplier_owner_id, status, subtotal, tax, total_amount, currency
       FROM orders, generate_series(1, 120) n WHERE id = $1`,
      [order.id],
    );
    await set(true);
    const { orders, total } = await ordering.waitForEvent(
      SupplierAccountChanged,
      ({ supplierId, isActive }) => supplierId === shop.id && isActive,
    );
    expect([orders[0]!.orderId, orders.length, total]).toEqual([order.id, 100, 121]);
  });

  it('is asked for nothing that it would have to process; the buyer can cancel', async () => {
    const { buyer, shop, order, draft, set, account } = await deactivated();
    const { buying } = buyer;
    expect(await buying.send(GetOrder, { id: order.id })).toMatchObject({ nextStatuses: ['cancelled'] });
    expect(await buying.send(GetOrder, { id: draft.id })).toMatchObject({ nextStatuses: [] });
    const message = expect.stringContaining(`${shop.name} is deactivated`);
    await Promise.all(
      [
        buying.send(ChangeOrderStatus, { id: order.id, status: 'confirmed' }),
        buying.send(ChangeOrderStatus, { id: draft.id, status: 'pending' }),
        buying.send(UpdateOrder, { id: draft.id, status: 'pending' }),
        buying.send(DuplicateOrder, { id: order.id }),
      ].map((refused) => expect(refused).rejects.toMatchObject({ kind: 'conflict', message })),
    );
    await set(true);
    await account('open');
    await buying.send(ChangeOrderStatus, { id: draft.id, status: 'pending' });
    await set(false);
    await account('deactivated');
    expect(await buying.send(ChangeOrderStatus, { id: order.id, status: 'cancelled' })).toMatchObject({
      status: 'cancelled',
    });
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(ordering.db)).toEqual([]);
});
