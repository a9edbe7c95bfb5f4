import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  LowStockReached,
  OrderCreated,
  OrderStatusChanged,
  RelationshipRequested,
  UserApproved,
  UserRegistered,
  UserUpdated,
} from '#contracts';
import { type TestService, testService } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, orderFacts, relationshipFacts, userSnapshot } from './facts.js';
import { handled, reader } from './reader.js';

let service: TestService;
beforeAll(async () => {
  service = await testService(NotificationModule);
});
afterAll(() => service.close());

/** One event of each kind that a switch can silence, and one that none can; answers the kinds that arrived. */
async function everyKind(userId: number): Promise<string[]> {
  const order = orderFacts({ supplierOwnerId: userId });
  const bought = orderFacts({ buyerId: userId });
  const low = { itemId: freshId(), userId, productId: 1, productName: 'Bolt', currentStock: 1, reorderThreshold: 5 };
  const confirmed = {
    previousStatus: 'pending',
    newStatus: 'confirmed',
    notes: null,
    performedBy: bought.supplierOwnerId,
  } as const;
  const eventIds = await Promise.all([
    service.publish(OrderCreated, order),
    service.publish(OrderStatusChanged, { ...bought, ...confirmed }),
    service.publish(LowStockReached, low),
    service.publish(RelationshipRequested, { ...relationshipFacts({ supplierOwnerId: userId }), message: null }),
    service.publish(UserApproved, { userId }),
  ]);
  await Promise.all(eventIds.map((eventId) => handled(service, eventId)));
  const told = await reader(service, userId).notifications();
  return told.map(({ type, entityType }) => (type === 'other' ? `other: ${entityType}` : type)).sort();
}

const EVERYTHING = ['inventory_alert', 'new_order', 'order_status_change', 'other: relationship', 'other: user'];

describe('a switch that is off', () => {
  it.each([
    [{ orderNotifications: false }, ['inventory_alert', 'other: relationship', 'other: user']],
    [{ inventoryAlerts: false }, ['new_order', 'order_status_change', 'other: relationship', 'other: user']],
    [{ supplierUpdates: false }, ['inventory_alert', 'new_order', 'order_status_change', 'other: user']],
    [{}, EVERYTHING],
  ])('%j leaves %j', async (off, left) => {
    const user = userSnapshot(off);
    await handled(service, await service.publish(UserRegistered, user));
    expect(await everyKind(user.id)).toEqual(left);
  });

  it('silences no activity', async () => {
    const user = userSnapshot({ orderNotifications: false });
    await handled(service, await service.publish(UserRegistered, user));
    await service.publish(OrderCreated, orderFacts({ supplierOwnerId: user.id }));
    expect(await reader(service, user.id).waitForActivities(1)).toHaveLength(1);
  });
});

describe('the copy of a user', () => {
  it('that has not arrived yet loses no notification', async () => {
    expect(await everyKind(freshId())).toEqual(EVERYTHING);
  });

  it('is the newest version, in whatever order they arrive', async () => {
    const user = userSnapshot();
    const newest = { ...user, version: 3, companyName: 'Renamed', inventoryAlerts: false };
    await handled(service, await service.publish(UserUpdated, newest));
    await handled(service, await service.publish(UserUpdated, { ...user, version: 2, companyName: 'Older' }));
    await handled(service, await service.publish(UserRegistered, user));
    const row = await service.db.row(
      'SELECT company_name, inventory_alerts, version FROM recipients WHERE user_id = $1',
      [user.id],
    );
    expect(row).toEqual({ company_name: 'Renamed', inventory_alerts: false, version: 3 });
  });
});
