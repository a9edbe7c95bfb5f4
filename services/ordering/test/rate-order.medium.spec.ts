import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetOrder, type Order, OrderRated, RateOrder } from '#contracts';
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

async function delivered(): Promise<Order> {
  const order = await ordering.order(buyer, shop);
  await ordering.advance(order, shop, 'confirmed', 'processing', 'shipped', 'delivered');
  return order;
}

describe('rating an order', () => {
  it('shows it to both sides and tells of it once', async () => {
    const { id } = await delivered();
    const rated = await buyer.buying.send(RateOrder, { id, stars: 4, comment: ' Well packed ' });
    const rating = { stars: 4, comment: 'Well packed', createdAt: expect.any(String) };
    expect(rated.rating).toEqual(rating);
    expect((await shop.owner.selling.send(GetOrder, { id })).rating).toEqual(rating);
    const event = await ordering.waitForEvent(OrderRated, ({ orderId }) => orderId === id);
    expect(event).toMatchObject({ supplierId: shop.id, buyerId: buyer.userId, stars: 4, comment: 'Well packed' });
  });

  it('counts once, however often it is sent at once', async () => {
    const { id } = await delivered();
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map((stars) => buyer.buying.send(RateOrder, { id, stars })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.flatMap((tried) => (tried.status === 'rejected' ? [(tried.reason as Error).message] : []));
    expect(refused).toEqual(Array(4).fill('You have rated this order already'));
    await ordering.waitForEvent(OrderRated, ({ orderId }) => orderId === id);
    expect(ordering.published(OrderRated).filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });

  it('is the buyer’s, and waits for the delivery', async () => {
    const { id } = await ordering.order(buyer, shop);
    await expect(buyer.buying.send(RateOrder, { id, stars: 5 })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(shop.owner.selling.send(RateOrder, { id, stars: 5 })).rejects.toMatchObject({ kind: 'forbidden' });
    const stranger = await ordering.person();
    await expect(stranger.buying.send(RateOrder, { id, stars: 5 })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
