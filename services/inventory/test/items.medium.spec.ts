import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  AdjustStock,
  BulkDeleteInventory,
  DeleteInventoryItem,
  GetInventoryItem,
  type InventoryHistoryEntry,
  type InventoryItem,
  ListInventoryHistory,
  LowStockReached,
  ReverseMovement,
  StockChanged,
  UpdateInventoryItem,
  UserDeleted,
} from '#contracts';
import { type Caller, until } from '#testing';
import { wrongFigures, wrongFirstNames } from './figures.js';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

async function stocked(caller: Caller, currentStock = 10, reorderThreshold = 5): Promise<InventoryItem> {
  const { id: productId } = inventory.product();
  return caller.send(AddInventoryItem, { productId, currentStock, reorderThreshold });
}

async function historyOf(caller: Caller, id: number): Promise<InventoryHistoryEntry[]> {
  return (await caller.page(ListInventoryHistory, { id })).items;
}

const alertsOf = (id: number) => inventory.published(LowStockReached).filter(({ itemId }) => itemId === id);

/** Waits for the item's event with this stock: whatever was committed before it has been published too. */
const told = (id: number, newStock: number) =>
  inventory.waitForEvent(StockChanged, (event) => event.itemId === id && event.newStock === newStock);

describe('a closed account', () => {
  it('leaves its stock and movements, and none of the notes on its items', async () => {
    const [leaver, other] = [inventory.someone(), inventory.someone()];
    const [mine, theirs] = [await stocked(leaver), await stocked(other)];
    for (const [caller, { id }] of [
      [leaver, mine],
      [other, theirs],
    ] as const) {
      await caller.send(UpdateInventoryItem, { id, notes: 'Ask Kim', location: 'Garage' });
    }
    const before = await historyOf(leaver, mine.id);
    await inventory.publish(UserDeleted, { userId: leaver.userId });
    await until(
      async () => (await leaver.send(GetInventoryItem, { id: mine.id })).notes === null,
      'the notes to be gone',
    );
    expect(await leaver.send(GetInventoryItem, { id: mine.id })).toMatchObject({ location: null, currentStock: 10 });
    expect(await historyOf(leaver, mine.id)).toEqual(before);
    expect(await other.send(GetInventoryItem, { id: theirs.id })).toMatchObject({ notes: 'Ask Kim' });
  });
});

describe('a movement', () => {
  it('names the administrator who impersonates beside the one they act as', async () => {
    const buyer = inventory.someone();
    const item = await stocked(buyer);
    const both = inventory.as({ userId: buyer.userId, role: 'buyer', viewMode: 'buyer', impersonatorId: 77 });
    await both.send(AdjustStock, { id: item.id, adjustment: -2, reason: 'Damaged goods' });
    expect(await historyOf(buyer, item.id)).toMatchObject([
      { performedBy: buyer.userId, impersonatorId: 77 },
      { performedBy: buyer.userId, impersonatorId: null },
    ]);
  });
});

