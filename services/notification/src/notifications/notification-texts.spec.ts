import { describe, expect, it } from '@jest/globals';
import type { OrderFacts, OrderStatus, RelationshipFacts } from '#contracts';
import * as texts from './notification-texts.js';

const BUYER = 1;
const OWNER = 2;

const order: OrderFacts = {
  orderId: 7,
  orderNumber: 'PO-2026-000007',
  status: 'pending',
  buyerId: BUYER,
  buyerCompany: 'Acme Corp',
  supplierId: 3,
  supplierName: 'Northwind',
  supplierOwnerId: OWNER,
  totalAmount: 123_450,
  currency: 'USD',
};

const relationship: RelationshipFacts = {
  relationshipId: 5,
  buyerId: BUYER,
  buyerCompany: 'Acme Corp',
  supplierId: 3,
  supplierName: 'Northwind',
  supplierOwnerId: OWNER,
  version: 1,
};

function change(newStatus: OrderStatus, performedBy: number, notes: string | null = null) {
  return texts.orderStatusChanged({
    ...order,
    status: newStatus,
    previousStatus: 'pending',
    newStatus,
    notes,
    performedBy,
  });
}

describe('a new order', () => {
  it('is told to the supplier’s owner, with who and how much, and leads to the order', () => {
    expect(texts.orderCreated(order)).toEqual([
      expect.objectContaining({
        userId: OWNER,
        type: 'new_order',
        heeds: 'orderNotifications',
        title: 'New order PO-2026-000007',
        message: 'Acme Corp ordered from Northwind for $1,234.50.',
        entityType: 'order',
        entityId: 7,
      }),
    ]);
  });

  it('is told to nobody while it is a draft', () => {
    expect(texts.orderCreated({ ...order, status: 'draft' })).toEqual([]);
  });

  it('is the same news when a draft is sent', () => {
    const [sent] = texts.orderStatusChanged({
      ...order,
      previousStatus: 'draft',
      newStatus: 'pending',
      notes: null,
      performedBy: BUYER,
    });
    const [created] = texts.orderCreated(order);
    expect(sent).toEqual(created);
    expect(sent?.dedupeKey).toBe('new-order:7');
  });
});

describe('a status change', () => {
  it.each<[OrderStatus, string, string]>([
    ['confirmed', 'Order PO-2026-000007 confirmed', 'Northwind confirmed order PO-2026-000007 for $1,234.50.'],
    [
      'processing',
      'Order PO-2026-000007 in processing',
      'Northwind started processing order PO-2026-000007 for $1,234.50.',
    ],
    ['shipped', 'Order PO-2026-000007 shipped', 'Northwind shipped order PO-2026-000007 for $1,234.50.'],
    [
      'delivered',
      'Order PO-2026-000007 delivered',
      'Northwind completed delivery of order PO-2026-000007 for $1,234.50.',
    ],
    ['rejected', 'Order PO-2026-000007 rejected', 'Northwind rejected order PO-2026-000007 for $1,234.50.'],
  ])('to %s by the supplier is told to the buyer', (status, title, message) => {
    expect(change(status, OWNER)).toEqual([
      expect.objectContaining({ userId: BUYER, type: 'order_status_change', title, message }),
    ]);
  });

  it('by the buyer is told to the supplier’s owner', () => {
    expect(change('cancelled', BUYER)).toEqual([
      expect.objectContaining({
        userId: OWNER,
        title: 'Order PO-2026-000007 cancelled',
        message: 'Acme Corp cancelled order PO-2026-000007 for $1,234.50.',
      }),
    ]);
  });

  it('by an administrator is told to both', () => {
    const drafts = change('cancelled', 99);
    expect(drafts.map(({ userId }) => userId)).toEqual([BUYER, OWNER]);
    expect(drafts[0]?.message).toMatch(/^An administrator cancelled/);
  });

  it('quotes what was written', () => {
    expect(change('rejected', OWNER, 'Out of stock until May.')[0]?.message).toBe(
      'Northwind rejected order PO-2026-000007 for $1,234.50: “Out of stock until May”.',
    );
    expect(change('rejected', OWNER, 'x'.repeat(1000))[0]?.message.length).toBeLessThan(300);
  });
});

