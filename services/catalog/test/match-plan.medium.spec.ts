import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MatchProducts } from '#contracts';
import { readForEach, settled } from '#testing';
import { buyer, Market } from './market.js';

const PRODUCTS = 12_000;
const BATCH = 2000;
/** With a third of them; the others have a thousandth each. */
const SHOP = 7;
/** Of a line or a combination of its words: fifty found, the words of as many looked at, and what the supplier adds. */
const ENOUGH = 200;

describe('the matching of printed lines with very many products', () => {
  let market: Market;

  beforeAll(async () => {
    market = await Market.open();
    const { db } = market.svc;
    await db.rows(`INSERT INTO suppliers (name, category, owner_id, created_by, is_public)
                   SELECT 'Supplier ' || n, 'Other', n, n, true FROM generate_series(1, 1000) n`);
    for (let n = 0; n < PRODUCTS; n += BATCH) {
      await db.rows(
        `INSERT INTO products (name, sku, price, supplier_id, supplier_public, created_by, is_approved)
         SELECT (ARRAY['Galvanized', 'Stainless', 'Brass'])[1 + n % 3] || ' ' ||
                (ARRAY['hex bolt', 'washer', 'hose clamp', 'spring'])[1 + n / 3 % 4] || ' M' || 4 + n % 30 || ' no. ' || n,
                'S-' || n, n, s.id, true, s.id, true
         FROM generate_series($1::int, $2::int) n JOIN suppliers s ON s.id = CASE WHEN n % 3 = 0 THEN ${SHOP} ELSE n % 1000 + 1 END`,
        [n + 1, n + BATCH],
      );
    }
    for (const table of ['suppliers', 'products']) await settled(db, table);
  }, 120_000);
  afterAll(() => market.close());

  const suggested = async (description: string, supplierId: number | null = null) => {
    const lines = [{ sku: null, description }];
    const answer = await market.as(buyer()).send(MatchProducts, { supplierId, lines });
    return answer.lines[0]!.suggestions.map(({ name }) => name);
  };

  it.each<[string, number | null]>([
    ['Galvanized hex bolts M8 x 40, zinc plated', null],
    ['washer', null],
    ['Galvanizd washr of brass', SHOP],
    ['clamp hose', 8],
  ])('reads as few for %j at supplier %j as are compared', async (description, supplierId) => {
    const { db } = market.svc;
    const asked: { sql: string; params: unknown[] }[] = [];
    const rows = db.rowsUnprepared.bind(db);
    const watching = jest.spyOn(db, 'rowsUnprepared').mockImplementation((sql, params) => {
      asked.push({ sql, params });
      return rows(sql, params);
    });
    await suggested(description, supplierId).finally(() => watching.mockRestore());
    const [{ sql, params }] = asked as [(typeof asked)[number]];
    expect(await db.transaction((tx) => readForEach(tx, sql, params))).toBeLessThan(ENOUGH);
    const plan = await db.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
    const nodes = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(nodes).not.toContain('Seq Scan on products');
    if (supplierId === null) expect(nodes).toContain('products_search');
  });

  it.each([
    ['with wrong letters', 'Galvanizd washr'],
    ['in the plural', 'Galvanized washers'],
    ['in another order, with a size', 'Washer 12 mm, galvanized'],
    ['with words that no product has', 'Galvanized washer gemäß Angebot vom 3. März'],
  ])('suggests what has the words %s', async (_, description) => {
    const found = await suggested(description);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => !name.startsWith('Galvanized washer'))).toEqual([]);
  });

  it('finds those of the other lines beside one whose word no pattern can hold', async () => {
    const lines = [{ description: 'x'.repeat(60_000) }, { description: 'Brass spring M8' }];
    const answer = await market
      .as(buyer())
      .send(MatchProducts, { supplierId: null, lines: lines.map((line) => ({ sku: null, ...line })) });
    expect(answer.lines.map(({ suggestions }) => suggestions.length > 0)).toEqual([false, true]);
  });

  it('finds the one with a rare number among thousands with the same words', async () => {
    expect((await suggested('Washer no. 10000 stainless'))[0]).toMatch(/ no\. 10000$/);
  });
});