describe('adding a product', () => {
  it('answers the item with its product, and begins its history', async () => {
    const buyer = inventory.someone();
    const product = inventory.product({ name: 'Hex bolt', price: 250 });
    const item = await buyer.send(AddInventoryItem, { productId: product.id, currentStock: 7, location: 'A-1' });
    expect(item).toMatchObject({
      userId: buyer.userId,
      productId: product.id,
      currentStock: 7,
      reorderThreshold: 5,
      location: 'A-1',
      sku: product.sku,
      status: 'active',
      stockStatus: 'in_stock',
      product: {
        name: 'Hex bolt',
        price: 250,
        brand: { name: 'Boltworks', supplier: { name: 'Northwind Supply' } },
        supplier: { id: 2 },
      },
    });
    expect(await historyOf(buyer, item.id)).toMatchObject([
      { previousStock: 0, newStock: 7, adjustmentQuantity: 7, adjustmentType: 'initial', performedBy: buyer.userId },
    ]);
    expect(await buyer.send(GetInventoryItem, { id: item.id })).toEqual(item);
    expect(await told(item.id, 7)).toMatchObject({ previousStock: 0, adjustmentType: 'initial' });
  });

  it('is refused twice, also for two at once', async () => {
    const buyer = inventory.someone();
    const input = { productId: inventory.product().id, currentStock: 1 };
    const twice = await Promise.allSettled([buyer.send(AddInventoryItem, input), buyer.send(AddInventoryItem, input)]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(buyer.send(AddInventoryItem, input)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Product is already in your inventory',
    });
  });

  it('needs a product that the caller may use: the copy alone is no proof', async () => {
    const owner = inventory.someone();
    const other = inventory.someone();
    const mine = inventory.product({ privateTo: owner.userId });
    await owner.send(AddInventoryItem, { productId: mine.id, currentStock: 1 });
    await expect(other.send(AddInventoryItem, { productId: mine.id, currentStock: 1 })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(other.send(AddInventoryItem, { productId: 999_999, currentStock: 1 })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('refuses to act for somebody else', async () => {
    const buyer = inventory.someone();
    const input = { productId: inventory.product().id, currentStock: 1 };
    await expect(buyer.send(AddInventoryItem, { ...input, userId: 1 })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(buyer.send(AddInventoryItem, { ...input, userId: buyer.userId })).resolves.toBeDefined();
  });

  it('of which there is too little is an alert', async () => {
    const item = await stocked(inventory.someone(), 3, 5);
    expect(await inventory.waitForEvent(LowStockReached, ({ itemId }) => itemId === item.id)).toMatchObject({
      currentStock: 3,
      reorderThreshold: 5,
    });
  });
});

describe('an adjustment', () => {
  it('adds its delta and says why', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10);
    const item = await buyer.send(AdjustStock, { id, adjustment: -3, reason: 'Damaged goods', notes: 'Fork lift' });
    expect(item.currentStock).toBe(7);
    expect(item.lastCountDate).not.toBeNull();
    expect((await historyOf(buyer, id))[0]).toMatchObject({
      previousStock: 10,
      newStock: 7,
      adjustmentQuantity: -3,
      adjustmentType: 'adjustment',
      reference: 'Damaged goods',
      notes: 'Fork lift',
      performedBy: buyer.userId,
      reversedBy: null,
    });
  });

  it('stops at nothing, and the history says what really left', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 2);
    const item = await buyer.send(AdjustStock, { id, adjustment: -5, reason: 'Theft/Loss' });
    expect(item).toMatchObject({ currentStock: 0, stockStatus: 'out_of_stock' });
    expect((await historyOf(buyer, id))[0]).toMatchObject({ adjustmentQuantity: -2 });
  });

  it('counts when many come at once', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 100);
    const deltas = Array.from({ length: 20 }, (_, n) => (n % 2 ? 3 : -2));
    await Promise.all(deltas.map((adjustment) => buyer.send(AdjustStock, { id, adjustment, reason: 'Other' })));
    expect(await buyer.send(GetInventoryItem, { id })).toMatchObject({ currentStock: 110 });
    const history = (await historyOf(buyer, id)).reverse();
    expect(history).toHaveLength(21);
    for (const [n, entry] of history.entries()) expect(entry.previousStock).toBe(history[n - 1]?.newStock ?? 0);
  });

  it('repeated with its key changes nothing and gets the first answer', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10);
    const input = { id, adjustment: 4, reason: 'Found stock' as const };
    const key = { idempotencyKey: 'once' };
    const [first, second] = await Promise.all([
      buyer.send(AdjustStock, input, key),
      buyer.send(AdjustStock, input, key),
    ]);
    expect(second).toEqual(first);
    expect(await buyer.send(AdjustStock, input, key)).toEqual(first);
    expect(await buyer.send(GetInventoryItem, { id })).toMatchObject({ currentStock: 14 });
    await expect(buyer.send(AdjustStock, { ...input, adjustment: 5 }, key)).rejects.toMatchObject({
      kind: 'impossible',
    });
  });

  it('past what a number can hold is refused', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 2_147_483_000);
    await expect(buyer.send(AdjustStock, { id, adjustment: 1000, reason: 'Other' })).rejects.toMatchObject({
      kind: 'impossible',
    });
  });
});

