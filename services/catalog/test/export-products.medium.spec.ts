import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ExportProducts, type ExportProductsInput, GetProductExport, ProductExportFinished } from '#contracts';
import { type Actor, Storage, type StoredFile } from '#platform';
import { buyer, Market } from './market.js';

let market: Market;
beforeAll(async () => {
  market = await Market.open();
});
afterAll(() => market.close());

const selling = (seller: Actor): Actor => ({ ...seller, viewMode: 'seller' });

async function read({ key }: StoredFile): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await market.svc.service.app.get(Storage).read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString().split('\r\n');
}

async function exported(who: Actor, input: Partial<ExportProductsInput> = {}): Promise<string[]> {
  const { file } = await market.as(who).send(ExportProducts, { format: 'csv', ...input });
  return (await read(file!)).slice(1);
}

describe('exporting products', () => {
  it('has a row per product of the seller’s, with no cell that calculates', async () => {
    const seller = await market.seller();
    const shop = await market.supplier(seller, { name: 'Anchor' });
    await market.product(seller, shop, { name: '=Bolt', sku: '-8', price: 1250, minOrderQuantity: 3 });
    const [row, ...more] = await exported(selling(seller));
    expect(more).toEqual([]);
    expect(row).toMatch(/^'-8,'=Bolt,/);
    expect(row).toContain(',Anchor,12.50,USD,3,');
  });

  it('is the seller’s own list, and as it is narrowed', async () => {
    const seller = await market.seller();
    const shop = await market.supplier(seller);
    for (const sku of ['A-1', 'B-2']) await market.product(seller, shop, { name: `Part ${sku}`, sku });
    expect(await exported(selling(seller))).toHaveLength(2);
    expect(await exported(selling(seller), { q: 'B-2', limit: 1 })).toHaveLength(1);
    expect(await exported(selling(await market.seller()))).toEqual([]);
    expect((await exported(buyer())).filter((row) => row.includes('Part '))).toEqual([]);
  });

  it('is made in the background when it is long', async () => {
    const seller = await market.seller();
    const shop = await market.supplier(seller);
    const { id: product } = await market.product(seller, shop, { sku: 'FIRST' });
    const { rows } = await market.svc.db.pool.query<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns
       WHERE table_name = 'products' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'sku')`,
    );
    const columns = rows.map(({ column_name }) => column_name).join(', ');
    await market.svc.db.rows(
      `INSERT INTO products (sku, ${columns}) SELECT 'N-' || n, ${columns} FROM products, generate_series(1, 5000) n WHERE id = $1`,
      [product],
    );
    const { id, status } = await market.as(selling(seller)).send(ExportProducts, { format: 'csv' });
    expect(status).toBe('waiting');
    const told = await market.svc.waitForEvent(ProductExportFinished, ({ exportId }) => exportId === id);
    expect(told).toMatchObject({ userId: seller.userId, name: 'products', rows: 5001 });
    expect(await read(await market.as(seller).send(GetProductExport, { id }))).toHaveLength(5002);
    await expect(market.as(buyer()).send(GetProductExport, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
