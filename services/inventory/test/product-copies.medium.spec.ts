import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddInventoryItem,
  BulkDeleteInventory,
  IsProductStocked,
  ListInventory,
  ProductCreated,
  ProductDeleted,
  type ProductSnapshot,
  ProductUpdated,
} from '#contracts';
import { EventStream } from '#platform';
import { type Caller, until } from '#testing';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;

beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

describe("the copy of catalog's products", () => {
  const nameOf = async (id: number): Promise<string | undefined> =>
    (await inventory.db.row<{ name: string }>('SELECT name FROM products WHERE id = $1', [id]))?.name;

  async function stockedProduct(): Promise<{ holder: Caller; product: ProductSnapshot }> {
    const holder = inventory.someone();
    const product = inventory.product({ name: 'Washer', version: 5 });
    await holder.send(AddInventoryItem, { productId: product.id, currentStock: 1 });
    return { holder, product };
  }

  it('is of a product that is stocked, also where an item of it could be brought back', async () => {
    const stocked = async ({ id }: ProductSnapshot) =>
      (await inventory.anonymous.send(IsProductStocked, { productId: id })).stocked;
    expect(await stocked(inventory.product())).toBe(false);
    const { holder, product } = await stockedProduct();
    expect(await stocked(product)).toBe(true);
    const { items } = await holder.page(ListInventory, {});
    await holder.send(BulkDeleteInventory, { ids: items.map(({ id }) => id) });
    expect(await stocked(product)).toBe(true);
  });

  it('follows a change into lists, and ignores older news', async () => {
    const { holder, product } = await stockedProduct();
    await inventory.publish(ProductUpdated, { ...product, name: 'Lock washer', price: 99, version: 7 });
    await until(async () => (await nameOf(product.id)) === 'Lock washer', 'the new name');
    await inventory.publish(ProductUpdated, { ...product, name: 'Old washer', version: 6 });
    const marker = inventory.product();
    await inventory.publish(ProductUpdated, marker);
    await until(() => nameOf(marker.id), 'the event after the old one');
    const { items } = await holder.page(ListInventory, { q: 'lock' });
    expect(items).toMatchObject([{ product: { name: 'Lock washer', price: 99 } }]);
  });

  it('takes what comes together in one transaction, the newest of each product', async () => {
    const { holder, product } = await stockedProduct();
    const [held, other] = [inventory.product(), inventory.product()];
    const { manager, name: stream } = inventory.service.app.get(EventStream);
    const consumer = `inventory_${ProductUpdated.subject.replaceAll('.', '_')}`;
    const inHand = async (): Promise<number> => (await manager.consumers.info(stream, consumer)).num_ack_pending;
    const waiting = 'SELECT 1 FROM pg_locks WHERE NOT granted AND relation = $1::regclass';
    let together: string[] = [];
    await inventory.db.transaction(async (tx) => {
      await tx.changed('LOCK TABLE products IN EXCLUSIVE MODE');
      await inventory.publish(ProductUpdated, held);
      await until(() => tx.row(waiting, ['products']), 'the first to be held up');
      together = [
        await inventory.publish(ProductUpdated, { ...product, name: 'Spring washer', version: 8 }),
        await inventory.publish(ProductUpdated, { ...product, name: 'Old washer', version: 6 }),
        await inventory.publish(ProductUpdated, other),
      ];
      await until(async () => (await inHand()) === 4, 'the three to be waiting behind it');
    });
    await until(() => nameOf(other.id), 'the copies');
    const taken = await inventory.db.rows('SELECT DISTINCT handled_at FROM inbox WHERE event_id = ANY ($1::uuid[])', [
      together,
    ]);
    expect(taken).toHaveLength(1);
    expect((await holder.page(ListInventory, { q: 'washer' })).items).toMatchObject([
      { product: { name: 'Spring washer' } },
    ]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('holds the last change of a product that is gone, told %s its end', async (_, first) => {
    const { holder, product } = await stockedProduct();
    const version = product.version + 1;
    const tell = [
      () => inventory.publish(ProductUpdated, { ...product, version, supplier: { id: 7, name: 'Deleted user' } }),
      () => inventory.publish(ProductDeleted, { productId: product.id, version }),
    ];
    for (const n of [first, 1 - first]) {
      const eventId = await tell[n]!();
      await until(() => inventory.db.row('SELECT 1 FROM inbox WHERE event_id = $1', [eventId]), 'the event');
    }
    expect((await holder.page(ListInventory, {})).items).toMatchObject([
      { product: { brand: { supplier: { name: 'Deleted user' } } } },
    ]);
    expect(
      await inventory.db.row('SELECT 1 FROM products WHERE id = $1 AND is_deleted AND version = $2', [
        product.id,
        version,
      ]),
    ).toBeDefined();
  });

  it('shows a deleted product where it is stocked, and knows it as deleted whatever arrives late', async () => {
    const { holder, product } = await stockedProduct();
    const unused = inventory.product();
    await inventory.publish(ProductCreated, unused);
    await until(() => nameOf(unused.id), 'the copy');
    await inventory.publish(ProductDeleted, { productId: product.id, version: product.version + 1 });
    await inventory.publish(ProductDeleted, { productId: unused.id, version: unused.version + 2 });
    const buried = 'SELECT 1 FROM products WHERE id = $1 AND is_deleted';
    await until(() => inventory.db.row(buried, [unused.id]), 'the copy to be buried');
    const late = { ...unused, name: 'Late', version: unused.version + 1 };
    const eventId = await inventory.publish(ProductUpdated, late);
    await until(() => inventory.db.row('SELECT 1 FROM inbox WHERE event_id = $1', [eventId]), 'the late event');
    expect(await inventory.db.row(`${buried} AND name <> 'Late'`, [unused.id])).toBeDefined();
    expect((await holder.page(ListInventory, {})).items).toMatchObject([{ product: { name: 'Washer' } }]);
  });
});
