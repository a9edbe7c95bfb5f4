import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  GetSupplierCatalog,
  ListBrands,
  ListMarketplaceProducts,
  type ListMarketplaceProductsInput,
  ListMarketplaceSuppliers,
  type ListMarketplaceSuppliersInput,
  ListProducts,
  type ListProductsInput,
  ListSuppliers,
  type ListSuppliersInput,
} from '#contracts';
import { type Actor, pageStatement } from '#platform';
import { readingOf, readingOfRows, rowsReadFor, settled } from '#testing';
import { productList, searchedProducts } from '../src/products/product.queries.js';
import { buyer, Market } from './market.js';

const PRODUCTS = 20_000;
const BATCH = 2000;
/** With a twentieth of them. */
const SELLER: Actor = { userId: 7, role: 'seller', viewMode: 'seller' };

interface PlanNode {
  'Node Type': string;
  'Subplan Name'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

/**
 * A list of many products walks the index of its order and stops at the end of its page. On 100,000 products the
 * page takes 1 ms, wherever it starts; the count, which stops at 10,000, takes up to 7 ms and may scan the table for it.
 */
describe('the plan of the lists of the catalogue', () => {
  let market: Market;
  const who: Actor = buyer();

  beforeAll(async () => {
    market = await Market.open();
    const { db } = market.svc;
    // As different as they are: of one rating, or of one moment, an index begins with nothing and serves as one of ids.
    await db.rows(`INSERT INTO suppliers (name, category, owner_id, created_by, is_public, rating_average, rating_count, created_at)
                   SELECT 'Supplier ' || n, 'Other', n, n, n % 20 <> 0, 1 + n % 41 / 10.0, 3, now() - n * interval '1 hour'
                   FROM generate_series(1, 5000) n`);
    await db.rows(`INSERT INTO brands (name, supplier_id, created_by)
                   SELECT 'Brand ' || n, 1 + n % 50, 1 + n % 50 FROM generate_series(1, 5000) n`);
    // In pieces: on a busy machine all at once takes longer than a statement may.
    for (let n = 0; n < PRODUCTS; n += BATCH) {
      await db.rows(
        `INSERT INTO products (name, description, sku, price, category, supplier_id, supplier_public, created_by, is_approved, visible_on_marketplace, created_at)
         SELECT md5(n::text), 'of steel', n, n % 997, CASE WHEN n % 400 = 0 THEN 'Automotive' ELSE 'Other' END, s.id, s.is_public,
           s.owner_id, n % 10 <> 0, n % 7 <> 0, now() - (n * 7919 % ${PRODUCTS}) * interval '1 minute'
         FROM generate_series($1::int, $2::int) n JOIN suppliers s ON s.id = CASE WHEN n % 20 = 0 THEN ${SELLER.userId} ELSE n % 500 + 1 END`,
        [n + 1, n + BATCH],
      );
    }
    await db.rows(`INSERT INTO relationships SELECT ${who.userId}, n, 'active', 2 FROM generate_series(1, 30) n`);
    for (const table of ['suppliers', 'relationships', 'brands', 'product_figures', 'products'])
      await settled(db, table);
  }, 180_000);
  afterAll(() => market.close());

  it.each<[string, ListProductsInput, Actor?]>([
    ['products_name', {}],
    ['products_market_price', { sort: 'price-asc' }],
    ['products_market_price', { sort: 'price-desc' }],
    ['products_supplier_price', { sort: 'price-asc', supplierId: 7 }],
    ['products_supplier_price', { sort: 'price-desc', supplierId: 7 }],
    ['products_newest', { sort: 'newest' }],
    ['products_supplier', { supplierId: 7 }],
    ['products_category', { category: 'Automotive' }],
    ['products_search', { q: 'c4ca4238a0' }],
    ['products_search', { q: 'dcc509a' }],
    ['products_owner_name', {}, SELLER],
    ['products_owner_price', { sort: 'price-asc' }, SELLER],
    ['products_owner_price', { sort: 'price-desc' }, SELLER],
    ['products_owner_newest', { sort: 'newest' }, SELLER],
    ['products_owner_category', { category: 'Automotive' }, SELLER],
    ['products_owner_unlisted', { status: 'pending' }, SELLER],
    ['products_supplier', { status: 'archived' }, SELLER],
  ])('reads products through %s for %j', async (index, input, actor = who) => {
    const nodes = await planOfPage(input, actor);
    const reads = nodes.filter(
      (node) => node['Relation Name'] === 'products' || node['Index Name']?.startsWith('products'),
    );
    expect(reads.map((node) => node['Index Name']).filter((name) => name && !name.endsWith('_pkey'))).toContain(index);
    expect(reads.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });

  it.each<[string, ListSuppliersInput, Actor?]>([
    ['suppliers_name', {}],
    ['suppliers_by_category', { sort: 'category' }],
    ['suppliers_category', { category: 'Automotive' }],
    ['suppliers_recent', { sort: 'recent' }],
    ['suppliers_products', { sort: 'products' }],
    ['suppliers_rating', { sort: 'rating' }],
    ['suppliers_pkey', { status: 'connected' }],
    ['suppliers_name', { status: 'unconnected' }],
    ['suppliers_search', { q: 'supplier 4711' }],
    ['suppliers_owner', {}, SELLER],
  ])('reads suppliers through %s for %j', async (index, input, actor = who) => {
    await expectReading('suppliers', index, () => market.as(actor).page(ListSuppliers, input));
    if (actor === SELLER || input.status || input.sort === 'recent') return;
    await expectReading('suppliers', index, () =>
      market.as(who).page(ListMarketplaceSuppliers, input as ListMarketplaceSuppliersInput),
    );
  });

  it.each<[string, ListMarketplaceProductsInput]>([
    ['products_market_price', { sort: 'price-asc' }],
    ['products_market_price', { sort: 'price-desc' }],
    ['products_market_price', { sort: 'price-asc', currency: 'USD' }],
    ['products_market_price', { sort: 'price-desc', currency: 'USD', priceMax: 100 }],
    ['products_market_price', { priceMin: 500, priceMax: 501 }],
    ['products_market_price', { currency: 'USD', priceMin: 500, priceMax: 501 }],
    ['products_supplier_price', { sort: 'price-desc', supplierId: 7 }],
  ])('reads the marketplace through %s for %j', async (index, input) => {
    await expectReading('products', index, () => market.as(who).page(ListMarketplaceProducts, input));
  });

  it('sorts by name what is between two prices in the index of these alone', async () => {
    const input = { priceMin: 500, priceMax: 501 };
    const { alone } = await readingOf(market.svc.db, () => market.as(who).page(ListMarketplaceProducts, input));
    expect(new Set(alone)).toEqual(new Set(['products_market_price']));
  });

  it.each<[string, Actor, ListProductsInput]>([
    ['products_owner', SELLER, { approved: true }],
    ['products_category', who, { category: 'Automotive' }],
    ['products_supplier', who, { supplierId: 7 }],
  ])('counts in %s alone for %j with %j', async (index, actor, input) => {
    const counted = async (ask: () => Promise<unknown>) => (await readingOf(market.svc.db, ask)).counts;
    expect(await counted(() => market.as(actor).page(ListProducts, input))).toContainEqual(
      expect.stringContaining(index),
    );
    if (actor === SELLER) return;
    expect(
      await counted(() => market.as(actor).page(ListMarketplaceProducts, input as ListMarketplaceProductsInput)),
    ).toContain(index);
  });

  it.each<[ListProductsInput, string]>([
    [{}, 'true'],
    [{ status: 'active' }, 'is_listed'],
    [{ status: 'pending' }, 'NOT is_approved'],
    [{ status: 'hidden' }, 'is_approved AND NOT visible_on_marketplace'],
    [{ category: 'Automotive' }, `category = 'Automotive'`],
    [{ category: 'Automotive', status: 'active' }, `category = 'Automotive' AND is_listed`],
    [{ category: 'Nothing' }, 'false'],
  ])('tells from their figures how many a seller has for %j', async (input, condition) => {
    const { db } = market.svc;
    const row = await db.row<{ count: number }>(
      `SELECT count(*) FROM products WHERE owner_id = $1 AND archived_at IS NULL AND ${condition}`,
      [SELLER.userId],
    );
    expect((await market.as(SELLER).page(ListProducts, input)).total).toBe(String(row!.count));
  });

  it.each<ListProductsInput>([{}, { status: 'pending' }])(
    'counts none of a seller’s thousand for %j',
    async (input) => {
      const read = await rowsReadFor(market.svc.db, () =>
        market.as(SELLER).page(ListProducts, { ...input, limit: 10 }),
      );
      expect(read).toBeLessThan(100);
    },
  );

  it('reads what lies between two prices once, for the page and its count', async () => {
    const { db } = market.svc;
    const input = { priceMin: 500, priceMax: 519 };
    const { rows } = await db.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM products WHERE supplier_public AND price BETWEEN $1 AND $2',
      [input.priceMin, input.priceMax],
    );
    const read = await rowsReadFor(db, () => market.as(who).page(ListMarketplaceProducts, { ...input, limit: 5 }));
    expect(rows[0]!.n).toBeGreaterThan(300);
    expect(read).toBeLessThan(1.5 * rows[0]!.n);
  });

  it('reads connected suppliers once, and the relationships of those that it shows', async () => {
    const read = await rowsReadFor(market.svc.db, () =>
      market.as(who).page(ListSuppliers, { status: 'connected', limit: 5 }),
    );
    // Thirty, their thirty relationships, and six of a page.
    expect(read).toBeLessThan(30 + 30 + 3 * 6 + 1);
  });

  it.each<[ListSuppliersInput, string]>([
    [{}, 'OR'],
    [{ sort: 'status' }, 'OR'],
    [{ status: 'unconnected' }, 'AND NOT'],
  ])(
    'counts suppliers that everybody sees in an index alone, and looks up what else is seen, for %j',
    async (input, and) => {
      const { db } = market.svc;
      const reading = await readingOf(db, () => market.as(who).page(ListSuppliers, input));
      expect(reading.counts).toContain('suppliers_public');
      expect(reading.scans).not.toContain('suppliers');
      const { rows } = await db.pool.query<{ count: number }>(
        `SELECT count(*) FROM suppliers
       WHERE is_public ${and} id IN (SELECT supplier_id FROM relationships WHERE buyer_id = $1)`,
        [who.userId],
      );
      expect((await market.as(who).page(ListSuppliers, input)).total).toBe(String(rows[0]!.count));
    },
  );

  it.each<[ListMarketplaceSuppliersInput, string]>([
    [{}, 'suppliers_public'],
    [{ category: 'Automotive' }, 'suppliers_category'],
  ])('counts the suppliers of the market in an index alone for %j', async (input, index) => {
    const { db } = market.svc;
    const everybodys = await readingOf(db, () => market.as(who).page(ListMarketplaceSuppliers, input));
    expect(everybodys.counts).toEqual([index]);
  });

  it('walks suppliers by their id where connected ones come first, instead of sorting all', async () => {
    const { indexes } = await readingOf(market.svc.db, () => market.as(who).page(ListSuppliers, { sort: 'status' }));
    expect(indexes).toContain('suppliers_pkey');
  });

  it('reads the brands of a supplier through their index, those of a seller too', async () => {
    await expectReading('brands', 'brands_name', () => market.as(who).page(ListBrands, { supplierId: 7 }));
    await expectReading('brands', 'brands_name', () => market.as(SELLER).page(ListBrands, {}));
  });

  it('shows no more of a catalogue than it reads', async () => {
    const { text, values } = await catalogStatement(SELLER);
    const { rows } = await market.svc.db.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    const read = allNodes(rows[0]!['QUERY PLAN'][0]!.Plan)
      .filter((node) => node['Relation Name'] === 'products')
      .map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1));
    // One has the lowest price, one the highest.
    expect(Math.max(...read)).toBe(1);
    const { db } = market.svc;
    const ask = { id: SELLER.userId, limit: 50 };
    const read50 = await rowsReadFor(db, () => market.as(SELLER).send(GetSupplierCatalog, ask));
    expect(read50).toBeLessThan(150);
  });