describe('a shipment', () => {
  const shipment = { promisedDate: '2026-11-30', trackingNumber: '1Z999' };

  it('is told with what the supplier says of it', () => {
    const facts = { previousStatus: 'processing', newStatus: 'shipped', notes: null, performedBy: OWNER } as const;
    const [draft] = texts.orderStatusChanged({ ...order, status: 'shipped', ...facts, ...shipment });
    expect(draft!.message).toBe(
      'Northwind shipped order PO-2026-000007 for $1,234.50. Expected on Nov 30, 2026. Tracking number: 1Z999.',
    );
  });

  it('that changes is told to the buyer, whatever is known of it now', () => {
    const [draft, ...more] = texts.orderShipmentChanged({ ...order, ...shipment, performedBy: OWNER });
    expect(more).toEqual([]);
    expect(draft).toMatchObject({ userId: BUYER, entityType: 'order', title: 'Shipment of PO-2026-000007 updated' });
    const nothing = { promisedDate: null, trackingNumber: null };
    expect(texts.orderShipmentChanged({ ...order, ...nothing, performedBy: OWNER })[0]!.message).toMatch(/Neither/);
  });
});

describe('a receipt', () => {
  const receipt = {
    ...order,
    receiptId: 1,
    lines: [{ itemId: 1, productId: 1, name: 'Bolt', sku: 'B-1', quantity: 4, price: 100 }],
  };

  it('in part is told to the supplier’s owner', () => {
    expect(texts.orderReceived({ ...receipt, status: 'shipped' })).toEqual([
      expect.objectContaining({ userId: OWNER, message: 'Acme Corp received 4 units of order PO-2026-000007.' }),
    ]);
  });

  it('that completes the order is left to the status change', () => {
    expect(texts.orderReceived({ ...receipt, status: 'delivered' })).toEqual([]);
  });
});

it('a delivery that ends with goods closed is told once, by what is closed', () => {
  const closed = {
    ...order,
    previousStatus: 'shipped',
    newStatus: 'delivered',
    notes: null,
    performedBy: BUYER,
  } as const;
  expect(texts.orderStatusChanged({ ...closed, closedUnits: 15 })).toEqual([]);
});

it('goods that are closed as not coming are told to the supplier’s owner; an order received in full is not', () => {
  const settled = { ...order, status: 'delivered' as const };
  expect(texts.orderSettled({ ...settled, closedUnits: 2 })).toEqual([
    expect.objectContaining({
      userId: OWNER,
      message: 'Acme Corp closed 2 units of order PO-2026-000007 that did not arrive.',
    }),
  ]);
  expect(texts.orderSettled({ ...settled, closedUnits: 2, receivedUnits: 0 })).toMatchObject([
    {
      title: 'Nothing arrived of order PO-2026-000007',
      message: 'Acme Corp closed order PO-2026-000007: nothing of its 2 units arrived.',
    },
  ]);
  expect(texts.orderSettled({ ...settled, closedUnits: 0 })).toEqual([]);
});

it('a rating is told to the supplier’s owner, with the buyer’s words', () => {
  const rated = { ...order, status: 'delivered' as const };
  expect(texts.orderRated({ ...rated, stars: 4, comment: 'Well packed' })).toEqual([
    expect.objectContaining({
      userId: OWNER,
      title: '4 stars from Acme Corp',
      message: 'Acme Corp rated order PO-2026-000007 with 4 stars: “Well packed”.',
      entityType: 'order',
      entityId: 7,
    }),
  ]);
  expect(texts.orderRated({ ...rated, stars: 1, comment: null })[0]!.message).toBe(
    'Acme Corp rated order PO-2026-000007 with 1 star.',
  );
});

describe('an export that took a while', () => {
  const facts = { exportId: 9, userId: 5, name: 'order-lines' };

  it('leads to its file', () => {
    expect(texts.exportFinished({ ...facts, rows: 12_000 }, 'order')).toEqual([
      expect.objectContaining({
        ...{ userId: 5, entityType: 'order_export', entityId: 9, title: 'Your export of order lines is ready' },
        ...{ message: '12,000 rows, kept for a day.', metadata: { name: 'order-lines', rows: 12_000 } },
      }),
    ]);
  });

  it('says that there is none when it failed', () => {
    const [draft] = texts.exportFinished({ ...facts, rows: null }, 'order');
    expect(draft).toMatchObject({ title: 'Your export of order lines failed', metadata: { name: 'order-lines' } });
  });
});

