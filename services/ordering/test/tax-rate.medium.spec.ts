import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GetOrderSummary, PlaceOrder, SystemSettingsChanged, UpdateOrder } from '#contracts';
import { until } from '#testing';
import { type Ordering, type Person, setup, type Shop, wanted } from './setup.js';

let ordering: Ordering;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  ordering = await setup();
  buyer = await ordering.person();
  shop = await ordering.shop();
});
afterAll(() => ordering.close());

it('a changed tax rate is told by the summary, and holds for new orders and for drafts that are sent', async () => {
  const draft = await ordering.order(buyer, shop, [1], { notifySupplier: false });
  expect(draft.tax).toBe(100);
  const input = wanted(shop, [{ quantity: 2, product: ordering.product(shop) }]);
  expect((await buyer.buying.send(GetOrderSummary, {})).taxRatePercent).toBe(10);

  const told = { registrationOpen: true, defaultCurrency: 'USD' as const, invitationDays: 14, productReview: true };
  await ordering.publish(SystemSettingsChanged, { ...told, taxRatePercent: 7.7, version: 2 });
  // Late, and older.
  await ordering.publish(SystemSettingsChanged, { ...told, taxRatePercent: 3, version: 1 });
  await until(
    async () => (await buyer.buying.send(GetOrderSummary, {})).taxRatePercent === 7.7,
    'the new rate to be known',
    15_000,
  );

  const changed = { kind: 'conflict', message: 'Prices have changed' };
  await expect(buyer.buying.send(PlaceOrder, input)).rejects.toMatchObject({
    ...changed,
    details: { subtotal: 2000, tax: 154, total: 2154 },
  });
  expect(await buyer.buying.send(PlaceOrder, { ...input, tax: 154, total: 2154 })).toMatchObject({ tax: 154 });
  await expect(buyer.buying.send(UpdateOrder, { id: draft.id, status: 'pending' })).rejects.toMatchObject(changed);
  const [line] = draft.items;
  const items = [{ productId: line!.productId, quantity: 1, price: line!.price }];
  expect(await buyer.buying.send(UpdateOrder, { id: draft.id, items })).toMatchObject({ tax: 77 });
  expect(await buyer.buying.send(UpdateOrder, { id: draft.id, status: 'pending' })).toMatchObject({
    status: 'pending',
    tax: 77,
  });
}, 30_000);
