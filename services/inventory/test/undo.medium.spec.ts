import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  AdjustStock,
  BulkDeleteInventory,
  DeleteInventoryItem,
  GetInventoryItem,
  type InventoryItem,
  InventoryRestored,
  ListBulkChanges,
  ListInventory,
  ListInventoryHistory,
  ReceiveStock,
  ReverseMovement,
  UndoDeletion,
  UndoImport,
  UndoReceipts,
  UpdateInventoryItem,
} from '#contracts';
import type { Caller } from '#testing';
import { importFile, table } from './importing.js';
import { wrongFigures, wrongFirstNames } from './figures.js';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

const reason = 'Damaged goods';
type Buyer = Caller & { userId: number };

async function stocked(buyer: Caller, currentStock = 10): Promise<InventoryItem> {
  const { id: productId } = inventory.product();
  return buyer.send(AddInventoryItem, { productId, currentStock, location: 'Shelf 1', reorderThreshold: 4 });
}
const without = ({ updatedAt: _, ...item }: InventoryItem): object => item;
const stockOf = async (buyer: Caller): Promise<InventoryItem[]> =>
  (await buyer.page(ListInventory, { limit: 200 })).items;
const historyOf = async (buyer: Caller, id: number): Promise<unknown[]> =>
  (await buyer.page(ListInventoryHistory, { id })).items;

async function imported(buyer: Buyer): Promise<{ before: InventoryItem; importId: number }> {
  const before = await stocked(buyer);
  const { id: importId } = await importFile(
    inventory,
    buyer,
    table(`${before.sku};;3;9;Bay 2;7,77`, `U-${buyer.userId};New;5;;;`),
  );
  return { before, importId };
}

