import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ListSuppliersOfBuyer,
  RelationshipActivated,
  RelationshipRemoved,
  RelationshipRequested,
  RemoveConnection,
  SupplierCreated,
  SupplierDeleted,
  SupplierUpdated,
} from '#contracts';
import { Network, supplierSnapshot } from './network.js';

describe('what invitation hears of others', () => {
  let network: Network;
  beforeAll(async () => {
    network = await Network.open();
  });
  afterAll(() => network.close());

  describe('a buyer’s private supplier record', () => {
    it('is connected with its buyer at once', async () => {
      const buyer = await network.buyer();
      const record = await network.supplier({ ownerId: null, createdBy: buyer.userId });
      await expect(
        network.svc.waitForEvent(RelationshipActivated, ({ supplierId }) => supplierId === record.id),
      ).resolves.toMatchObject({
        buyerId: buyer.userId,
        buyerCompany: `Company ${buyer.userId}`,
        supplierOwnerId: null,
        version: 1,
      });
      const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
      expect(items).toMatchObject([{ supplierId: record.id, status: 'active' }]);
    });

    it('needs no request and is left by deleting it', async () => {
      const buyer = await network.buyer();
      const record = await network.supplier({ ownerId: null, createdBy: buyer.userId });
      network.catalog.set(record.id, { userId: null, isApproved: false });
      await expect(network.request(buyer, record)).rejects.toMatchObject({ kind: 'conflict' });
      await expect(network.as(buyer).send(RemoveConnection, { supplierId: record.id })).rejects.toMatchObject({
        kind: 'conflict',
        message: 'This is your own supplier record: delete it instead',
      });
    });

    it('asked for before its event is here stays a connection', async () => {
      const buyer = await network.buyer();
      const record = supplierSnapshot({ createdBy: buyer.userId });
      network.catalog.set(record.id, { userId: null, isApproved: false });
      await expect(network.request(buyer, record)).rejects.toMatchObject({ kind: 'conflict' });
      await network.handled(await network.svc.publish(SupplierCreated, record));
      const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
      expect(items).toMatchObject([{ supplierId: record.id, status: 'active' }]);
    });

    it('of a buyer not heard of yet is named once their event arrives', async () => {
      const buyer = network.stranger();
      await network.supplier({ ownerId: null, createdBy: buyer.userId });
      await network.user(buyer, { companyName: 'Late Ltd' });
      const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
      expect(items[0]!.buyer.companyName).toBe('Late Ltd');
    });
  });

  it('a deleted supplier’s relationships end, each told once', async () => {
    const { seller, supplier } = await network.shop();
    const [a, b] = [await network.buyer(), await network.buyer()];
    await network.connected(a, seller, supplier);
    await network.request(b, supplier);
    await network.handled(await network.svc.publish(SupplierDeleted, { supplierId: supplier.id }));
    await network.handled(await network.svc.publish(SupplierDeleted, { supplierId: supplier.id }));
    for (const buyer of [a, b]) {
      await network.svc.waitForEvent(RelationshipRemoved, ({ buyerId }) => buyerId === buyer.userId);
      await expect(network.as(buyer).page(ListSuppliersOfBuyer, {})).resolves.toMatchObject({ items: [] });
    }
    const events = network.svc.published(RelationshipRemoved).filter(({ supplierId }) => supplierId === supplier.id);
    expect(events).toHaveLength(2);
  });

  it('events in the wrong order come out right', async () => {
    const buyer = await network.buyer();
    const record = supplierSnapshot({ createdBy: buyer.userId });
    await network.handled(await network.svc.publish(SupplierUpdated, { ...record, name: 'Second name', version: 2 }));
    await network.handled(await network.svc.publish(SupplierCreated, record));
    const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
    expect(items).toMatchObject([{ supplier: { name: 'Second name' }, status: 'active' }]);

    const gone = supplierSnapshot({ createdBy: buyer.userId });
    await network.handled(await network.svc.publish(SupplierDeleted, { supplierId: gone.id }));
    await network.handled(await network.svc.publish(SupplierCreated, gone));
    const { total } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
    expect(total).toBe('1');
  });

  describe('what has not been heard yet is asked for once', () => {
    it('an approval that the marketplace already shows', async () => {
      const owner = network.stranger();
      const supplier = await network.supplier({ ownerId: owner.userId, createdBy: owner.userId });
      const buyer = await network.buyer();
      await expect(network.request(buyer, supplier)).rejects.toMatchObject({ kind: 'not-found' });
      network.catalog.set(supplier.id, { userId: owner.userId, isApproved: true });
      await expect(network.request(buyer, supplier)).resolves.toMatchObject({ status: 'pending' });
    });

    it('a supplier shown only to administrators stays closed to connections', async () => {
      const supplier = supplierSnapshot({ ownerId: 77 });
      network.catalog.set(supplier.id, { userId: 77, isApproved: false });
      await expect(network.request({ ...(await network.buyer()), role: 'admin' }, supplier)).rejects.toMatchObject({
        kind: 'not-found',
      });
    });

    it('the buyer’s company; their own event is newer', async () => {
      const { supplier } = await network.shop();
      const buyer = network.stranger();
      const relationship = await network.request(buyer, supplier);
      expect(relationship.buyer).toMatchObject({ companyName: `Read ${buyer.userId}`, firstName: 'Jo' });
      await expect(
        network.svc.waitForEvent(RelationshipRequested, ({ buyerId }) => buyerId === buyer.userId),
      ).resolves.toMatchObject({ buyerCompany: `Read ${buyer.userId}` });
      await network.user(buyer, { companyName: 'From the event', version: 1 });
      const { items } = await network.as(buyer).page(ListSuppliersOfBuyer, {});
      expect(items[0]!.buyer.companyName).toBe('From the event');
    });
  });
});
