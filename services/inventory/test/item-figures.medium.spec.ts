import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  AdjustStock,
  BulkDeleteInventory,
  GetInventorySummary,
  ListInventory,
  ProductUpdated,
  ReceiveStock,
  UndoDeletion,
  UpdateInventoryItem,
} from '#contracts';
import { foldFigures } from '#platform';
import { type Caller, until } from '#testing';
import { ITEM_FIGURES } from '../src/items/item-figures.js';
import { wrongFigures } from './figures.js';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;

beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

describe('the figures beside the items', () => {
  it('add up whatever happens at once, folded or not', async () => {
    const owners = Array.from({ length: 3 }, () => inventory.someone());
    const goods = Array.from({ length: 12 }, (_, n) => inventory.product({ price: 100 + n, currency: 'EUR' }));
    /** The same numbers in each run. */
    let state = 7;
    const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
    const steps = [
      async (owner: Caller) => {
        const { id: productId } = goods[random(goods.length)]!;
        await owner.send(ReceiveStock, {
          ...{ productId, quantity: 1 + random(9), adjustmentType: 'invoice', reference: 'INV-1' },
          ...{ costPerUnit: 50 + random(9), costCurrency: random(2) ? 'EUR' : 'JPY' },
        });
      },
      async (owner: Caller) => {
        const item = (await owner.page(ListInventory, { sort: 'recent' })).items[0];
        if (item) await owner.send(AdjustStock, { id: item.id, adjustment: -1 - random(5), reason: 'Damaged goods' });
      },
      async (owner: Caller) => {
        const item = (await owner.page(ListInventory, {})).items[0];
        if (item) await owner.send(UpdateInventoryItem, { id: item.id, reorderThreshold: random(9) });
      },
      async (owner: Caller) => {
        const { items } = await owner.page(ListInventory, {});
        if (items.length < 4) return;
        const { deletionId } = await owner.send(BulkDeleteInventory, { ids: items.slice(0, 2).map(({ id }) => id) });
        if (random(2)) await owner.send(UndoDeletion, { id: deletionId });
      },
      async () => {
        const product = goods[random(goods.length)]!;
        product.price += random(90);
        const change = { ...product, category: 'Automotive', supplier: { id: 70 + random(3), name: 'Another' } };
        await inventory.publish(ProductUpdated, { ...change, version: ++version });
      },
      () => foldFigures(inventory.db, ITEM_FIGURES),
    ];
    let version = 100;
    for (let round = 0; round < 12; round++) {
      // What two at once take from each other is refused; that is not what is asked here.
      await Promise.allSettled(owners.flatMap((owner) => [0, 1, 2].map(() => steps[random(steps.length)]!(owner))));
      expect(await wrongFigures(inventory.db)).toEqual([]);
    }
    // The last events may still be on their way: what they change after a fold waits for the next.
    await until(async () => {
      await foldFigures(inventory.db, ITEM_FIGURES);
      return !(await inventory.db.row('SELECT 1 FROM item_figures WHERE NOT folded'));
    }, 'all figures folded');
    expect(await wrongFigures(inventory.db)).toEqual([]);
  });

  it('are few again once they are folded, by two at once as well', async () => {
    const owner = inventory.someone();
    const { id: productId } = inventory.product();
    const { id } = await owner.send(AddInventoryItem, { productId, currentStock: 500 });
    for (let n = 0; n < 9; n++) await owner.send(AdjustStock, { id, adjustment: -1, reason: 'Damaged goods' });
    await Promise.all([1, 2, 3, 4].map(() => foldFigures(inventory.db, ITEM_FIGURES)));
    const { rows } = (await inventory.db.row<{ rows: number }>(
      'SELECT count(*) AS rows FROM item_figures WHERE user_id = $1',
      [owner.userId],
    ))!;
    expect(rows).toBeLessThanOrEqual(3);
    expect(await wrongFigures(inventory.db)).toEqual([]);
    expect(await owner.send(GetInventorySummary, {})).toMatchObject({ totalItems: 1, totalValue: 491 * 1250 });
  });
});
