import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Brand,
  CreateBrand,
  DeleteBrand,
  DeleteProduct,
  ListBrands,
  ProductUpdated,
  UpdateBrand,
  UpdateProduct,
} from '#contracts';
import { buyer, Market } from './market.js';

const forbidden = { kind: 'forbidden' };
const taken = { kind: 'conflict', message: 'A brand with this name already exists at this supplier' };

describe('brands', () => {
  let market: Market;
  beforeAll(async () => {
    market = await Market.open();
  });
  afterAll(() => market.close());

  async function shopWithBrand(name = 'Bosch') {
    const { seller, supplier } = await market.shop();
    const brand: Brand = await market.as(seller).send(CreateBrand, { name, supplierId: supplier.id });
    return { seller, supplier, brand };
  }

  it('have a name of their own at their supplier, whatever its case and the width of its letters', async () => {
    const { seller, supplier, brand } = await shopWithBrand();
    expect(brand).toMatchObject({
      name: 'Bosch',
      description: null,
      createdBy: seller.userId,
      _count: { products: 0 },
    });
    const create = (name: string) => market.as(seller).send(CreateBrand, { name, supplierId: supplier.id });
    await expect(create('BOSCH')).rejects.toMatchObject(taken);
    // Wide letters are the same letters; the name of a rename too.
    await expect(create('Ｂosch')).rejects.toMatchObject(taken);
    const other = await create('Makita');
    await expect(
      market.as(seller).send(UpdateBrand, { id: other.id, name: 'bosch', supplierId: supplier.id }),
    ).rejects.toMatchObject(taken);
    await expect(shopWithBrand('Bosch')).resolves.toBeDefined();
    // It is kept as it was written.
    await expect(create('Ｍ²')).resolves.toMatchObject({ name: 'Ｍ²' });
    await expect(create('m2')).rejects.toMatchObject(taken);
  });

  it('keep what a change does not say', async () => {
    const { seller, brand } = await shopWithBrand('Hilti');
    const change = (changes: object) => market.as(seller).send(UpdateBrand, { id: brand.id, ...changes });
    await change({ description: 'Anchors' });
    expect(await change({ name: 'Hilti AG' })).toMatchObject({ name: 'Hilti AG', description: 'Anchors' });
  });

  it('two at once: one wins', async () => {
    const { seller, supplier } = await market.shop();
    const create = () => market.as(seller).send(CreateBrand, { name: 'Twice', supplierId: supplier.id });
    const results = await Promise.allSettled([create(), create(), create()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(taken);
  });

  it('belong to the supplier’s owner: others are refused', async () => {
    const { supplier, brand } = await shopWithBrand();
    for (const other of [buyer(), await market.seller()]) {
      const as = market.as(other);
      await expect(as.send(CreateBrand, { name: 'Mine', supplierId: supplier.id })).rejects.toMatchObject(forbidden);
      await expect(as.send(UpdateBrand, { id: brand.id, name: 'Mine', supplierId: supplier.id })).rejects.toMatchObject(
        forbidden,
      );
      await expect(as.send(DeleteBrand, { id: brand.id })).rejects.toMatchObject(forbidden);
      await expect(as.page(ListBrands, {})).resolves.toMatchObject({ items: [] });
    }
  });

  it('of a supplier that nobody may see yet are not found', async () => {
    const seller = market.newcomer();
    const supplier = await market.supplier(seller);
    const brand = await market.as(seller).send(CreateBrand, { name: 'Early', supplierId: supplier.id });
    await expect(market.as(buyer()).send(DeleteBrand, { id: brand.id })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(market.as(buyer()).page(ListBrands, { supplierId: supplier.id })).resolves.toMatchObject({
      items: [],
    });
  });

  it('cannot move to another supplier', async () => {
    const { seller, brand } = await shopWithBrand();
    const second = await market.supplier(seller);
    await expect(
      market.as(seller).send(UpdateBrand, { id: brand.id, name: 'Bosch', supplierId: second.id }),
    ).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are kept while products use them', async () => {
    const { seller, supplier, brand } = await shopWithBrand();
    const product = await market.product(seller, supplier, { brandId: brand.id });
    const remove = () => market.as(seller).send(DeleteBrand, { id: brand.id });
    await expect(remove()).rejects.toMatchObject({ kind: 'conflict', message: 'Products still use this brand' });
    await market.as(seller).send(DeleteProduct, { id: product.id });
    await remove();
    await expect(remove()).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('of another supplier are refused on a product', async () => {
    const { brand } = await shopWithBrand();
    const { seller, supplier } = await market.shop();
    const wrong = { kind: 'invalid', message: 'The brand does not belong to this supplier' };
    await expect(market.product(seller, supplier, { brandId: brand.id })).rejects.toMatchObject(wrong);
    const product = await market.product(seller, supplier);
    await expect(market.as(seller).send(UpdateProduct, { id: product.id, brandId: brand.id })).rejects.toMatchObject(
      wrong,
    );
  });

  it('a rename is told for each of its products', async () => {
    const { seller, supplier, brand } = await shopWithBrand();
    const product = await market.product(seller, supplier, { brandId: brand.id });
    await market.as(seller).send(UpdateBrand, { id: brand.id, name: 'Bosch Professional', supplierId: supplier.id });
    const event = await market.svc.waitForEvent(ProductUpdated, ({ id }) => id === product.id);
    expect(event).toMatchObject({ brand: { id: brand.id, name: 'Bosch Professional' }, version: 2 });
  });

  it('list the caller’s own, or one supplier’s, with counts as the caller may know them', async () => {
    const { seller, supplier, brand } = await shopWithBrand();
    await market.as(seller).send(CreateBrand, { name: 'AEG', supplierId: supplier.id });
    await market.approved(seller, supplier, { brandId: brand.id });
    await market.product(seller, supplier, { brandId: brand.id });
    const own = await market.as(seller).page(ListBrands, {});
    expect(own.items.map(({ name, _count }) => [name, _count.products])).toEqual([
      ['AEG', 0],
      ['Bosch', 2],
    ]);
    const seen = await market.as(buyer()).page(ListBrands, { supplierId: supplier.id, q: 'bOs' });
    expect(seen.items.map(({ name, _count }) => [name, _count.products])).toEqual([['Bosch', 1]]);
  });
});