describe('a relationship', () => {
  it('asked for is told to the supplier’s owner, with the buyer’s words', () => {
    expect(texts.relationshipRequested({ ...relationship, message: 'Hello' })).toEqual([
      expect.objectContaining({
        userId: OWNER,
        type: 'other',
        heeds: 'supplierUpdates',
        title: 'Connection request from Acme Corp',
        message: 'Acme Corp would like to connect with Northwind: “Hello”.',
        entityType: 'relationship',
        entityId: 5,
      }),
    ]);
  });

  it('accepted is told to the side that did not accept', () => {
    expect(texts.relationshipActivated(relationship, OWNER).map(({ userId }) => userId)).toEqual([BUYER]);
    expect(texts.relationshipActivated(relationship, BUYER).map(({ userId }) => userId)).toEqual([OWNER]);
    expect(texts.relationshipActivated(relationship, undefined).map(({ userId }) => userId)).toEqual([BUYER, OWNER]);
  });

  it('with a buyer’s private record is news to nobody', () => {
    expect(texts.relationshipActivated({ ...relationship, supplierOwnerId: null }, BUYER)).toEqual([]);
  });

  it('declined is told to the buyer, with the reason', () => {
    expect(texts.relationshipDeclined({ ...relationship, reason: 'Not in our area' })[0]).toMatchObject({
      userId: BUYER,
      message: 'Northwind declined your connection request: “Not in our area”.',
      entityType: 'supplier',
      entityId: 3,
    });
  });
});

describe('an alert', () => {
  const low = { itemId: 4, userId: BUYER, productId: 9, productName: 'Bolt M8', currentStock: 3, reorderThreshold: 5 };

  it('says how much is left and leads to the item', () => {
    expect(texts.lowStockReached(low)[0]).toMatchObject({
      type: 'inventory_alert',
      heeds: 'inventoryAlerts',
      title: 'Low stock: Bolt M8',
      message: '3 of Bolt M8 left; the reorder threshold is 5.',
      entityType: 'inventory',
      entityId: 4,
    });
  });

  it('says what came and could not be added, whatever is silenced', () => {
    const { itemId, userId, productId, productName } = low;
    const reason = 'Stock cannot be more than 2147483647';
    const goods = { itemId, userId, productId, productName, quantity: 12, orderNumber: 'PO-2026-000021', reason };
    const [told] = texts.receiptRefused(goods);
    expect(told).toMatchObject({
      type: 'inventory_alert',
      title: 'Not added to your stock: Bolt M8',
      message:
        '12 of Bolt M8 came with PO-2026-000021 and were not added to your stock. Stock cannot be more than 2147483647.',
      entityType: 'inventory',
      entityId: 4,
    });
    expect(told).not.toHaveProperty('heeds');
  });

  it('says when nothing is left', () => {
    expect(texts.lowStockReached({ ...low, currentStock: 0 })[0]?.title).toBe('Out of stock: Bolt M8');
  });
});

it('who is impersonated is told by whom, whatever they silenced', () => {
  const [told, ...more] = texts.impersonated({ userId: BUYER, adminId: 9, adminUsername: 'root' });
  expect(told).toMatchObject({ userId: BUYER, message: expect.stringContaining('root'), metadata: { adminId: 9 } });
  expect(told).not.toHaveProperty('heeds');
  expect(more).toEqual([]);
});

describe('two-factor authentication', () => {
  it.each(['on', 'off', 'reset'] as const)(
    'that is switched %s is told to its user, whatever they silenced',
    (change) => {
      const [told, ...more] = texts.twoFactorChanged({ userId: BUYER, change });
      expect(told).toMatchObject({ userId: BUYER, entityType: 'security', title: expect.stringContaining(change) });
      expect(told).not.toHaveProperty('heeds');
      expect(more).toEqual([]);
    },
  );
});

it('an access token is told to its owner, whatever they silenced', () => {
  const [told, ...more] = texts.accessTokenCreated({ userId: BUYER, tokenId: 3, name: 'Scanner' });
  expect(told).toMatchObject({
    userId: BUYER,
    entityType: 'access_token',
    message: expect.stringContaining('“Scanner”'),
  });
  expect(told).not.toHaveProperty('heeds');
  expect(more).toEqual([]);
});

it.each(['added', 'removed'] as const)(
  'a passkey that is %s is told to its owner, whatever they silenced',
  (change) => {
    const [told, ...more] = texts.passkeyChanged({ userId: BUYER, change, name: 'Laptop' });
    expect(told).toMatchObject({ userId: BUYER, entityType: 'security', message: expect.stringContaining('“Laptop”') });
    expect(told!.title).toContain(change);
    expect(told).not.toHaveProperty('heeds');
    expect(more).toEqual([]);
  },
);

