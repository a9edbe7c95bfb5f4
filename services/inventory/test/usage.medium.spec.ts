import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  type AdjustmentReason,
  AdjustStock,
  BulkDeleteInventory,
  GetInventoryItem,
  ReverseMovement,
  UndoDeletion,
  UpdateInventoryItem,
} from '#contracts';
import type { Caller } from '#testing';
import { MeasureUsage } from '../src/usage/measure-usage.js';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;
let buyer: Caller;
beforeAll(async () => {
  inventory = await setup();
  buyer = inventory.someone();
});
afterAll(() => inventory.close());

const measure = () => inventory.service.app.get(MeasureUsage).run();
const usageOf = async (id: number) => (await buyer.send(GetInventoryItem, { id })).averageMonthlyUsage;

/** A movement as if it had been made so long ago. */
const backdate = (where: string, id: number, days: number) =>
  inventory.db.rows(`UPDATE movements SET created_at = now() - $2 * interval '1 day' WHERE ${where} = $1`, [id, days]);

/** An item that is known for so many days. */
async function item(days: number): Promise<number> {
  const { id } = await buyer.send(AddInventoryItem, { productId: inventory.product().id, currentStock: 1000 });
  await backdate('item_id', id, days);
  return id;
}

async function take(
  id: number,
  quantity: number,
  daysAgo: number,
  reason: AdjustmentReason = 'Other',
): Promise<number> {
  const { movementId } = await buyer.send(AdjustStock, { id, adjustment: -quantity, reason });
  await backdate('id', movementId, daysAgo);
  return movementId;
}

describe('the average monthly usage', () => {
  it('is what was taken out in ninety days, by thirty', async () => {
    const id = await item(200);
    await take(id, 500, 120);
    await take(id, 30, 80);
    await take(id, 60, 1);
    await measure();
    expect(await usageOf(id)).toBeCloseTo(30, 1);
  });

  it('counts from the first movement where that is less long ago', async () => {
    const id = await item(30);
    await take(id, 45, 2);
    await measure();
    expect(await usageOf(id)).toBeCloseTo(45, 0);
  });

  it('is kept as it was sent, to the last digit, also where the item was deleted meanwhile', async () => {
    const { id } = await buyer.send(AddInventoryItem, { productId: inventory.product().id, currentStock: 1 });
    for (const averageMonthlyUsage of [0.1, 16_777_217, 123_456.789, 2_147_483_647, 1.000_000_000_000_001, 0, null]) {
      expect(await buyer.send(UpdateInventoryItem, { id, averageMonthlyUsage })).toMatchObject({ averageMonthlyUsage });
      expect(await usageOf(id)).toBe(averageMonthlyUsage);
    }
    await buyer.send(UpdateInventoryItem, { id, averageMonthlyUsage: 1234.567_89 });
    const { deletionId } = await buyer.send(BulkDeleteInventory, { ids: [id] });
    await buyer.send(UndoDeletion, { id: deletionId });
    expect(await usageOf(id)).toBe(1234.567_89);
  });

  it('that is worked out has two digits after the point', async () => {
    const id = await item(45);
    await take(id, 100, 2);
    await measure();
    expect(await usageOf(id)).toBe(66.67);
  });

  it('is not known before two weeks have passed; what was said by hand stays', async () => {
    const [unknown, said] = [await item(13), await item(13)];
    await take(unknown, 10, 1);
    await buyer.send(UpdateInventoryItem, { id: said, averageMonthlyUsage: 7 });
    await measure();
    expect(await usageOf(unknown)).toBeNull();
    expect(await usageOf(said)).toBe(7);
  });

  it('leaves out what was not used: damage, loss, corrections, what came in and what was undone', async () => {
    const id = await item(100);
    for (const reason of ['Damaged goods', 'Theft/Loss', 'Expired items', 'Manual count'] as const) {
      await take(id, 10, 5, reason);
    }
    await buyer.send(UpdateInventoryItem, { id, currentStock: 900 });
    await buyer.send(AdjustStock, { id, adjustment: 50, reason: 'Other' });
    const historyId = await take(id, 20, 3);
    await buyer.send(ReverseMovement, { id, historyId });
    await measure();
    expect(await usageOf(id)).toBe(0);
    await take(id, 9, 2);
    await measure();
    expect(await usageOf(id)).toBeCloseTo(3, 1);
  });

  it('is worked out for every item, however many there are, and may be worked out twice at once', async () => {
    const rows = await inventory.db.rows<{ id: number }>(
      `WITH p AS (
         INSERT INTO products (id, name, sku, price, currency, unit_of_measure, version)
         SELECT 500000 + n, 'Part ' || n, 'P-' || n, n, 'USD', 'piece', 1 FROM generate_series(1, 2100) n RETURNING id, name, sku)
       INSERT INTO items (user_id, product_id, product_name, product_sku, reorder_threshold, current_stock)
       SELECT 1, id, name, sku, 5, 10 FROM p RETURNING id`,
    );
    await inventory.db.rows(
      `INSERT INTO movements (item_id, previous_stock, new_stock, type, reference, performed_by, created_at)
       SELECT id, 40, 10, 'adjustment', 'Other', 1, now() - interval '30 days' FROM items WHERE user_id = 1`,
    );
    await Promise.all([measure(), measure()]);
    const known = await inventory.db.row<{ n: number }>(
      'SELECT count(*)::int AS n FROM items WHERE user_id = 1 AND average_monthly_usage BETWEEN 29 AND 31',
    );
    expect(known!.n).toBe(rows.length);
  });
});
