import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChangeOrderStatus,
  GetOrder,
  type Order,
  OrderCreated,
  type OrderItem,
  PlaceOrder,
  SupplierUpdated,
  UpdateOrder,
  UserRegistered,
} from '#contracts';
import { until } from '#testing';
import { wrongFigures } from './figures.js';
import { type Ordering, type Person, setup, type Shop, USER, wanted } from './setup.js';

let ordering: Ordering;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  ordering = await setup();
  buyer = await ordering.person();
  shop = await ordering.shop();
});
afterAll(() => ordering.close());

const orderCount = async (): Promise<number> =>
  (await ordering.db.row<{ n: number }>('SELECT count(*) AS n FROM orders'))!.n;

describe('placing an order', () => {
  it('answers what GET answers: priced lines, tax, both parties, its first step', async () => {
    const [bolt, nut] = [ordering.product(shop, { price: 333, name: 'Bolt' }), ordering.product(shop, { price: 12 })];
    const input = wanted(shop, [
      { quantity: 5, product: bolt },
      { quantity: 10, product: nut },
    ]);
    const order = await buyer.buying.send(PlaceOrder, { ...input, notes: 'Ramp 4' });
    expect(order).toMatchObject({
      orderNumber: expect.stringMatching(/^PO-\d{4}-\d{6}$/),
      buyerId: buyer.userId,
      supplierId: shop.id,
      status: 'pending',
      subtotal: 1785,
      tax: 179,
      totalAmount: 1964,
      total: 1964,
      currency: 'USD',
      notes: 'Ramp 4',
      supplier: { id: shop.id, name: shop.name },
      buyer: { id: buyer.userId, companyName: 'Acme', firstName: 'Ada', lastName: 'Byron' },
      items: [
        { productId: bolt.productId, quantity: 5, receivedQuantity: 0, price: 333, subtotal: 1665 },
        { productId: nut.productId, quantity: 10, price: 12, subtotal: 120, product: { sku: nut.sku } },
      ],
      statusHistory: [{ previousStatus: null, newStatus: 'pending', performedBy: buyer.userId }],
      nextStatuses: ['confirmed', 'cancelled'],
    });
    expect(await buyer.buying.send(GetOrder, { id: order.id })).toEqual(order);
    expect(await shop.owner.selling.send(GetOrder, { id: order.id })).toEqual({
      ...order,
      nextStatuses: ['confirmed', 'rejected'],
    });
  });

  it('tells of itself once', async () => {
    const order = await ordering.order(buyer, shop);
    const created = await ordering.waitForEvent(OrderCreated, ({ orderId }) => orderId === order.id);
    expect(created).toEqual({
      orderId: order.id,
      orderNumber: order.orderNumber,
      status: 'pending',
      buyerId: buyer.userId,
      buyerCompany: 'Acme',
      supplierId: shop.id,
      supplierName: shop.name,
      supplierOwnerId: shop.owner.userId,
      totalAmount: order.totalAmount,
      currency: 'USD',
      goods: order.items.map(({ productId, quantity }) => ({ productId, quantity })),
    });
  });

  it('without telling the supplier is a draft, which the buyer alone sees', async () => {
    const draft = await ordering.order(buyer, shop, [1], { notifySupplier: false });
    expect(draft).toMatchObject({ status: 'draft', nextStatuses: ['pending'] });
    await expect(shop.owner.selling.send(GetOrder, { id: draft.id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('gives every order its own number, many at once too', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => ordering.order(buyer, shop, [1])));
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(12);
  });

  it('keeps the lines in the order they were sent, 200 of them', async () => {
    const order = await ordering.order(
      buyer,
      shop,
      Array.from({ length: 200 }, (_, n) => n + 1),
    );
    const { items } = await buyer.buying.send(GetOrder, { id: order.id });
    expect(items.map(({ quantity }) => quantity)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  });
});

describe('an order is refused', () => {
  it('with the new figures when any sent figure is not the catalogue’s', async () => {
    const product = ordering.product(shop, { price: 500 });
    const right = wanted(shop, [{ quantity: 2, product }]);
    const before = await orderCount();
    for (const wrong of [
      { ...right, items: [{ ...right.items[0]!, price: 499 }] },
      { ...right, subtotal: 999 },
      { ...right, tax: 101 },
      { ...right, total: 1 },
    ]) {
      await expect(buyer.buying.send(PlaceOrder, wrong)).rejects.toMatchObject({
        kind: 'conflict',
        message: 'Prices have changed',
        details: {
          items: [{ productId: product.productId, price: 500 }],
          subtotal: 1000,
          tax: 100,
          total: 1100,
        },
      });
    }
    expect(await orderCount()).toBe(before);
  });

  it('for what may not be ordered, too little, or twice the same', async () => {
    const elsewhere = ordering.product(await ordering.shop('Elsewhere'));
    const hidden = ordering.product(shop, { refusal: 'This product cannot be ordered at the moment' });
    const bulk = ordering.product(shop, { minOrderQuantity: 10, name: 'Bulk' });
    const plain = ordering.product(shop);
    const attempts: [string, { quantity: number; product: typeof plain }[]][] = [
      ['This product belongs to another supplier', [{ quantity: 1, product: elsewhere }]],
      ['This product cannot be ordered at the moment', [{ quantity: 1, product: hidden }]],
      ['The minimum order quantity of Bulk is 10', [{ quantity: 9, product: bulk }]],
      [
        'The same product is on two lines: add up their quantities',
        [plain, plain].map((product) => ({ quantity: 1, product })),
      ],
    ];
    for (const [message, lines] of attempts) {
      await expect(buyer.buying.send(PlaceOrder, wanted(shop, lines))).rejects.toMatchObject({
        kind: 'impossible',
        message,
      });
    }
  });

  it('when its amounts cannot be stored', async () => {
    const dear = ordering.product(shop, { price: 2_000_000_000 });
    await expect(buyer.buying.send(PlaceOrder, wanted(shop, [{ quantity: 2, product: dear }]))).rejects.toMatchObject({
      kind: 'impossible',
    });
  });

  it('at a supplier the buyer cannot see, or owns', async () => {
    const product = ordering.product(shop);
    await expect(
      buyer.buying.send(PlaceOrder, wanted({ id: 999_999 }, [{ quantity: 1, product }])),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(shop.owner.buying.send(PlaceOrder, wanted(shop, [{ quantity: 1, product }]))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('a repeat with the same key', () => {
  it('gets the first answer without asking the catalogue again, whatever prices are now', async () => {
    const product = ordering.product(shop, { price: 700 });
    const input = wanted(shop, [{ quantity: 1, product }]);
    const key = { idempotencyKey: 'order-1' };
    const first = await buyer.buying.send(PlaceOrder, input, key);
    product.price = 900;
    const asked = ordering.asked();
    expect(await buyer.buying.send(PlaceOrder, input, key)).toEqual(first);
    expect(ordering.asked()).toBe(asked);
    await expect(buyer.buying.send(PlaceOrder, { ...input, notes: 'Other' }, key)).rejects.toMatchObject({
      kind: 'impossible',
    });
  });

  it('at the same time makes one order', async () => {
    const input = wanted(shop, [{ quantity: 1, product: ordering.product(shop) }]);
    const before = await orderCount();
    const key = { idempotencyKey: 'order-2' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.buying.send(PlaceOrder, input, key)));
    expect(new Set(answers.map(({ id }: Order) => id)).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
  });

  it('of somebody else is another order', async () => {
    const input = wanted(shop, [{ quantity: 1, product: ordering.product(shop) }]);
    const other = await ordering.person();
    const mine = await buyer.buying.send(PlaceOrder, input, { idempotencyKey: 'shared' });
    const theirs = await other.buying.send(PlaceOrder, input, { idempotencyKey: 'shared' });
    expect(theirs.id).not.toBe(mine.id);
  });
});

describe('a party', () => {
  it('whose event is late is filled in when it comes', async () => {
    const stranger = ordering.stranger();
    const order = await ordering.order(stranger, shop);
    expect(order.buyer).toEqual({
      ...{ id: stranger.userId, companyName: 'Unknown Buyer', firstName: '', lastName: '', account: 'open' },
    });
    await ordering.publish(UserRegistered, { ...USER, id: stranger.userId, companyName: 'Late Ltd' });
    await until(
      async () => (await stranger.buying.send(GetOrder, { id: order.id })).buyer.companyName === 'Late Ltd',
      'the company',
    );
  });

  it('that takes over a supplier sees its orders', async () => {
    const sold = await ordering.shop('Sold Supply');
    const order = await ordering.order(buyer, sold);
    const heir = ordering.stranger();
    const snapshot = {
      id: sold.id,
      name: 'Bought Supply',
      category: 'Other',
      ownerId: heir.userId,
      createdBy: sold.owner.userId,
      contactEmail: null,
      location: null,
      currency: 'USD',
      version: 2,
    };
    await ordering.publish(SupplierUpdated, snapshot);
    const seen = await until(() => heir.selling.send(GetOrder, { id: order.id }), 'the order at its new owner');
    expect(seen.supplier.name).toBe('Bought Supply');
    await expect(sold.owner.selling.send(GetOrder, { id: order.id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('below the supplier’s minimum is kept as a draft, and is not sent', async () => {
    const shop = await ordering.shop('Picky', 5000);
    const small = { kind: 'impossible', message: 'The minimum order at Picky is $50.00 before tax' };
    await expect(ordering.order(buyer, shop, [4])).rejects.toMatchObject(small);
    const draft = await ordering.order(buyer, shop, [4], { notifySupplier: false });
    const send = { id: draft.id, status: 'pending' } as const;
    await expect(buyer.buying.send(ChangeOrderStatus, send)).rejects.toMatchObject(small);
    await expect(buyer.buying.send(UpdateOrder, send)).rejects.toMatchObject(small);
    const [{ productId, price }] = draft.items as [OrderItem];
    const items = [{ productId, price, quantity: 5 }];
    expect(await buyer.buying.send(UpdateOrder, { ...send, items })).toMatchObject({
      status: 'pending',
      subtotal: 5000,
    });
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(ordering.db)).toEqual([]);
});