describe('a low-stock alert', () => {
  it('is raised once per crossing, and again after stock was above the threshold', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10, 5);
    const steps = [-4, -1, -1, -4, +8, -4];
    for (const adjustment of steps) await buyer.send(AdjustStock, { id, adjustment, reason: 'Other' });
    await told(id, 8);
    await buyer.send(UpdateInventoryItem, { id, currentStock: 1000 });
    await told(id, 1000);
    expect(alertsOf(id).map(({ currentStock }) => currentStock)).toEqual([5, 4]);
  });

  it('may come from a threshold that rises', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10, 5);
    await buyer.send(UpdateInventoryItem, { id, reorderThreshold: 20 });
    await buyer.send(UpdateInventoryItem, { id, reorderThreshold: 30 });
    expect(await inventory.waitForEvent(LowStockReached, ({ itemId }) => itemId === id)).toMatchObject({
      currentStock: 10,
      reorderThreshold: 20,
    });
    await buyer.send(UpdateInventoryItem, { id, currentStock: 50 });
    await told(id, 50);
    expect(alertsOf(id)).toHaveLength(1);
  });

  it('looks at stock and threshold together when both change', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10, 5);
    await buyer.send(UpdateInventoryItem, { id, currentStock: 3, reorderThreshold: 2 });
    await buyer.send(UpdateInventoryItem, { id, currentStock: 40, reorderThreshold: 30 });
    await told(id, 40);
    expect(alertsOf(id)).toEqual([]);
  });
});

