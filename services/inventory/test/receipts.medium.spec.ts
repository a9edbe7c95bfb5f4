import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  GetInventoryItem,
  ListInventory,
  ListInventoryHistory,
  LowStockReached,
  OrderReceived,
  ProductUpdated,
  ReceiptRefused,
  ReceiveStock,
  type ReceiveStockInput,
} from '#contracts';
import { until } from '#testing';
import { wrongFigures } from './figures.js';
import { type Inventory, ORDER, setup } from './setup.js';

let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

const goods = (productId: number, overrides: Partial<ReceiveStockInput> = {}): ReceiveStockInput => ({
  productId,
  quantity: 4,
  costPerUnit: 800,
  costCurrency: 'EUR',
  adjustmentType: 'invoice',
  reference: 'INV-7',
  ...overrides,
});

describe('an imported invoice line', () => {
  it('makes the item, with threshold 5 and its cost', async () => {
    const buyer = inventory.someone();
    const product = inventory.product();
    const received = await buyer.send(ReceiveStock, goods(product.id));
    expect(received).toEqual({ inventoryId: expect.any(Number), created: true });
    const item = await buyer.send(GetInventoryItem, { id: received.inventoryId });
    expect(item).toMatchObject({ currentStock: 4, reorderThreshold: 5, costPerUnit: 800, costCurrency: 'EUR' });
    expect(item.lastOrderDate).not.toBeNull();
    const { items: history } = await buyer.page(ListInventoryHistory, { id: item.id });
    expect(history).toMatchObject([{ previousStock: 0, newStock: 4, adjustmentType: 'invoice', reference: 'INV-7' }]);
    expect(inventory.published(LowStockReached).filter(({ itemId }) => itemId === item.id)).toEqual([]);
  });

  it('adds to the item there is, without asking the catalogue, and keeps its cost when none is known', async () => {
    const buyer = inventory.someone();
    const product = inventory.product();
    const { id } = await buyer.send(AddInventoryItem, { productId: product.id, currentStock: 10 });
    await buyer.send(ReceiveStock, goods(product.id));
    expect(await buyer.send(ReceiveStock, goods(product.id, { costPerUnit: null, costCurrency: 'JPY' }))).toEqual({
      inventoryId: id,
      created: false,
    });
    expect(await buyer.send(GetInventoryItem, { id })).toMatchObject({
      currentStock: 18,
      costPerUnit: 800,
      costCurrency: 'EUR',
    });
    expect(inventory.asked(product.id)).toBe(1);
  });

  it('without a currency has cost what its product is priced in', async () => {
    const buyer = inventory.someone();
    const product = inventory.product({ currency: 'CAD' });
    const { inventoryId: id } = await buyer.send(ReceiveStock, goods(product.id, { costCurrency: null }));
    expect(await buyer.send(GetInventoryItem, { id })).toMatchObject({ costPerUnit: 800, costCurrency: 'CAD' });
  });

  it('under a key that was used for other goods is refused, and says that the key is why and what it brought', async () => {
    const buyer = inventory.someone();
    const product = inventory.product();
    const key = { idempotencyKey: 'line-2' };
    const answer = await buyer.send(ReceiveStock, goods(product.id), key);
    await expect(buyer.send(ReceiveStock, goods(product.id, { reference: 'INV-8' }), key)).rejects.toMatchObject({
      kind: 'impossible',
      details: { reason: 'idempotency-key-reused', answer },
    });
  });

  it('counts once per key, whatever is repeated', async () => {
    const buyer = inventory.someone();
    const product = inventory.product();
    const key = { idempotencyKey: 'line-1' };
    const answers = await Promise.all([1, 2, 3].map(() => buyer.send(ReceiveStock, goods(product.id), key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await buyer.send(ReceiveStock, goods(product.id), key)).toEqual(answers[0]);
    const { items } = await buyer.page(ListInventory, {});
    expect(items).toMatchObject([{ currentStock: 4 }]);
  });

  it("of another buyer's private product is not found", async () => {
    const owner = inventory.someone();
    const product = inventory.product({ privateTo: owner.userId });
    await owner.send(ReceiveStock, goods(product.id));
    await expect(inventory.someone().send(ReceiveStock, goods(product.id))).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('a received order', () => {
  const line = (productId: number, quantity: number) => ({
    itemId: productId,
    productId,
    name: `From the order ${productId}`,
    sku: `ORD-${productId}`,
    quantity,
    price: 640,
  });

  it('adds each line to stock, once, also for products not heard of yet', async () => {
    const buyer = inventory.someone();
    const known = inventory.product();
    const unheard = inventory.product({ version: 1 });
    await buyer.send(AddInventoryItem, { productId: known.id, currentStock: 10 });
    const receipt = {
      ...ORDER,
      buyerId: buyer.userId,
      currency: 'JPY',
      receiptId: 1,
      lines: [line(unheard.id, 3), line(known.id, 5)],
    };
    const eventId = await inventory.publish(OrderReceived, receipt);
    await inventory.publish(OrderReceived, receipt, { eventId });
    await inventory.publish(OrderReceived, { ...receipt, receiptId: 2, lines: [line(unheard.id, 1)] });

    const stock = async () => (await buyer.page(ListInventory, { sort: 'stock-asc' })).items;
    const items = await until(async () => {
      const found = await stock();
      return found[0]?.currentStock === 4 && found[1]?.currentStock === 15 && found;
    }, 'both receipts in stock');
    expect(items).toMatchObject([
      {
        productId: unheard.id,
        costPerUnit: 640,
        costCurrency: 'JPY',
        product: {
          currency: 'JPY',
          name: `From the order ${unheard.id}`,
          supplier: { id: 2 },
        },
      },
      { productId: known.id, costPerUnit: 640, costCurrency: 'JPY', product: { name: known.name, currency: 'USD' } },
    ]);
    const { items: history } = await buyer.page(ListInventoryHistory, { id: items[1]!.id });
    expect(history[0]).toMatchObject({
      adjustmentQuantity: 5,
      adjustmentType: 'receipt',
      reference: 'PO-2025-000001',
      performedBy: buyer.userId,
    });

    await inventory.publish(ProductUpdated, { ...unheard, name: 'Its true name' });
    await until(async () => (await stock())[0]?.product.name === 'Its true name', 'the product itself');
  });
});

it('goods that their item cannot take in are told of, and the others are in stock', async () => {
  const buyer = inventory.someone();
  const [full, other] = [inventory.product(), inventory.product()];
  const item = await buyer.send(AddInventoryItem, { productId: full.id, currentStock: 2 ** 31 - 3 });
  const line = ({ id, name, sku }: typeof full) => ({
    ...{ itemId: id, productId: id, name, sku, quantity: 3, receivedInAll: 3, price: 640 },
  });
  const receipt = { ...ORDER, buyerId: buyer.userId, receiptId: 3, lines: [line(full), line(other)] };
  await inventory.publish(OrderReceived, receipt);
  const refused = await inventory.waitForEvent(ReceiptRefused, ({ itemId }) => itemId === item.id);
  expect(refused).toEqual({
    ...{ itemId: item.id, userId: buyer.userId, productId: full.id, productName: full.name, quantity: 3 },
    ...{ orderNumber: ORDER.orderNumber, receiptId: 3, orderItemId: full.id },
    ...{ reason: 'Stock cannot be more than 2147483647' },
  });
  const { items } = await buyer.page(ListInventory, { sort: 'stock-asc' });
  expect(items.map(({ productId, currentStock }) => [productId, currentStock])).toEqual([
    [other.id, 3],
    [full.id, 2 ** 31 - 3],
  ]);
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(inventory.db)).toEqual([]);
});
