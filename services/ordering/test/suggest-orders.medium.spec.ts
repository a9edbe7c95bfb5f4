import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ListOrders, type PricedLine, PlaceOrder, type SuggestedOrders, SuggestOrders } from '#contracts';
import { type Ordering, type Person, setup, type Shop, wanted } from './setup.js';

let ordering: Ordering;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  ordering = await setup();
  shop = await ordering.shop();
});
beforeEach(async () => {
  buyer = await ordering.person();
  ordering.reorders.length = 0;
});
afterAll(() => ordering.close());

const low = ({ productId, name }: PricedLine, quantity: number): void =>
  void ordering.reorders.push({ productId, name, quantity });
const suggest = (by = buyer): Promise<SuggestedOrders> => by.buying.send(SuggestOrders, {});

describe('suggested orders', () => {
  it('are one draft per supplier, with what is lacking', async () => {
    const other = await ordering.shop('Anchor Supply');
    const [bolt, nut] = [ordering.product(shop, { price: 100 }), ordering.product(shop, { price: 10 })];
    const rope = ordering.product(other, { price: 500 });
    low(bolt, 4);
    low(rope, 2);
    low(nut, 30);
    const { orders, skipped } = await suggest();
    expect(skipped).toEqual([]);
    expect(orders).toMatchObject([
      {
        status: 'draft',
        supplierId: shop.id,
        subtotal: 700,
        items: [
          { productId: bolt.productId, quantity: 4 },
          { productId: nut.productId, quantity: 30 },
        ],
      },
      { status: 'draft', supplierId: other.id, items: [{ productId: rope.productId, quantity: 2 }] },
    ]);
  });

  it('leave out what cannot be ordered, and say why', async () => {
    const [fine, gone, bulk] = [ordering.product(shop), ordering.product(shop), ordering.product(shop)];
    bulk.minOrderQuantity = 10;
    low(fine, 1);
    low(gone, 1);
    low(bulk, 9);
    ordering.remove(gone);
    const { orders, skipped } = await suggest();
    expect(orders.flatMap(({ items }) => items.map(({ productId }) => productId))).toEqual([fine.productId]);
    expect(skipped).toEqual([
      { productId: gone.productId, name: gone.name, reason: 'This product is not available' },
      { productId: bulk.productId, name: bulk.name, reason: `The minimum order quantity of ${bulk.name} is 10` },
    ]);
    expect((await suggest(shop.owner)).skipped.map(({ reason }) => reason)).toContain(
      'You cannot order from your own supplier',
    );
  });

  it('of one item that no order holds do not fail for the others', async () => {
    const price = 2_000_000;
    const [dear, dearToo, many, fine] = [
      ordering.product(shop, { price }),
      ordering.product(shop, { price }),
      ordering.product(shop, { price: 1 }),
      ordering.product(shop, { price: 1 }),
    ];
    low(dear, 900);
    low(dearToo, 900);
    low(many, 1_000_001);
    low(fine, 1_000_000);
    const { orders, skipped } = await suggest();
    expect(orders.map(({ items }) => items.map(({ productId }) => productId))).toEqual([
      [dear.productId, fine.productId],
    ]);
    expect(skipped).toMatchObject([
      { productId: dearToo.productId, reason: 'The order would be too large with it' },
      { productId: many.productId, reason: '1000001 are lacking, but a line of an order holds 1000000 at most' },
    ]);
  });

  it('pressed five times at once are made once', async () => {
    low(ordering.product(shop), 3);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => suggest()));
    expect(answers.flatMap(({ orders }) => orders)).toHaveLength(1);
    expect(answers.flatMap(({ skipped }) => skipped.map(({ reason }) => reason))).toEqual(
      Array(4).fill('It is in a draft already'),
    );
    expect((await buyer.buying.page(ListOrders, { status: 'draft' })).items).toHaveLength(1);
  });

  it('leave out what the buyer has in a draft of their own', async () => {
    const product = ordering.product(shop);
    await buyer.buying.send(PlaceOrder, { ...wanted(shop, [{ quantity: 5, product }]), notifySupplier: false });
    low(product, 3);
    expect(await suggest()).toMatchObject({ orders: [], skipped: [{ productId: product.productId }] });
  });

  it('of nothing are none', async () => {
    expect(await suggest()).toEqual({ orders: [], skipped: [] });
  });
});
