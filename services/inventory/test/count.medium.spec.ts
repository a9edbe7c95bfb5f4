import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  AdjustStock,
  BookCount,
  GetInventoryItem,
  ListInventoryHistory,
  LowStockReached,
} from '#contracts';
import type { Caller } from '#testing';
import { wrongFigures, wrongFirstNames } from './figures.js';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

async function stocked(caller: Caller, ...stocks: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const currentStock of stocks) {
    const { id: productId } = inventory.product();
    ids.push((await caller.send(AddInventoryItem, { productId, currentStock })).id);
  }
  await inventory.db.rows(`UPDATE items SET last_count_date = '2020-01-01' WHERE id = ANY ($1)`, [ids]);
  return ids;
}
const stockOf = async (caller: Caller, id: number): Promise<number> =>
  (await caller.send(GetInventoryItem, { id })).currentStock;

describe('a stocktake', () => {
  it('books what differs as a manual count, and notes that all were counted', async () => {
    const buyer = inventory.someone();
    const [more, same, less] = (await stocked(buyer, 10, 20, 30)) as [number, number, number];
    const lines = [
      { itemId: more, expected: 10, counted: 12 },
      { itemId: same, expected: 20, counted: 20 },
      { itemId: less, expected: 30, counted: 2 },
    ];
    expect(await buyer.send(BookCount, { lines })).toEqual({ counted: 3, changed: 2 });
    for (const { itemId, counted } of lines) {
      const item = await buyer.send(GetInventoryItem, { id: itemId });
      expect(item.currentStock).toBe(counted);
      expect(Date.parse(item.lastCountDate!)).toBeGreaterThan(Date.now() - 60_000);
    }
    const { items: history } = await buyer.page(ListInventoryHistory, { id: less });
    expect(history[0]).toMatchObject({
      adjustmentType: 'adjustment',
      reference: 'Manual count',
      adjustmentQuantity: -28,
    });
    expect((await buyer.page(ListInventoryHistory, { id: same })).items).toHaveLength(1);
    await inventory.waitForEvent(LowStockReached, ({ itemId }) => itemId === less);
  });

  it('books nothing when one item has moved since it was counted, and says which', async () => {
    const buyer = inventory.someone();
    const [moved, still] = (await stocked(buyer, 10, 20)) as [number, number];
    await buyer.send(AdjustStock, { id: moved, adjustment: -3, reason: 'Damaged goods' });
    const lines = [
      { itemId: still, expected: 20, counted: 1 },
      { itemId: moved, expected: 10, counted: 10 },
    ];
    await expect(buyer.send(BookCount, { lines })).rejects.toMatchObject({
      kind: 'conflict',
      details: { moved: [{ itemId: moved, currentStock: 7 }] },
    });
    expect([await stockOf(buyer, moved), await stockOf(buyer, still)]).toEqual([7, 20]);
  });

  it('is the caller’s own items, or nothing', async () => {
    const [buyer, other] = [inventory.someone(), inventory.someone()];
    const [own] = (await stocked(buyer, 10)) as [number];
    const [foreign] = (await stocked(other, 10)) as [number];
    const lines = [own, foreign].map((itemId) => ({ itemId, expected: 10, counted: 1 }));
    await expect(buyer.send(BookCount, { lines })).rejects.toMatchObject({ kind: 'not-found' });
    expect([await stockOf(buyer, own), await stockOf(other, foreign)]).toEqual([10, 10]);
  });

  it('counts once under its key, and once of two who count at once', async () => {
    const buyer = inventory.someone();
    const [id] = (await stocked(buyer, 10)) as [number];
    const lines = [{ itemId: id, expected: 10, counted: 4 }];
    const idempotencyKey = randomUUID();
    const [first, again] = await Promise.all([1, 2].map(() => buyer.send(BookCount, { lines }, { idempotencyKey })));
    expect(again).toEqual(first);
    const both = await Promise.allSettled(
      [5, 6].map((counted) => buyer.send(BookCount, { lines: [{ itemId: id, expected: 4, counted }] })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await buyer.page(ListInventoryHistory, { id })).items).toHaveLength(3);
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(inventory.db)).toEqual([]);
  expect(await wrongFirstNames(inventory.db)).toEqual([]);
});
