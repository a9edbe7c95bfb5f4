import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CreatePrivateProduct,
  CreatePrivateProducts,
  DeleteProduct,
  DeleteSupplier,
  FindProductsBySku,
  GetProduct,
  GetProductSnapshot,
  ListProducts,
  MatchProducts,
  PriceLines,
  PriceProducts,
  ProductCreated,
  type Supplier,
  UpdateProduct,
} from '#contracts';
import type { Actor } from '#platform';
import { buyer, Market } from './market.js';

const notFound = { kind: 'not-found' };

describe('what other services ask', () => {
  let market: Market;
  beforeAll(async () => {
    market = await Market.open();
  });
  afterAll(() => market.close());

  const goods = { name: 'Odd part', sku: null, price: 500, supplierId: null };

  describe('prices', () => {
    const price = (who: Actor, supplier: Supplier, productIds: number[]) =>
      market.as(who).send(PriceLines, { supplierId: supplier.id, productIds });

    it('come in the order asked, from the catalogue', async () => {
      const { seller, supplier } = await market.shop();
      const first = await market.approved(seller, supplier, { price: 100, minOrderQuantity: 3 });
      const second = await market.approved(seller, supplier, { price: 200 });
      await expect(price(buyer(), supplier, [second.id, first.id])).resolves.toEqual({
        supplier: { id: supplier.id, name: supplier.name, ownerId: seller.userId, currency: 'USD', orderMinimum: null },
        lines: [
          {
            productId: second.id,
            name: second.name,
            sku: second.sku,
            category: null,
            imageUrl: null,
            price: 200,
            minOrderQuantity: 1,
            unitOfMeasure: 'piece',
          },
          expect.objectContaining({ productId: first.id, price: 100, minOrderQuantity: 3 }),
        ],
      });
    });

    it('of products of several suppliers come in one answer, each with its supplier', async () => {
      const [one, two] = [await market.shop(), await market.shop()];
      const first = await market.approved(one.seller, one.supplier, { price: 100 });
      const second = await market.approved(two.seller, two.supplier, { price: 200 });
      const hidden = await market.approved(two.seller, two.supplier, { visibleOnMarketplace: false });
      const { products } = await market
        .as(buyer())
        .send(PriceProducts, { productIds: [second.id, hidden.id, first.id, 999_999] });
      expect(products.map(({ productId, price, supplier }) => [productId, price, supplier.id]).sort()).toEqual(
        [
          [first.id, 100, one.supplier.id],
          [second.id, 200, two.supplier.id],
        ].sort(),
      );
    });

    it('say why a line may not be ordered, and nothing of what the buyer may not know', async () => {
      const { seller, supplier } = await market.shop();
      const hidden = await market.approved(seller, supplier, { price: 77, visibleOnMarketplace: false });
      const gone = await market.approved(seller, supplier);
      await market.as(seller).send(DeleteProduct, { id: gone.id });
      const elsewhere = await market.shop();
      const foreign = await market.approved(elsewhere.seller, elsewhere.supplier);
      const { lines } = await price(buyer(), supplier, [hidden.id, gone.id, foreign.id, 2_000_000_000]);
      expect(lines.map(({ name, price: cents, refusal }) => [name, cents, refusal])).toEqual([
        ['Unknown product', 0, 'This product is not available'],
        [gone.name, gone.price, 'This product is no longer sold'],
        [foreign.name, foreign.price, 'This product belongs to another supplier'],
        ['Unknown product', 0, 'This product is not available'],
      ]);
    });

    it('of hidden products are given to connected buyers', async () => {
      const { seller, supplier } = await market.shop();
      const hidden = await market.approved(seller, supplier, { visibleOnMarketplace: false });
      const connected = buyer();
      await market.connect(connected, supplier);
      const { lines } = await price(connected, supplier, [hidden.id]);
      expect(lines[0]).not.toHaveProperty('refusal');
    });

    it('are not given for a supplier that the caller cannot see', async () => {
      const seller = market.newcomer();
      const supplier = await market.supplier(seller);
      const product = await market.approved(seller, supplier);
      await expect(price(buyer(), supplier, [product.id])).rejects.toMatchObject(notFound);
      const own = await price(seller, supplier, [product.id]);
      expect(own.lines[0]!.refusal).toBe('This product cannot be ordered at the moment');
    });
  });

  describe('private products', () => {
    it('are seen by their maker alone', async () => {
      const me = buyer();
      const { supplier, seller } = await market.shop();
      const product = await market.as(me).send(CreatePrivateProduct, { ...goods, supplierId: supplier.id });
      expect(product).toMatchObject({
        name: 'Odd part',
        sku: '',
        privateTo: me.userId,
        supplier: { id: supplier.id, name: supplier.name },
        version: 1,
      });
      await market.svc.waitForEvent(ProductCreated, ({ id }) => id === product.id);
      await expect(market.as(me).send(GetProduct, { id: product.id })).resolves.toMatchObject({ name: 'Odd part' });
      for (const other of [buyer(), seller, { ...buyer(), role: 'admin' }]) {
        await expect(market.as(other).send(GetProduct, { id: product.id })).rejects.toMatchObject(notFound);
        await expect(market.as(other).send(GetProductSnapshot, { id: product.id })).rejects.toMatchObject(notFound);
        await expect(market.as(other).send(DeleteProduct, { id: product.id })).rejects.toMatchObject(notFound);
      }
      for (const list of [
        market.as(seller).page(ListProducts, {}),
        market.as(seller).page(ListProducts, { supplierId: supplier.id }),
        market.as({ ...buyer(), role: 'admin' }).page(ListProducts, { supplierId: supplier.id }),
      ]) {
        await expect(list).resolves.toMatchObject({ items: [], total: '0' });
      }
    });

    it('may be ordered at a private supplier record of their maker, not at a public supplier', async () => {
      const me = buyer();
      const record = await market.supplier(me);
      const { supplier } = await market.shop();
      const [mine, atShop] = await Promise.all(
        [record, supplier].map(({ id }) => market.as(me).send(CreatePrivateProduct, { ...goods, supplierId: id })),
      );
      const priced = await market.as(me).send(PriceLines, { supplierId: record.id, productIds: [mine!.id] });
      expect(priced.supplier.ownerId).toBeNull();
      expect(priced.lines[0]).not.toHaveProperty('refusal');
      const refused = await market.as(me).send(PriceLines, { supplierId: supplier.id, productIds: [atShop!.id] });
      expect(refused.lines[0]).toMatchObject({ refusal: 'This product cannot be ordered at the moment' });
      const { items } = await market.as(me).page(ListProducts, { supplierId: record.id });
      expect(items.map(({ id }) => id)).toEqual([mine!.id]);
    });

    it('are made once per key', async () => {
      const me = buyer();
      const create = (input = goods) => market.as(me).send(CreatePrivateProduct, input, { idempotencyKey: 'line-1' });
      const [first, again] = await Promise.all([create(), create()]);
      expect(again.id).toBe(first.id);
      await expect(create({ ...goods, price: 1 })).rejects.toMatchObject({ kind: 'impossible' });
      const other = await market.as(buyer()).send(CreatePrivateProduct, goods, { idempotencyKey: 'line-1' });
      expect(other.id).not.toBe(first.id);
    });

    it('are made many at a time, once per SKU, also by two at once', async () => {
      const me = buyer();
      const { supplier, seller } = await market.shop();
      const listed = await market.product(seller, supplier, { sku: 'MANY-1' });
      const wanted = Array.from({ length: 50 }, (_, n) => ({ name: `Part ${n}`, sku: `many-${n}`, price: n }));
      const create = () => market.as(me).send(CreatePrivateProducts, { products: wanted });
      const [first, again] = await Promise.all([create(), create()]);
      const makeOne = () => market.as(me).send(CreatePrivateProduct, goods);
      const ids = (answer: { products: { id: number }[] }): number[] => answer.products.map(({ id }) => id).sort();
      expect(ids(first)).toHaveLength(50);
      expect(ids(again)).toEqual(ids(first));
      expect(first.products.every(({ isOwn }) => isOwn)).toBe(true);
      // Whoever asked has the answer; a single one, made after them, is told of.
      const single = await makeOne();
      await market.svc.waitForEvent(ProductCreated, ({ id }) => id === single.id);
      const told = market.svc.published(ProductCreated).map(({ id }) => id);
      expect(ids(first).filter((id) => told.includes(id))).toEqual([]);
      const find = (caller: typeof me) => market.as(caller).send(FindProductsBySku, { skus: ['MANY-7', 'Many-1', ''] });
      expect((await find(me)).products.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['many-1', 'many-7']));
      const strangers = (await find(buyer())).products;
      expect(strangers.filter(({ isOwn }) => isOwn)).toEqual([]);
      expect(strangers.every(({ id }) => id === listed.id)).toBe(true);
    });

    it('are found by a code beside those of connected suppliers and own shops, never a stranger’s', async () => {
      const me = buyer();
      const { supplier, seller } = await market.shop();
      const listed = await market.approved(seller, supplier, { sku: 'CODE-1' });
      await market.product(seller, supplier, { sku: 'CODE-2' });
      const find = async (who: Actor): Promise<number[]> => {
        const { products } = await market.as(who).send(FindProductsBySku, { skus: ['CODE-1', 'CODE-2'] });
        return products.map(({ id }) => id);
      };
      expect(await find(me)).toEqual([]);
      await market.request(me, supplier);
      expect(await find(me)).toEqual([]);
      await market.connect(me, supplier);
      expect(await find(me)).toEqual([listed.id]);
      expect(await find(seller)).toHaveLength(2);
    });

    it('are found beside those of suppliers whom the caller has dealt with, never what these hide', async () => {
      const [known, stranger] = [await market.shop(), await market.shop()];
      const sku = `DEALT-${known.supplier.id}`;
      const wanted = await market.approved(known.seller, known.supplier, { sku });
      await market.approved(stranger.seller, stranger.supplier, { sku, name: 'Buy this', price: 99900 });
      const hidden = await market.approved(known.seller, known.supplier, { visibleOnMarketplace: false });
      const { products } = await market
        .as(buyer())
        .send(FindProductsBySku, { skus: [sku, hidden.sku], supplierIds: [known.supplier.id] });
      expect(products.map(({ id }) => id)).toEqual([wanted.id]);
    });

    it('are not made at a supplier that the caller cannot see', async () => {
      const record = await market.supplier(buyer());
      await expect(
        market.as(buyer()).send(CreatePrivateProduct, { ...goods, supplierId: record.id }),
      ).rejects.toMatchObject(notFound);
    });

    it('are their maker’s to change, without approval; they keep their maker’s record, not somebody’s shop', async () => {
      const me = buyer();
      const record = await market.supplier(me);
      const { seller, supplier } = await market.shop();
      const [mine] = await Promise.all(
        [record, supplier].map(({ id }) => market.as(me).send(CreatePrivateProduct, { ...goods, supplierId: id })),
      );
      await expect(market.as(me).send(UpdateProduct, { id: mine!.id, name: 'Even part' })).resolves.toMatchObject({
        name: 'Even part',
        isApproved: true,
      });
      await market.as(seller).send(DeleteSupplier, { id: supplier.id });
      await expect(market.as(me).send(DeleteSupplier, { id: record.id })).rejects.toMatchObject({ kind: 'conflict' });
      await market.as(me).send(DeleteProduct, { id: mine!.id });
      await market.as(me).send(DeleteSupplier, { id: record.id });
    });
  });

  describe('matches of printed lines', () => {
    const match = async (who: Actor, supplier: Supplier | null, sku: string | null, description: string) => {
      const input = { supplierId: supplier?.id ?? null, lines: [{ sku, description }] };
      return (await market.as(who).send(MatchProducts, input)).lines[0]!;
    };

    it('are certain by SKU or by name, and suggest what is alike, with the reason', async () => {
      const { seller, supplier } = await market.shop();
      const bolt = await market.approved(seller, supplier, { name: 'Hex bolt M8x40 zinc', sku: 'HB-840' });
      const longer = await market.approved(seller, supplier, { name: 'Hex bolt M8x50 zinc', sku: 'HB-850' });
      const me = buyer();
      const bySku = await match(me, supplier, 'hb-840', 'whatever');
      expect(bySku.certain).toMatchObject({ productId: bolt.id, score: 1, reason: 'Same SKU HB-840' });
      const byName = await match(me, supplier, null, 'HEX BOLT M8X40 ZINC');
      expect(byName.certain).toMatchObject({ productId: bolt.id, reason: 'Same name' });
      const alike = await match(me, supplier, null, 'Hex bolts M8 x 50, zinc plated');
      expect(alike.certain).toBeNull();
      expect(alike.suggestions[0]).toMatchObject({
        productId: longer.id,
        reason: expect.stringMatching(/^Similar name/),
      });
      const printed = await match(me, supplier, null, 'Screws (HB-850), box');
      expect(printed.suggestions[0]).toMatchObject({
        productId: longer.id,
        reason: 'SKU HB-850 stands in the description',
      });
      const nothing = await match(me, supplier, null, 'Transport and packing');
      expect(nothing).toEqual({ certain: null, suggestions: [] });
    });

    it('come line by line, in order', async () => {
      const { seller, supplier } = await market.shop();
      const [a, b] = [await market.approved(seller, supplier), await market.approved(seller, supplier)];
      const { lines } = await market.as(buyer()).send(MatchProducts, {
        supplierId: supplier.id,
        lines: [
          { sku: b.sku, description: '' },
          { sku: 'none', description: 'nothing like it' },
          { sku: a.sku, description: '' },
        ],
      });
      expect(lines.map(({ certain }) => certain?.productId)).toEqual([b.id, undefined, a.id]);
    });

    it('are not certain when two suppliers use the code; the supplier decides', async () => {
      const [one, two] = [await market.shop(), await market.shop()];
      const sku = `DUP-${one.supplier.id}`;
      const wanted = await market.approved(one.seller, one.supplier, { sku });
      await market.approved(two.seller, two.supplier, { sku });
      const open = await match(buyer(), null, sku, '');
      expect(open.certain).toBeNull();
      expect(open.suggestions).toHaveLength(2);
      expect((await match(buyer(), one.supplier, sku, '')).certain).toMatchObject({ productId: wanted.id });
    });

    it('are certain of what the caller confirmed before, as long as they may know it', async () => {
      const [one, two] = [await market.shop(), await market.shop()];
      const chosen = await market.approved(one.seller, one.supplier, { name: 'Cordless drill 18 V' });
      const lines = [{ sku: 'NG-7', description: 'Akkuschrauber', confirmedProductId: chosen.id }];
      const ask = async (who: Actor, supplierId: number | null) =>
        (await market.as(who).send(MatchProducts, { supplierId, lines })).lines[0]!;
      const known = { productId: chosen.id, reason: 'As on an earlier invoice' };
      expect((await ask(buyer(), null)).certain).toMatchObject(known);
      expect((await ask(buyer(), two.supplier.id)).certain).toMatchObject(known);
      const foreign = await market.product(one.seller, one.supplier, { name: 'Not yet approved' });
      lines[0]!.confirmedProductId = foreign.id;
      expect(await ask(buyer(), null)).toEqual({ certain: null, suggestions: [] });
    });

    it('are suggested among the products of the caller’s own record of a supplier', async () => {
      const me = buyer();
      const record = await market.supplier(me);
      const send = { ...goods, name: 'Copper pipe 15 mm', supplierId: record.id };
      const mine = await market.as(me).send(CreatePrivateProduct, send);
      const { suggestions } = await match(me, record, null, 'Coper pipes 15 mm');
      expect(suggestions).toMatchObject([{ productId: mine.id, reason: expect.stringMatching(/^Similar name/) }]);
      expect((await match(buyer(), record, null, 'Coper pipes 15 mm')).suggestions).toEqual([]);
    });

    it('stay among what the caller may know', async () => {
      const { seller, supplier } = await market.shop();
      const pending = await market.product(seller, supplier, { name: 'Secret prototype' });
      const me = buyer();
      const mine = await market.as(me).send(CreatePrivateProduct, { ...goods, name: 'Private gadget' });
      expect((await match(buyer(), null, pending.sku, 'Secret prototype')).suggestions).toEqual([]);
      expect((await match(buyer(), null, null, 'Private gadget')).certain).toBeNull();
      expect((await match(me, null, null, 'Private gadget')).certain).toMatchObject({ productId: mine.id });
    });
  });
});
