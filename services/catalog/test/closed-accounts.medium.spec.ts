import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  CreatePrivateProduct,
  GetProduct,
  GetSupplier,
  InvitationAccepted,
  ListMarketplaceSuppliers,
  ListAllSuppliers,
  PriceLines,
  ProductDeleted,
  SupplierUpdated,
  UpdateSupplier,
  UserDeleted,
} from '#contracts';
import { goldenPayload } from '#testing';
import { admin, buyer, Market } from './market.js';

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
  // An administrator has nothing to decide about it either.
  const ofAdmin = await market.as(admin).page(ListAllSuppliers, { q: 'Deleted user' });
  expect(ofAdmin.items).toEqual([]);
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

it('a record that a buyer typed in is that buyer’s again, as it was, when who accepted its invitation leaves', async () => {
  const maker = buyer();
  const record = await market.supplier(maker, { name: 'Corner shop', ...CONTACTS });
  const goods = { name: 'Odd bolt', sku: 'ODD-1', price: 100, supplierId: record.id };
  const own = await market.as(maker).send(CreatePrivateProduct, goods, { idempotencyKey: 'odd bolt' });
  const owner = await market.seller();
  const accepted = goldenPayload(InvitationAccepted, { supplierId: record.id, newOwnerId: owner.userId });
  await market.handled(await market.svc.publish(InvitationAccepted, accepted));
  const secrets = { name: 'Owner Inc', contactEmail: 'me@owner.example', address: 'My home 7', orderMinimum: 50_000 };
  await market.as(owner).send(UpdateSupplier, { id: record.id, ...secrets });
  const sold = await market.approved(owner, record);
  await market.handled(await market.svc.publish(UserDeleted, { userId: owner.userId }));

  expect(await market.as(maker).send(GetSupplier, { id: record.id })).toEqual(record);
  await expect(market.as(buyer()).send(GetSupplier, { id: record.id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(market.as(buyer()).send(GetProduct, { id: sold.id })).rejects.toMatchObject({ kind: 'not-found' });
  const priced = await market.as(maker).send(PriceLines, { supplierId: record.id, productIds: [own.id] });
  expect(priced.lines).toMatchObject([{ productId: own.id, price: 100 }]);
  expect(priced.lines[0]).not.toHaveProperty('refusal');
  const told = await market.svc.waitForEvent(SupplierUpdated, (e) => e.id === record.id && e.ownerId === null);
  expect(told).toMatchObject({ name: 'Corner shop', contactEmail: CONTACTS.contactEmail, createdBy: maker.userId });
  await market.svc.waitForEvent(ProductDeleted, ({ productId }) => productId === sold.id);
});

it('what was kept of a record goes with the account of the buyer who had typed it in', async () => {
  const maker = buyer();
  const record = await market.supplier(maker, { name: 'Corner shop', ...CONTACTS });
  const owner = await market.seller();
  const accepted = goldenPayload(InvitationAccepted, { supplierId: record.id, newOwnerId: owner.userId });
  await market.handled(await market.svc.publish(InvitationAccepted, accepted));
  await market.handled(await market.svc.publish(UserDeleted, { userId: maker.userId }));
  expect(await market.as(owner).send(GetSupplier, { id: record.id })).toMatchObject({ name: 'Corner shop' });
  await market.handled(await market.svc.publish(UserDeleted, { userId: owner.userId }));
  const row = await market.svc.db.row('SELECT name, typed_in FROM suppliers WHERE id = $1', [record.id]);
  expect(row).toEqual({ name: 'Deleted user', typed_in: null });
});
