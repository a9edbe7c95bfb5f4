import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ChangeProducts,
  DeleteProduct,
  GetProductSummary,
  IsProductOrdered,
  IsProductStocked,
  ListProducts,
  ProductDeleted,
  UndoProductChange,
} from '#contracts';
import { impossible, unavailable } from '#platform';
import { Market } from './market.js';

/** What the fakes of ordering and inventory answer. */
let asked: { ordered: () => boolean | Promise<boolean>; stocked: () => boolean };
let market: Market;
beforeAll(async () => {
  market = await Market.open();
  await market.svc.fake(IsProductOrdered, async () => ({ ordered: await asked.ordered() }));
  await market.svc.fake(IsProductStocked, () => ({ stocked: asked.stocked() }));
});
beforeEach(() => {
  asked = { ordered: () => false, stocked: () => false };
});
afterAll(() => market.close());

const isKept = async (id: number): Promise<boolean> =>
  (await market.svc.db.row('SELECT 1 FROM products WHERE id = $1', [id])) !== undefined;

describe('a product that its seller deletes', () => {
  it('is deleted when nobody ever ordered or stocked it, and its SKU is free', async () => {
    const { seller, supplier } = await market.shop();
    const { id, sku } = await market.approved(seller, supplier);
    await expect(market.as(seller).send(DeleteProduct, { id })).resolves.toEqual({ outcome: 'deleted' });
    expect(await isKept(id)).toBe(false);
    await market.svc.waitForEvent(ProductDeleted, ({ productId }) => productId === id);
    const archived = await market.as(seller).page(ListProducts, { status: 'archived' });
    expect(archived.items).toEqual([]);
    expect(await market.as(seller).send(GetProductSummary, {})).toMatchObject({ total: 0, active: 0 });
    await market.product(seller, supplier, { sku });
  });

  it.each([
    ['ordered', { ordered: () => true }],
    ['in stock', { stocked: () => true }],
    ['perhaps ordered, while ordering is away', { ordered: () => Promise.reject(unavailable(new Error('away'))) }],
    ['perhaps ordered, when ordering fails', { ordered: () => Promise.reject(impossible('Something else')) }],
  ])('is archived when it is %s, and can be restored', async (_why, answer) => {
    Object.assign(asked, answer);
    const { seller, supplier } = await market.shop();
    const { id } = await market.approved(seller, supplier);
    await expect(market.as(seller).send(DeleteProduct, { id })).resolves.toEqual({ outcome: 'archived' });
    const archived = await market.as(seller).page(ListProducts, { status: 'archived' });
    expect(archived.items.map((product) => product.id)).toEqual([id]);
    await market.as(seller).send(ChangeProducts, { ids: [id], archived: false });
  });

  it('cannot be ordered any more while the others are asked, and stays when it is restored meanwhile', async () => {
    const { seller, supplier } = await market.shop();
    const { id } = await market.approved(seller, supplier);
    asked.ordered = async () => {
      await market.as(seller).send(ChangeProducts, { ids: [id], archived: false });
      return false;
    };
    await expect(market.as(seller).send(DeleteProduct, { id })).resolves.toEqual({ outcome: 'archived' });
    const { items } = await market.as(seller).page(ListProducts, {});
    expect(items.map((product) => product.id)).toEqual([id]);
  });

  it('leaves the changes it was part of, which can be undone for the others', async () => {
    const { seller, supplier } = await market.shop();
    const [one, other] = [await market.approved(seller, supplier), await market.approved(seller, supplier)];
    const change = { ids: [one.id, other.id], price: 900 };
    const { changeId } = await market.as(seller).send(ChangeProducts, change);
    await market.as(seller).send(DeleteProduct, { id: one.id });
    await expect(market.as(seller).send(UndoProductChange, { id: changeId! })).resolves.toMatchObject({ restored: 1 });
  });
});
