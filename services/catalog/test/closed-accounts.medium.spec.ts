import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  GetProduct,
  GetSupplier,
  ListMarketplaceSuppliers,
  ProductDeleted,
  SupplierUpdated,
  UserDeleted,
} from '#contracts';
import { buyer, Market } from './market.js';

let market: Market;
beforeAll(async () => {
  market = await Market.open();
});
afterAll(() => market.close());

const CONTACTS = {
  description: 'Run by Kim Miller',
  contactEmail: 'kim@anchor.example',
  contactPhone: '+49 40 1234',
  website: 'https://kim.example',
  whatsapp: '+49 171',
  address: 'Kai 1',
  location: 'Hamburg',
  tags: 'kim',
};

it('a closed account’s suppliers lose all that is personal, and their products can be ordered no more', async () => {
  const seller = await market.seller();
  const supplier = await market.supplier(seller, { name: 'Anchor Kim', ...CONTACTS });
  const product = await market.approved(seller, supplier);
  const bystander = await market.shop();
  const theirs = await market.approved(bystander.seller, bystander.supplier);
  // As identity tells it: the last snapshot, and that it was the last.
  await market.changeUser(seller, { isActive: false, isApproved: false, companyName: 'Deleted user', version: 9 });
  await market.handled(await market.svc.publish(UserDeleted, { userId: seller.userId }));

  const [{ text }] = (await market.svc.db.rows('SELECT s::text AS text FROM suppliers s WHERE id = $1', [
    supplier.id,
  ])) as [{ text: string }];
  for (const known of ['Anchor Kim', ...Object.values(CONTACTS)]) expect(text).not.toContain(known);
  await expect(market.as(buyer()).send(GetProduct, { id: product.id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(market.as(buyer()).send(GetSupplier, { id: supplier.id })).rejects.toMatchObject({ kind: 'not-found' });
  expect((await market.as(buyer()).page(ListMarketplaceSuppliers, { q: 'Deleted user' })).items).toEqual([]);
  await market.svc.waitForEvent(ProductDeleted, ({ productId }) => productId === product.id);
  const told = await market.svc.waitForEvent(
    SupplierUpdated,
    ({ id, name }) => id === supplier.id && name === 'Deleted user',
  );
  expect(told).toMatchObject({ contactEmail: null, contactPhone: null, address: null, location: null });
  // Nobody else's.
  expect(await market.as(buyer()).send(GetProduct, { id: theirs.id })).toMatchObject({ name: theirs.name });
});

it('what a buyer wrote down of a supplier loses its contacts', async () => {
  const who = buyer();
  const record = await market.supplier({ ...who, viewMode: 'buyer' }, { name: 'Corner shop', ...CONTACTS });
  await market.handled(await market.svc.publish(UserDeleted, { userId: who.userId }));
  const [row] = await market.svc.db.rows(
    'SELECT name, contact_email AS email, address FROM suppliers WHERE id = $1 AND owner_id IS NULL',
    [record.id],
  );
  expect(row).toEqual({ name: 'Corner shop', email: null, address: null });
});