describe('undoing an import', () => {
  it('removes what it made, reverses what it moved and restores what it set', async () => {
    const buyer = inventory.someone();
    const { before, importId } = await imported(buyer);
    expect(await buyer.send(UndoImport, { id: importId })).toEqual({ removed: 1, restored: 1 });
    expect((await stockOf(buyer)).map(without)).toEqual([without(before)]);
    expect(await historyOf(buyer, before.id)).toMatchObject([
      { adjustmentType: 'reversal', previousStock: 3, newStock: 10, reference: 'stock.csv' },
      { adjustmentType: 'import', previousStock: 10, newStock: 3, reversedBy: expect.any(Number) as unknown },
      { adjustmentType: 'initial' },
    ]);
    const own = ({ userId }: { userId: number }): boolean => userId === buyer.userId;
    expect(await inventory.waitForEvent(InventoryRestored, own)).toMatchObject({ fileName: 'stock.csv', removed: 1 });
    const { items } = await buyer.page(ListBulkChanges, {});
    expect(items).toMatchObject([
      { kind: 'import', id: importId, created: 1, updated: 1, undoneAt: expect.any(String) as unknown },
    ]);
  });

  it('keeps a setting that was changed again since', async () => {
    const buyer = inventory.someone();
    const { before, importId } = await imported(buyer);
    await buyer.send(UpdateInventoryItem, { id: before.id, location: 'Attic', costPerUnit: 5 });
    await buyer.send(UndoImport, { id: importId });
    expect(await buyer.send(GetInventoryItem, { id: before.id })).toMatchObject({
      ...{ location: 'Attic', costPerUnit: 5, costCurrency: 'USD', reorderThreshold: 4, currentStock: 10 },
    });
  });

  const LATER: [string, (buyer: Buyer, before: InventoryItem) => Promise<unknown>, RegExp][] = [
    [
      'moved',
      (buyer, { id }) => buyer.send(AdjustStock, { id, adjustment: 1, reason }),
      /^The stock of .* has moved since/,
    ],
    [
      'been reversed in part',
      async (buyer, { id }) => {
        const [movement] = (await buyer.page(ListInventoryHistory, { id })).items;
        await buyer.send(ReverseMovement, { id, historyId: movement!.id });
      },
      /has moved since/,
    ],
    ['been removed', (buyer, { id }) => buyer.send(DeleteInventoryItem, { id }), /have been removed since/],
  ];
  it.each(LATER)(
    'is refused in words when its stock has %s since, and changes nothing',
    async (_what, happen, words) => {
      const buyer = inventory.someone();
      const { before, importId } = await imported(buyer);
      await happen(buyer, before);
      const now = await stockOf(buyer);
      const undo = buyer.send(UndoImport, { id: importId });
      await expect(undo).rejects.toMatchObject({ kind: 'conflict', message: expect.stringMatching(words) as unknown });
      expect(await stockOf(buyer)).toEqual(now);
    },
  );

  it('happens once, whoever presses it together', async () => {
    const buyer = inventory.someone();
    const { before, importId } = await imported(buyer);
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => buyer.send(UndoImport, { id: importId })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stockOf(buyer)).map(({ currentStock }) => currentStock)).toEqual([10]);
    expect(await historyOf(buyer, before.id)).toHaveLength(3);
  });

  it('is its owner’s alone, and of what was imported', async () => {
    const [buyer, stranger] = [inventory.someone(), inventory.someone()];
    const { importId } = await imported(buyer);
    await expect(stranger.send(UndoImport, { id: importId })).rejects.toMatchObject({ kind: 'not-found' });
    expect((await stranger.page(ListBulkChanges, {})).items).toEqual([]);
    const trial = await importFile(inventory, buyer, table('X;Y;1;;;'), { dryRun: true });
    await expect(buyer.send(UndoImport, { id: trial.id })).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('undoing what an invoice brought', () => {
  let keys = 0;
  const receive = async (buyer: Buyer, productId: number, quantity = 4, costPerUnit: number | null = 800) => {
    const goods = { productId, quantity, costPerUnit, costCurrency: 'EUR', adjustmentType: 'invoice' as const };
    const idempotencyKey = `line-${++keys}`;
    const { inventoryId } = await buyer.send(ReceiveStock, { ...goods, reference: 'INV-7' }, { idempotencyKey });
    return { key: idempotencyKey, id: inventoryId };
  };
  const undo = (buyer: Buyer, ...receipts: { key: string }[]) =>
    buyer.send(UndoReceipts, { keys: receipts.map(({ key }) => key) });

  it('removes what it made, takes the rest out again and restores cost and last order', async () => {
    const buyer = inventory.someone();
    const before = await stocked(buyer);
    const made = inventory.product();
    const goods = [
      await receive(buyer, before.productId, 4),
      await receive(buyer, made.id),
      await receive(buyer, before.productId, 5, 900),
    ];
    expect(await undo(buyer, ...goods)).toEqual({ removed: 1, restored: 1 });
    expect((await stockOf(buyer)).map(without)).toEqual([without(before)]);
    expect(await historyOf(buyer, before.id)).toMatchObject([
      { adjustmentType: 'reversal', previousStock: 15, newStock: 10, reference: 'INV-7', performedBy: buyer.userId },
      { adjustmentType: 'reversal', previousStock: 19, newStock: 15 },
      { adjustmentType: 'invoice', reversedBy: expect.any(Number) as unknown },
      { adjustmentType: 'invoice', reversedBy: expect.any(Number) as unknown },
      { adjustmentType: 'initial' },
    ]);
    expect(await wrongFigures(inventory.db)).toEqual([]);
    expect(await wrongFirstNames(inventory.db)).toEqual([]);
  });

  it('leaves an item that it made when somebody has done anything with it', async () => {
    const buyer = inventory.someone();
    const goods = await receive(buyer, inventory.product().id);
    await buyer.send(UpdateInventoryItem, { id: goods.id, location: 'Bay 2' });
    expect(await undo(buyer, goods)).toEqual({ removed: 0, restored: 1 });
    expect(await buyer.send(GetInventoryItem, goods)).toMatchObject({
      ...{ currentStock: 0, location: 'Bay 2', costPerUnit: null, costCurrency: null, lastOrderDate: null },
    });
  });

  it('keeps what came and went besides, and skips what was reversed by hand', async () => {
    const buyer = inventory.someone();
    const { id, productId } = await stocked(buyer);
    const goods = [await receive(buyer, productId, 4), await receive(buyer, productId, 2)];
    await buyer.send(AdjustStock, { id, adjustment: -3, reason });
    const [, movement] = (await buyer.page(ListInventoryHistory, { id })).items;
    await buyer.send(ReverseMovement, { id, historyId: movement!.id });
    await undo(buyer, ...goods);
    expect(await buyer.send(GetInventoryItem, { id })).toMatchObject({ currentStock: 7, costPerUnit: null });
  });

  const LATER: [string, (buyer: Buyer, item: InventoryItem) => Promise<unknown>, RegExp][] = [
    [
      'been taken out',
      (buyer, { id }) => buyer.send(AdjustStock, { id, adjustment: -11, reason }),
      /^Only 3 of .* are left/,
    ],
    [
      'been counted',
      (buyer, { id }) => buyer.send(AdjustStock, { id, adjustment: 0, reason: 'Manual count' }),
      /has been counted since/,
    ],
    [
      'got another cost',
      (buyer, { id }) => buyer.send(UpdateInventoryItem, { id, costPerUnit: 5 }),
      /^The cost of .* has been changed/,
    ],
    ['been removed', (buyer, { id }) => buyer.send(DeleteInventoryItem, { id }), /has been removed/],
    [
      'come in by another invoice at another cost',
      (buyer, { productId }) => receive(buyer, productId, 1, 5),
      /^The cost/,
    ],
  ];
  it.each(LATER)(
    'is refused with the name when an item has %s since, and changes nothing',
    async (_what, happen, words) => {
      const buyer = inventory.someone();
      const item = await stocked(buyer);
      const goods = [await receive(buyer, inventory.product().id), await receive(buyer, item.productId)];
      await happen(buyer, item);
      const now = await stockOf(buyer);
      const refusal = { kind: 'impossible', message: expect.stringMatching(words) as unknown };
      await expect(undo(buyer, ...goods)).rejects.toMatchObject(refusal);
      expect(await stockOf(buyer)).toEqual(now);
    },
  );

  it('happens once, whoever presses it together, and is its owner’s alone', async () => {
    const [buyer, stranger] = [inventory.someone(), inventory.someone()];
    const { id, productId } = await stocked(buyer);
    const goods = await receive(buyer, productId);
    await expect(undo(stranger, goods)).rejects.toMatchObject({ kind: 'impossible' });
    const send = () => buyer.send(UndoReceipts, { keys: [goods.key] }, { idempotencyKey: `undo-${goods.key}` });
    const all = await Promise.all(Array.from({ length: 8 }, send));
    expect(all).toEqual(Array(8).fill({ removed: 0, restored: 1 }));
    expect(await buyer.send(GetInventoryItem, { id })).toMatchObject({ currentStock: 10 });
    expect(await historyOf(buyer, id)).toHaveLength(3);
  });
});

describe('undoing a deletion of several items', () => {
  it('brings them back as they were, with their history and under their ids', async () => {
    const buyer = inventory.someone();
    const items = [await stocked(buyer, 7), await stocked(buyer, 0)];
    const { id } = items[0]!;
    const { movementId } = await buyer.send(AdjustStock, { id, adjustment: -2, reason, notes: 'Wet' });
    await buyer.send(ReverseMovement, { id, historyId: movementId });
    const [before, history] = [await stockOf(buyer), await historyOf(buyer, id)];
    const { deleted, deletionId } = await buyer.send(BulkDeleteInventory, { ids: items.map((item) => item.id) });
    expect([deleted, await stockOf(buyer)]).toEqual([2, []]);
    expect(await buyer.send(UndoDeletion, { id: deletionId })).toEqual({ removed: 0, restored: 2 });
    expect((await stockOf(buyer)).map(without)).toEqual(before.map(without));
    expect(await historyOf(buyer, id)).toEqual(history);
    expect((await buyer.page(ListBulkChanges, {})).items).toMatchObject([{ kind: 'deletion', deleted: 2 }]);
  });

  it('is refused when a product is in stock again, and brings back nothing', async () => {
    const buyer = inventory.someone();
    const items = [await stocked(buyer), await stocked(buyer)];
    const { deletionId } = await buyer.send(BulkDeleteInventory, { ids: items.map(({ id }) => id) });
    await buyer.send(AddInventoryItem, { productId: items[1]!.productId, currentStock: 1 });
    await expect(buyer.send(UndoDeletion, { id: deletionId })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Some of these products are in your inventory again: the deletion cannot be undone',
    });
    expect(await stockOf(buyer)).toHaveLength(1);
  });

  it('happens once, and is its owner’s alone', async () => {
    const [buyer, stranger] = [inventory.someone(), inventory.someone()];
    const { id } = await stocked(buyer);
    const { deletionId } = await buyer.send(BulkDeleteInventory, { ids: [id] });
    await expect(stranger.send(UndoDeletion, { id: deletionId })).rejects.toMatchObject({ kind: 'not-found' });
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => buyer.send(UndoDeletion, { id: deletionId })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(buyer)).toHaveLength(1);
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(inventory.db)).toEqual([]);
  expect(await wrongFirstNames(inventory.db)).toEqual([]);
});
