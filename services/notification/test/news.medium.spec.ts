import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  InvoiceExtracted,
  InvoiceFailed,
  InvoiceImportUndone,
  InvoiceLineImported,
  InventoryImported,
  LowStockReached,
  NotificationCreated,
  OrderCreated,
  OrderReceived,
  OrderStatusChanged,
  ProductApproved,
  ProductRejected,
  RelationshipActivated,
  RelationshipDeclined,
  RelationshipRemoved,
  RelationshipRequested,
  StockChanged,
  UserApproved,
  UserRejected,
} from '#contracts';
import { actor, type TestService, testService } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, orderFacts, relationshipFacts } from './facts.js';
import { handled, reader } from './reader.js';

let service: TestService;
beforeAll(async () => {
  service = await testService(NotificationModule);
});
afterAll(() => service.close());

describe('an order', () => {
  it('that becomes pending is one notification for the supplier’s owner, which leads to it', async () => {
    const order = orderFacts();
    await service.publish(OrderCreated, order);

    const [notification, ...more] = await reader(service, order.supplierOwnerId).waitForNotifications(1);
    expect(more).toEqual([]);
    expect(notification).toEqual({
      id: expect.any(Number),
      userId: order.supplierOwnerId,
      type: 'new_order',
      title: `New order ${order.orderNumber}`,
      message: 'Acme Corp ordered from Northwind for $80.00.',
      isRead: false,
      entityType: 'order',
      entityId: order.orderId,
      metadata: {
        orderNumber: order.orderNumber,
        status: 'pending',
        buyerCompany: 'Acme Corp',
        supplierName: 'Northwind',
        totalAmount: 8000,
        currency: 'USD',
      },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await service.waitForEvent(NotificationCreated, ({ id }) => id === notification!.id)).toEqual(notification);
    expect(await reader(service, order.buyerId).notifications()).toEqual([]);
  });

  it('is told once, whatever is repeated and by whichever way it became pending', async () => {
    const order = orderFacts();
    const eventId = randomUUID();
    const sent = {
      ...order,
      previousStatus: 'draft',
      newStatus: 'pending',
      notes: null,
      performedBy: order.buyerId,
    } as const;
    await Promise.all([
      ...Array.from({ length: 4 }, () => service.publish(OrderCreated, order, { eventId })),
      ...Array.from({ length: 4 }, () => service.publish(OrderCreated, order)),
      ...Array.from({ length: 4 }, () => service.publish(OrderStatusChanged, sent)),
    ]);
    await handled(service, await service.publish(OrderCreated, order));
    await handled(service, await service.publish(OrderStatusChanged, sent));

    expect(await reader(service, order.supplierOwnerId).notifications()).toHaveLength(1);
    await service.waitForEvent(NotificationCreated, ({ entityId }) => entityId === order.orderId);
    expect(service.published(NotificationCreated).filter(({ entityId }) => entityId === order.orderId)).toHaveLength(1);
  });

  it('in draft is told to nobody, and is in the buyer’s story alone', async () => {
    const order = orderFacts({ status: 'draft' });
    await service.publish(OrderCreated, order);
    const [activity] = await reader(service, order.buyerId).waitForActivities(1);
    expect(activity).toMatchObject({ action: 'order_created', entityType: 'order', entityId: order.orderId });
    const owner = reader(service, order.supplierOwnerId);
    expect(await owner.notifications()).toEqual([]);
    expect(await owner.activities()).toEqual([]);
  });

  it('tells each change to the other side, and both sides’ stories go on', async () => {
    const order = orderFacts();
    const buyer = reader(service, order.buyerId);
    const owner = reader(service, order.supplierOwnerId);
    await service.publish(OrderStatusChanged, {
      ...order,
      previousStatus: 'pending',
      newStatus: 'confirmed',
      notes: 'Order accepted and confirmed',
      performedBy: order.supplierOwnerId,
    });
    const [confirmed] = await buyer.waitForNotifications(1);
    expect(confirmed).toMatchObject({
      type: 'order_status_change',
      title: `Order ${order.orderNumber} confirmed`,
      message: `Northwind confirmed order ${order.orderNumber} for $80.00: “Order accepted and confirmed”.`,
    });
    expect(await owner.notifications()).toEqual([]);

    await service.publish(OrderStatusChanged, {
      ...order,
      previousStatus: 'shipped',
      newStatus: 'delivered',
      notes: null,
      performedBy: order.buyerId,
    });
    expect((await owner.waitForNotifications(1))[0]).toMatchObject({ title: `Order ${order.orderNumber} delivered` });
    expect(await buyer.notifications()).toHaveLength(1);
    expect(await buyer.waitForActivities(2)).toHaveLength(2);
    expect(await owner.waitForActivities(2)).toHaveLength(2);
  });

  it('of a supplier without owner is told to nobody else', async () => {
    const order = { ...orderFacts(), supplierOwnerId: null };
    const eventId = await service.publish(OrderCreated, order);
    expect(await reader(service, order.buyerId).waitForActivities(1)).toHaveLength(1);
    const rows = await service.db.rows('SELECT 1 FROM activities WHERE dedupe_key = $1', [eventId]);
    expect(rows).toHaveLength(1);
  });

  it('received in part is told to the supplier', async () => {
    const order = orderFacts({ status: 'shipped' });
    const lines = [{ itemId: 1, productId: 1, name: 'Bolt', sku: 'B8', quantity: 4, price: 100 }];
    await service.publish(OrderReceived, { ...order, receiptId: 1, lines });
    const [received] = await reader(service, order.supplierOwnerId).waitForNotifications(1);
    expect(received?.message).toBe(`Acme Corp received 4 units of order ${order.orderNumber}.`);
    expect(await reader(service, order.buyerId).waitForActivities(1)).toHaveLength(1);
  });
});

describe('the supplier network', () => {
  it('tells request, acceptance and refusal to the side that did not act', async () => {
    const facts = relationshipFacts();
    const buyer = reader(service, facts.buyerId);
    const owner = reader(service, facts.supplierOwnerId);
    await service.publish(
      RelationshipRequested,
      { ...facts, message: 'Hello' },
      { actor: actor({ userId: facts.buyerId }) },
    );
    expect((await owner.waitForNotifications(1))[0]).toMatchObject({
      type: 'other',
      title: 'Connection request from Acme Corp',
      entityType: 'relationship',
      entityId: facts.relationshipId,
    });
    await service.publish(
      RelationshipActivated,
      { ...facts, version: 2 },
      { actor: actor({ userId: facts.supplierOwnerId, role: 'seller' }) },
    );
    expect((await buyer.waitForNotifications(1))[0]).toMatchObject({
      title: 'Connected with Northwind',
      entityType: 'supplier',
      entityId: facts.supplierId,
    });
    expect(await owner.notifications()).toHaveLength(1);
    const connected = expect.objectContaining({ action: 'supplier_connected' });
    expect(await buyer.waitForActivities(2)).toEqual(expect.arrayContaining([connected]));
    expect(await owner.waitForActivities(2)).toEqual(expect.arrayContaining([connected]));
  });

  it('tells a refusal with its reason, and a request that is repeated again', async () => {
    const facts = relationshipFacts();
    await service.publish(RelationshipDeclined, { ...facts, version: 2, reason: 'Not in our area' });
    const [declined] = await reader(service, facts.buyerId).waitForNotifications(1);
    expect(declined?.message).toContain('“Not in our area”');

    const owner = reader(service, facts.supplierOwnerId);
    await service.publish(RelationshipRequested, { ...facts, version: 3, message: null });
    await owner.waitForNotifications(1);
    await service.publish(RelationshipRequested, { ...facts, version: 5, message: null });
    await owner.waitForNotifications(2);
  });

  it('writes an end into both stories', async () => {
    const facts = relationshipFacts();
    await service.publish(RelationshipRemoved, facts);
    await reader(service, facts.buyerId).waitForActivities(1);
    await reader(service, facts.supplierOwnerId).waitForActivities(1);
  });
});

describe('stock', () => {
  it('that moves is an activity, that runs low an alert, each time it does', async () => {
    const userId = freshId();
    const item = { itemId: freshId(), userId, productId: freshId(), productName: 'Bolt M8' };
    await service.publish(StockChanged, {
      ...item,
      previousStock: 9,
      newStock: 3,
      adjustmentType: 'adjustment',
      reference: null,
    });
    const { waitForActivities, waitForNotifications } = reader(service, userId);
    expect((await waitForActivities(1))[0]).toMatchObject({
      action: 'inventory_updated',
      entityType: 'inventory',
      entityId: item.itemId,
      metadata: { summary: 'Stock of Bolt M8 went from 9 to 3.', previousStock: 9, newStock: 3 },
    });
    await service.publish(LowStockReached, { ...item, currentStock: 3, reorderThreshold: 5 });
    expect((await waitForNotifications(1))[0]).toMatchObject({ type: 'inventory_alert', title: 'Low stock: Bolt M8' });
    await service.publish(LowStockReached, { ...item, currentStock: 0, reorderThreshold: 5 });
    expect((await waitForNotifications(2))[0]).toMatchObject({ title: 'Out of stock: Bolt M8' });
  });
});

describe('an import', () => {
  const facts = { importId: 7, fileName: 'stock.xlsx', created: 2, updated: 1 };

  it('is one activity, and one alert where something is low by it', async () => {
    const userId = freshId();
    await service.publish(InventoryImported, { ...facts, userId, low: 2 });
    const { waitForActivities, waitForNotifications } = reader(service, userId);
    expect((await waitForActivities(1))[0]).toMatchObject({
      entityType: 'inventory_import',
      metadata: { summary: 'stock.xlsx was imported: 2 items added, 1 updated.' },
    });
    expect((await waitForNotifications(1))[0]).toMatchObject({
      type: 'inventory_alert',
      title: 'Low stock after importing stock.xlsx',
      message: '2 items are at or below the reorder threshold.',
    });
  });
});

describe('decisions and invoices', () => {
  it('are told to their owner, and are in the story', async () => {
    const userId = freshId();
    const product = { productId: freshId(), name: 'Bolt M8', ownerId: userId, supplierId: freshId() };
    const invoice = { invoiceId: freshId(), userId, fileName: 'may.pdf' };
    await service.publish(ProductApproved, product);
    await service.publish(ProductRejected, { ...product, reason: 'No picture' });
    await service.publish(UserApproved, { userId });
    await service.publish(UserRejected, { userId, reason: 'No such company' });
    const read = { ...invoice, vendorName: null, invoiceNumber: null, lineCount: 3 };
    await service.publish(InvoiceExtracted, { ...read, status: 'completed' });
    await service.publish(InvoiceExtracted, { ...read, status: 'needs_review' });
    await service.publish(InvoiceFailed, { ...invoice, reason: 'The file is encrypted' });
    await service.publish(InvoiceLineImported, {
      invoiceId: invoice.invoiceId,
      lineItemId: freshId(),
      userId,
      invoiceNumber: 'INV-1',
      productId: product.productId,
      description: 'Bolt M8',
      quantity: 10,
      inventoryId: freshId(),
    });

    await service.publish(InvoiceImportUndone, {
      invoiceId: invoice.invoiceId,
      userId,
      invoiceNumber: 'INV-1',
      lines: 2,
    });

    const told = await reader(service, userId).waitForNotifications(7);
    expect(told.map(({ title }) => title).sort()).toEqual([
      'Invoice could not be read: may.pdf',
      'Invoice needs review: may.pdf',
      'Invoice ready: may.pdf',
      'Product approved: Bolt M8',
      'Product not approved: Bolt M8',
      'Your account was approved',
      'Your account was not approved',
    ]);
    expect(told.every(({ type }) => type === 'other')).toBe(true);
    expect(await reader(service, userId).waitForActivities(9)).toHaveLength(9);
  });
});