describe('an update', () => {
  it('changes what is sent, empties what is null, and leaves the rest', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer);
    await buyer.send(UpdateInventoryItem, { id, location: 'B-2', notes: 'Fragile', costPerUnit: 900 });
    const item = await buyer.send(UpdateInventoryItem, { id, location: null, optimalStock: 40 });
    expect(item).toMatchObject({ location: null, notes: 'Fragile', costPerUnit: 900, optimalStock: 40 });
    expect(await historyOf(buyer, id)).toHaveLength(1);
  });

  it('gives a cost the currency that is sent, that it had, or that the product is priced in, and takes both away', async () => {
    const buyer = inventory.someone();
    const { id: productId } = inventory.product({ currency: 'GBP' });
    const { id } = await buyer.send(AddInventoryItem, { productId, currentStock: 1 });
    const change = async (input: object) => {
      const { costPerUnit, costCurrency } = await buyer.send(UpdateInventoryItem, { id, ...input });
      return [costPerUnit, costCurrency];
    };
    expect(await change({ costCurrency: 'EUR' })).toEqual([null, null]);
    expect(await change({ costPerUnit: 900 })).toEqual([900, 'GBP']);
    expect(await change({ costPerUnit: 950, costCurrency: 'EUR' })).toEqual([950, 'EUR']);
    expect(await change({ costPerUnit: 960 })).toEqual([960, 'EUR']);
    expect(await change({ costCurrency: 'JPY' })).toEqual([960, 'JPY']);
    expect(await change({ costPerUnit: null })).toEqual([null, null]);
  });

  it('of the stock is a movement', async () => {
    const buyer = inventory.someone();
    const { id, productId } = await stocked(buyer, 10);
    await buyer.send(UpdateInventoryItem, { id, productId, currentStock: 25, userId: buyer.userId });
    expect((await historyOf(buyer, id))[0]).toMatchObject({
      previousStock: 10,
      newStock: 25,
      adjustmentType: 'manual',
    });
  });

  it('cannot change the product, or act for somebody else', async () => {
    const buyer = inventory.someone();
    const { id, productId } = await stocked(buyer);
    await expect(buyer.send(UpdateInventoryItem, { id, productId: productId + 1 })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(buyer.send(UpdateInventoryItem, { id, userId: 1 })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a reversal', () => {
  it('is an opposite movement, once', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10);
    await buyer.send(AdjustStock, { id, adjustment: -4, reason: 'Expired items' });
    const [movement] = await historyOf(buyer, id);
    const reverse = { id, historyId: movement!.id };
    const twice = await Promise.allSettled([
      buyer.send(ReverseMovement, reverse),
      buyer.send(ReverseMovement, reverse),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(twice.find((result) => result.status === 'rejected')?.reason).toMatchObject({ kind: 'conflict' });
    await expect(buyer.send(ReverseMovement, reverse)).rejects.toMatchObject({ kind: 'conflict' });
    const [newest, reversed] = await historyOf(buyer, id);
    expect(newest).toMatchObject({ previousStock: 6, newStock: 10, adjustmentType: 'reversal' });
    expect(reversed).toMatchObject({ id: movement!.id, reversedBy: newest!.id });
  });

  it('of an adjustment just made names it, and is refused once the stock has moved on', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10);
    const { movementId } = await buyer.send(AdjustStock, { id, adjustment: -4, reason: 'Other' });
    expect((await historyOf(buyer, id))[0]!.id).toBe(movementId);
    const { movementId: later } = await buyer.send(AdjustStock, { id, adjustment: 1, reason: 'Other' });
    const undo = (historyId: number) => buyer.send(ReverseMovement, { id, historyId, ifNewest: true });
    await expect(undo(movementId)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The stock has changed since: look at its history',
    });
    expect((await buyer.send(GetInventoryItem, { id })).currentStock).toBe(7);
    expect((await undo(later)).currentStock).toBe(6);
    // The history still takes it back, whatever came after.
    expect((await buyer.send(ReverseMovement, { id, historyId: movementId })).currentStock).toBe(10);
  });

  it('of an adjustment sent again under its key names the same movement', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10);
    const send = () =>
      buyer.send(AdjustStock, { id, adjustment: -4, reason: 'Other' }, { idempotencyKey: `undo-${id}` });
    const { movementId } = await send();
    expect((await send()).movementId).toBe(movementId);
  });

  it('of more than is left is refused, and leaves the movement as it is', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer, 10);
    await buyer.send(AdjustStock, { id, adjustment: -4, reason: 'Other' });
    const [, initial] = await historyOf(buyer, id);
    await expect(buyer.send(ReverseMovement, { id, historyId: initial!.id })).rejects.toMatchObject({
      kind: 'impossible',
    });
    expect((await historyOf(buyer, id)).every(({ reversedBy }) => reversedBy === null)).toBe(true);
  });

  it('of a movement of another item is not found', async () => {
    const buyer = inventory.someone();
    const [one, other] = [await stocked(buyer), await stocked(buyer)];
    const [movement] = await historyOf(buyer, other.id);
    await expect(buyer.send(ReverseMovement, { id: one.id, historyId: movement!.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('deleting', () => {
  it('takes the item and its history', async () => {
    const buyer = inventory.someone();
    const { id } = await stocked(buyer);
    expect(await buyer.send(DeleteInventoryItem, { id })).toBeNull();
    await expect(buyer.send(GetInventoryItem, { id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await inventory.db.rows('SELECT 1 FROM movements WHERE item_id = $1', [id])).toEqual([]);
  });

  it('many is all or none', async () => {
    const buyer = inventory.someone();
    const own = [(await stocked(buyer)).id, (await stocked(buyer)).id];
    const { id: foreign } = await stocked(inventory.someone());
    await expect(buyer.send(BulkDeleteInventory, { ids: [...own, foreign] })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(await buyer.send(BulkDeleteInventory, { ids: own })).toMatchObject({ deleted: 2 });
  });
});

describe("somebody else's item", () => {
  it('is not there, whatever is asked of it', async () => {
    const { id } = await stocked(inventory.someone(), 10);
    const [movement] = await inventory.db.rows<{ id: number }>('SELECT id FROM movements WHERE item_id = $1', [id]);
    const stranger = inventory.someone();
    const attempts = [
      stranger.send(GetInventoryItem, { id }),
      stranger.page(ListInventoryHistory, { id }),
      stranger.send(UpdateInventoryItem, { id, currentStock: 1 }),
      stranger.send(AdjustStock, { id, adjustment: 1, reason: 'Other' }),
      stranger.send(ReverseMovement, { id, historyId: movement!.id }),
      stranger.send(DeleteInventoryItem, { id }),
    ];
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject({ kind: 'not-found' })));
    expect(await inventory.db.row('SELECT current_stock AS stock FROM items WHERE id = $1', [id])).toEqual({
      stock: 10,
    });
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(inventory.db)).toEqual([]);
  expect(await wrongFirstNames(inventory.db)).toEqual([]);
});