  it('estimates how many have a word from three times the usual number of products', async () => {
    const { rows } = await market.svc.db.pool.query(
      `SELECT attstattarget AS target FROM pg_attribute WHERE attrelid = 'products'::regclass AND attname = 'search_text'`,
    );
    expect(rows).toEqual([{ target: 300 }]);
  });

  it('compares no more than two hundred of the products that have a common word', async () => {
    await market.svc.db.rows(`UPDATE products SET description = 'steel and zinc' WHERE id % 2 = 0`);
    await settled(market.svc.db, 'products');
    const nodes = await planOfPage({ q: 'zinc' });
    const compared = nodes.filter(({ 'Node Type': type }) => type === 'Unique' || type.endsWith('Aggregate'));
    expect(compared.map((node) => node['Actual Rows'])).toContain(200);
    expect((await market.as(who).page(ListProducts, { q: 'zinc' })).total).toBe('200+');
  });

  it('looks in the index for no word that most products have, beside one that few have', async () => {
    const [first] = (await market.as(who).page(ListProducts, { limit: 1 })).items;
    const sought = first!.name.slice(0, 10);
    const found = await market.as(who).page(ListProducts, { q: `steel ${sought}` });
    expect(found.items.map(({ id }) => id)).toContain(first!.id);
    const nodes = await planOfPage({ q: `steel ${sought}` });
    const asked = nodes.filter((node) => node['Index Name'] === 'products_search').map((node) => node['Index Cond']);
    expect(asked.join()).toContain(sought);
    expect(asked.join()).not.toContain('steel');
  });

