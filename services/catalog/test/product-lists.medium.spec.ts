import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CreateBrand,
  GetMarketplaceFacets,
  GetProductMetrics,
  ListMarketplaceProducts,
  type ListMarketplaceProductsInput,
  ListProducts,
  type ListProductsInput,
  type Product,
  RejectProduct,
  SearchCatalog,
} from '#contracts';
import type { Actor } from '#platform';
import { admin, buyer, Market } from './market.js';

describe('product lists', () => {
  let market: Market;
  beforeAll(async () => {
    market = await Market.open();
  });
  afterAll(() => market.close());

  const idsOf = (page: { items: Product[] }) => page.items.map(({ id }) => id);
  const list = async (who: Actor, input: ListProductsInput = {}) =>
    idsOf(await market.as(who).page(ListProducts, input));

  /** One product in every state, at one supplier. */
  async function assortment() {
    const { seller, supplier } = await market.shop();
    const visible = await market.approved(seller, supplier, { name: 'a visible' });
    const hidden = await market.approved(seller, supplier, { name: 'b hidden', visibleOnMarketplace: false });
    const pending = await market.product(seller, supplier, { name: 'c pending' });
    return { seller, supplier, visible, hidden, pending };
  }

  it('find codes and sizes in all their spellings, the one that was typed among them', async () => {
    const { seller, supplier } = await market.shop();
    const named = (name: string, sku: string) => market.approved(seller, supplier, { name, sku });
    const spaced = await named('Qrelay 24 V', 'QFM-630');
    const joined = await named('Qrelay 24V', 'QFM631');
    const other = await named('Qrelay 240 V', 'QX-bolt');
    const found = async (q: string) => (await list(buyer(), { q })).toSorted((a, b) => a - b);
    const quick = async (q: string) =>
      idsOf({ items: (await market.as(buyer()).send(SearchCatalog, { q })).products }).toSorted((a, b) => a - b);
    for (const look of [found, quick]) {
      expect(await look('qrelay 24v')).toEqual([spaced.id, joined.id]);
      for (const q of ['qfm630', 'QFM 630', 'qfm-630']) expect(await look(q)).toEqual([spaced.id]);
      for (const q of ['qfm-631', 'qfm631']) expect(await look(q)).toEqual([joined.id]);
      expect(await look('qx bolt')).toEqual([other.id]);
    }
    const [apart, length] = [await named('Qbolt M 9', 'QB-1'), await named('Qbolt 12 mm 9', 'QB-2')];
    for (const look of [found, quick]) expect(await look('qbolt m9')).toEqual([apart.id]);
    expect(await found('qbolt')).toEqual([apart.id, length.id]);
  });

  it('find a measure however it is written, in every list', async () => {
    const { seller, supplier } = await market.shop();
    const names = ['Qscrew M8 x 40', 'Qscrew M8x40 zinc', 'Qscrew M8×40 A2'];
    const ids: number[] = [];
    for (const name of names) ids.push((await market.approved(seller, supplier, { name })).id);
    await market.approved(seller, supplier, { name: 'Qscrew hex M8, 40 long, M12 x 140' });
    const sorted = (page: { items: Product[] }) => idsOf(page).toSorted((a, b) => a - b);
    for (const q of ['qscrew M8x40', 'Qscrew m8 x 40', 'qscrew m8×40']) {
      expect(sorted(await market.as(buyer()).page(ListMarketplaceProducts, { q }))).toEqual(ids);
      expect(sorted(await market.as(seller).page(ListProducts, { q, sort: 'name' }))).toEqual(ids);
      expect(sorted({ items: (await market.as(buyer()).send(SearchCatalog, { q })).products })).toEqual(ids);
    }
    // What is called exactly so comes first.
    expect((await list(seller, { q: names[0] }))[0]).toBe(ids[0]);
  });

  it.each(['hex blt', 'hxe bolt', 'hex bilt', 'hex boltt', 'hxe blot', 'hec blt'])(
    'forgive a wrong letter in each of several words, short ones too: %s',
    async (q) => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.approved(seller, supplier, { name: 'Hex bolt' });
      for (const name of ['Hinge', 'Hex nut, black, box of 5']) await market.approved(seller, supplier, { name });
      expect(await list(seller, { q })).toEqual([id]);
      expect(await list(seller, { q, sort: 'name' })).toEqual([id]);
      const { products } = await market.as(seller).send(SearchCatalog, { q });
      expect(idsOf({ items: products })).toEqual([id]);
    },
  );

  it('take a word of three letters for another one only where nothing has it', async () => {
    const { seller, supplier } = await market.shop();
    const pin = await market.product(seller, supplier, { name: 'Dowel pin' });
    for (const name of ['Tin', 'Pipe']) await market.product(seller, supplier, { name });
    expect(await list(seller, { q: 'pin' })).toEqual([pin.id]);
    expect(await list(seller, { q: 'pim' })).toEqual([pin.id]);
  });

  it('of the marketplace tell how they can be narrowed: each facet counts what the others leave', async () => {
    const { seller, supplier } = await market.shop();
    const other = await market.shop();
    const { id: brandId } = await market.as(seller).send(CreateBrand, { name: 'Keel', supplierId: supplier.id });
    const tools = { category: 'Hardware & Tools', brandId };
    await market.approved(seller, supplier, { name: 'Facetious hammer', price: 900, ...tools });
    await market.approved(seller, supplier, { name: 'Facetious saw', price: 100, ...tools });
    await market.approved(seller, supplier, { name: 'Facetious ghost', visibleOnMarketplace: false, ...tools });
    await market.product(seller, supplier, { name: 'Facetious hope', ...tools });
    await market.approved(other.seller, other.supplier, { name: 'Facetious glue', price: 500, category: 'Other' });
    const facets = (input: ListMarketplaceProductsInput = {}, who = buyer()) =>
      market.as(who).send(GetMarketplaceFacets, { q: 'facetious', ...input });
    const total = async (input: ListMarketplaceProductsInput) =>
      Number((await market.as(buyer()).page(ListMarketplaceProducts, { q: 'facetious', ...input })).total);
    const [ours, theirs] = [supplier, other.supplier].map(({ id, name }) => ({ id, name }));

    await expect(facets()).resolves.toEqual({
      categories: [
        { name: 'Hardware & Tools', count: 2 },
        { name: 'Other', count: 1 },
      ],
      suppliers: [
        { ...ours, count: 2 },
        { ...theirs, count: 1 },
      ],
      brands: [{ id: brandId, name: 'Keel', count: 2 }],
      price: { min: 100, max: 900, currency: 'USD' },
      prices: [{ currency: 'USD', count: 3, min: 100, max: 900 }],
      isComplete: true,
    });
    const dear = await facets({ category: 'Other', priceMin: 400 });
    expect(dear.categories.map(({ count }) => count)).toEqual([1, 1]);
    expect(dear).toMatchObject({ suppliers: [{ ...theirs, count: 1 }], brands: [], prices: [{ min: 500, max: 500 }] });
    await expect(facets({ priceMax: 99 })).resolves.toMatchObject({ categories: [], prices: [{ min: 100 }] });
    await expect(facets({ q: 'no such thing' })).resolves.toMatchObject({ suppliers: [], prices: [] });
    await expect(facets({}, admin)).resolves.toMatchObject({ brands: [{ count: 3 }] });
    // The counts are what the list then shows.
    await expect(total({ brandId })).resolves.toBe(2);
    await expect(total({ supplierId: ours!.id, priceMin: 101 })).resolves.toBe(1);
  });

  it('of the marketplace are narrowed to one currency, and their prices told for each', async () => {
    const [euros, dollars] = [await market.shop(), await market.shop()];
    await market.svc.db.changed(`UPDATE suppliers SET currency = 'EUR' WHERE id = $1`, [euros.supplier.id]);
    const offer = ({ seller, supplier }: typeof euros, name: string, price: number) =>
      market.approved(seller, supplier, { name: `Monetary ${name}`, price });
    await offer(euros, 'anchor', 800);
    await offer(euros, 'buoy', 300);
    await offer(dollars, 'chain', 500);
    const q = 'monetary';
    const facets = (input: ListMarketplaceProductsInput) =>
      market.as(buyer()).send(GetMarketplaceFacets, { q, ...input });
    const names = async (input: ListMarketplaceProductsInput) =>
      (await market.as(buyer()).page(ListMarketplaceProducts, { q, ...input })).items.map(({ name }) => name);

    const prices = [
      { currency: 'EUR', count: 2, min: 300, max: 800 },
      { currency: 'USD', count: 1, min: 500, max: 500 },
    ];
    await expect(facets({})).resolves.toMatchObject({ prices, price: { min: 300, max: 800, currency: null } });
    // Its own filters do not narrow a facet, the others do.
    const crossed = { kind: 'invalid', message: 'The lowest price is above the highest' };
    await expect(facets({ priceMin: 2, priceMax: 1 })).rejects.toMatchObject(crossed);
    await expect(names({ priceMin: 2, priceMax: 1 })).rejects.toMatchObject(crossed);
    await expect(facets({ currency: 'USD', priceMin: 400 })).resolves.toMatchObject({
      prices,
      suppliers: [{ id: dollars.supplier.id, count: 1 }],
    });
    await expect(names({ currency: 'EUR', priceMin: 400 })).resolves.toEqual(['Monetary anchor']);
    await expect(names({ currency: 'USD', priceMin: 400 })).resolves.toEqual(['Monetary chain']);
    await expect(names({ currency: 'JPY' })).resolves.toEqual([]);
    // Bounds are of one currency: dollars, where none is named.
    await expect(names({ priceMin: 400 })).resolves.toEqual(['Monetary chain']);
    await expect(names({ priceMax: 1_000, sort: 'price-desc' })).resolves.toEqual(['Monetary chain']);
    await expect(facets({ priceMin: 400 })).resolves.toMatchObject({
      prices,
      suppliers: [{ id: dollars.supplier.id, count: 1 }],
    });
  });

  it('are counted by state for administrators alone', async () => {
    const figures = async () => (await market.as(admin).send(GetProductMetrics, {})).facts;
    const before = await figures();
    const { seller, supplier } = await assortment();
    const refused = await market.product(seller, supplier, { name: 'd refused' });
    await market.as(admin).send(RejectProduct, { id: refused.id, reason: 'No picture' });
    expect(await figures()).toEqual({
      pending: before.pending + 1,
      active: before.active + 1,
      hidden: before.hidden + 1,
      rejected: before.rejected + 1,
    });
    await expect(market.as(seller).send(GetProductMetrics, {})).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('of a supplier: its owner and administrators see all, others what they may order', async () => {
    const { seller, supplier, visible, hidden, pending } = await assortment();
    const connected = buyer();
    await market.connect(connected, supplier);
    const ofSupplier = (who: Actor) => list(who, { supplierId: supplier.id });
    expect(await ofSupplier(seller)).toEqual([visible.id, hidden.id, pending.id]);
    expect(await ofSupplier({ ...seller, viewMode: 'buyer' })).toEqual([visible.id, hidden.id, pending.id]);
    expect(await ofSupplier(admin)).toEqual([visible.id, hidden.id, pending.id]);
    expect(await ofSupplier(connected)).toEqual([visible.id, hidden.id]);
    expect(await ofSupplier(buyer())).toEqual([visible.id]);
    expect(await ofSupplier(await market.seller())).toEqual([visible.id]);
  });

  it('without a supplier: seller mode the own ones, buyer mode what may be ordered', async () => {
    const { seller, supplier, visible, hidden, pending } = await assortment();
    const connected = buyer();
    await market.connect(connected, supplier);
    expect(await list(seller)).toEqual([visible.id, hidden.id, pending.id]);
    const asBuyer = await list(connected, { limit: 200 });
    expect(asBuyer).toEqual(expect.arrayContaining([visible.id, hidden.id]));
    expect(asBuyer).not.toContain(pending.id);
    const stranger = await list(buyer(), { limit: 200 });
    expect(stranger).toContain(visible.id);
    expect(stranger).not.toContain(hidden.id);
  });

  it('nothing may be ordered from a seller who was deactivated, connected or not', async () => {
    const { seller, supplier, visible } = await assortment();
    const connected = buyer();
    await market.connect(connected, supplier);
    await market.changeUser(seller, { isApproved: true, isActive: false, version: 3 });
    expect(await list(connected, { supplierId: supplier.id })).toEqual([]);
    await market.changeUser(seller, { isApproved: true, isActive: true, version: 4 });
    expect(await list(connected, { supplierId: supplier.id })).toContain(visible.id);
  });

  it('narrow by approval, state, brand and category', async () => {
    const { seller, supplier, visible, hidden, pending } = await assortment();
    const brand = await market.as(seller).send(CreateBrand, { name: 'Bosch', supplierId: supplier.id });
    const branded = await market.product(seller, supplier, { name: 'd', brandId: brand.id, category: 'Automotive' });
    expect(await list(seller, { approved: true })).toEqual([visible.id, hidden.id]);
    expect(await list(seller, { approved: false })).toEqual([pending.id, branded.id]);
    expect(await list(seller, { status: 'active' })).toEqual([visible.id]);
    expect(await list(seller, { status: 'hidden' })).toEqual([hidden.id]);
    expect(await list(seller, { status: 'pending' })).toEqual([pending.id, branded.id]);
    expect(await list(seller, { brandId: brand.id })).toEqual([branded.id]);
    expect(await list(seller, { category: 'Automotive' })).toEqual([branded.id]);
  });

  it('page through every sort without losing or repeating one', async () => {
    const { seller, supplier } = await market.shop();
    const prices = [300, 100, 200, 100, 300];
    for (const [n, price] of prices.entries()) await market.product(seller, supplier, { name: `Same ${n % 2}`, price });
    for (const sort of ['name', 'price-asc', 'price-desc', 'newest'] as const) {
      const seen: Product[] = [];
      let cursor: string | undefined;
      do {
        const page = await market.as(seller).page(ListProducts, { sort, limit: 2, cursor });
        expect(page.total).toBe('5');
        seen.push(...page.items);
        cursor = page.next ?? undefined;
      } while (cursor);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
      if (sort === 'price-asc') expect(seen.map(({ price }) => price)).toEqual([100, 100, 200, 300, 300]);
      if (sort === 'price-desc') expect(seen.map(({ price }) => price)).toEqual([300, 300, 200, 100, 100]);
      if (sort === 'newest') expect(seen.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).sort((a, b) => b - a));
    }
    const { next } = await market.as(seller).page(ListProducts, { limit: 2 });
    await expect(
      market.as(seller).page(ListProducts, { sort: 'newest', limit: 2, cursor: next! }),
    ).rejects.toMatchObject({ kind: 'invalid' });
  });

  it.each([
    ['hammer', 'a word'],
    ['hamer', 'a missing letter'],
    ['hommer', 'a wrong letter'],
    ['scrwedriver', 'swapped letters'],
    ['TL-0815', 'a code'],
    ['forged', 'a word of the description'],
    ['50%', 'a sign that LIKE knows'],
  ])('search finds by %s (%s)', async (q) => {
    const { seller, supplier } = await market.shop();
    await market.product(seller, supplier, { name: 'Window cleaner', sku: 'WC-1' });
    const name = q.startsWith('scr') ? 'Screwdriver set' : 'Claw hammer';
    const found = await market.product(seller, supplier, {
      name,
      sku: 'TL-0815',
      description: 'Forged, now 50% lighter',
    });
    expect(await list(seller, { q })).toEqual([found.id]);
  });

  it('what has the words as typed comes before what has words like them, wherever it has them', async () => {
    const { seller, supplier } = await market.shop();
    const product = (name: string, description?: string) => market.product(seller, supplier, { name, description });
    const inText = await product('Test kit 30 mm', 'With a clamp for pipes');
    const alike = await product('Signal lamp');
    const inName = await product('Test clamp 30 mm');
    expect(await list(seller, { q: 'clamp' })).toEqual([inName.id, inText.id, alike.id]);
    const { products } = await market.as(seller).send(SearchCatalog, { q: 'clamp' });
    expect(products.map(({ id }) => id)).toEqual([inName.id, inText.id, alike.id]);
  });

  it('search finds a short word with two letters swapped, which is like it in hardly anything', async () => {
    const { seller, supplier } = await market.shop();
    await market.product(seller, supplier, { name: 'Block and tackle' });
    const { id } = await market.product(seller, supplier, { name: 'Hex bolt' });
    expect(await list(seller, { q: 'blot' })).toContain(id);
    expect(await list(seller, { q: 'hex blots' })).toEqual([]);
  });

  it('search puts the best match first unless another order is asked for', async () => {
    const { seller, supplier } = await market.shop();
    const worse = await market.product(seller, supplier, { name: 'A hammering aid of steel' });
    const best = await market.product(seller, supplier, { name: 'Steel hammer' });
    expect(await list(seller, { q: 'steel hammer' })).toEqual([best.id, worse.id]);
    expect(await list(seller, { q: 'steel hammer', sort: 'name' })).toEqual([worse.id, best.id]);
  });

  it('search puts an exact code before those that begin with it, in every list', async () => {
    const { seller, supplier } = await market.shop();
    const exact = await market.approved(seller, supplier, { name: 'Gasket', sku: 'RX-12' });
    const begins = await market.approved(seller, supplier, { name: 'Gasket RX-12 and more', sku: 'RX-1212' });
    const best = [exact.id, begins.id];
    expect(await list(seller, { q: 'rx-12' })).toEqual(best);
    expect(await list(buyer(), { q: 'RX-12', supplierId: supplier.id })).toEqual(best);
    expect(idsOf(await market.as(buyer()).page(ListMarketplaceProducts, { q: 'Rx-12' }))).toEqual(best);
  });

  describe('marketplace', () => {
    const market50 = async (who: Actor, input: object) =>
      idsOf(await market.as(who).page(ListMarketplaceProducts, input));

    it('shows approved, visible products of approved sellers; administrators see hidden ones too', async () => {
      const { seller, supplier, visible, hidden } = await assortment();
      const newcomer = market.newcomer();
      const early = await market.supplier(newcomer);
      await market.approved(newcomer, early);
      const connected = buyer();
      await market.connect(connected, supplier);
      for (const who of [buyer(), connected, seller]) {
        expect(await market50(who, { supplierId: supplier.id })).toEqual([visible.id]);
      }
      expect(await market50(admin, { supplierId: supplier.id })).toEqual([visible.id, hidden.id]);
      expect(await market50(admin, { supplierId: early.id })).toEqual([]);
    });

    it('narrows by price and category', async () => {
      const { seller, supplier } = await market.shop();
      const cheap = await market.approved(seller, supplier, { price: 100, category: 'Automotive' });
      const dear = await market.approved(seller, supplier, { price: 500, category: 'Other' });
      const at = { supplierId: supplier.id };
      expect(await market50(buyer(), { ...at, priceMin: 100, priceMax: 499 })).toEqual([cheap.id]);
      expect(await market50(buyer(), { ...at, priceMin: 101 })).toEqual([dear.id]);
      expect(await market50(buyer(), { ...at, category: 'Automotive' })).toEqual([cheap.id]);
      expect(await market50(buyer(), { ...at, sort: 'price-desc' })).toEqual([dear.id, cheap.id]);
    });
  });

  it('sort by price within each currency, page by page', async () => {
    const dollars = await market.shop();
    const euros = await market.shop();
    const named = (price: number) => ({ name: `Cleat zweiwaehrung ${price}`, price });
    for (const price of [900, 10]) await market.approved(dollars.seller, dollars.supplier, named(price));
    for (const price of [500, 1000]) await market.approved(euros.seller, euros.supplier, named(price));
    await market.svc.db.changed(`UPDATE suppliers SET currency = 'EUR' WHERE id = $1`, [euros.supplier.id]);
    const pricesBy = async (
      list: typeof ListMarketplaceProducts | typeof ListProducts,
      sort: 'price-asc' | 'price-desc',
      filter: ListMarketplaceProductsInput = {},
    ) => {
      const seen: [string, number][] = [];
      let cursor: string | undefined;
      do {
        const page = await market.as(buyer()).page(list, { q: 'zweiwaehrung', sort, limit: 1, cursor, ...filter });
        seen.push(...page.items.map(({ currency, price }): [string, number] => [currency, price]));
        cursor = page.next ?? undefined;
      } while (cursor);
      return seen;
    };
    const up = [
      ['EUR', 500],
      ['EUR', 1000],
      ['USD', 10],
      ['USD', 900],
    ];
    const down = up.toReversed();
    for (const list of [ListMarketplaceProducts, ListProducts]) {
      expect(await pricesBy(list, 'price-asc')).toEqual(up);
      expect(await pricesBy(list, 'price-desc')).toEqual(down);
    }
    expect(await pricesBy(ListMarketplaceProducts, 'price-desc', { currency: 'USD' })).toEqual(down.slice(0, 2));
  });

  it('a buyer’s private products stand among the others by the currency of their invoice', async () => {
    const { seller, supplier } = await market.shop();
    await market.approved(seller, supplier, { name: 'Thole eigenpreis', price: 700 });
    const who = buyer();
    const record = await market.supplier(who);
    await market.svc.db.changed(
      `INSERT INTO products (name, sku, price, currency, supplier_id, private_to, created_by, is_approved)
       SELECT 'Thole eigenpreis ' || currency, currency, price, currency, $1, $2, $2, true
       FROM (VALUES ('EUR', 300), ('USD', 900), ('USD', 100)) own (currency, price)`,
      [record.id, who.userId],
    );
    const prices = async (as: Actor, sort: 'price-asc' | 'price-desc', supplierId?: number) => {
      const { items, total } = await market.as(as).page(ListProducts, { q: 'eigenpreis', sort, supplierId });
      return [...items.map(({ currency, price }) => `${currency} ${price}`), total];
    };
    expect(await prices(who, 'price-asc')).toEqual(['EUR 300', 'USD 100', 'USD 700', 'USD 900', '4']);
    expect(await prices(who, 'price-desc')).toEqual(['USD 900', 'USD 700', 'USD 100', 'EUR 300', '4']);
    expect(await prices(buyer(), 'price-asc')).toEqual(['USD 700', '1']);
    expect(await prices(who, 'price-asc', record.id)).toEqual(['EUR 300', 'USD 100', 'USD 900', '3']);
    expect(await prices(who, 'price-desc', record.id)).toEqual(['USD 900', 'USD 100', 'EUR 300', '3']);
  });

  describe('the quick search', () => {
    const find = async (who: Actor, q: string) => {
      const { products, suppliers } = await market.as(who).send(SearchCatalog, { q });
      return { products: products.map(({ id }) => id), suppliers: suppliers.map(({ id }) => id) };
    };

    it('answers an exact code before what begins so, before what contains it', async () => {
      const { seller, supplier } = await market.shop();
      const contains = await market.approved(seller, supplier, { name: 'Zinc QX-9 sleeve', sku: 'A1' });
      const begins = await market.approved(seller, supplier, { name: 'A rod', sku: 'QX-90' });
      const exact = await market.approved(seller, supplier, { name: 'Some sleeve', sku: 'QX-9' });
      expect((await find(buyer(), 'qx-9')).products).toEqual([exact.id, begins.id, contains.id]);
    });

    it('forgives a wrong letter when nothing has the words as typed', async () => {
      const { seller, supplier } = await market.shop();
      const product = await market.approved(seller, supplier, { name: 'Turbidimeter' });
      expect((await find(buyer(), 'turbidimetr')).products).toEqual([product.id]);
      expect((await find(buyer(), 'turbydimeter')).products).toEqual([product.id]);
    });

    it('shows what the caller may order, a seller’s own in seller mode, and five of each at most', async () => {
      const { seller, supplier } = await market.shop();
      const names = [1, 2, 3, 4, 5, 6].map((n) => `Quillwort ${n}`);
      for (const name of names) await market.approved(seller, supplier, { name });
      const pending = await market.product(seller, supplier, { name: 'Quillwort pending' });
      expect((await find(buyer(), 'quillwort')).products).toHaveLength(5);
      expect((await find(buyer(), 'quillwort pending')).products).toEqual([]);
      expect((await find(seller, 'quillwort pending')).products).toEqual([pending.id]);
      expect((await find(await market.seller(), 'quillwort')).products).toEqual([]);
    });

    it('finds suppliers by name, those that the caller sees', async () => {
      const { supplier } = await market.shop();
      expect((await find(buyer(), supplier.name)).suppliers).toContain(supplier.id);
      expect((await find(await market.seller(), supplier.name)).suppliers).toEqual([]);
    });
  });
});
