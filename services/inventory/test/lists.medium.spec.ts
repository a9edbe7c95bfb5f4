import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  DeleteInventoryItem,
  GetInventorySummary,
  INVENTORY_SORTS,
  type InventoryItem,
  ListInventory,
  type ListInventoryInput,
  ListLowStock,
  ProductUpdated,
  ReceiveStock,
  SearchInventory,
  UpdateInventoryItem,
} from '#contracts';
import { type Caller, readingOf, rowsReadFor, settled, until } from '#testing';
import { wrongFirstNames } from './figures.js';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;
let buyer: Caller;

/** name, stock, threshold, category, supplier */
const STOCK: [string, number, number, string | null, string | null][] = [
  ['Anchor 100%', 0, 5, 'Hardware & Tools', 'Northwind'],
  ['bolt', 3, 5, 'Hardware & Tools', 'Northwind'],
  ['Cable', 1, 10, 'Electronics & Components', 'Volta'],
  ['drill_bit', 50, 5, 'Hardware & Tools', 'Volta'],
  ['Epoxy', 50, 5, 'Chemicals & Adhesives', null],
  ['fuse', 9, 8, null, 'Volta'],
  ['Glue', 5, 5, 'Chemicals & Adhesives', 'Northwind'],
];

beforeAll(async () => {
  inventory = await setup();
  buyer = inventory.someone();
  for (const [name, currentStock, reorderThreshold, category, supplier] of STOCK) {
    const { id: productId } = inventory.product({
      name,
      category,
      price: 1005,
      supplier: supplier === null ? null : { id: supplier.length, name: supplier },
    });
    await buyer.send(AddInventoryItem, { productId, currentStock, reorderThreshold, location: `Shelf ${name[0]}` });
  }
  await inventory.someone().send(AddInventoryItem, { productId: 1, currentStock: 4 });
});
afterAll(() => inventory.close());

async function all(input: ListInventoryInput): Promise<InventoryItem[]> {
  const items: InventoryItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await buyer.page(ListInventory, { ...input, limit: 2, cursor });
    expect(page.items.length).toBeLessThanOrEqual(2);
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return items;
}
const names = async (input: ListInventoryInput): Promise<string[]> =>
  (await all(input)).map(({ product }) => product.name[0]!.toUpperCase());