  it('looks misspelt words up by what is left of them without a letter, and compares none of the rest', async () => {
    const { db } = market.svc;
    await db.rows(
      `INSERT INTO words SELECT DISTINCT translate(left(md5(n::text), 9), '0123456789', 'ghijklmnop')
       FROM generate_series(1, 20000) n ON CONFLICT DO NOTHING`,
    );
    await settled(db, 'words');
    const { indexes, scans } = await readingOfRows(db, () => market.as(who).page(ListProducts, { q: 'zzc hxe' }));
    expect(indexes).toEqual(expect.arrayContaining(['words_near', 'words_like']));
    expect(scans).not.toContain('words');
  });

  it('looks for a seller’s words among their own products alone', async () => {
    const { db } = market.svc;
    await db.rows(
      `UPDATE products SET description = 'quartz' WHERE id % 10 = 1 OR owner_id = ${SELLER.userId} AND id % 500 = 0`,
    );
    await settled(db, 'products');
    const found = await market.as(SELLER).page(ListProducts, { q: 'quartz' });
    expect(Number(found.total)).toBeGreaterThan(0);
    expect(await rowsReadFor(db, () => market.as(SELLER).page(ListProducts, { q: 'quartz' }))).toBeLessThan(500);
  });

  it('walks past none of a seller’s products for a category whose names come last', async () => {
    const { db } = market.svc;
    await db.rows(
      `UPDATE products SET name = 'zz ' || name WHERE owner_id = ${SELLER.userId} AND category = 'Automotive'`,
    );
    await settled(db, 'products');
    // A page and its count, of the fifty that there are.
    const read = await rowsReadFor(db, () =>
      market.as(SELLER).page(ListProducts, { category: 'Automotive', limit: 20 }),
    );
    expect(read).toBeLessThan(150);
  });

