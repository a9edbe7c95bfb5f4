import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  GetInventoryItem,
  GetReorders,
  ListInventory,
  ListLowStock,
  OrderCreated,
  OrderReceived,
  OrderRestated,
  OrderSettled,
  OrderStatusChanged,
  type Reorder,
  UpdateInventoryItem,
} from '#contracts';
import { until } from '#testing';
import { type Inventory, ORDER, setup } from './setup.js';

let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

let orders = 5000;

/** A buyer with an item, and an order for its product. */
async function stocked(change: { currentStock?: number; reorderThreshold?: number; minOrderQuantity?: number } = {}) {
  const { currentStock = 3, reorderThreshold = 5, minOrderQuantity = 1 } = change;
  const buyer = inventory.someone();
  const product = inventory.product({ minOrderQuantity });
  const item = await buyer.send(AddInventoryItem, { productId: product.id, currentStock, reorderThreshold });
  const order = { ...ORDER, orderId: ++orders, buyerId: buyer.userId, status: 'pending' as const };
  const goods = (quantity: number) => [{ productId: product.id, quantity }];
  return { buyer, product, id: item.id, item, order, goods };
}
type Stocked = Awaited<ReturnType<typeof stocked>>;

const reorderOf = async ({ buyer, id }: Stocked): Promise<Reorder> =>
  (await buyer.send(GetInventoryItem, { id })).reorder;
const onOrder = (of: Stocked, expected: number) =>
  until(async () => (await reorderOf(of)).onOrder === expected, `${expected} to be on order`);

const step = ({ order }: Stocked, newStatus: 'pending' | 'confirmed' | 'delivered' | 'cancelled' | 'rejected') => ({
  ...order,
  status: newStatus,
  previousStatus: 'pending' as const,
  newStatus,
  notes: null,
  performedBy: order.buyerId,
});
const receipt = ({ order, product }: Stocked, quantity: number, receivedInAll: number) => ({
  ...order,
  receiptId: receivedInAll,
  lines: [
    { itemId: 1, productId: product.id, name: product.name, sku: product.sku, quantity, receivedInAll, price: 1 },
  ],
});

/** Published and taken in. */
async function told(publishing: Promise<string>): Promise<void> {
  const eventId = await publishing;
  await until(() => inventory.db.row('SELECT 1 FROM inbox WHERE event_id = $1', [eventId]), 'the event to be handled');
}

