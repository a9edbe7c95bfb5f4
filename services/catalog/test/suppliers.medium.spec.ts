import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CreateBrand,
  DeleteProduct,
  DeleteSupplier,
  GetProduct,
  GetProductSummary,
  GetSupplier,
  GetSupplierCatalog,
  InvitationAccepted,
  ListMarketplaceProducts,
  ListMarketplaceSuppliers,
  ListAllSuppliers,
  ListProducts,
  ListSuppliers,
  type ListSuppliersInput,
  type OrderFacts,
  OrderRated,
  PriceProducts,
  ProductUpdated,
  RelationshipRemoved,
  SearchCatalog,
  type Supplier,
  ToggleProductVisibility,
  SupplierCreated,
  SupplierDeleted,
  SupplierUpdated,
  UpdateSupplier,
} from '#contracts';
import { foldFigures } from '#platform';
import { goldenPayload, until } from '#testing';
import { PRODUCT_FIGURES } from '../src/products/product-figures.js';
import { admin, buyer, factsOf, Market } from './market.js';

const notFound = { kind: 'not-found', message: 'Supplier not found' };
const forbidden = { kind: 'forbidden' };
const conflict = { kind: 'conflict' };

const delivered = ({ id, name, userId }: Supplier): Omit<OrderFacts, 'orderId'> => ({
  orderNumber: 'PO-2026-000007',
  status: 'delivered',
  buyerId: 5,
  buyerCompany: 'Acme',
  supplierId: id,
  supplierName: name,
  supplierOwnerId: userId,
  totalAmount: 1100,
  currency: 'USD',
});