describe('an invoice', () => {
  const read = { invoiceId: 6, userId: BUYER, fileName: 'may.pdf', vendorName: 'Northwind', invoiceNumber: 'INV-1' };

  it('is ready, or needs review', () => {
    expect(texts.invoiceExtracted({ ...read, status: 'completed', lineCount: 1 })[0]).toMatchObject({
      title: 'Invoice ready: Northwind INV-1',
      message: '1 line read from may.pdf, ready to import.',
      entityType: 'invoice',
      entityId: 6,
    });
    expect(
      texts.invoiceExtracted({
        ...read,
        vendorName: null,
        invoiceNumber: null,
        status: 'needs_review',
        lineCount: 3,
      })[0]?.title,
    ).toBe('Invoice needs review: may.pdf');
  });

  it('that cannot be read says why', () => {
    const [draft] = texts.invoiceFailed({ invoiceId: 6, userId: BUYER, fileName: 'may.pdf', reason: 'Encrypted' });
    expect(draft).toMatchObject({ title: 'Invoice could not be read: may.pdf', message: 'Encrypted' });
  });

  it('that came with an email names what else came and is not read', () => {
    const leftOut = ['terms.docx', 'photos.zip'];
    const lost = ' Not read, of the same email: terms.docx, photos.zip.';
    const ready = texts.invoiceExtracted({ ...read, status: 'completed', lineCount: 1, leftOut });
    expect(ready[0]?.message).toBe(`1 line read from may.pdf, ready to import.${lost}`);
    const facts = { invoiceId: 6, userId: BUYER, fileName: 'may.pdf' };
    const [failed] = texts.invoiceFailed({ ...facts, reason: 'The file is empty.', leftOut });
    expect(failed?.message).toBe(`The file is empty.${lost}`);
  });
});

describe('a decision of an administrator', () => {
  it('is told to the owner, with the reason', () => {
    const product = { productId: 9, name: 'Bolt M8', ownerId: OWNER, supplierId: 3 };
    expect(texts.productApproved(product)[0]).toMatchObject({ userId: OWNER, title: 'Product approved: Bolt M8' });
    expect(texts.productApproved(product)[0]?.message).toBe('Bolt M8 was approved and can now be ordered.');
    expect(texts.productApproved({ ...product, isPublic: false })[0]?.message).toBe(
      'Bolt M8 was approved and will be on sale once your account is approved.',
    );
    expect(texts.productRejected({ ...product, reason: 'No picture' })[0]?.message).toBe(
      'Bolt M8 was not approved: “No picture”.',
    );
    expect(texts.userApproved({ userId: OWNER })[0]).toMatchObject({ userId: OWNER, entityType: 'user' });
    expect(texts.userRejected({ userId: OWNER, reason: 'No such company' })[0]?.message).toContain('“No such company”');
  });
});

describe('messages that were not read at once', () => {
  const unread = { userId: BUYER, conversationId: 8, sender: 'Northwind', unread: 1, lastId: 91, text: 'Hello' };

  it('are told with the sender and the words, and lead to the conversation', () => {
    expect(texts.unreadMessages(unread)).toMatchObject({
      ...{ userId: BUYER, type: 'other', heeds: 'supplierUpdates', entityType: 'conversation', entityId: 8 },
      ...{ title: 'Message from Northwind', message: 'Northwind wrote: “Hello”.', dedupeKey: 'messages:8:91' },
    });
  });

  it('are told together', () => {
    expect(texts.unreadMessages({ ...unread, unread: 3 })).toMatchObject({
      title: '3 messages from Northwind',
      message: 'Northwind sent you 3 messages, the last: “Hello”.',
    });
  });
});

describe('products that were decided on together', () => {
  const facts = { supplierId: 3, supplierName: 'Northwind', ownerId: OWNER, products: 4011 };

  it('are told of once, by their number', () => {
    const product = { productId: 9, name: 'Bolt M8', ownerId: OWNER, supplierId: 3, together: true };
    expect(texts.productApproved(product)).toEqual([]);
    expect(texts.productRejected({ ...product, reason: 'No picture' })).toEqual([]);
    expect(texts.productsReviewed({ ...facts, reason: null, isPublic: true })).toMatchObject([
      {
        userId: OWNER,
        title: '4,011 products approved',
        message: '4,011 products of Northwind were approved and can now be ordered.',
      },
    ]);
  });

  it('are told of once, of however many suppliers they are', () => {
    const [told] = texts.productsReviewed({ ...facts, suppliers: 3, reason: null, isPublic: true });
    expect(told).toMatchObject({ message: '4,011 products of 3 suppliers were approved and can now be ordered.' });
  });

  it('are refused with the reason', () => {
    const [told] = texts.productsReviewed({ ...facts, products: 1, reason: 'No picture', isPublic: true });
    expect(told).toMatchObject({
      title: '1 product not approved',
      message: '1 product of Northwind was not approved: “No picture”.',
    });
  });
});
