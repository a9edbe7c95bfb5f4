import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DuplicateOrder, GetOrder, type PricedLine, PlaceOrder } from '#contracts';
import { wrongFigures } from './figures.js';
import { type Ordering, type Person, setup, type Shop, wanted } from './setup.js';

let ordering: Ordering;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  ordering = await setup();
  shop = await ordering.shop();
  buyer = await ordering.person();
});
afterAll(() => ordering.close());

async function ordered(...products: PricedLine[]): Promise<number> {
  const lines = products.map((product, n) => ({ quantity: n + 2, product }));
  return (await buyer.buying.send(PlaceOrder, { ...wanted(shop, lines), notes: 'Ramp 4' })).id;
}

describe('duplicating an order', () => {
  it('makes a draft with the same lines and notes, at today’s prices', async () => {
    const [bolt, nut] = [ordering.product(shop, { price: 100 }), ordering.product(shop, { price: 50 })];
    const id = await ordered(bolt, nut);
    bolt.price = 120;
    const { order, unavailable, repriced } = await buyer.buying.send(DuplicateOrder, { id });
    expect(unavailable).toEqual([]);
    expect(repriced).toEqual([{ productId: bolt.productId, price: 120, priceBefore: 100 }]);
    expect(order).toMatchObject({
      status: 'draft',
      notes: 'Ramp 4',
      subtotal: 390,
      tax: 39,
      total: 429,
      items: [
        { productId: bolt.productId, quantity: 2, price: 120 },
        { productId: nut.productId, quantity: 3, price: 50 },
      ],
    });
    expect(order.id).not.toBe(id);
    expect(await buyer.buying.send(GetOrder, { id: order.id })).toEqual(order);
  });

  it('leaves out what cannot be ordered any more, and says why', async () => {
    const [kept, gone, bulk] = [ordering.product(shop), ordering.product(shop), ordering.product(shop)];
    const id = await ordered(kept, gone, bulk);
    gone.refusal = 'This product is no longer sold';
    bulk.minOrderQuantity = 10;
    const { order, unavailable } = await buyer.buying.send(DuplicateOrder, { id });
    expect(order.items.map(({ productId }) => productId)).toEqual([kept.productId]);
    expect(unavailable).toEqual([
      { productId: gone.productId, name: gone.name, reason: 'This product is no longer sold' },
      {
        productId: bulk.productId,
        name: bulk.name,
        reason: `The minimum order quantity of ${bulk.name} is 10`,
      },
    ]);
  });

  it('makes nothing when nothing can be ordered any more', async () => {
    const gone = ordering.product(shop);
    const id = await ordered(gone);
    gone.refusal = 'This product is no longer sold';
    await expect(buyer.buying.send(DuplicateOrder, { id })).rejects.toMatchObject({ kind: 'impossible' });
  });

  it('pressed five times with one key makes one draft', async () => {
    const id = await ordered(ordering.product(shop));
    const options = { idempotencyKey: `again-${id}` };
    const drafts = await Promise.all([1, 2, 3, 4, 5].map(() => buyer.buying.send(DuplicateOrder, { id }, options)));
    expect(new Set(drafts.map(({ order }) => order.id)).size).toBe(1);
  });

  it('is the buyer’s', async () => {
    const id = await ordered(ordering.product(shop));
    await expect(shop.owner.selling.send(DuplicateOrder, { id })).rejects.toMatchObject({ kind: 'forbidden' });
    const stranger = await ordering.person();
    await expect(stranger.buying.send(DuplicateOrder, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(ordering.db)).toEqual([]);
});
