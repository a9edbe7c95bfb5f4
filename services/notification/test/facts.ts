import { randomInt } from 'node:crypto';
import type { OrderFacts, RelationshipFacts, UserSnapshot } from '#contracts';

/** Of a supplier that has an owner. */
type Owned<Facts> = Facts & { supplierOwnerId: number };

/** A number that no other test uses, for ids that other services give out. */
export function freshId(): number {
  return randomInt(1, 2 ** 31 - 1);
}

/** A pending order between two fresh parties. */
export function orderFacts(overrides: Partial<Owned<OrderFacts>> = {}): Owned<OrderFacts> {
  const orderId = freshId();
  return {
    orderId,
    orderNumber: `PO-2026-${orderId}`,
    status: 'pending',
    buyerId: freshId(),
    buyerCompany: 'Acme Corp',
    supplierId: freshId(),
    supplierName: 'Northwind',
    supplierOwnerId: freshId(),
    totalAmount: 8000,
    currency: 'USD',
    ...overrides,
  };
}

/** A relationship between two fresh parties. */
export function relationshipFacts(overrides: Partial<Owned<RelationshipFacts>> = {}): Owned<RelationshipFacts> {
  return {
    relationshipId: freshId(),
    buyerId: freshId(),
    buyerCompany: 'Acme Corp',
    supplierId: freshId(),
    supplierName: 'Northwind',
    supplierOwnerId: freshId(),
    version: 1,
    ...overrides,
  };
}

/** A user with every switch on. */
export function userSnapshot(overrides: Partial<UserSnapshot> = {}): UserSnapshot {
  return {
    id: freshId(),
    username: 'ada',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    companyName: 'Acme Corp',
    companySize: null,
    industry: null,
    role: 'buyer',
    isApproved: false,
    isActive: true,
    orderNotifications: true,
    inventoryAlerts: true,
    supplierUpdates: true,
    version: 1,
    ...overrides,
  };
}