  it('costs the same in the middle as at the start', async () => {
    const half = await market.svc.db.page(productList(who, {}), { limit: 200 });
    const [start, middle] = [await planOfPage({}), await planOfPage({ limit: 50, cursor: half.next! })];
    const rowsRead = (nodes: PlanNode[]) =>
      nodes.find((node) => node['Index Name'] === 'products_name')!['Actual Rows'];
    expect([rowsRead(start), rowsRead(middle)]).toEqual([51, 51]);
  });

  /** The table is read by this index, and never from end to end. */
  async function expectReading(table: string, index: string, ask: () => Promise<unknown>): Promise<void> {
    const { indexes, scans } = await readingOf(market.svc.db, ask);
    expect(indexes).toContain(index);
    expect(scans).not.toContain(table);
  }

  /** What the figures of the catalogue of the seller's supplier are read by. */
  async function catalogStatement(actor: Actor): Promise<{ text: string; values: unknown[] }> {
    const { db } = market.svc;
    const row = db.row.bind(db);
    let last: { text: string; values: unknown[] } | undefined;
    db.row = (text, values = []) => {
      last = { text, values };
      return row(text, values);
    };
    try {
      await market.as(actor).send(GetSupplierCatalog, { id: actor.userId });
    } finally {
      db.row = row;
    }
    return last!;
  }

  /** The nodes of the statement's plan, but for those of the count. */
  async function planOfPage(input: ListProductsInput, actor = who): Promise<PlanNode[]> {
    const { db } = market.svc;
    const { text, values } = pageStatement(await searchedProducts(db, actor, input), input);
    const { rows } = await db.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    return withoutCount(rows[0]!['QUERY PLAN'][0]!.Plan);
  }
});

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

function withoutCount(node: PlanNode): PlanNode[] {
  const isCount = node['Subplan Name'] !== undefined && node['Node Type'] === 'Aggregate';
  return isCount ? [] : [node, ...(node.Plans ?? []).flatMap(withoutCount)];
}
