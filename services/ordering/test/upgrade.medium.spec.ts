import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  CloseOutstanding,
  GetOrderSummary,
  ListSales,
  type Order,
  OrderRestated,
  type PayloadOf,
  PlaceOrder,
  ReceiveOrder,
} from '#contracts';
import { until } from '#testing';
import { DataSource } from 'typeorm';
import { SoldWhatCame1771000000002 } from '../src/migrations/sold-what-came.js';
import { TellOpenOrders1767000000001 } from '../src/migrations/tell-open-orders.js';
import { ToReceiveFigures1772000000001 } from '../src/migrations/to-receive-figures.js';
import { wrongFigures, wrongSoldFigures } from './figures.js';
import { type Ordering, setup, wanted } from './setup.js';

let ordering: Ordering;
beforeAll(async () => {
  ordering = await setup();
});
afterAll(() => ordering.close());

it('orders of before an update are told again, those of which goods are still to come', async () => {
  const [buyer, shop] = [await ordering.person(), await ordering.shop()];
  const place = (status?: 'draft'): Promise<Order> =>
    ordering.order(buyer, shop, [4], status && { status, notifySupplier: false });
  const [pending, shipped, settled] = [await place(), await place(), await place()];
  await place('draft');
  for (const order of [shipped, settled]) {
    await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped');
  }
  const receive = ({ id, items }: Order, quantity: number) =>
    buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: items[0]!.id, quantity }] });
  await receive(shipped, 3);
  await receive(settled, 4);

  await until(() => ordering.db.row('SELECT WHERE NOT EXISTS (SELECT FROM outbox)'), 'what was done to be told');
  const runner = ordering.service.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await new TellOpenOrders1767000000001().up(runner);
  const told = (await runner.query(`SELECT envelope -> 'data' AS data FROM outbox ORDER BY id`)) as {
    data: PayloadOf<typeof OrderRestated>;
  }[];
  await runner.commitTransaction();
  await runner.release();

  const facts = ({ id, orderNumber, createdAt }: Order, status: string, receivedInAll: number) => ({
    ...{ orderId: id, orderNumber, status, buyerId: buyer.userId, buyerCompany: 'Acme', createdAt },
    ...{ supplierId: shop.id, supplierName: shop.name, supplierOwnerId: shop.owner.userId },
    goods: [{ productId: expect.any(Number), quantity: 4, receivedInAll }],
  });
  expect(told.map(({ data }) => data)).toMatchObject([facts(pending, 'pending', 0), facts(shipped, 'shipped', 3)]);
  const heard = await ordering.waitForEvent(OrderRestated, ({ orderId }) => orderId === shipped.id);
  expect(heard).toMatchObject(facts(shipped, 'shipped', 3));
});

it('what was sold before an update is worth what came of it from then on', async () => {
  const [buyer, shop] = [await ordering.person(), await ordering.shop()];
  const [product, other] = [ordering.product(shop, { price: 300 }), ordering.product(shop, { price: 50 })];
  const lines = [
    { quantity: 6, product },
    { quantity: 2, product: other },
  ];
  const { id, items } = await buyer.buying.send(PlaceOrder, wanted(shop, lines));
  await ordering.advance({ id } as Order, shop, 'confirmed', 'processing', 'shipped');
  await buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: items[0]!.id, quantity: 4 }] });

  const runner = ordering.service.app.get(DataSource).createQueryRunner();
  const migration = new SoldWhatCame1771000000002();
  await migration.down(runner);
  await buyer.buying.send(CloseOutstanding, { id });
  const day = new Date().toISOString().slice(0, 10);
  const revenues = async () =>
    (await shop.owner.selling.page(ListSales, { by: 'product', from: day, to: day })).items.map(
      ({ revenue }) => revenue,
    );
  expect(await revenues()).toEqual([6 * 300, 2 * 50]);
  await migration.up(runner);
  await runner.release();
  expect(await revenues()).toEqual([4 * 300, 0]);
  expect(await wrongSoldFigures(ordering.db)).toEqual([]);
});

it('orders that are to be received are counted for those of before an update as well, and for those written without it', async () => {
  const [buyer, shop] = [await ordering.person(), await ordering.shop()];
  const shipped = async (): Promise<Order> => {
    const order = await ordering.order(buyer, shop, [4]);
    await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped');
    return order;
  };
  const [first] = [await shipped(), await shipped()];
  const runner = ordering.service.app.get(DataSource).createQueryRunner();
  const migration = new ToReceiveFigures1772000000001();
  const run = async (way: 'up' | 'down') => {
    await runner.startTransaction();
    await migration[way](runner);
    await runner.commitTransaction();
  };
  await run('down');
  await buyer.buying.send(CloseOutstanding, { id: first.id });
  await shipped();
  await run('up');
  await runner.release();
  expect((await buyer.buying.send(GetOrderSummary, {})).toReceive).toBe(2);
  expect(await wrongFigures(ordering.db)).toEqual([]);
});
