import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListMarketplaceProducts, ListProducts, SearchCatalog } from '#contracts';
import { readingOf, rowsReadFor, settled } from '#testing';
import { buyer, Market } from './market.js';

/** Five slices. */
const PRODUCTS = 40_000;
const BATCH = 4000;
const SLICE = 8192;

describe('the newest products that have a word which few have', () => {
  let market: Market;
  const who = buyer();

  beforeAll(async () => {
    market = await Market.open();
    const { db } = market.svc;
    await db.rows(`INSERT INTO suppliers (name, category, owner_id, created_by, is_public)
                   SELECT 'Supplier ' || n, 'Other', n, n, true FROM generate_series(1, 100) n`);
    for (let n = 0; n < PRODUCTS; n += BATCH) {
      await db.rows(
        `INSERT INTO products (name, sku, price, category, supplier_id, supplier_public, created_by, is_approved, visible_on_marketplace, created_at)
         SELECT concat_ws(' ', 'Hinge', CASE WHEN n % 50 = 0 THEN 'gasket' END, CASE WHEN n % 250 = 0 THEN 'relay' END,
             CASE WHEN n < 600 AND n % 2 = 0 THEN 'sleeve' END, CASE WHEN n % 13000 = 0 THEN 'washer' END),
           n, n % 997, 'Other', n % 100 + 1, true, n % 100 + 1, true, true, now() - (${PRODUCTS} - n) * interval '1 minute'
         FROM generate_series($1::int, $2::int) n ORDER BY n`,
        [n + 1, n + BATCH],
      );
    }
    for (const table of ['suppliers', 'products']) await settled(db, table);
  }, 180_000);
  afterAll(() => market.close());

  it('are met in the newest slices of their index, and no others are walked past', async () => {
    const { db } = market.svc;
    const page = await market.as(who).page(ListProducts, { q: 'gasket', limit: 50 });
    expect(page.total).toBe('200+');
    expect(page.items.map(({ sku }) => Number(sku))).toEqual(Array.from({ length: 50 }, (_, i) => PRODUCTS - 50 * i));
    // The gaskets of the last two slices, and those of the page.
    const { indexes, scans } = await readingOf(db, () => market.as(who).page(ListProducts, { q: 'gasket' }));
    expect(indexes).toContain('products_search');
    expect(scans).not.toContain('products');
    const read = await rowsReadFor(db, () => market.as(who).page(ListProducts, { q: 'gasket' }));
    expect(read).toBeLessThan((3 * (2 * SLICE)) / 50);
  });

  it('are all found and counted where the slices have no two hundred', async () => {
    expect((await market.as(who).page(ListMarketplaceProducts, { q: 'relay' })).total).toBe(String(PRODUCTS / 250));
    const rare = await market.as(who).page(ListMarketplaceProducts, { q: 'washer' });
    expect([rare.total, rare.items.map(({ sku }) => sku)]).toEqual(['3', ['39000', '26000', '13000']]);
  });

  it('are looked up wherever they are where the newest slices have hardly any', async () => {
    const old = await market.as(who).page(ListProducts, { q: 'sleeve' });
    expect([old.total, old.items[0]!.sku]).toEqual(['200+', '598']);
  });

  it('are the best of a quick search, too', async () => {
    const { products } = await market.as(who).send(SearchCatalog, { q: 'hinge relay' });
    expect(products.map(({ name }) => name.includes('relay'))).toEqual(Array.from({ length: 5 }, () => true));
  });
});