describe('what is on order', () => {
  it('is what orders are still to bring, delivered ones too: ordered, received in parts, closed', async () => {
    const one = await stocked();
    expect(await reorderOf(one)).toEqual({ onOrder: 0, quantity: 10 });
    await inventory.publish(OrderCreated, { ...one.order, goods: one.goods(20) });
    await onOrder(one, 20);
    await inventory.publish(OrderStatusChanged, step(one, 'confirmed'));
    await inventory.publish(OrderReceived, receipt(one, 8, 8));
    await onOrder(one, 12);
    await told(inventory.publish(OrderStatusChanged, step(one, 'delivered')));
    await onOrder(one, 12);
    await inventory.publish(OrderSettled, { ...one.order, status: 'delivered', closedUnits: 12 });
    await onOrder(one, 0);
  });

  it('suggests as much as the largest thresholds want', async () => {
    const buyer = inventory.someone();
    const product = inventory.product();
    await buyer.send(AddInventoryItem, { productId: product.id, currentStock: 3, reorderThreshold: 1_200_000_000 });
    const { reorders } = await buyer.send(GetReorders, {});
    expect(reorders).toEqual([{ productId: product.id, name: product.name, quantity: 2_400_000_000 }]);
  });

  it('leaves what is still lacking to be suggested: the emptiest shelf first, nothing that is on its way', async () => {
    const buyer = inventory.someone();
    const stock = async (currentStock: number) => {
      const product = inventory.product({ minOrderQuantity: 1 });
      await buyer.send(AddInventoryItem, { productId: product.id, currentStock, reorderThreshold: 5 });
      return product;
    };
    const [low, empty, coming] = [await stock(3), await stock(0), await stock(1), await stock(50)];
    const order = { ...ORDER, orderId: ++orders, buyerId: buyer.userId, status: 'pending' as const };
    await told(inventory.publish(OrderCreated, { ...order, goods: [{ productId: coming.id, quantity: 20 }] }));
    const { reorders } = await buyer.send(GetReorders, {});
    expect(reorders).toEqual([
      { productId: empty.id, name: empty.name, quantity: 10 },
      { productId: low.id, name: low.name, quantity: 10 },
    ]);
    expect(await inventory.someone().send(GetReorders, {})).toEqual({ reorders: [] });
  });

  it('a draft is on order from the moment it is sent, with the goods it then has', async () => {
    const one = await stocked();
    await told(inventory.publish(OrderCreated, { ...one.order, status: 'draft' }));
    expect((await reorderOf(one)).onOrder).toBe(0);
    await inventory.publish(OrderStatusChanged, {
      ...step(one, 'pending'),
      previousStatus: 'draft',
      goods: one.goods(7),
    });
    await onOrder(one, 7);
  });

  it('adds up over orders, and is each buyer’s own', async () => {
    const one = await stocked();
    const other = inventory.someone();
    const theirs = await other.send(AddInventoryItem, { productId: one.product.id, currentStock: 1 });
    await inventory.publish(OrderCreated, { ...one.order, goods: one.goods(4) });
    await inventory.publish(OrderCreated, { ...one.order, orderId: ++orders, goods: one.goods(5) });
    await onOrder(one, 9);
    expect((await other.send(GetInventoryItem, { id: theirs.id })).reorder.onOrder).toBe(0);
  });

  it('is the same in whatever order, and however often, the events arrive', async () => {
    const one = await stocked();
    await told(inventory.publish(OrderReceived, receipt(one, 8, 8)));
    await inventory.publish(OrderCreated, { ...one.order, goods: one.goods(20) });
    await onOrder(one, 12);
    await told(inventory.publish(OrderRestated, { ...one.order, goods: [{ ...one.goods(20)[0]!, receivedInAll: 8 }] }));
    await inventory.publish(OrderReceived, receipt(one, 2, 10));
    await onOrder(one, 10);
  });

  it('is not brought back by an event that comes after the end', async () => {
    const one = await stocked();
    await told(inventory.publish(OrderStatusChanged, step(one, 'cancelled')));
    await told(inventory.publish(OrderCreated, { ...one.order, goods: one.goods(20) }));
    await told(inventory.publish(OrderReceived, receipt(one, 1, 1)));
    expect((await reorderOf(one)).onOrder).toBe(0);
  });

  it('comes by a rebuild where an order is older than the copy', async () => {
    const one = await stocked();
    await inventory.publish(OrderRestated, { ...one.order, goods: [{ ...one.goods(9)[0]!, receivedInAll: 4 }] });
    await onOrder(one, 5);
  });
});

describe('what to order again', () => {
  it.each([
    ['twice the threshold', {}, {}, 0, 10],
    ['twice the usual threshold where there is none', { reorderThreshold: 0 }, {}, 0, 10],
    ['what is missing to the optimal stock', {}, { optimalStock: 40 }, 0, 37],
    ['less what is on order', {}, { optimalStock: 40 }, 30, 7],
    ['what is missing to twice the threshold, less what is on order', {}, {}, 4, 3],
    ['nothing where enough is on order', {}, { optimalStock: 40 }, 37, 0],
    ['nothing where enough is there', { currentStock: 50 }, { optimalStock: 40 }, 0, 0],
    ['nothing where something is on order of what is never low', { currentStock: 0, reorderThreshold: 0 }, {}, 6, 0],
    ['what the item says', {}, { optimalStock: 40, reorderQuantity: 25 }, 0, 25],
    ['nothing, whatever the item says, where enough is on order', {}, { reorderQuantity: 25 }, 7, 0],
    ['at least the supplier’s minimum', { minOrderQuantity: 12 }, { optimalStock: 4 }, 0, 12],
    ['a number also of the largest thresholds', { reorderThreshold: 2 ** 31 - 1 }, {}, 0, 2 * (2 ** 31 - 1)],
  ])('is %s', async (_, start, change, ordered, quantity) => {
    const one = await stocked(start);
    if (Object.keys(change).length > 0) await one.buyer.send(UpdateInventoryItem, { id: one.id, ...change });
    if (ordered > 0) await inventory.publish(OrderCreated, { ...one.order, goods: one.goods(ordered) });
    await onOrder(one, ordered);
    const expected = { onOrder: ordered, quantity };
    expect(await reorderOf(one)).toEqual(expected);
    const [listed] = (await one.buyer.page(ListInventory, {})).items;
    expect(listed!.reorder).toEqual(expected);
    const low = (await one.buyer.page(ListLowStock, {})).items;
    expect(low.map(({ reorder }) => reorder)).toEqual(listed!.stockStatus === 'in_stock' ? [] : [expected]);
  });
});