describe('suppliers', () => {
  let market: Market;
  beforeAll(async () => {
    market = await Market.open();
  });
  afterAll(() => market.close());

  describe('whose invitation was accepted', () => {
    it('belong to the accepter, and are public as soon as that owner is approved', async () => {
      const maker = buyer();
      const record = await market.supplier(maker, { name: 'Typed in' });
      const owner = market.newcomer();
      const give = async (newOwnerId: number | null): Promise<void> => {
        const accepted = goldenPayload(InvitationAccepted, { supplierId: record.id, newOwnerId });
        await market.handled(await market.svc.publish(InvitationAccepted, accepted));
      };
      await give(null);
      await give(owner.userId);
      await give(market.newcomer().userId);
      const get = (who = buyer()) => market.as(who).send(GetSupplier, { id: record.id });
      expect(await get(owner)).toMatchObject({ userId: owner.userId, isApproved: false });
      await expect(get()).rejects.toMatchObject(notFound);
      const told = await market.svc.waitForEvent(SupplierUpdated, ({ id }) => id === record.id);
      expect(told).toMatchObject({ ownerId: owner.userId, version: 2 });
      await market.changeUser(owner, { isApproved: true, version: 2 });
      expect(await get()).toMatchObject({ isApproved: true });
    });
  });

  describe('made in seller mode', () => {
    it('belong to their maker and stay hidden until the owner is approved', async () => {
      const seller = market.newcomer();
      const supplier = await market.supplier(seller, { name: 'Northwind', category: 'Automotive', tags: 'a,b' });
      expect(supplier).toMatchObject({
        name: 'Northwind',
        tags: 'a,b',
        userId: seller.userId,
        isApproved: false,
        productCount: 0,
        relationshipStatus: 'none',
        isConnected: false,
        ratings: { average: null, count: 0 },
      });
      const get = (who = buyer()) => market.as(who).send(GetSupplier, { id: supplier.id });
      await expect(get()).rejects.toMatchObject(notFound);
      await expect(get(admin)).resolves.toMatchObject({ id: supplier.id });

      await market.changeUser(seller, { isApproved: true, version: 2 });
      await expect(get()).resolves.toMatchObject({ isApproved: true });
      await market.changeUser(seller, { isApproved: true, isActive: false, version: 3 });
      await expect(get()).rejects.toMatchObject(notFound);
    });

    it('are public at once when the owner is already approved', async () => {
      const { supplier } = await market.shop();
      expect(supplier.isApproved).toBe(true);
      await expect(market.svc.waitForEvent(SupplierCreated, ({ id }) => id === supplier.id)).resolves.toMatchObject({
        ownerId: supplier.userId,
        currency: 'USD',
        contactEmail: null,
        version: 1,
      });
    });

    it('an older event about the owner changes nothing', async () => {
      const { seller, supplier } = await market.shop();
      await market.changeUser(seller, { isApproved: false, version: 1 });
      await expect(market.as(buyer()).send(GetSupplier, { id: supplier.id })).resolves.toMatchObject({
        isApproved: true,
      });
    });

    it('approval that arrives while the supplier is being made is not missed', async () => {
      const seller = market.newcomer();
      const [supplier] = await Promise.all([
        market.supplier(seller),
        market.changeUser(seller, { isApproved: true, version: 2 }),
      ]);
      await expect(market.as(buyer()).send(GetSupplier, { id: supplier.id })).resolves.toMatchObject({
        isApproved: true,
      });
    });
  });

  describe('made in buyer mode', () => {
    it('are a private record: connected to their buyer, invisible to everybody else', async () => {
      const me = buyer();
      const record = await market.supplier(me, { name: 'The shop next door' });
      expect(record).toMatchObject({ userId: null, relationshipStatus: 'active', isConnected: true });
      for (const other of [buyer(), await market.seller(), admin]) {
        await expect(market.as(other).send(GetSupplier, { id: record.id })).rejects.toMatchObject(notFound);
        await expect(market.as(other).send(UpdateSupplier, { id: record.id, name: 'X' })).rejects.toMatchObject(
          notFound,
        );
        await expect(market.as(other).send(DeleteSupplier, { id: record.id })).rejects.toMatchObject(notFound);
      }
      await expect(market.as(me).send(UpdateSupplier, { id: record.id, location: 'Lyon' })).resolves.toMatchObject({
        name: 'The shop next door',
        location: 'Lyon',
      });
      await market.as(me).send(DeleteSupplier, { id: record.id });
      await expect(market.as(me).send(GetSupplier, { id: record.id })).rejects.toMatchObject(notFound);
    });
  });

  it('are changed by their owner and administrators, not by those who only see them', async () => {
    const { seller, supplier } = await market.shop();
    const rename = (who = seller, name = 'Renamed') => market.as(who).send(UpdateSupplier, { id: supplier.id, name });
    await expect(rename(buyer())).rejects.toMatchObject(forbidden);
    await expect(rename(await market.seller())).rejects.toMatchObject(forbidden);
    await expect(rename(seller)).resolves.toMatchObject({ name: 'Renamed', category: supplier.category });
    await expect(rename(admin, 'By the house')).resolves.toMatchObject({ name: 'By the house' });
    const versions = () => market.svc.published(SupplierUpdated).filter(({ id }) => id === supplier.id);
    await market.svc.waitForEvent(SupplierUpdated, ({ id, version }) => id === supplier.id && version === 3);
    expect(versions().map(({ version, name }) => [version, name])).toEqual([
      [2, 'Renamed'],
      [3, 'By the house'],
    ]);
  });

  it('an empty required value is refused, not stored', async () => {
    const { seller, supplier } = await market.shop();
    const input = { id: supplier.id, name: null as unknown as string };
    await expect(market.as(seller).send(UpdateSupplier, input)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('a rename is told for every product, archived ones included', async () => {
    const { seller, supplier } = await market.shop();
    const live = await market.approved(seller, supplier);
    const archived = await market.product(seller, supplier);
    await market.as(seller).send(DeleteProduct, { id: archived.id });
    await market.as(seller).send(UpdateSupplier, { id: supplier.id, name: 'New name' });
    for (const [id, version] of [
      [live.id, 3],
      [archived.id, 3],
    ]) {
      const event = await market.svc.waitForEvent(ProductUpdated, (p) => p.id === id && p.version === version);
      expect(event.supplier).toEqual({ id: supplier.id, name: 'New name' });
    }
  });

  it('are deleted only when they have no products left', async () => {
    const { seller, supplier } = await market.shop();
    const product = await market.product(seller, supplier);
    const remove = (who = seller) => market.as(who).send(DeleteSupplier, { id: supplier.id });
    await expect(remove()).rejects.toMatchObject(conflict);
    await market.as(seller).send(DeleteProduct, { id: product.id });
    await expect(remove(buyer())).rejects.toMatchObject(forbidden);
    await remove();
    await expect(remove()).rejects.toMatchObject(notFound);
    await market.svc.waitForEvent(SupplierDeleted, ({ supplierId }) => supplierId === supplier.id);
    await expect(market.as(seller).send(CreateBrand, { name: 'Late', supplierId: supplier.id })).rejects.toMatchObject(
      notFound,
    );
  });

  it('are rated by the mean of their orders’ ratings, each counted once', async () => {
    const { supplier } = await market.shop();
    const rate = (orderId: number, stars: number, eventId?: string) =>
      market.svc.publish(OrderRated, { ...delivered(supplier), orderId, stars, comment: null }, { eventId });
    const ratings = async () => (await market.as(buyer()).send(GetSupplier, { id: supplier.id })).ratings;
    const eventId = await rate(1, 5);
    await rate(1, 5, eventId);
    await rate(2, 4);
    await rate(3, 4);
    await until(async () => (await ratings()).count === 3, 'three ratings');
    expect(await ratings()).toEqual({ average: 4.3, count: 3 });
  });

  it('stand last in the order of ratings until they have three, in every list', async () => {
    const tag = `rated${buyer().userId}`;
    const rated = async (count: number, average: number | null) => {
      const { supplier } = await market.shop();
      await market.svc.db.changed(
        'UPDATE suppliers SET tags = $2, rating_count = $3, rating_average = $4 WHERE id = $1',
        [...[supplier.id, tag, count, average]],
      );
      return supplier.id;
    };
    const [single, known, good] = [await rated(1, 5), await rated(4, 4.5), await rated(3, 4.6)];
    const [two, none] = [await rated(2, 5), await rated(0, null)];
    const ids = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id);
    const last = [none, two, single];
    const input = { q: tag, sort: 'rating' } as const;
    expect(ids(await market.as(buyer()).page(ListMarketplaceSuppliers, input))).toEqual([good, known, ...last]);
    expect(ids(await market.as(buyer()).page(ListSuppliers, input))).toEqual([good, known, ...last]);
    expect(ids(await market.as(admin).page(ListAllSuppliers, input))).toEqual([good, known, ...last]);
  });

  it('show their rating at each of their products, wherever that is found', async () => {
    const { seller, supplier } = await market.shop();
    const { id, name } = await market.approved(seller, supplier, { name: 'Well-liked winch' });
    for (const [n, stars] of [5, 4, 4].entries()) {
      await market.svc.publish(OrderRated, { ...delivered(supplier), orderId: n + 10, stars, comment: null });
    }
    const as = market.as(buyer());
    const rated = { id: supplier.id, name: supplier.name, ratings: { average: 4.3, count: 3 } };
    await until(async () => (await as.send(GetProduct, { id })).supplier?.ratings.count === 3, 'three ratings');
    const shown = await Promise.all([
      as.send(GetProduct, { id }),
      as.page(ListProducts, { q: name }).then(({ items }) => items[0]!),
      as.page(ListMarketplaceProducts, { q: name }).then(({ items }) => items[0]!),
      as.send(SearchCatalog, { q: name }).then(({ products }) => products[0]!),
      as.send(GetSupplierCatalog, { id: supplier.id }).then(({ products }) => products[0]!),
      as.send(PriceProducts, { productIds: [id] }).then(({ products }) => products[0]!),
    ]);
    for (const product of shown) expect(product.supplier).toMatchObject(rated);
  });

  it('nobody is told anything without logging in', async () => {
    const { supplier } = await market.shop();
    const unauthenticated = { kind: 'unauthenticated' };
    await expect(market.svc.anonymous.send(GetSupplier, { id: supplier.id })).rejects.toMatchObject(unauthenticated);
    await expect(market.svc.anonymous.page(ListSuppliers, {})).rejects.toMatchObject(unauthenticated);
    await expect(market.svc.anonymous.send(DeleteSupplier, { id: supplier.id })).rejects.toMatchObject(unauthenticated);
  });

  describe('list', () => {
    it('seller mode: the own ones; buyer mode: those the caller may see', async () => {
      const { seller, supplier } = await market.shop();
      const hidden = await market.supplier(market.newcomer(), { name: supplier.name });
      expect((await market.as(seller).page(ListSuppliers, {})).items.map(({ id }) => id)).toEqual([supplier.id]);
      const seen = await market.as(buyer()).page(ListSuppliers, { q: supplier.name });
      expect(seen.items.map(({ id }) => id)).toContain(supplier.id);
      expect(seen.items.map(({ id }) => id)).not.toContain(hidden.id);
    });

    it('filters and sorts by the caller’s relationship', async () => {
      const me = buyer();
      const tag = `relation${me.userId}`;
      const shops = [await market.seller(), await market.seller(), await market.seller()];
      const [none, pending, active] = await Promise.all(shops.map((seller) => market.supplier(seller, { tags: tag })));
      await market.request(me, pending!);
      await market.connect(me, active!);
      const list = async (input: object) => (await market.as(me).page(ListSuppliers, { q: tag, ...input })).items;
      expect((await list({ status: 'connected' })).map(({ id }) => id)).toEqual([active!.id]);
      expect((await list({ status: 'pending' })).map(({ id }) => id)).toEqual([pending!.id]);
      expect((await list({ status: 'unconnected' })).map(({ id }) => id)).toEqual([none!.id]);
      expect((await list({ status: 'all', sort: 'status' })).map((s) => [s.id, s.relationshipStatus])).toEqual([
        [active!.id, 'active'],
        [pending!.id, 'pending'],
        [none!.id, 'none'],
      ]);
    });

    it('shows by relationship, and of the unconnected, what one sees in any other order', async () => {
      const me = await market.seller();
      const shops = [await market.seller(), await market.seller(), await market.seller()];
      const [none, pending, active] = await Promise.all(shops.map((seller) => market.supplier(seller)));
      const own = await market.supplier(me);
      const [hidden, ownHidden, relatedHidden] = [
        await market.supplier(await market.seller()),
        await market.supplier(me),
        await market.supplier(await market.seller()),
      ];
      await market.request(me, pending!);
      await market.connect(me, active!);
      await market.connect(me, relatedHidden);
      await market.svc.db.rows('UPDATE suppliers SET is_public = false WHERE id = ANY ($1)', [
        [hidden.id, ownHidden.id, relatedHidden.id],
      ]);
      const list = async (input: ListSuppliersInput): Promise<number[]> => {
        const found: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await market
            .as({ ...me, viewMode: 'buyer' })
            .page(ListSuppliers, { ...input, limit: 200, cursor });
          found.push(...page.items.map(({ id }) => id));
          cursor = page.next ?? undefined;
          if (!cursor) expect(page.total).toBe(String(found.length));
        } while (cursor);
        return found;
      };
      const all = await list({});
      expect(all).toEqual(expect.arrayContaining([own.id, ownHidden.id, none!.id, relatedHidden.id]));
      expect(all).not.toContain(hidden.id);
      const byStatus = await list({ sort: 'status' });
      expect(byStatus.slice(0, 3)).toEqual([active!.id, relatedHidden.id, pending!.id].sort(byGroup));
      expect([...byStatus].sort()).toEqual([...all].sort());
      const related = [pending!.id, active!.id, relatedHidden.id];
      const unconnected = all.filter((id) => !related.includes(id));
      expect(await list({ status: 'unconnected' })).toEqual(unconnected);
      expect((await list({ status: 'unconnected', sort: 'status' })).sort()).toEqual([...unconnected].sort());

      function byGroup(a: number, b: number): number {
        return Number(a === pending!.id) - Number(b === pending!.id) || a - b;
      }
    });

    it('pages through every sort without losing or repeating one', async () => {
      const me = buyer();
      const tag = `paging${me.userId}`;
      const seller = await market.seller();
      const ids = new Set<number>();
      for (let n = 0; n < 5; n++) ids.add((await market.supplier(seller, { tags: tag, name: `Same ${n % 2}` })).id);
      for (const sort of ['name', 'category', 'status', 'recent', 'products', 'rating', undefined] as const) {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await market.as(me).page(ListSuppliers, { q: tag, sort, limit: 2, cursor });
          expect(page.total).toBe('5');
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.next ?? undefined;
        } while (cursor);
        expect([sort, seen.length, new Set(seen)]).toEqual([sort, 5, ids]);
      }
    });

    it('a relationship that ended, or an older event about it, does not connect', async () => {
      const me = buyer();
      const { supplier } = await market.shop();
      const facts = factsOf(me, supplier, 3);
      await market.handled(await market.svc.publish(RelationshipRemoved, facts));
      await market.connect(me, supplier, 2);
      await expect(market.as(me).send(GetSupplier, { id: supplier.id })).resolves.toMatchObject({
        relationshipStatus: 'none',
      });
    });
  });

  it('the marketplace shows public suppliers, also when a name is mistyped, and counts what they list', async () => {
    const { seller, supplier } = await market.shop();
    await market.as(seller).send(UpdateSupplier, { id: supplier.id, name: 'Gutenberg Paperworks' });
    const hidden = await market.supplier(market.newcomer(), { name: 'Gutenberg Ink' });
    const shown = await market.approved(seller, supplier);
    await market.product(seller, supplier);
    const { items } = await market.as(buyer()).page(ListMarketplaceSuppliers, { q: 'gutenburg paperwroks' });
    expect(items[0]).toMatchObject({ id: supplier.id, productCount: 1 });
    expect(items.map(({ id }) => id)).not.toContain(hidden.id);
    await market.as(seller).send(DeleteProduct, { id: shown.id });
    await expect(market.as(seller).send(GetSupplier, { id: supplier.id })).resolves.toMatchObject({ productCount: 0 });
  });

  describe('catalog', () => {
    it('shows everyone the visible products, connected buyers the hidden ones too, the owner all', async () => {
      const { seller, supplier } = await market.shop();
      const visible = await market.approved(seller, supplier, { name: 'A', price: 300, category: 'Other' });
      const hidden = await market.approved(seller, supplier, {
        name: 'B',
        price: 100,
        category: 'Automotive',
        visibleOnMarketplace: false,
      });
      const pending = await market.product(seller, supplier, { name: 'C', price: 900 });
      const connected = buyer();
      await market.connect(connected, supplier);
      const catalog = (who = buyer()) => market.as(who).send(GetSupplierCatalog, { id: supplier.id });
      await expect(catalog()).resolves.toMatchObject({
        supplier: { id: supplier.id, relationshipStatus: 'none' },
        products: [{ id: visible.id }],
        categories: [{ name: 'Other', count: 1 }],
        priceRange: { min: 300, max: 300 },
        totalProducts: 1,
      });
      await expect(catalog(connected)).resolves.toMatchObject({
        supplier: { isConnected: true },
        products: [{ id: visible.id }, { id: hidden.id }],
        categories: [
          { name: 'Automotive', count: 1 },
          { name: 'Other', count: 1 },
        ],
        priceRange: { min: 100, max: 300 },
      });
      const own = await catalog(seller);
      expect(own.products.map(({ id }) => id)).toEqual([visible.id, hidden.id, pending.id]);
    });

    it('counts what its list shows, whatever happens to the products at once, folded or not', async () => {
      const { seller, supplier } = await market.shop();
      const connected = buyer();
      await market.connect(connected, supplier);
      /** The same numbers in each run. */
      let state = 17;
      const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
      const made = [await market.approved(seller, supplier), await market.product(seller, supplier)];
      const some = () => made[random(made.length)]!.id;
      const steps = [
        async () => made.push(await market.approved(seller, supplier, { price: random(90), category: 'Automotive' })),
        async () => made.push(await market.product(seller, supplier, { price: 100 + random(90) })),
        () => market.as(seller).send(ToggleProductVisibility, { id: some() }),
        () => market.as(seller).send(DeleteProduct, { id: some() }),
        () => market.svc.db.rows(`UPDATE products SET category = 'Other', price = 7 WHERE id = $1`, [some()]),
        () => foldFigures(market.svc.db, PRODUCT_FIGURES),
      ];
      for (let round = 0; round < 8; round++) {
        // What cannot be done to a product any more is refused; that is not what is asked here.
        await Promise.allSettled([1, 2, 3, 4, 5].map(() => steps[random(steps.length)]!()));
        for (const who of [seller, connected, buyer()]) {
          const input = { supplierId: supplier.id, limit: 200 };
          const { items } = await market.as(who).page(ListProducts, input);
          const catalog = await market.as(who).send(GetSupplierCatalog, { id: supplier.id });
          const prices = items.map(({ price }) => price);
          expect(catalog.products).toEqual(items);
          expect(catalog.totalProducts).toBe(items.length);
          expect(catalog.categories).toEqual(
            [...new Set(items.flatMap(({ category }) => category ?? []))]
              .sort()
              .map((name) => ({ name, count: items.filter(({ category }) => category === name).length })),
          );
          expect(catalog.priceRange).toEqual(
            prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices), currency: 'USD' } : null,
          );
        }
        const own = (await market.as(seller).page(ListProducts, { limit: 200 })).items;
        expect(await market.as(seller).send(GetProductSummary, {})).toEqual({
          total: own.length,
          active: own.filter((each) => each.isApproved && each.visibleOnMarketplace).length,
          pending: own.filter((each) => !each.isApproved).length,
          hidden: own.filter((each) => each.isApproved && !each.visibleOnMarketplace).length,
        });
      }
    });

    it('is paged by name, with the figures of all of it on each page', async () => {
      const { seller, supplier } = await market.shop();
      for (const name of ['E', 'b', 'D', 'A', 'c'])
        await market.approved(seller, supplier, { name, category: 'Other' });
      const page = (cursor?: string) =>
        market.as(buyer()).send(GetSupplierCatalog, { id: supplier.id, limit: 2, cursor });
      const first = await page();
      const second = await page(first.next!);
      const third = await page(second.next!);
      const names = [first, second, third].map(({ products }) => products.map(({ name }) => name));
      expect(names).toEqual([['A', 'b'], ['c', 'D'], ['E']]);
      expect(third).toMatchObject({ next: null, totalProducts: 5, categories: [{ count: 5 }] });
      const { next } = await market.as(buyer()).page(ListProducts, { sort: 'newest', limit: 2 });
      await expect(page(next!)).rejects.toMatchObject({ kind: 'invalid' });
    });

    it('of nothing has no price range', async () => {
      const { supplier } = await market.shop();
      await expect(market.as(buyer()).send(GetSupplierCatalog, { id: supplier.id })).resolves.toMatchObject({
        products: [],
        categories: [],
        priceRange: null,
        totalProducts: 0,
      });
    });
  });

  it('that have an owner are listed for administrators, public or waiting, and for nobody else', async () => {
    const { seller, supplier } = await market.shop();
    const newcomer = market.newcomer();
    const waiting = await market.supplier(newcomer);
    const me = buyer();
    const record = await market.supplier(me);
    const listed = async (status?: 'public' | 'waiting') =>
      (await market.as(admin).page(ListAllSuppliers, { sort: 'recent', status })).items.map(({ id }) => id);
    const all = await listed();
    expect([all.includes(supplier.id), all.includes(waiting.id), all.includes(record.id)]).toEqual([true, true, false]);
    expect(await listed('waiting')).not.toContain(supplier.id);
    expect(await listed('public')).not.toContain(waiting.id);
    for (const other of [me, seller]) {
      await expect(market.as(other).page(ListAllSuppliers, {})).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});
