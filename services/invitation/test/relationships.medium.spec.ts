import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AcceptConnection,
  DeclineConnection,
  ListBuyersOfSupplier,
  ListSuppliersOfBuyer,
  RelationshipActivated,
  RelationshipDeclined,
  RelationshipRemoved,
  RelationshipRequested,
  RemoveConnection,
  SupplierDeleted,
  SupplierUpdated,
} from '#contracts';
import type { Actor } from '#platform';
import { Network } from './network.js';

const notFound = { kind: 'not-found' };
const noSupplier = { kind: 'not-found', message: 'Supplier not found' };
const pending = { kind: 'conflict', message: 'A connection request is already pending' };
const connected = { kind: 'conflict', message: 'You are already connected with this supplier' };

describe('relationships', () => {
  let network: Network;
  beforeAll(async () => {
    network = await Network.open();
  });
  afterAll(() => network.close());

  const remove = (who: Actor, supplierId: number) => network.as(who).send(RemoveConnection, { supplierId });

  describe('a request', () => {
    it('waits for the supplier’s owner, with the buyer’s words', async () => {
      const { seller, supplier } = await network.shop();
      const buyer = await network.buyer();
      const relationship = await network.request(buyer, supplier, 'We build ships.');
      expect(relationship).toEqual({
        id: relationship.id,
        buyerId: buyer.userId,
        supplierId: supplier.id,
        status: 'pending',
        declineReason: null,
        mayAskAgainAt: null,
        message: 'We build ships.',
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        supplier: { id: supplier.id, name: supplier.name, category: 'Other', location: null },
        buyer: {
          id: buyer.userId,
          companyName: `Company ${buyer.userId}`,
          firstName: 'Kim',
          lastName: 'Miller',
          industry: 'retail',
        },
      });
      const event = await network.svc.waitForEvent(RelationshipRequested, (e) => e.relationshipId === relationship.id);
      expect(event).toEqual({
        relationshipId: relationship.id,
        buyerId: buyer.userId,
        buyerCompany: `Company ${buyer.userId}`,
        supplierId: supplier.id,
        supplierName: supplier.name,
        supplierOwnerId: seller.userId,
        version: 1,
        message: 'We build ships.',
      });
    });

    it('is made once: refused while pending and once connected', async () => {
      const { seller, supplier } = await network.shop();
      const buyer = await network.buyer();
      const { id } = await network.request(buyer, supplier);
      await expect(network.request(buyer, supplier)).rejects.toMatchObject(pending);
      await network.as(seller).send(AcceptConnection, { id });
      await expect(network.request(buyer, supplier)).rejects.toMatchObject(connected);
    });

    it('many at once: one gets through, the others are told, one event goes out', async () => {
      const { supplier } = await network.shop();
      const buyer = await network.buyer();
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => network.request(buyer, supplier)));
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(5);
      for (const { reason } of refused) expect(reason).toMatchObject(pending);
      await network.svc.waitForEvent(RelationshipRequested, ({ supplierId }) => supplierId === supplier.id);
      const events = network.svc.published(RelationshipRequested);
      expect(events.filter(({ supplierId }) => supplierId === supplier.id)).toHaveLength(1);
    });

    it('to one’s own supplier is refused', async () => {
      const { seller, supplier } = await network.shop();
      for (const viewMode of ['seller', 'buyer']) {
        await expect(network.request({ ...seller, viewMode }, supplier)).rejects.toMatchObject({ kind: 'forbidden' });
      }
    });

    it('to a supplier that is not public, not there, or gone: not found', async () => {
      const { seller, supplier } = await network.shop();
      const buyer = await network.buyer();
      await expect(network.request(buyer, { id: 2_000_000_000 })).rejects.toMatchObject(noSupplier);
      await network.user(seller, { isApproved: true, isActive: false, version: 3 });
      await expect(network.request(buyer, supplier)).rejects.toMatchObject(noSupplier);
      await network.user(seller, { isApproved: true, isActive: true, version: 4 });
      await network.handled(await network.svc.publish(SupplierDeleted, { supplierId: supplier.id }));
      await expect(network.request(buyer, supplier)).rejects.toMatchObject(noSupplier);
    });

    it('by nobody is refused', async () => {
      const { supplier } = await network.shop();
      const as = network.svc.anonymous;
      await expect(as.page(ListSuppliersOfBuyer, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(as.send(RemoveConnection, { supplierId: supplier.id })).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    });
  });

  describe('the answer', () => {
    it('belongs to the supplier’s owner: the buyer who asked is refused, and to all others there is no such request', async () => {
      const { supplier } = await network.shop();
      const other = await network.shop();
      const buyer = await network.buyer();
      const { id } = await network.request(buyer, supplier);
      const refuses = async (who: Actor, refusal: object) => {
        await expect(network.as(who).send(AcceptConnection, { id })).rejects.toMatchObject(refusal);
        const no = network.as(who).send(DeclineConnection, { id, reason: 'Too far away' });
        await expect(no).rejects.toMatchObject(refusal);
      };
      await refuses(buyer, { kind: 'forbidden', message: 'Only the supplier can answer this request' });
      for (const who of [other.seller, await network.buyer(), { ...buyer, userId: 1, role: 'admin' }]) {
        await refuses(who, notFound);
      }
    });

    it('yes connects', async () => {
      const { seller, supplier } = await network.shop();
      const buyer = await network.buyer();
      const { id } = await network.request(buyer, supplier);
      await expect(network.as(seller).send(AcceptConnection, { id })).resolves.toMatchObject({ status: 'active' });
      await expect(
        network.svc.waitForEvent(RelationshipActivated, (event) => event.relationshipId === id),
      ).resolves.toMatchObject({ buyerId: buyer.userId, supplierOwnerId: seller.userId, version: 2 });
    });

    it('no carries its reason and keeps the buyer from asking for 30 days', async () => {
      const { seller, supplier } = await network.shop();
      const buyer = await network.buyer();
      const { id } = await network.request(buyer, supplier, 'Please');
      const declined = await network.as(seller).send(DeclineConnection, { id, reason: 'Too far away' });
      expect(declined).toMatchObject({ status: 'declined', declineReason: 'Too far away' });
      const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, { supplierId: supplier.id });
      expect(items).toEqual([declined]);
      expect(Date.parse(declined.mayAskAgainAt!) - Date.parse(declined.updatedAt)).toBe(30 * 24 * 60 * 60 * 1000);
      expect((await network.as(buyer).page(ListSuppliersOfBuyer, { supplierId: supplier.id + 1 })).items).toEqual([]);
      await expect(
        network.svc.waitForEvent(RelationshipDeclined, (event) => event.relationshipId === id),
      ).resolves.toMatchObject({ reason: 'Too far away', version: 2 });
      await expect(network.request(buyer, supplier)).rejects.toMatchObject({
        kind: 'conflict',
        message: expect.stringMatching(/^The supplier declined; you may ask again on \d{4}-\d\d-\d\d$/),
      });

      await network.svc.db.rows(`UPDATE relationships SET updated_at = now() - interval '31 days' WHERE id = $1`, [id]);
      await expect(network.request(buyer, supplier, 'Again')).resolves.toMatchObject({
        id,
        status: 'pending',
        message: 'Again',
        declineReason: null,
        mayAskAgainAt: null,
      });
      await network.svc.waitForEvent(
        RelationshipRequested,
        (event) => event.relationshipId === id && event.version === 3,
      );
    });

    it('that says no gives a reason', async () => {
      const { seller, supplier } = await network.shop();
      const { id } = await network.request(await network.buyer(), supplier);
      for (const input of [{ id }, { id, reason: '' }]) {
        await expect(network.as(seller).send(DeclineConnection, input)).rejects.toMatchObject({
          kind: 'invalid',
          details: { errors: [{ field: 'reason', message: 'A reason is required' }] },
        });
      }
    });

    it('is given once: yes and no at the same moment, one counts', async () => {
      const { seller, supplier } = await network.shop();
      const { id } = await network.request(await network.buyer(), supplier);
      const results = await Promise.allSettled([
        network.as(seller).send(AcceptConnection, { id }),
        network.as(seller).send(DeclineConnection, { id, reason: 'Too far away' }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(network.as(seller).send(AcceptConnection, { id })).rejects.toMatchObject({ kind: 'conflict' });
    });
  });

  describe('leaving', () => {
    it('ends a connection for the buyer, who may come back at once', async () => {
      const { seller, supplier } = await network.shop();
      const buyer = await network.buyer();
      const { id } = await network.connected(buyer, seller, supplier);
      await remove(buyer, supplier.id);
      await expect(
        network.svc.waitForEvent(RelationshipRemoved, (event) => event.relationshipId === id),
      ).resolves.toMatchObject({ version: 3, supplierOwnerId: seller.userId });
      await expect(network.as(seller).send(AcceptConnection, { id })).rejects.toMatchObject(notFound);
      await expect(network.as(buyer).page(ListSuppliersOfBuyer, {})).resolves.toMatchObject({ items: [] });
      await expect(network.request(buyer, supplier)).resolves.toMatchObject({ id, status: 'pending' });
    });

    it('takes back a request', async () => {
      const { supplier } = await network.shop();
      const buyer = await network.buyer();
      await network.request(buyer, supplier);
      await remove(buyer, supplier.id);
      await expect(remove(buyer, supplier.id)).rejects.toMatchObject(notFound);
    });

    it('does not lift a refusal', async () => {
      const { seller, supplier } = await network.shop();
      const buyer = await network.buyer();
      const { id } = await network.request(buyer, supplier);
      await network.as(seller).send(DeclineConnection, { id, reason: 'Too far away' });
      await expect(remove(buyer, supplier.id)).rejects.toMatchObject(notFound);
    });

    it('is the buyer’s own: nobody ends somebody else’s', async () => {
      const { seller, supplier } = await network.shop();
      await network.connected(await network.buyer(), seller, supplier);
      for (const who of [await network.buyer(), seller]) {
        await expect(remove(who, supplier.id)).rejects.toMatchObject(notFound);
      }
    });
  });

  describe('lists', () => {
    it('show each side its own, with the other party', async () => {
      const [one, two] = [await network.shop(), await network.shop()];
      const [buyer, other] = [await network.buyer(), await network.buyer()];
      await network.connected(buyer, one.seller, one.supplier);
      await network.request(buyer, two.supplier);
      await network.request(other, one.supplier);

      const mine = await network.as(buyer).page(ListSuppliersOfBuyer, {});
      expect(mine.items.map((r) => [r.supplier.name, r.status])).toEqual([
        [two.supplier.name, 'pending'],
        [one.supplier.name, 'active'],
      ]);
      const theirs = await network.as(one.seller).page(ListBuyersOfSupplier, {});
      expect(theirs.items.map((r) => [r.buyer.id, r.status])).toEqual([
        [other.userId, 'pending'],
        [buyer.userId, 'active'],
      ]);
      await expect(network.as(other).page(ListBuyersOfSupplier, {})).resolves.toMatchObject({ items: [] });
      await expect(network.as(one.seller).page(ListSuppliersOfBuyer, {})).resolves.toMatchObject({ items: [] });
    });

    it('narrow by state and by name', async () => {
      const { seller, supplier } = await network.shop();
      const [a, b] = [await network.buyer(), await network.buyer()];
      await network.connected(a, seller, supplier);
      await network.request(b, supplier);
      const buyers = async (input: object) =>
        (await network.as(seller).page(ListBuyersOfSupplier, input)).items.map(({ buyerId }) => buyerId);
      expect(await buyers({ status: 'active' })).toEqual([a.userId]);
      expect(await buyers({ status: 'pending' })).toEqual([b.userId]);
      expect(await buyers({ q: `company ${b.userId}` })).toEqual([b.userId]);
      expect(await buyers({ q: '%' })).toEqual([]);
      const suppliers = await network.as(a).page(ListSuppliersOfBuyer, { q: supplier.name.toUpperCase() });
      expect(suppliers.total).toBe('1');
    });

    it('page through without losing or repeating one', async () => {
      const { supplier, seller } = await network.shop();
      const buyers = [];
      for (let n = 0; n < 5; n++) {
        const buyer = await network.buyer();
        buyers.push(buyer.userId);
        await network.request(buyer, supplier);
      }
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await network.as(seller).page(ListBuyersOfSupplier, { limit: 2, cursor });
        expect(page.total).toBe('5');
        seen.push(...page.items.map(({ buyerId }) => buyerId));
        cursor = page.next ?? undefined;
      } while (cursor);
      expect(seen).toEqual(buyers.reverse());
    });

    it('carry the supplier’s newest name', async () => {
      const { supplier } = await network.shop();
      const buyer = await network.buyer();
      await network.request(buyer, supplier);
      await network.handled(await network.svc.publish(SupplierUpdated, { ...supplier, name: 'Newest', version: 3 }));
      await network.handled(await network.svc.publish(SupplierUpdated, { ...supplier, name: 'Older', version: 2 }));
      const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
      expect(items[0]!.supplier.name).toBe('Newest');
    });
  });
});
