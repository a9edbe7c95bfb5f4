import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChangeProducts, CreatePrivateProduct, SupplierUpdated, UpdateSupplier } from '#contracts';
import { buyer, Market } from './market.js';

let market: Market;
beforeAll(async () => {
  market = await Market.open();
});
afterAll(() => market.close());

describe('the currency of a supplier', () => {
  it('is its owner’s, unless another is given', async () => {
    const seller = await market.seller();
    market.currencies.set(seller.userId, 'JPY');
    const supplier = await market.supplier(seller);
    expect(supplier.currency).toBe('JPY');
    expect((await market.supplier(seller, { currency: 'GBP' })).currency).toBe('GBP');
    expect((await market.supplier(buyer(), { currency: 'CAD' })).currency).toBe('CAD');
    expect((await market.product(seller, supplier)).currency).toBe('JPY');
  });

  it('can be changed until something is priced in it, and is told', async () => {
    const { seller, supplier } = await market.shop();
    const change = (currency: 'EUR' | 'AUD') =>
      market.as(seller).send(UpdateSupplier, { id: supplier.id, currency, orderMinimum: 5000 });
    expect(await change('EUR')).toMatchObject({ currency: 'EUR', orderMinimum: 5000 });
    await market.svc.waitForEvent(SupplierUpdated, ({ id, currency }) => id === supplier.id && currency === 'EUR');

    const product = await market.product(seller, supplier);
    const refusal = { kind: 'conflict', details: { errors: [{ field: 'currency', message: expect.any(String) }] } };
    await expect(change('AUD')).rejects.toMatchObject(refusal);
    expect(await change('EUR')).toMatchObject({ currency: 'EUR' });
    await market.as(seller).send(ChangeProducts, { ids: [product.id], archived: true });
    await expect(change('AUD')).rejects.toMatchObject(refusal);
  });

  it('of a buyer’s record can be changed beside goods that have one of their own', async () => {
    const me = buyer();
    const record = await market.supplier(me);
    const goods = { name: 'Rope', sku: 'R-1', price: 900, supplierId: record.id };
    await market.as(me).send(CreatePrivateProduct, { ...goods, currency: 'EUR' }, { idempotencyKey: 'rope' });
    expect(await market.as(me).send(UpdateSupplier, { id: record.id, currency: 'AUD' })).toMatchObject({
      currency: 'AUD',
    });
    await market.as(me).send(CreatePrivateProduct, { ...goods, sku: 'R-2' }, { idempotencyKey: 'rope 2' });
    await expect(market.as(me).send(UpdateSupplier, { id: record.id, currency: 'USD' })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});
