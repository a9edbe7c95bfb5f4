import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChangeOrderStatus,
  CloseOutstanding,
  DeleteOrder,
  FindReceivedOrders,
  GetOrder,
  GetOrderedSuppliers,
  GetOrderSummary,
  ListOrders,
  type Order,
  OrderReceived,
  OrderReceiptReversed,
  OrderSettled,
  OrderStatusChanged,
  PlaceOrder,
  RateOrder,
  OrderedGoodsImported,
  ReceiptRefused,
  ReceiptReversed,
  ReceiveOrder,
  type ReceiveOrderInput,
  UpdateOrder,
} from '#contracts';
import { type Caller, until } from '#testing';
import { wrongFigures, wrongSoldFigures } from './figures.js';
import { type Ordering, type Person, setup, type Shop, wanted } from './setup.js';

let ordering: Ordering;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  ordering = await setup();
  buyer = await ordering.person();
  shop = await ordering.shop();
});
afterAll(() => ordering.close());

const draft = (): Promise<Order> => ordering.order(buyer, shop, [2, 3], { notifySupplier: false });
const changesOf = (id: number) => ordering.published(OrderStatusChanged).filter(({ orderId }) => orderId === id);

describe('a status change', () => {
  it('goes from step to step, each by its side, with its history and event', async () => {
    const order = await ordering.order(buyer, shop);
    const { id } = order;
    const note = { id, status: 'confirmed' as const, notes: 'Order accepted and confirmed' };
    const confirmed = await shop.owner.selling.send(ChangeOrderStatus, note);
    expect(confirmed).toMatchObject({ status: 'confirmed', nextStatuses: ['processing', 'rejected'] });
    await ordering.advance(order, shop, 'processing', 'shipped');
    const delivered = await buyer.buying.send(ChangeOrderStatus, { id, status: 'delivered' });
    expect(delivered.nextStatuses).toEqual([]);
    expect(delivered.statusHistory).toMatchObject([
      { previousStatus: null, newStatus: 'pending', performedBy: buyer.userId },
      { previousStatus: 'pending', newStatus: 'confirmed', performedBy: shop.owner.userId, notes: note.notes },
      { previousStatus: 'confirmed', newStatus: 'processing', notes: null },
      { previousStatus: 'processing', newStatus: 'shipped' },
      { previousStatus: 'shipped', newStatus: 'delivered', performedBy: buyer.userId },
    ]);
    await ordering.waitForEvent(OrderStatusChanged, (event) => event.orderId === id && event.newStatus === 'delivered');
    expect(changesOf(id)).toHaveLength(4);
    expect(changesOf(id)[0]).toMatchObject({
      status: 'confirmed',
      previousStatus: 'pending',
      buyerCompany: 'Acme',
      supplierName: shop.name,
      performedBy: shop.owner.userId,
    });
  });

  it('names the administrator who impersonates beside the one they act as, from the first step on', async () => {
    const both = { userId: buyer.userId, role: 'buyer', viewMode: 'buyer', impersonatorId: 77 };
    const order = await ordering
      .as(both)
      .send(PlaceOrder, wanted(shop, [{ quantity: 2, product: ordering.product(shop) }]));
    const cancelled = await ordering.as(both).send(ChangeOrderStatus, { id: order.id, status: 'cancelled' });
    expect(order.statusHistory).toMatchObject([{ performedBy: buyer.userId, impersonatorId: 77 }]);
    expect(cancelled.statusHistory).toMatchObject([
      { newStatus: 'pending', performedBy: buyer.userId, impersonatorId: 77 },
      { newStatus: 'cancelled', performedBy: buyer.userId, impersonatorId: 77 },
    ]);
    const own = await ordering.order(buyer, shop);
    expect(own.statusHistory).toMatchObject([{ performedBy: buyer.userId, impersonatorId: null }]);
  });

  it('of a draft that is sent tells its goods as they are then; no other step does', async () => {
    const order = await draft();
    const product = ordering.product(shop);
    const line = { productId: product.productId, quantity: 9, price: product.price };
    await buyer.buying.send(UpdateOrder, { id: order.id, items: [line] });
    await buyer.buying.send(UpdateOrder, { id: order.id, status: 'pending' });
    await ordering.advance(order, shop, 'confirmed');
    await ordering.waitForEvent(
      OrderStatusChanged,
      ({ orderId, newStatus }) => orderId === order.id && newStatus === 'confirmed',
    );
    expect(changesOf(order.id).map(({ goods }) => goods)).toEqual([
      [{ productId: product.productId, quantity: 9 }],
      undefined,
    ]);
  });

  it('of the other side is forbidden, of nobody a conflict', async () => {
    const { id } = await ordering.order(buyer, shop);
    const refusals: [Promise<unknown>, string][] = [
      [buyer.buying.send(ChangeOrderStatus, { id, status: 'rejected', notes: 'No' }), 'forbidden'],
      [shop.owner.selling.send(ChangeOrderStatus, { id, status: 'cancelled' }), 'forbidden'],
      [buyer.buying.send(ChangeOrderStatus, { id, status: 'pending' }), 'conflict'],
      [shop.owner.selling.send(ChangeOrderStatus, { id, status: 'delivered' }), 'conflict'],
    ];
    await Promise.all(refusals.map(([refused, kind]) => expect(refused).rejects.toMatchObject({ kind })));
    await expect(buyer.buying.send(ChangeOrderStatus, { id, status: 'draft' })).rejects.toMatchObject({
      message: 'Cannot change status from pending to draft',
    });
  });

  it('decided on a status that the order has no more is a conflict, also where the step would be legal', async () => {
    const order = await ordering.order(buyer, shop);
    const { id } = order;
    const seller = shop.owner.selling;
    await seller.send(ChangeOrderStatus, { id, from: 'pending', status: 'confirmed' });
    const rejection = { id, status: 'rejected' as const, notes: 'No stock' };
    await expect(seller.send(ChangeOrderStatus, { ...rejection, from: 'pending' })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The order is confirmed by now; it was pending when this was decided',
    });
    expect((await buyer.buying.send(GetOrder, { id })).status).toBe('confirmed');
    const stranger = ordering.stranger();
    await expect(stranger.selling.send(ChangeOrderStatus, { ...rejection, from: 'pending' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const rejected = await seller.send(ChangeOrderStatus, { ...rejection, from: 'confirmed' });
    expect(rejected.status).toBe('rejected');
  });

  it('is decided by ownership: the view mode gives no rights', async () => {
    const { id } = await ordering.order(buyer, shop);
    await expect(buyer.selling.send(ChangeOrderStatus, { id, status: 'rejected', notes: 'No' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const stranger = ordering.stranger();
    await expect(stranger.selling.send(ChangeOrderStatus, { id, status: 'confirmed' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('to rejected needs a reason', async () => {
    const { id } = await ordering.order(buyer, shop);
    for (const notes of [undefined, '', '  ']) {
      await expect(shop.owner.selling.send(ChangeOrderStatus, { id, status: 'rejected', notes })).rejects.toMatchObject(
        {
          kind: 'invalid',
        },
      );
    }
    const rejected = await shop.owner.selling.send(ChangeOrderStatus, { id, status: 'rejected', notes: 'Sold out' });
    expect(rejected.statusHistory!.at(-1)).toMatchObject({ newStatus: 'rejected', notes: 'Sold out' });
  });

  it('by two at once: one wins, the other is told where the order stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ordering.order(buyer, shop, [1]);
      const both = await Promise.allSettled([
        buyer.buying.send(ChangeOrderStatus, { id, status: 'cancelled' }),
        shop.owner.selling.send(ChangeOrderStatus, { id, status: 'confirmed' }),
        buyer.buying.send(ChangeOrderStatus, { id, status: 'cancelled' }),
      ]);
      const refused = both.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(2);
      for (const { reason } of refused) {
        expect(reason).toMatchObject({
          kind: 'conflict',
          message: expect.stringMatching(/^Cannot change status from/),
        });
      }
      const { statusHistory } = await buyer.buying.send(GetOrder, { id });
      expect(statusHistory).toHaveLength(2);
    }
  });
});

describe('what a status change announces', () => {
  it('is the total of the lines that are sent, though they were replaced at the same moment', async () => {
    const { id, items, totalAmount: before } = await draft();
    let sent: Promise<Order> | undefined;
    await ordering.db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [id]);
      sent = buyer.buying.send(ChangeOrderStatus, { id, status: 'pending' });
      await until(
        () =>
          ordering.db.row(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          ),
        'the status change to wait for the edit',
      );
      await tx.query('UPDATE order_items SET quantity = 7, subtotal = 7 * price WHERE id = $1', [items[0]!.id]);
      await tx.query(
        `UPDATE orders o SET subtotal = i.sum, tax = 0, total_amount = i.sum
         FROM (SELECT sum(subtotal)::int AS sum FROM order_items WHERE order_id = $1) i WHERE o.id = $1`,
        [id],
      );
    });
    const { totalAmount } = (await sent)!;
    const announced = await ordering.waitForEvent(OrderStatusChanged, ({ orderId }) => orderId === id);
    expect(totalAmount).not.toBe(before);
    expect(announced.totalAmount).toBe(totalAmount);
  });
});

describe('a draft', () => {
  it('is sent at the prices it shows, or not at all', async () => {
    const product = ordering.product(shop, { price: 100 });
    const { id } = await buyer.buying.send(UpdateOrder, {
      id: (await draft()).id,
      items: [{ productId: product.productId, quantity: 4, price: 100 }],
    });
    product.price = 120;
    const send = { id, status: 'pending' as const };
    const today = { items: [{ productId: product.productId, price: 120 }], subtotal: 480, tax: 48, total: 528 };
    const sends = [() => buyer.buying.send(ChangeOrderStatus, send), () => buyer.buying.send(UpdateOrder, send)];
    for (const attempt of sends) {
      await expect(attempt()).rejects.toMatchObject({
        message: 'Prices have changed',
        details: today,
      });
    }
    const items = [{ productId: product.productId, quantity: 4, price: 120 }];
    const sent = await buyer.buying.send(UpdateOrder, { ...send, items, notes: 'Ramp 4' });
    expect(sent).toMatchObject({
      status: 'pending',
      total: 528,
      notes: 'Ramp 4',
      nextStatuses: ['confirmed', 'cancelled'],
    });
    expect(sent.statusHistory).toMatchObject([{ newStatus: 'draft' }, { newStatus: 'pending', notes: null }]);
    const event = await ordering.waitForEvent(OrderStatusChanged, ({ orderId }) => orderId === id);
    expect(event).toMatchObject({ previousStatus: 'draft', newStatus: 'pending', totalAmount: 528 });
  });

  it('has its lines replaced and priced again', async () => {
    const { id, items } = await draft();
    const product = ordering.product(shop, { price: 55 });
    const updated = await buyer.buying.send(UpdateOrder, {
      id,
      items: [{ productId: product.productId, quantity: 3, price: 55 }],
    });
    expect(updated).toMatchObject({ subtotal: 165, tax: 17, total: 182, items: [{ quantity: 3, price: 55 }] });
    expect(updated.items.map((item) => item.id)).not.toContain(items[0]!.id);
    const wrong = { id, items: [{ productId: product.productId, quantity: 3, price: 54 }] };
    await expect(buyer.buying.send(UpdateOrder, wrong)).rejects.toMatchObject({ message: 'Prices have changed' });
  });

  it('alone can be deleted, by its buyer', async () => {
    const { id } = await draft();
    await expect(shop.owner.selling.send(DeleteOrder, { id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await buyer.buying.send(DeleteOrder, { id })).toBeNull();
    await expect(buyer.buying.send(GetOrder, { id })).rejects.toMatchObject({ kind: 'not-found' });
    const sent = await ordering.order(buyer, shop);
    await expect(buyer.buying.send(DeleteOrder, { id: sent.id })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(shop.owner.selling.send(DeleteOrder, { id: sent.id })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('an order that was sent', () => {
  it('keeps its lines', async () => {
    const order = await ordering.order(buyer, shop);
    const items = order.items.map(({ productId, quantity, price }) => ({ productId, quantity, price }));
    await expect(buyer.buying.send(UpdateOrder, { id: order.id, items })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(shop.owner.selling.send(UpdateOrder, { id: order.id, items })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('has notes that the buyer changes until it is closed; a step has its own', async () => {
    const order = await ordering.order(buyer, shop);
    const { id } = order;
    const changed = await buyer.buying.send(UpdateOrder, { id, notes: 'Gate 2' });
    expect(changed).toMatchObject({ notes: 'Gate 2' });
    const entry = { previousStatus: 'pending', newStatus: 'pending', performedBy: buyer.userId };
    expect(changed.statusHistory).toMatchObject([{ newStatus: 'pending' }, { ...entry, notes: expect.any(String) }]);
    const again = await buyer.buying.send(UpdateOrder, { id, notes: 'Gate 2' });
    expect(again.statusHistory).toEqual(changed.statusHistory);
    const third = await buyer.buying.send(UpdateOrder, { id, notes: 'Gate 3' });
    expect(third.statusHistory!.at(-1)).toMatchObject({ ...entry, notes: 'The notes were: Gate 2' });
    await buyer.buying.send(UpdateOrder, { id, notes: 'Gate 2' });
    await expect(shop.owner.selling.send(UpdateOrder, { id, notes: 'Mine' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const rejected = await shop.owner.selling.send(UpdateOrder, { id, status: 'rejected', notes: 'Sold out' });
    expect(rejected).toMatchObject({ status: 'rejected', notes: 'Gate 2' });
    expect(rejected.statusHistory!.at(-1)).toMatchObject({ notes: 'Sold out' });
    await expect(buyer.buying.send(UpdateOrder, { id, notes: 'Late' })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is accepted after its notes were changed, as long after it was sent', async () => {
    const { id } = await ordering.order(buyer, shop);
    await buyer.buying.send(UpdateOrder, { id, notes: 'Gate 2' });
    const accepted = await shop.owner.selling.send(ChangeOrderStatus, { id, status: 'confirmed' });
    expect(accepted.statusHistory!.map(({ newStatus }) => newStatus)).toEqual(['pending', 'pending', 'confirmed']);
  });

  it('is not there for anybody else', async () => {
    const { id } = await ordering.order(buyer, shop);
    const stranger = ordering.stranger();
    const attempts = [
      stranger.buying.send(GetOrder, { id }),
      stranger.selling.send(GetOrder, { id }),
      stranger.buying.send(UpdateOrder, { id, notes: 'x' }),
      stranger.buying.send(DeleteOrder, { id }),
      stranger.buying.send(ReceiveOrder, { id }),
    ];
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject({ kind: 'not-found' })));
  });
});

describe('receiving', () => {
  async function shipped(quantities: number[]): Promise<Order> {
    const order = await ordering.order(buyer, shop, quantities);
    await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped');
    return order;
  }
  const receiptsOf = (id: number) => ordering.published(OrderReceived).filter(({ orderId }) => orderId === id);

  it('stays received where the stock could not take it, and says so', async () => {
    const { id, items } = await shipped([10, 5]);
    const [first, second] = items;
    await buyer.buying.send(ReceiveOrder, { id });
    const { receiptId, orderNumber } = await ordering.waitForEvent(OrderReceived, ({ orderId }) => orderId === id);
    const reason = 'Stock cannot be more than 2147483647';
    await ordering.publish(ReceiptRefused, {
      ...{ itemId: 41, userId: buyer.userId, productId: first!.productId, productName: 'Product', quantity: 10 },
      ...{ orderNumber, receiptId, orderItemId: first!.id, reason },
    });
    const linesOf = async (who: Caller) => (await who.send(GetOrder, { id })).receipts![0]!.lines;
    await until(async () => (await linesOf(buyer.buying))[0]!.notStocked !== null, 'the refusal to be heard');
    const told = [
      { itemId: first!.id, quantity: 10, inStock: 0, notStocked: reason },
      { itemId: second!.id, quantity: 5, inStock: 0, notStocked: null },
    ];
    expect(await linesOf(buyer.buying)).toEqual(told);
    expect(await linesOf(shop.owner.selling)).toEqual(told);
    expect((await buyer.buying.send(GetOrder, { id })).status).toBe('delivered');
  });

  it('has an end of parts: the last of two hundred takes all that is outstanding', async () => {
    const { id, items } = await shipped([300]);
    const itemId = items[0]!.id;
    await ordering.db.rows(
      `WITH parts AS (
         INSERT INTO receipts (order_id, received_by) SELECT $1, $2 FROM generate_series(1, 198) RETURNING id)
       INSERT INTO receipt_lines (receipt_id, item_id, quantity, in_stock) SELECT id, $3, 1, 0 FROM parts`,
      [id, buyer.userId, itemId],
    );
    const receive = (lines?: { itemId: number; quantity: number }[]) => buyer.buying.send(ReceiveOrder, { id, lines });
    await receive([{ itemId, quantity: 1 }]);
    await expect(receive([{ itemId, quantity: 1 }])).rejects.toMatchObject({
      kind: 'impossible',
      message: 'An order is received in 200 parts at most: receive all that is outstanding, or close it',
    });
    expect((await receive()).receipts).toHaveLength(200);
  });

  it('in parts ends in delivered, with one event per receipt', async () => {
    const { id, items, orderNumber } = await shipped([10, 5]);
    const [first, second] = items;
    const partly = await buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: first!.id, quantity: 4 }] });
    expect(partly.status).toBe('shipped');
    expect(partly.items.map(({ receivedQuantity }) => receivedQuantity)).toEqual([4, 0]);
    const rest = await buyer.buying.send(ReceiveOrder, { id });
    expect(rest).toMatchObject({ status: 'delivered', nextStatuses: [] });
    expect(rest.items.map(({ receivedQuantity }) => receivedQuantity)).toEqual([10, 5]);
    expect(rest.statusHistory!.at(-1)).toMatchObject({
      previousStatus: 'shipped',
      newStatus: 'delivered',
      performedBy: buyer.userId,
    });
    await expect(buyer.buying.send(ReceiveOrder, { id })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Nothing left to receive',
    });
    await ordering.waitForEvent(OrderReceived, (event) => event.orderId === id && event.status === 'delivered');
    const [one, two] = receiptsOf(id);
    expect(receiptsOf(id)).toHaveLength(2);
    expect(one).toMatchObject({
      orderNumber,
      status: 'shipped',
      lines: [{ itemId: first!.id, quantity: 4, price: 1000 }],
    });
    expect(two!.receiptId).not.toBe(one!.receiptId);
    expect(two!.lines).toEqual([
      {
        itemId: first!.id,
        productId: first!.productId,
        name: first!.product.name,
        sku: first!.product.sku,
        quantity: 6,
        receivedInAll: 10,
        price: 1000,
        outstanding: 6,
        importedVersion: 0,
      },
      expect.objectContaining({ itemId: second!.id, quantity: 5 }),
    ]);
  });

  it('of more than is outstanding takes nothing in', async () => {
    const { id, items } = await shipped([3]);
    await expect(
      buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: items[0]!.id, quantity: 4 }] }),
    ).rejects.toMatchObject({ kind: 'impossible' });
    const other = await shipped([1]);
    await expect(
      buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: other.items[0]!.id, quantity: 1 }] }),
    ).rejects.toMatchObject({ kind: 'impossible' });
  });

  it('is the buyer’s, and only once it is shipped', async () => {
    const { id } = await ordering.order(buyer, shop);
    await expect(buyer.buying.send(ReceiveOrder, { id })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(shop.owner.selling.send(ReceiveOrder, { id })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('is still possible after the order was called delivered', async () => {
    const { id } = await shipped([2]);
    await shop.owner.selling.send(ChangeOrderStatus, { id, status: 'delivered' });
    const received = await buyer.buying.send(ReceiveOrder, { id });
    expect(received.statusHistory!.filter(({ newStatus }) => newStatus === 'delivered')).toHaveLength(1);
  });

  it('of what is outstanding after that settles the order: it is to be received until then', async () => {
    const { id, items } = await shipped([6]);
    await shop.owner.selling.send(ChangeOrderStatus, { id, status: 'delivered' });
    const toReceive = async () => (await buyer.buying.page(ListOrders, { toReceive: true })).items.map((one) => one.id);
    const counted = async () => (await buyer.buying.send(GetOrderSummary, {})).toReceive;
    await buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: items[0]!.id, quantity: 3 }] });
    expect(await toReceive()).toContain(id);
    const before = await counted();
    await buyer.buying.send(ReceiveOrder, { id });
    expect(await toReceive()).not.toContain(id);
    expect(await counted()).toBe(before - 1);
    await ordering.waitForEvent(OrderSettled, (event) => event.orderId === id && event.closedUnits === 0);
  });

  it('by two at once counts once', async () => {
    const { id, items } = await shipped([5]);
    const lines = [{ itemId: items[0]!.id, quantity: 3 }];
    const both = await Promise.allSettled([1, 2].map(() => buyer.buying.send(ReceiveOrder, { id, lines })));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find((result) => result.status === 'rejected')?.reason).toMatchObject({ kind: 'impossible' });
    expect((await buyer.buying.send(GetOrder, { id })).items[0]!.receivedQuantity).toBe(3);
  });

  describe('what an invoice of the order brought into stock', () => {
    async function imported(quantities: number[], units: number) {
      const order = await shipped(quantities);
      const [first] = order.items;
      const goods = { orderId: order.id, productId: first!.productId };
      // News may overtake each other.
      await ordering.publish(OrderedGoodsImported, { ...goods, imported: units, version: 2 });
      await ordering.publish(OrderedGoodsImported, { ...goods, imported: 0, version: 1 });
      const version = 'SELECT FROM order_items WHERE order_id = $1 AND product_id = $2 AND imported_version = 2';
      await until(() => ordering.db.row(version, [goods.orderId, goods.productId]), 'the import to be heard of');
      const receive = (change: Partial<ReceiveOrderInput> = {}, key?: string) =>
        buyer.buying.send(ReceiveOrder, { id: order.id, ...change }, { idempotencyKey: key });
      return { ...order, first: first!, receive };
    }

    it('is not counted again unless that is meant', async () => {
      const { id, first, receive } = await imported([10, 5], 6);
      await expect(receive()).rejects.toMatchObject({
        kind: 'conflict',
        message: `${first.product.name}: 6 are in stock already, imported with an invoice of this order`,
        details: {
          reason: 'already-in-stock',
          inStock: [{ itemId: first.id, productId: first.productId, quantity: 6 }],
        },
      });
      expect((await buyer.buying.send(GetOrder, { id })).items[0]!.receivedQuantity).toBe(0);
      expect((await receive({ countAgain: true })).items[0]!.receivedQuantity).toBe(10);
    });

    it('leaves the rest to be received', async () => {
      const { first, receive } = await imported([10], 6);
      await expect(receive({ lines: [{ itemId: first.id, quantity: 5 }] })).rejects.toMatchObject({ kind: 'conflict' });
      const rest = await receive({ lines: [{ itemId: first.id, quantity: 4 }] }, 'rest');
      expect(rest.items[0]!.receivedQuantity).toBe(4);
      await expect(receive({ lines: [{ itemId: first.id, quantity: 1 }] })).rejects.toMatchObject({ kind: 'conflict' });
      // A repeat gets its answer, whatever came into stock since.
      expect(await receive({ lines: [{ itemId: first.id, quantity: 4 }] }, 'rest')).toEqual(rest);
    });

    it('is received without being added to the stock again, in parts, before or with the rest', async () => {
      const { id, first, receive } = await imported([10], 6);
      const confirm = (quantity: number, inStock: number) =>
        receive({ lines: [{ itemId: first.id, quantity, inStock }] });
      await expect(confirm(7, 7)).rejects.toMatchObject({ kind: 'impossible' });
      expect(await confirm(5, 5)).toMatchObject({ status: 'shipped', items: [{ receivedQuantity: 5 }] });
      await expect(confirm(5, 0)).rejects.toMatchObject({ details: { inStock: [{ quantity: 1 }] } });
      const received = await confirm(5, 1);
      expect(received).toMatchObject({ status: 'delivered', items: [{ receivedQuantity: 10, confirmedQuantity: 6 }] });
      expect(received.receipts!.map(({ lines }) => lines)).toMatchObject([
        [{ quantity: 5, inStock: 5 }],
        [{ quantity: 5, inStock: 1 }],
      ]);
      await ordering.waitForEvent(OrderSettled, ({ orderId }) => orderId === id);
      const told = ordering.published(OrderReceived).filter(({ orderId }) => orderId === id);
      expect(told.map(({ lines }) => lines[0])).toMatchObject([
        { quantity: 0, inStock: 5, receivedInAll: 0, outstanding: 10 },
        { quantity: 4, inStock: 1, receivedInAll: 4, outstanding: 10 },
      ]);
    });

    it('is not to come any more', async () => {
      const toReceive = async () => (await buyer.buying.send(GetOrderSummary, {})).toReceive;
      const before = await toReceive();
      const { id, receive } = await imported([6], 6);
      const listed = await buyer.buying.page(ListOrders, { toReceive: true, limit: 200 });
      expect(listed.items.map((one) => one.id)).not.toContain(id);
      expect(await toReceive()).toBe(before);
      await receive({ countAgain: true });
      expect(await toReceive()).toBe(before);
    });

    it('is received, not closed, when what is outstanding is closed', async () => {
      const { id, items } = await imported([10, 2], 6);
      const closed = await buyer.buying.send(CloseOutstanding, { id });
      expect(closed).toMatchObject({
        status: 'delivered',
        items: [
          { receivedQuantity: 6, confirmedQuantity: 6, closedQuantity: 4 },
          { receivedQuantity: 0, closedQuantity: 2 },
        ],
      });
      await ordering.waitForEvent(OrderSettled, (event) => event.orderId === id && event.closedUnits === 6);
      const [receipt] = ordering.published(OrderReceived).filter(({ orderId }) => orderId === id);
      expect(receipt!.lines).toMatchObject([{ itemId: items[0]!.id, quantity: 0, inStock: 6 }]);

      const all = await imported([6], 6);
      expect(await buyer.buying.send(CloseOutstanding, { id: all.id })).toMatchObject({
        status: 'delivered',
        items: [{ receivedQuantity: 6, closedQuantity: 0 }],
      });
      await ordering.waitForEvent(OrderSettled, (event) => event.orderId === all.id && event.closedUnits === 0);
    });
  });

  it('repeated with its key changes nothing and gets the first answer', async () => {
    const { id, items } = await shipped([5]);
    const input = { id, lines: [{ itemId: items[0]!.id, quantity: 2 }] };
    const key = { idempotencyKey: `receipt-${id}` };
    const [first, second] = await Promise.all([1, 2].map(() => buyer.buying.send(ReceiveOrder, input, key)));
    expect(second).toEqual(first);
    expect(await buyer.buying.send(ReceiveOrder, input, key)).toEqual(first);
    expect((await buyer.buying.send(GetOrder, { id })).items[0]!.receivedQuantity).toBe(2);
  });
});

describe('a receipt that is taken back', () => {
  async function received(quantities: number[]) {
    const { id, orderNumber, items } = await ordering.order(buyer, shop, quantities);
    await ordering.advance({ id } as Order, shop, 'confirmed', 'processing', 'shipped');
    await buyer.buying.send(ReceiveOrder, { id });
    const takeBack = async (quantity: number) => {
      const { productId, product } = items[0]!;
      const goods = { itemId: 1, userId: buyer.userId, productId, productName: product.name, quantity, orderNumber };
      const eventId = await ordering.publish(ReceiptReversed, goods);
      await until(() => ordering.db.row('SELECT FROM inbox WHERE event_id = $1', [eventId]), 'the reversal');
    };
    return { id, items, takeBack, now: () => buyer.buying.send(GetOrder, { id }) };
  }

  it('leaves its goods outstanding, of a delivered order too, until they are received again', async () => {
    const { id, items, takeBack, now } = await received([8, 2]);
    await takeBack(8);
    expect(await now()).toMatchObject({
      status: 'delivered',
      items: [{ receivedQuantity: 0 }, { receivedQuantity: 2 }],
      receipts: [{}, { lines: [{ itemId: items[0]!.id, quantity: -8 }] }],
    });
    const listed = await buyer.buying.page(ListOrders, { toReceive: true, limit: 200 });
    expect(listed.items.map((one) => one.id)).toContain(id);
    const told = await ordering.waitForEvent(OrderReceiptReversed, ({ orderId }) => orderId === id);
    expect(told).toMatchObject({
      ...{ settlement: 2, quantity: 8 },
      goods: [
        { quantity: 8, receivedInAll: 8, reversedInAll: 8 },
        { quantity: 2, receivedInAll: 2, reversedInAll: 0 },
      ],
    });
    await buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: items[0]!.id, quantity: 3 }] });
    await buyer.buying.send(CloseOutstanding, { id });
    await ordering.waitForEvent(OrderSettled, (event) => event.orderId === id && event.settlement === 3);
    const again = ordering.published(OrderReceived).filter(({ orderId }) => orderId === id);
    expect(again.at(-1)!.lines).toMatchObject([{ quantity: 3, receivedInAll: 11 }]);
  });

  it('takes back no more than was received', async () => {
    const { takeBack, now } = await received([8]);
    await takeBack(5);
    await takeBack(5);
    expect(await now()).toMatchObject({ items: [{ receivedQuantity: 0 }] });
    await takeBack(5);
    expect((await now()).receipts!.map(({ lines }) => lines[0]!.quantity)).toEqual([8, -5, -3]);
  });
});

describe('closing what is outstanding', () => {
  async function shipped(quantities: number[]): Promise<Order> {
    const order = await ordering.order(buyer, shop, quantities);
    await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped');
    return order;
  }

  it('delivers a shipped order, and leaves nothing to receive', async () => {
    const { id, items } = await shipped([6, 2]);
    await buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: items[0]!.id, quantity: 4 }] });
    const closed = await buyer.buying.send(CloseOutstanding, { id });
    expect(closed.status).toBe('delivered');
    expect(closed.items.map(({ receivedQuantity, closedQuantity }) => [receivedQuantity, closedQuantity])).toEqual([
      [4, 2],
      [0, 2],
    ]);
    expect(closed.statusHistory!.at(-1)).toMatchObject({ newStatus: 'delivered', notes: '4 outstanding units closed' });
    await ordering.waitForEvent(OrderSettled, (event) => event.orderId === id && event.closedUnits === 4);
    const delivered = ordering.published(OrderStatusChanged).filter(({ orderId }) => orderId === id);
    expect(delivered.at(-1)).toMatchObject({ newStatus: 'delivered', closedUnits: 4 });
    for (const again of [ReceiveOrder, CloseOutstanding]) {
      await expect(buyer.buying.send(again, { id })).rejects.toMatchObject({ kind: 'conflict' });
    }
  });

  it('of a delivered order is an entry of its history', async () => {
    const { id } = await shipped([1]);
    await shop.owner.selling.send(ChangeOrderStatus, { id, status: 'delivered' });
    const { statusHistory } = await buyer.buying.send(CloseOutstanding, { id });
    expect(statusHistory!.at(-1)).toMatchObject({
      ...{ previousStatus: 'delivered', newStatus: 'delivered', performedBy: buyer.userId },
      notes: 'Nothing arrived: 1 outstanding unit closed',
    });
  });

  it('of an order of which nothing came delivers it: nothing was sold with it, and it is not rated', async () => {
    const { id, items } = await shipped([6, 2]);
    const closed = await buyer.buying.send(CloseOutstanding, { id });
    expect(closed.statusHistory!.at(-1)).toMatchObject({
      ...{ previousStatus: 'shipped', newStatus: 'delivered' },
      notes: 'Nothing arrived: 8 outstanding units closed',
    });
    await ordering.waitForEvent(OrderSettled, (event) => event.orderId === id && event.receivedUnits === 0);
    await expect(buyer.buying.send(RateOrder, { id, stars: 1 })).rejects.toMatchObject({
      ...{ kind: 'conflict', message: 'Nothing of this order arrived' },
    });
    const sold = await ordering.db.rows(
      `SELECT key, sum(orders)::int AS orders, sum(quantity)::int AS quantity, sum(revenue)::int AS revenue FROM sold_figures
       WHERE facet = 'product' AND key = ANY ($1) GROUP BY key`,
      [items.map(({ productId }) => String(productId))],
    );
    expect(sold).toEqual(
      items.map(({ productId }) => ({ key: String(productId), orders: 1, quantity: 0, revenue: 0 })),
    );
  });

  it('is the buyer’s, once it is shipped', async () => {
    const { id } = await ordering.order(buyer, shop);
    await expect(buyer.buying.send(CloseOutstanding, { id })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(shop.owner.selling.send(CloseOutstanding, { id })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(ordering.stranger().buying.send(CloseOutstanding, { id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('goods that came in', () => {
  it('name the orders of the caller’s own with which just so many came in within a month', async () => {
    const [person, stranger] = [await ordering.person(), ordering.stranger()];
    const order = await ordering.order(person, shop, [4, 2]);
    const goods = order.items.map(({ productId, quantity }) => ({ productId, quantity }));
    const found = async (caller: Caller, asked = goods) =>
      (await caller.send(FindReceivedOrders, { goods: asked })).orders.map(({ id }) => id);
    await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped');
    expect(await found(person.buying)).toEqual([]);
    await person.buying.send(ReceiveOrder, { id: order.id });
    expect(await found(person.buying)).toEqual([order.id]);
    expect(await found(person.buying, [goods[0]!, { ...goods[1]!, quantity: 1 }])).toEqual([]);
    expect(await found(stranger.buying)).toEqual([]);
    expect(await found(shop.owner.selling)).toEqual([]);
    await ordering.db.rows(`UPDATE receipts SET created_at = now() - interval '31 days' WHERE order_id = $1`, [
      order.id,
    ]);
    expect(await found(person.buying)).toEqual([]);
  });

  it('are of suppliers whom the caller has ordered from: drafts do not count', async () => {
    const [person, stranger] = [await ordering.person(), ordering.stranger()];
    await ordering.order(person, shop, [1], { notifySupplier: false });
    expect(await person.buying.send(GetOrderedSuppliers, {})).toEqual({ suppliers: [] });
    await ordering.order(person, shop);
    const { suppliers } = await person.buying.send(GetOrderedSuppliers, {});
    expect(suppliers).toEqual([{ id: shop.id, name: expect.any(String) }]);
    expect(await stranger.buying.send(GetOrderedSuppliers, {})).toEqual({ suppliers: [] });
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(ordering.db)).toEqual([]);
  expect(await wrongSoldFigures(ordering.db)).toEqual([]);
});