describe('the list', () => {
  it('pages through every item once under each sort', async () => {
    for (const sort of INVENTORY_SORTS) expect((await names({ sort })).sort().join('')).toBe('ABCDEFG');
    expect(await buyer.page(ListInventory, {})).toMatchObject({ total: '7', next: null });
  });

  it('sorts', async () => {
    expect((await names({ sort: 'name' })).join('')).toBe('ABCDEFG');
    expect((await names({ sort: 'stock-desc' })).join('')).toBe('EDFGBCA');
    expect((await names({ sort: 'stock-asc' })).join('')).toBe('ACBGFDE');
    expect((await names({ sort: 'status' })).join('')).toBe('AGCBFED');
    expect((await names({ sort: 'recent' })).join('')).toBe('GFEDCBA');
  });

  it('filters by state, category and supplier', async () => {
    expect((await names({ status: 'out_of_stock' })).join('')).toBe('A');
    expect((await names({ status: 'low_stock' })).join('')).toBe('BCG');
    expect((await names({ status: 'in_stock' })).join('')).toBe('DEF');
    expect((await names({ category: 'Hardware & Tools' })).join('')).toBe('ABD');
    expect((await names({ supplierId: 'Volta'.length, status: 'in_stock' })).join('')).toBe('DF');
  });

  it('searches name, SKU and location, and takes wildcards as letters', async () => {
    expect((await names({ q: 'BOLT' })).join('')).toBe('B');
    expect((await names({ q: 'sku-3' })).join('')).toBe('C');
    for (const q of ['sku3', 'SKU 3']) expect((await names({ q })).join('')).toBe('C');
    expect((await names({ q: 'shelf e' })).join('')).toBe('E');
    expect((await names({ q: '100%' })).join('')).toBe('A');
    expect((await names({ q: 'l_b' })).join('')).toBe('D');
    expect(await names({ q: '%' })).toEqual(['A']);
  });

  it('searches word by word, a measure in all spellings, and forgives a wrong letter in each', async () => {
    const mine = inventory.someone();
    for (const name of [
      'Wing nut, box of 5',
      'Hex nut, box of 5',
      'V-belt',
      'Hex bolt M8 x 40',
      'Hex bolt M8×40 zinc',
    ]) {
      const { id: productId } = inventory.product({ name });
      await mine.send(AddInventoryItem, { productId, currentStock: 0 });
    }
    const found = async (q: string) => (await mine.page(ListInventory, { q })).items.map(({ product }) => product.name);
    const low = async (q: string) => (await mine.page(ListLowStock, { q })).items.map(({ product }) => product.name);
    const bolts = ['Hex bolt M8 x 40', 'Hex bolt M8×40 zinc'];
    for (const q of ['m8x40', 'M8 x 40', 'bolt hex', 'hex blt', 'hxe bolt']) {
      expect(await found(q)).toEqual(bolts);
      expect((await low(q)).toSorted()).toEqual(bolts);
    }
    // Nothing else where something has the words.
    expect(await found('hex bolt')).toEqual(bolts);
    expect(await found('wing bolt')).toEqual([]);
  });

  it('finds by a word wherever its first item was put, moved or renamed since', async () => {
    const mine = inventory.someone();
    const made = [];
    for (const name of ['Zinc plate', 'Yellow tape', 'Xenon lamp']) {
      const product = inventory.product({ name });
      made.push({ product, item: await mine.send(AddInventoryItem, { productId: product.id, currentStock: 1 }) });
    }
    const found = async (q: string) => (await mine.page(ListInventory, { q })).items.map(({ product }) => product.name);
    const [zinc, tape, lamp] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
    await inventory.publish(ProductUpdated, {
      ...zinc.product,
      name: 'Alloy of zinc',
      version: zinc.product.version + 1,
    });
    await until(async () => (await found('alloy')).length === 1, 'the new name');
    expect(await found('zinc')).toEqual(['Alloy of zinc']);
    await mine.send(UpdateInventoryItem, { id: tape.item.id, location: 'Aisle of zinc' });
    await mine.send(UpdateInventoryItem, { id: lamp.item.id, location: 'Zinc-7' });
    expect(await found('zinc')).toEqual(['Alloy of zinc', 'Xenon lamp', 'Yellow tape']);
    await mine.send(DeleteInventoryItem, { id: zinc.item.id });
    expect(await found('zinc')).toEqual(['Xenon lamp', 'Yellow tape']);
    expect(await found('zimc')).toEqual(['Xenon lamp', 'Yellow tape']);
    expect(await wrongFirstNames(inventory.db)).toEqual([]);
  });

  it('finds what has the longest name, code and place, of letters that no index can shorten', async () => {
    const mine = inventory.someone();
    const signs = (count: number, from: number) =>
      Array.from({ length: count }, (_, i) => String.fromCodePoint(0x4e00 + (((from + i) * 7919) % 20_000))).join('');
    const product = inventory.product({ name: signs(200, 0), sku: signs(100, 200) });
    await mine.send(AddInventoryItem, { productId: product.id, currentStock: 0, location: signs(200, 300) });
    expect((await mine.page(ListInventory, { q: signs(5, 320) })).items).toHaveLength(1);
    expect((await mine.page(ListLowStock, { q: signs(5, 320) })).items).toHaveLength(1);
  });

  it('refuses a cursor of another sort', async () => {
    const { next } = await buyer.page(ListInventory, { sort: 'name', limit: 2 });
    await expect(buyer.page(ListInventory, { sort: 'recent', cursor: next! })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('the low-stock list', () => {
  it('has what is most urgent first, with its price as a decimal', async () => {
    const { items } = await buyer.page(ListLowStock, {});
    expect(items.map(({ product }) => product.name)).toEqual(['Anchor 100%', 'Cable', 'bolt', 'Glue']);
    expect(items[0]).toEqual({
      inventory: { id: expect.any(Number), currentStock: 0, reorderThreshold: 5 },
      product: { id: expect.any(Number), name: 'Anchor 100%', price: '10.05', currency: 'USD' },
      supplier: { id: 'Northwind'.length, name: 'Northwind' },
      reorder: { onOrder: 0, quantity: 10 },
    });
    const { items: first, next } = await buyer.page(ListLowStock, { limit: 2 });
    const { items: second } = await buyer.page(ListLowStock, { limit: 2, cursor: next! });
    expect([...first, ...second]).toEqual(items);
  });
});

describe('the summary', () => {
  it('counts by the same rules', async () => {
    expect(await buyer.send(GetInventorySummary, {})).toEqual({
      totalItems: 7,
      inStock: 3,
      lowStock: 3,
      outOfStock: 1,
      totalValue: 118 * 1005,
      currency: 'USD',
      values: [{ currency: 'USD', value: 118 * 1005, cost: 0 }],
      categories: [
        { name: 'Chemicals & Adhesives', count: 2 },
        { name: 'Electronics & Components', count: 1 },
        { name: 'Hardware & Tools', count: 3 },
      ],
      suppliers: [
        { id: 9, name: 'Northwind', count: 3 },
        { id: 5, name: 'Volta', count: 3 },
      ],
    });
  });

  it('of nothing is zeroes', async () => {
    expect(await inventory.someone().send(GetInventorySummary, {})).toEqual({
      totalItems: 0,
      inStock: 0,
      lowStock: 0,
      outOfStock: 0,
      totalValue: 0,
      currency: 'USD',
      values: [],
      categories: [],
      suppliers: [],
    });
  });

  it('never adds two currencies: what is priced and what was paid is told for each', async () => {
    const trader = inventory.someone();
    const stock = async (price: number, currency: string, costPerUnit: number, costCurrency: string) => {
      const { id } = inventory.product({ price, currency });
      const goods = { adjustmentType: 'invoice' as const, reference: 'INV-1', quantity: 10, costPerUnit, costCurrency };
      await trader.send(ReceiveStock, { productId: id, ...goods });
    };
    await stock(100, 'EUR', 80, 'EUR');
    await stock(200, 'EUR', 9000, 'JPY');
    await stock(300, 'USD', 250, 'EUR');
    await stock(15_000, 'JPY', 9000, 'JPY');
    const summary = await trader.send(GetInventorySummary, {});
    expect(summary).toMatchObject({ totalItems: 4, totalValue: 3000, currency: 'EUR' });
    expect(summary.values).toEqual([
      { currency: 'EUR', value: 3000, cost: 3300 },
      { currency: 'JPY', value: 150_000, cost: 180_000 },
      { currency: 'USD', value: 3000, cost: 0 },
    ]);
  });

  it('of low stock writes a price with the decimals of its currency', async () => {
    const trader = inventory.someone();
    const yen = inventory.product({ name: 'A', price: 1500, currency: 'JPY' });
    const euro = inventory.product({ name: 'B', price: 1500, currency: 'EUR' });
    for (const { id } of [yen, euro]) await trader.send(AddInventoryItem, { productId: id, currentStock: 0 });
    const { items } = await trader.page(ListLowStock, {});
    expect(items.map(({ product }) => product)).toMatchObject([
      { price: '1500', currency: 'JPY' },
      { price: '15.00', currency: 'EUR' },
    ]);
  });
});

describe('the quick search', () => {
  const found = async (q: string): Promise<string[]> =>
    (await buyer.send(SearchInventory, { q })).map(({ product }) => product.name);

  it('finds by name, place and code, in any case, and takes wildcards for letters', async () => {
    expect(await found('EPOXY')).toEqual(['Epoxy']);
    expect(await found('shelf g')).toEqual(['Glue']);
    expect(await found('100%')).toEqual(['Anchor 100%']);
    expect(await found('l_b')).toEqual(['drill_bit'].filter((name) => name.includes('l_b')));
    const [{ sku } = { sku: '' }] = await buyer.send(SearchInventory, { q: 'cable' });
    expect((await found(sku))[0]).toBe('Cable');
  });

  it('finds a code in any spelling', async () => {
    const code = 'SKU-3';
    expect(await found(code)).toEqual(['Cable']);
    for (const spelt of ['sku3', 'sku 3', 'Sku/3']) expect(await found(spelt)).toEqual(['Cable']);
  });

  it('forgives a wrong letter', async () => {
    expect(await found('epoxi')).toEqual(['Epoxy']);
  });

  it('answers five at most, and nobody else’s', async () => {
    expect(await found('shelf')).toHaveLength(5);
    expect(await inventory.someone().send(SearchInventory, { q: 'shelf' })).toEqual([]);
  });

  it('follows a product that is renamed and recoded', async () => {
    const mine = inventory.someone();
    const product = inventory.product({ name: 'Old name' });
    await mine.send(AddInventoryItem, { productId: product.id, currentStock: 1 });
    await inventory.publish(ProductUpdated, {
      ...product,
      name: 'New name',
      sku: 'NEW-77',
      version: product.version + 1,
    });
    await until(async () => (await mine.send(SearchInventory, { q: 'new-77' })).length === 1, 'the new code');
    expect(await mine.send(SearchInventory, { q: 'old name' })).toEqual([]);
  });
});

describe('the plan of the list', () => {
  it.each<[string, ListInventoryInput]>([
    ['items_by_name', {}],
    ['items_by_stock', { sort: 'stock-asc' }],
    ['items_by_stock', { sort: 'stock-desc' }],
    ['items_by_status', { sort: 'status' }],
    ['items_by_change', { sort: 'recent' }],
    ['items_by_category', { category: 'Automotive' }],
    ['items_by_supplier', { supplierId: 7 }],
    ['items_search', { q: 'c4ca4238' }],
    ['items_search', { q: 'dcc-509' }],
  ])('goes through %s for %j', async (index, input) => {
    const { reader } = await many();
    const { indexes, scans } = await readingOf(inventory.db, () => reader.page(ListInventory, input));
    expect(indexes).toContain(index);
    expect(scans).not.toContain('items');
  });

  it.each<[ListInventoryInput, string]>([
    [{}, 'true'],
    [{ status: 'low_stock' }, `stock_status = 'low_stock'`],
    [{ category: 'Other' }, `category = 'Other'`],
    [{ supplierId: 4 }, 'supplier_id = 4'],
    [{ supplierId: 1_000_000 }, 'false'],
    [{ status: 'low_stock', category: 'Other' }, `stock_status = 'low_stock' AND category = 'Other'`],
  ])('tells how many there are for %j, where it can from their figures', async (input, condition) => {
    const { reader } = await many();
    const row = await inventory.db.row<{ count: number }>(
      `SELECT count(*) FROM items WHERE user_id = $1 AND ${condition}`,
      [reader.userId],
    );
    expect((await reader.page(ListInventory, input)).total).toBe(String(row!.count));
  });

  it('counts none of two thousand items for a page', async () => {
    const { reader } = await many();
    expect(await rowsReadFor(inventory.db, () => reader.page(ListInventory, { limit: 10 }))).toBeLessThan(100);
    expect(await rowsReadFor(inventory.db, () => reader.page(ListLowStock, { limit: 10 }))).toBeLessThan(100);
    const low = await inventory.db.row<{ count: number }>(
      `SELECT count(*) FROM items WHERE user_id = $1 AND stock_status <> 'in_stock'`,
      [reader.userId],
    );
    expect((await reader.page(ListLowStock, {})).total).toBe(String(low!.count));
  });

  it('goes through items_by_urgency for what is low', async () => {
    const { reader } = await many();
    const { indexes } = await readingOf(inventory.db, () => reader.page(ListLowStock, {}));
    expect(indexes).toContain('items_by_urgency');
  });

  it('looks for a word along the names, and along what is low, in their indexes alone', async () => {
    const { orderly } = await many();
    const byName = await readingOf(inventory.db, () => orderly.page(ListInventory, { q: 'bolt' }));
    expect(byName.alone).toContain('items_by_name');
    const low = await readingOf(inventory.db, () => orderly.page(ListLowStock, { q: 'bolt' }));
    expect(low.alone).toContain('items_by_urgency');
  });

  it('walks to a word that many rows have, from the first that has it, though that is one of the last', async () => {
    const { orderly } = await many();
    const read = (input: ListInventoryInput) =>
      rowsReadFor(inventory.db, () => orderly.page(ListInventory, { ...input, limit: 10 }));
    // Counting ends after 1,001.
    for (const q of ['bolt', 'zinc', 'zin', 'zinc plate', 'zimc']) expect(await read({ q })).toBeLessThan(1300);
    // In another order all that have it are looked up.
    expect(await read({ q: 'zinc', sort: 'recent' })).toBeLessThan(3000);
  });

  it('is told to have at least as many as were met where the way ends before the list', async () => {
    const { orderly } = await many();
    const first = await orderly.page(ListInventory, { q: 'brass' });
    const second = await orderly.page(ListInventory, { q: 'brass', cursor: first.next! });
    const met = NAMES.slice(0, 5000).filter((name) => name.includes('brass')).length;
    expect([first.total, second.total]).toEqual([`${met}+`, `${met}+`]);
  });

  it.each(['bolt', 'brass', 'zinc', 'plate 10'])('pages once through all that have "%s", in order', async (q) => {
    const { orderly } = await many();
    const found: string[] = [];
    for (let cursor: string | undefined, more = true; more;) {
      const { items, next } = await orderly.page(ListInventory, { q, limit: 200, cursor });
      found.push(...items.map(({ product }) => product.name));
      cursor = next ?? undefined;
      more = cursor !== undefined;
    }
    const hasAll = (text: string) => q.split(' ').every((word) => text.toLowerCase().includes(word));
    expect(found).toEqual(NAMES.filter((name, i) => hasAll(`${name} ${i + 1}`)));
  });

  /** In order: zinc stands behind what is walked along for a word. */
  const NAMES = [
    ...Array.from({ length: 5500 }, (_, i) => `Bolt, size ${1001 + i}${i % 20 === 0 ? ', brass' : ''}`),
    ...Array.from({ length: 1500 }, (_, i) => `Zinc plate ${1001 + i}`),
  ];
  let made: Promise<Record<'reader' | 'orderly', ReturnType<Inventory['someone']>>> | undefined;
  /** Somebody with a good part of many items, and somebody with these names. */
  function many(): NonNullable<typeof made> {
    made ??= (async () => {
      const [reader, orderly] = [inventory.someone(), inventory.someone()];
      // In pieces: on a busy machine all at once takes longer than a statement may.
      for (let n = 0; n < 8000; n += 1000) {
        await inventory.db.rows(
          `INSERT INTO products (id, name, sku, category, price, unit_of_measure, supplier_id, supplier_name, version)
         SELECT 500000 + n, md5(n::text), n, CASE WHEN n % 200 = 0 THEN 'Automotive' ELSE 'Other' END, 100, 'piece',
           n % 300, 'Supplier', 1 FROM generate_series($1::int, $2::int) n`,
          [n + 1, n + 1000],
        );
        await inventory.db.rows(
          `INSERT INTO items (user_id, product_id, product_name, product_sku, current_stock, reorder_threshold, updated_at)
         SELECT CASE WHEN n % 4 = 0 THEN $1 ELSE 700000 + n % 99 END, 500000 + n, md5(n::text), n,
           n * 7919 % 8000, n % 2 * 4000, now() - n * 104729 % 8000 * interval '1 minute' FROM generate_series($2::int, $3::int) n`,
          [reader.userId, n + 1, n + 1000],
        );
      }
      await inventory.db.rows(
        `INSERT INTO products (id, name, sku, price, unit_of_measure, version)
         SELECT 600000 + n, name, n, 100, 'piece', 1 FROM unnest($1::text[]) WITH ORDINALITY AS given (name, n)`,
        [NAMES],
      );
      await inventory.db.rows(
        `INSERT INTO items (user_id, product_id, product_name, product_sku, current_stock, reorder_threshold)
         SELECT $1, id, name, sku, 1, 1 FROM products WHERE id > 600000`,
        [orderly.userId],
      );
      for (const table of ['products', 'items']) await settled(inventory.db, table);
      return { reader, orderly };
    })();
    return made;
  }
});
