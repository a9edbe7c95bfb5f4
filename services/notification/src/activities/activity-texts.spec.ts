import { describe, expect, it } from '@jest/globals';
import type { OrderFacts } from '#contracts';
import * as texts from './activity-texts.js';

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
  totalAmount: 8000,
  currency: 'USD',
};

/** Who reads which sentence. */
function told(
  entries: { userId: number | null; action: string; summary: string }[],
): [number | null, string, string][] {
  return entries.map(({ userId, action, summary }) => [userId, action, summary]);
}

describe('the story of an order', () => {
  it('begins for both when it is placed', () => {
    expect(told(texts.orderCreated(order))).toEqual([
      [BUYER, 'order_created', 'You placed order PO-2026-000007 at Northwind for $80.00.'],
      [OWNER, 'order_created', 'Acme Corp placed order PO-2026-000007 for $80.00.'],
    ]);
  });

  it('is the buyer’s alone while a draft, and the supplier’s too once sent', () => {
    expect(told(texts.orderCreated({ ...order, status: 'draft' }))).toEqual([
      [BUYER, 'order_created', 'You drafted order PO-2026-000007 at Northwind for $80.00.'],
    ]);
    const sent = { ...order, previousStatus: 'draft', newStatus: 'pending', notes: null, performedBy: BUYER } as const;
    expect(told(texts.orderStatusChanged(sent))).toEqual([
      [BUYER, 'other', 'You sent order PO-2026-000007.'],
      [OWNER, 'order_created', 'Acme Corp placed order PO-2026-000007 for $80.00.'],
    ]);
  });

  it('goes on for both, whoever acts', () => {
    const confirmed = { ...order, previousStatus: 'pending', newStatus: 'confirmed', notes: null } as const;
    expect(told(texts.orderStatusChanged({ ...confirmed, performedBy: OWNER }))).toEqual([
      [BUYER, 'other', 'Northwind confirmed order PO-2026-000007.'],
      [OWNER, 'other', 'You confirmed order PO-2026-000007.'],
    ]);
    expect(told(texts.orderStatusChanged({ ...confirmed, performedBy: 99 }))[0]).toEqual([
      BUYER,
      'other',
      'An administrator confirmed order PO-2026-000007.',
    ]);
  });

  it('tells of goods that were closed as not coming', () => {
    const closed = {
      ...order,
      previousStatus: 'shipped',
      newStatus: 'delivered',
      notes: null,
      performedBy: BUYER,
    } as const;
    expect(told(texts.orderStatusChanged({ ...closed, closedUnits: 15 }))).toEqual([
      [BUYER, 'other', 'You closed 15 units of order PO-2026-000007 that did not arrive.'],
      [OWNER, 'other', 'Acme Corp closed 15 units of order PO-2026-000007 that did not arrive.'],
    ]);
  });

  it('tells what was received', () => {
    const receipt = {
      ...order,
      receiptId: 1,
      lines: [{ itemId: 1, productId: 1, name: 'Bolt', sku: 'B-1', quantity: 1, price: 100 }],
    };
    expect(told(texts.orderReceived(receipt))).toEqual([
      [BUYER, 'other', 'You received 1 unit of order PO-2026-000007.'],
      [OWNER, 'other', 'Acme Corp received 1 unit of order PO-2026-000007.'],
    ]);
  });
});

it('a rating is in both stories', () => {
  expect(told(texts.orderRated({ ...order, stars: 5, comment: null }))).toEqual([
    [BUYER, 'other', 'You rated order PO-2026-000007 with 5 stars.'],
    [OWNER, 'other', 'Acme Corp rated order PO-2026-000007 with 5 stars.'],
  ]);
});

it('connecting is in both stories', () => {
  const facts = {
    relationshipId: 5,
    buyerId: BUYER,
    buyerCompany: 'Acme Corp',
    supplierId: 3,
    supplierName: 'Northwind',
    supplierOwnerId: OWNER,
    version: 1,
  };
  expect(told(texts.relationshipActivated(facts))).toEqual([
    [BUYER, 'supplier_connected', 'You are connected with Northwind.'],
    [OWNER, 'supplier_connected', 'Acme Corp is connected with Northwind.'],
  ]);
});

describe('a movement of stock', () => {
  const moved = {
    itemId: 4,
    userId: BUYER,
    productId: 9,
    productName: 'Bolt M8',
    previousStock: 3,
    newStock: 13,
    adjustmentType: 'receipt',
    reference: 'PO-2026-000007',
  };

  it('says from what to what, and why', () => {
    expect(told(texts.stockChanged(moved))).toEqual([
      [BUYER, 'inventory_updated', 'Stock of Bolt M8 went from 3 to 13 (PO-2026-000007).'],
    ]);
  });

  it('that is the first says that the product was added', () => {
    const first = { ...moved, previousStock: 0, newStock: 3, adjustmentType: 'initial', reference: null };
    expect(texts.stockChanged(first)[0]?.summary).toBe('Bolt M8 was added to the inventory with 3 in stock.');
  });
});

it('an imported line names its invoice', () => {
  const line = { invoiceId: 6, lineItemId: 1, userId: BUYER, productId: 9, description: 'Bolt M8', quantity: 10 };
  expect(texts.invoiceLineImported({ ...line, invoiceNumber: 'INV-1', inventoryId: 4 })[0]?.summary).toBe(
    'You imported 10 × Bolt M8 from invoice INV-1.',
  );
});
