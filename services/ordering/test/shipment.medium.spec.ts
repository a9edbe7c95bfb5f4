import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ChangeOrderStatus,
  GetOrder,
  type Order,
  OrderShipmentChanged,
  OrderStatusChanged,
  ReceiveOrder,
  UpdateShipment,
} from '#contracts';
import { type Ordering, type Person, setup, type Shop } from './setup.js';

let ordering: Ordering;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  ordering = await setup();
  shop = await ordering.shop();
  buyer = await ordering.person();
});
afterAll(() => ordering.close());

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const DATE = inDays(5);

async function processing(): Promise<Order> {
  const order = await ordering.order(buyer, shop, [4, 2]);
  await ordering.advance(order, shop, 'confirmed', 'processing');
  return order;
}

async function shipped(): Promise<Order> {
  const { id } = await processing();
  return shop.owner.selling.send(ChangeOrderStatus, { id, status: 'shipped' });
}

describe('a shipment', () => {
  it('is said with the step, shown to both sides, kept in the history and told', async () => {
    const { id } = await processing();
    const said = { promisedDate: DATE, trackingNumber: '1Z999' };
    const answer = await shop.owner.selling.send(ChangeOrderStatus, {
      ...{ id, status: 'shipped', notes: 'On its way' },
      ...{ promisedDate: DATE, trackingNumber: ' 1Z999 ' },
    });
    expect(answer).toMatchObject(said);
    const seen = await buyer.buying.send(GetOrder, { id });
    expect(seen).toMatchObject(said);
    expect(seen.statusHistory!.at(-1)).toMatchObject({ newStatus: 'shipped', notes: 'On its way', ...said });
    const event = await ordering.waitForEvent(
      OrderStatusChanged,
      ({ orderId, newStatus }) => orderId === id && newStatus === 'shipped',
    );
    expect(event).toMatchObject(said);
  });

  it('needs neither date nor number', async () => {
    expect(await shipped()).toMatchObject({ status: 'shipped', promisedDate: null, trackingNumber: null });
  });

  it('is refused where it makes no sense, and then nothing has happened', async () => {
    const { id } = await processing();
    const { selling } = shop.owner;
    for (const promisedDate of [inDays(-5), inDays(900), '9999-12-31']) {
      const input = { id, status: 'shipped' as const, promisedDate };
      await expect(selling.send(ChangeOrderStatus, input)).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(selling.send(UpdateShipment, { id, promisedDate: DATE })).rejects.toMatchObject({ kind: 'conflict' });
    expect((await selling.send(GetOrder, { id })).status).toBe('processing');
    const placed = await ordering.order(buyer, shop);
    await expect(
      selling.send(ChangeOrderStatus, { id: placed.id, status: 'confirmed', trackingNumber: 'x' }),
    ).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is corrected by the supplier while it is on its way; each correction is told, the same again is not', async () => {
    const { id } = await shipped();
    const { selling } = shop.owner;
    const answer = await selling.send(UpdateShipment, { id, promisedDate: DATE, trackingNumber: 'A1' });
    expect(answer).toMatchObject({ status: 'shipped', promisedDate: DATE, trackingNumber: 'A1' });
    await selling.send(UpdateShipment, { id, promisedDate: DATE, trackingNumber: 'A1' });
    await selling.send(UpdateShipment, { id, trackingNumber: 'A2' });
    await selling.send(UpdateShipment, { id, promisedDate: null });
    await ordering.waitForEvent(
      OrderShipmentChanged,
      ({ orderId, promisedDate, trackingNumber }) => orderId === id && trackingNumber === 'A2' && promisedDate === null,
    );
    const told = ordering.published(OrderShipmentChanged).filter(({ orderId }) => orderId === id);
    expect(told.map(({ promisedDate, trackingNumber }) => [promisedDate, trackingNumber])).toEqual([
      [DATE, 'A1'],
      [DATE, 'A2'],
      [null, 'A2'],
    ]);
    const { statusHistory } = await buyer.buying.send(GetOrder, { id });
    expect(statusHistory!.slice(-3)).toMatchObject([
      { previousStatus: 'shipped', newStatus: 'shipped', trackingNumber: 'A1', promisedDate: DATE },
      { previousStatus: 'shipped', newStatus: 'shipped', trackingNumber: 'A2', promisedDate: DATE },
      { previousStatus: 'shipped', newStatus: 'shipped', trackingNumber: 'A2', promisedDate: null },
    ]);
  });

  it('counts once, however often it is sent at once', async () => {
    const { id } = await shipped();
    const input = { id, trackingNumber: 'B1' };
    await Promise.all(Array.from({ length: 5 }, () => shop.owner.selling.send(UpdateShipment, input)));
    const { statusHistory } = await buyer.buying.send(GetOrder, { id });
    expect(statusHistory!.filter(({ trackingNumber }) => trackingNumber === 'B1')).toHaveLength(1);
  });

  it('is the supplier’s to speak of', async () => {
    const { id } = await shipped();
    await expect(buyer.buying.send(UpdateShipment, { id, trackingNumber: 'x' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const other = await ordering.shop('Elsewhere');
    for (const caller of [other.owner.selling, (await ordering.person()).buying]) {
      await expect(caller.send(UpdateShipment, { id, trackingNumber: 'x' })).rejects.toMatchObject({
        kind: 'not-found',
      });
    }
    const confirmed = await ordering.order(buyer, shop);
    await ordering.advance(confirmed, shop, 'confirmed');
    await expect(
      buyer.buying.send(ChangeOrderStatus, { id: confirmed.id, status: 'shipped', promisedDate: DATE }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await buyer.buying.send(GetOrder, { id: confirmed.id })).status).toBe('confirmed');
  });
});

describe('goods that come in parts', () => {
  it('are shown to both sides, receipt by receipt, with what is outstanding', async () => {
    const { id, items } = await shipped();
    const [bolts, nuts] = items as [Order['items'][0], Order['items'][0]];
    await buyer.buying.send(ReceiveOrder, { id, lines: [{ itemId: bolts.id, quantity: 3 }] });
    await buyer.buying.send(ReceiveOrder, { id });
    for (const caller of [buyer.buying, shop.owner.selling]) {
      const order = await caller.send(GetOrder, { id });
      expect(order.items.map(({ quantity, receivedQuantity }) => quantity - receivedQuantity)).toEqual([0, 0]);
      expect(order.receipts).toEqual([
        {
          ...{ id: expect.any(Number), receivedBy: buyer.userId, createdAt: expect.any(String) },
          lines: [{ itemId: bolts.id, quantity: 3, inStock: 0, notStocked: null }],
        },
        {
          ...{ id: expect.any(Number), receivedBy: buyer.userId, createdAt: expect.any(String) },
          lines: [
            { itemId: bolts.id, quantity: 1, inStock: 0, notStocked: null },
            { itemId: nuts.id, quantity: 2, inStock: 0, notStocked: null },
          ],
        },
      ]);
      expect(order.statusHistory!.at(-1)).toMatchObject({ newStatus: 'delivered' });
    }
  });
});
