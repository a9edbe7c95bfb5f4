import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ListSuppliersOfBuyer, RelationshipRemoved, UserDeleted } from '#contracts';
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
