import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BasketGroup, ClearBasket, GetBasket, ListOrders, PlaceOrder, PutBasketItem } from '#contracts';
import { type Ordering, type Person, RATINGS, setup, type Shop, wanted } from './setup.js';

let ordering: Ordering;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  ordering = await setup();
  shop = await ordering.shop();
});
beforeEach(async () => {
  buyer = await ordering.person();
});
afterAll(() => ordering.close());

const put = (productId: number, quantity: number, by = buyer): Promise<BasketGroup[]> =>
  by.buying.send(PutBasketItem, { productId, quantity });
const basket = (of = buyer): Promise<BasketGroup[]> => of.buying.send(GetBasket, {});

describe('a basket', () => {
  it('groups by supplier, in the order of adding, with sums in cents', async () => {
    const other = await ordering.shop('Anchor Supply');
    const [bolt, nut] = [ordering.product(shop, { price: 250 }), ordering.product(shop, { price: 40 })];
    const rope = ordering.product(other, { price: 1900 });
    await put(bolt.productId, 4);
    await put(rope.productId, 1);
    await put(nut.productId, 10);
    const groups = await put(bolt.productId, 6);
    expect(groups).toEqual(await basket());
    expect(groups).toMatchObject([
      {
        supplier: { id: other.id, name: 'Anchor Supply' },
        ratings: RATINGS,
        currency: 'USD',
        subtotal: 1900,
        items: [{ quantity: 1 }],
      },
      {
        supplier: { id: shop.id, name: shop.name },
        subtotal: 1900,
        items: [
          {
            product: { id: bolt.productId, price: 250 },
            quantity: 6,
            subtotal: 1500,
            previousPrice: null,
            refusal: null,
          },
          { product: { id: nut.productId }, quantity: 10, subtotal: 400 },
        ],
      },
    ]);
  });

  it('is one buyer’s own', async () => {
    const product = ordering.product(shop);
    await put(product.productId, 2);
    const stranger = await ordering.person();
    expect(await basket(stranger)).toEqual([]);
    await put(product.productId, 0, stranger);
    await stranger.buying.send(ClearBasket, { supplierId: shop.id });
    expect(await basket()).toMatchObject([{ items: [{ quantity: 2 }] }]);
  });

  it('loses a product whose quantity is 0, and a supplier that is cleared', async () => {
    const [kept, gone] = [ordering.product(shop), ordering.product(shop)];
    await put(kept.productId, 1);
    await put(gone.productId, 1);
    expect(await put(gone.productId, 0)).toMatchObject([{ items: [{ product: { id: kept.productId } }] }]);
    expect(await buyer.buying.send(ClearBasket, { supplierId: shop.id })).toBeNull();
    expect(await basket()).toEqual([]);
  });

  it('asks the catalogue once, whatever it holds, and not at all while it is empty', async () => {
    for (const supplier of [shop, await ordering.shop('Anchor Supply')]) {
      for (let n = 0; n < 3; n += 1) await put(ordering.product(supplier).productId, 1);
    }
    const before = ordering.asked();
    await basket();
    await basket(await ordering.person());
    expect(ordering.asked() - before).toBe(1);
  });

  it('marks a price that has changed until the buyer sets the quantity again', async () => {
    const product = ordering.product(shop, { price: 500 });
    await put(product.productId, 3);
    product.price = 550;
    expect(await basket()).toMatchObject([
      { subtotal: 1650, items: [{ product: { price: 550 }, subtotal: 1650, previousPrice: 500 }] },
    ]);
    expect(await put(product.productId, 3)).toMatchObject([{ items: [{ previousPrice: null }] }]);
  });

  it('keeps what can no longer be ordered, says why, and leaves it out of the sum', async () => {
    const [gone, refused, bulk, fine] = ['Gone', 'Refused', 'Bulk', 'Fine'].map((name) =>
      ordering.product(shop, { name, price: 100 }),
    );
    for (const { productId } of [gone!, refused!, bulk!, fine!]) await put(productId, 2);
    ordering.remove(gone!);
    refused!.refusal = 'This product is no longer sold';
    bulk!.minOrderQuantity = 10;
    const [group] = await basket();
    expect(group!.subtotal).toBe(200);
    expect(group!.items.map(({ product, refusal }) => [product.name, refusal])).toEqual([
      ['Gone', 'This product is not available'],
      ['Refused', 'This product is no longer sold'],
      ['Bulk', 'The minimum order quantity of Bulk is 10'],
      ['Fine', null],
    ]);
  });
});

describe('into a basket nobody can put', () => {
  it('less than the minimum, what may not be ordered, what is unknown, or one’s own', async () => {
    const bulk = ordering.product(shop, { name: 'Bulk', minOrderQuantity: 10 });
    const hidden = ordering.product(shop, { refusal: 'This product cannot be ordered at the moment' });
    await expect(put(bulk.productId, 9)).rejects.toMatchObject({
      kind: 'impossible',
      message: 'The minimum order quantity of Bulk is 10',
      details: { minOrderQuantity: 10 },
    });
    await expect(put(hidden.productId, 1)).rejects.toMatchObject({ kind: 'impossible' });
    await expect(put(999_999, 1)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(put(ordering.product(shop).productId, 1, shop.owner)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await basket()).toEqual([]);
  });

  it('more than 500 products', async () => {
    await ordering.db.rows(
      `INSERT INTO basket_items (buyer_id, product_id, supplier_id, product_name, sku, price, quantity)
       SELECT $1, 1000000 + n, $2, 'Bolt', 'B', 1, 1 FROM generate_series(1, 500) n`,
      [buyer.userId, shop.id],
    );
    await expect(put(ordering.product(shop).productId, 1)).rejects.toMatchObject({ kind: 'impossible' });
  });
});

describe('an order from the basket', () => {
  it('takes what it orders out of the basket, and leaves the rest', async () => {
    const [ordered, left] = [ordering.product(shop), ordering.product(shop)];
    await put(ordered.productId, 2);
    await put(left.productId, 1);
    await buyer.buying.send(PlaceOrder, {
      ...wanted(shop, [{ quantity: 2, product: ordered }]),
      fromBasket: true,
    });
    expect(await basket()).toMatchObject([{ items: [{ product: { id: left.productId } }] }]);
  });

  it('that is refused leaves the basket as it was', async () => {
    const product = ordering.product(shop, { price: 500 });
    await put(product.productId, 2);
    const order = { ...wanted(shop, [{ quantity: 2, product }]), fromBasket: true };
    product.price = 600;
    await expect(buyer.buying.send(PlaceOrder, order)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await basket()).toMatchObject([{ items: [{ quantity: 2, previousPrice: 500 }] }]);
  });

  it('is one order, however often the same basket is ordered at once', async () => {
    const product = ordering.product(shop);
    await put(product.productId, 2);
    const order = { ...wanted(shop, [{ quantity: 2, product }]), fromBasket: true };
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => buyer.buying.send(PlaceOrder, order)));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
    expect(refused.map(({ message }) => message)).toEqual(Array(5).fill('This cart has been ordered already'));
    expect((await buyer.buying.page(ListOrders, {})).items).toHaveLength(1);
  });

  it('repeated with its key is the first order', async () => {
    const product = ordering.product(shop);
    await put(product.productId, 2);
    const order = { ...wanted(shop, [{ quantity: 2, product }]), fromBasket: true };
    const options = { idempotencyKey: `checkout-${buyer.userId}` };
    const first = await buyer.buying.send(PlaceOrder, order, options);
    expect(await buyer.buying.send(PlaceOrder, order, options)).toEqual(first);
  });
});
