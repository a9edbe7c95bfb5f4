import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  AcceptInvitation,
  GetInvitation,
  InviteBuyer,
  ListSentInvitations,
  ListSuppliersOfBuyer,
  RelationshipRemoved,
  type SupplierSnapshot,
  SupplierUpdated,
  UserDeleted,
} from '#contracts';
import type { Actor } from '#platform';
import { Network } from './network.js';

let network: Network;
beforeAll(async () => {
  network = await Network.open();
});
afterAll(() => network.close());

it('a closed account leaves the network on both sides, and what was written goes with it', async () => {
  const [buyer, other] = [await network.buyer(), await network.buyer()];
  const { seller, supplier } = await network.shop();
  const second = await network.shop();
  const { id } = await network.request(buyer, supplier, 'It is me, Kim');
  await network.connected(other, seller, supplier);
  await network.connected(other, second.seller, second.supplier);

  await network.handled(await network.svc.publish(UserDeleted, { userId: buyer.userId }));
  await network.svc.waitForEvent(RelationshipRemoved, ({ relationshipId }) => relationshipId === id);
  const [row] = await network.svc.db.rows('SELECT status, message FROM relationships WHERE id = $1', [id]);
  expect(row).toEqual({ status: 'removed', message: null });

  await network.handled(await network.svc.publish(UserDeleted, { userId: seller.userId }));
  const { items } = await network.as(other).page(ListSuppliersOfBuyer, {});
  expect(items).toMatchObject([{ supplierId: second.supplier.id, status: 'active' }]);
});

it('a closed account’s invitations go, those it sent and those it accepted; their links open nothing', async () => {
  const { seller } = await network.shop();
  const other = await network.shop();
  const guest = await network.buyer();
  const toGuest = (from: typeof seller) =>
    network.as(from).send(InviteBuyer, { email: `user${guest.userId}@example.com` });
  const [sent, accepted] = [await toGuest(seller), await toGuest(other.seller)];
  await network.as(guest).send(AcceptInvitation, { kind: 'buyer', token: accepted.inviteToken! });

  await network.handled(await network.svc.publish(UserDeleted, { userId: seller.userId }));
  await expect(
    network.svc.anonymous.send(GetInvitation, { kind: 'buyer', token: sent.inviteToken! }),
  ).rejects.toMatchObject({ kind: 'not-found' });
  const left = async () => (await network.as(other.seller).page(ListSentInvitations, { kind: 'buyer' })).items;
  expect(await left()).toMatchObject([{ id: accepted.id }]);
  await network.handled(await network.svc.publish(UserDeleted, { userId: guest.userId }));
  expect(await left()).toEqual([]);
});

it.each(['before', 'after'])(
  'a record given back is its buyer’s alone, told %s the account is closed',
  async (order) => {
    const [maker, other] = [await network.buyer(), await network.buyer()];
    const { seller } = await network.shop();
    const record = await network.supplier({ ownerId: null, createdBy: maker.userId });
    const tell = async (facts: Partial<SupplierSnapshot>) =>
      network.handled(await network.svc.publish(SupplierUpdated, { ...record, ...facts }));
    await tell({ ownerId: seller.userId, version: 2 });
    await network.connected(other, seller, record);
    const close = async () => network.handled(await network.svc.publish(UserDeleted, { userId: seller.userId }));
    if (order === 'after') await close();
    await tell({ ownerId: null, version: 3 });
    if (order === 'before') await close();
    const mine = async (who: Actor) => (await network.as(who).page(ListSuppliersOfBuyer, {})).items;
    expect(await mine(maker)).toMatchObject([{ supplierId: record.id, status: 'active' }]);
    expect(await mine(other)).toEqual([]);
    const told = network.svc.published(RelationshipRemoved).filter(({ supplierId }) => supplierId === record.id);
    expect(told.some(({ buyerId }) => buyerId === other.userId)).toBe(true);
  },
);

it('a record stays without connections once its buyer’s account is closed', async () => {
  const maker = await network.buyer();
  const record = await network.supplier({ ownerId: null, createdBy: maker.userId });
  await network.handled(await network.svc.publish(UserDeleted, { userId: maker.userId }));
  const without = { ...record, contactEmail: null, version: 2 };
  await network.handled(await network.svc.publish(SupplierUpdated, without));
  expect((await network.as(maker).page(ListSuppliersOfBuyer, {})).items).toEqual([]);
});
