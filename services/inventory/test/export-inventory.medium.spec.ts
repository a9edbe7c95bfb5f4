import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  ExportInventory,
  type ExportInventoryInput,
  GetInventoryExport,
  InventoryExportFinished,
  type StoredFile,
  UpdateInventoryItem,
} from '#contracts';
import { Storage } from '#platform';
import type { Caller } from '#testing';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

async function read({ key }: StoredFile): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await inventory.service.app.get(Storage).read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString().split('\r\n');
}

/** The rows of a file that is there at once, without the heading. */
async function exported(caller: Caller, input: Partial<ExportInventoryInput> = {}): Promise<string[]> {
  const { file } = await caller.send(ExportInventory, { format: 'csv', ...input });
  return (await read(file!)).slice(1);
}

describe('exporting stock', () => {
  it('has a row per item, amounts as decimals in their currency, and no cell that calculates', async () => {
    const buyer = inventory.someone();
    const { id: productId, sku } = inventory.product({ name: '+Bolt, "M8"', currency: 'JPY', price: 1250 });
    const { id } = await buyer.send(AddInventoryItem, { productId, currentStock: 3, location: '=A1', notes: null });
    const cost = { costPerUnit: 999, costCurrency: 'USD' };
    const { lastCountDate } = await buyer.send(UpdateInventoryItem, { id, ...cost });
    expect(await exported(buyer)).toEqual([
      `${sku},"'+Bolt, ""M8""",Hardware & Tools,Northwind Supply,3,5,0,low stock,'=A1,piece,1250,JPY,3750,9.99,USD,${lastCountDate},`,
    ]);
  });

  it('says of each cost what it is in, of none nothing', async () => {
    const buyer = inventory.someone();
    const { id: productId } = inventory.product({ currency: 'EUR', price: 1250 });
    const { id } = await buyer.send(AddInventoryItem, { productId, currentStock: 3 });
    expect((await exported(buyer))[0]).toContain(',12.50,EUR,37.50,,,');
    await buyer.send(UpdateInventoryItem, { id, costPerUnit: 999 });
    expect((await exported(buyer))[0]).toContain(',12.50,EUR,37.50,9.99,EUR,');
  });

  it('is the list as it is filtered and sorted, and the caller’s alone', async () => {
    const buyer = inventory.someone();
    for (const [name, currentStock] of [
      ['zinc', 0],
      ['alum', 50],
    ] as const) {
      await buyer.send(AddInventoryItem, { productId: inventory.product({ name }).id, currentStock });
    }
    const names = (rows: string[]): (string | undefined)[] => rows.map((row) => row.split(',')[1]);
    expect(names(await exported(buyer, { limit: 1 }))).toEqual(['alum', 'zinc']);
    expect(names(await exported(buyer, { sort: 'stock-asc' }))).toEqual(['zinc', 'alum']);
    expect(names(await exported(buyer, { status: 'in_stock' }))).toEqual(['alum']);
    expect(names(await exported(buyer, { q: 'zin' }))).toEqual(['zinc']);
    expect(await exported(inventory.someone())).toEqual([]);
  });

  it('is made in the background when it is long', async () => {
    const buyer = inventory.someone();
    await inventory.db.rows(
      `INSERT INTO products (id, name, sku, price, currency, unit_of_measure, version)
       SELECT 100000 + n, 'Part ' || n, 'P-' || n, n, 'USD', 'piece', 1 FROM generate_series(1, 5001) n`,
    );
    await inventory.db.rows(
      `INSERT INTO items (user_id, product_id, product_name, product_sku, reorder_threshold)
       SELECT $1, id, name, sku, 5 FROM products WHERE id > 100000`,
      [buyer.userId],
    );
    const { id, status } = await buyer.send(ExportInventory, { format: 'csv' });
    expect(status).toBe('waiting');
    const told = await inventory.waitForEvent(InventoryExportFinished, ({ exportId }) => exportId === id);
    expect(told).toMatchObject({ userId: buyer.userId, name: 'inventory', rows: 5001 });
    expect(await read(await buyer.send(GetInventoryExport, { id }))).toHaveLength(5002);
    await expect(inventory.someone().send(GetInventoryExport, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
