import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GetProduct, SystemSettingsChanged, UpdateProduct } from '#contracts';
import { buyer, Market } from './market.js';

let market: Market;
beforeAll(async () => {
  market = await Market.open();
});
afterAll(() => market.close());

let version = 0;
const told = async (productReview: boolean, defaultCurrency: 'USD' | 'EUR' = 'USD', as = ++version): Promise<void> => {
  const others = { registrationOpen: true, taxRatePercent: 10, invitationDays: 14 };
  const event = { ...others, productReview, defaultCurrency, version: as };
  await market.handled(await market.svc.publish(SystemSettingsChanged, event));
};

it('without product review a product can be ordered at once and stays so when it changes; those that wait go on waiting', async () => {
  const { seller, supplier } = await market.shop();
  const waiting = await market.product(seller, supplier);
  await told(false);
  const product = await market.product(seller, supplier);
  expect(product.isApproved).toBe(true);
  expect(await market.as(buyer()).send(GetProduct, { id: product.id })).toMatchObject({ name: product.name });
  const { id, sku, price } = product;
  const changed = { id, sku, price, name: 'Another name', supplierId: supplier.id };
  expect(await market.as(seller).send(UpdateProduct, changed)).toMatchObject({ isApproved: true });
  expect(await market.as(seller).send(GetProduct, { id: waiting.id })).toMatchObject({ isApproved: false });

  await told(true);
  // Late, and older.
  await told(false, 'USD', 1);
  expect(await market.product(seller, supplier)).toMatchObject({ isApproved: false });
});

it('a buyer’s new record has the default currency', async () => {
  await told(true, 'EUR');
  expect(await market.supplier(buyer())).toMatchObject({ currency: 'EUR' });
  await told(true, 'USD');
  expect(await market.supplier(buyer())).toMatchObject({ currency: 'USD' });
});
