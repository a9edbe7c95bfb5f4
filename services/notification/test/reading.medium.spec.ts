import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CountUnread,
  ListActivities,
  ListNotifications,
  type ListNotificationsInput,
  LowStockReached,
  MarkAllRead,
  MarkRead,
  OrderCreated,
  StockChanged,
} from '#contracts';
import { actor, readingOf, settled, type TestService, testService } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, orderFacts } from './facts.js';
import { handled, reader } from './reader.js';

let service: TestService;
beforeAll(async () => {
  service = await testService(NotificationModule);
});
afterAll(() => service.close());

/** A user with this many alerts, one for each product from `Product 1` on. */
async function userWithAlerts(count: number) {
  const userId = freshId();
  for (let n = 1; n <= count; n++) {
    const eventId = await service.publish(LowStockReached, {
      itemId: n,
      userId,
      productId: n,
      productName: `Product ${n}`,
      currentStock: 1,
      reorderThreshold: 5,
    });
    await handled(service, eventId);
  }
  return { userId, ...reader(service, userId) };
}

describe('reading', () => {
  it('marks one, once, and counts the rest', async () => {
    const { caller, notifications } = await userWithAlerts(3);
    const [newest] = await notifications();
    expect(await caller.send(CountUnread, {})).toEqual({ count: 3 });
    expect(await caller.send(MarkRead, { id: newest!.id })).toEqual({ ...newest, isRead: true });
    expect(await caller.send(MarkRead, { id: newest!.id })).toMatchObject({ isRead: true });
    expect(await caller.send(CountUnread, {})).toEqual({ count: 2 });
  });

  it('marks all of the caller’s, and says how many', async () => {
    const { caller } = await userWithAlerts(3);
    const other = await userWithAlerts(1);
    expect(await caller.send(MarkAllRead, {})).toEqual({ updated: 3 });
    expect(await caller.send(MarkAllRead, {})).toEqual({ updated: 0 });
    expect(await caller.send(CountUnread, {})).toEqual({ count: 0 });
    expect(await other.caller.send(CountUnread, {})).toEqual({ count: 1 });
  });

  it('of another’s notification finds nothing and changes nothing', async () => {
    const { notifications } = await userWithAlerts(1);
    const [theirs] = await notifications();
    const stranger = reader(service, freshId());
    await expect(stranger.caller.send(MarkRead, { id: theirs!.id })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Notification not found',
    });
    expect(await stranger.notifications()).toEqual([]);
    expect((await notifications())[0]?.isRead).toBe(false);
  });

  it('needs somebody', async () => {
    for (const definition of [CountUnread, MarkAllRead]) {
      await expect(service.anonymous.send<Record<string, never>, object>(definition, {})).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    }
    await expect(service.anonymous.page(ListNotifications, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(service.anonymous.page(ListActivities, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('the list of notifications', () => {
  it('filters by unread, type, words and what came after', async () => {
    const { userId, caller, notifications } = await userWithAlerts(3);
    await handled(service, await service.publish(OrderCreated, orderFacts({ supplierOwnerId: userId })));
    const [order, third, second, first] = await notifications();
    await caller.send(MarkRead, { id: third!.id });

    const ids = async (filter: object) => (await caller.page(ListNotifications, filter)).items.map(({ id }) => id);
    expect(await ids({ unread: true })).toEqual([order!.id, second!.id, first!.id]);
    expect(await ids({ unread: false })).toEqual([third!.id]);
    expect(await ids({ type: 'new_order' })).toEqual([order!.id]);
    expect(await ids({ q: 'PRODUCT 2' })).toEqual([second!.id]);
    expect(await ids({ after: second!.id })).toEqual([third!.id, order!.id]);
  });

  it('is paged without gaps or repeats, while more arrive', async () => {
    const { userId, caller, notifications } = await userWithAlerts(5);
    const expected = (await notifications()).map(({ id }) => id);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await caller.page(ListNotifications, { limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
      await handled(service, await service.publish(OrderCreated, orderFacts({ supplierOwnerId: userId })));
    } while (cursor);
    expect(seen).toEqual(expected);
  });
});

describe('the list of activities', () => {
  it('is newest first by when things happened, paged, and searched', async () => {
    const userId = freshId();
    for (let n = 1; n <= 5; n++) {
      const item = { itemId: n, userId, productId: n, productName: `Product ${n}`, reference: null };
      const eventId = await service.publish(StockChanged, {
        ...item,
        previousStock: 0,
        newStock: n,
        adjustmentType: 'manual',
      });
      await handled(service, eventId);
    }
    // As if the first had been heard of last.
    await service.db.rows(
      `UPDATE activities SET created_at = now() + interval '1 hour' WHERE user_id = $1 AND entity_id = 1`,
      [userId],
    );
    const { caller } = reader(service, userId);
    const seen: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await caller.page(ListActivities, { limit: 2, cursor });
      expect(page.total).toBe('5');
      seen.push(...page.items.map(({ entityId }) => entityId));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual([1, 5, 4, 3, 2]);
    expect((await caller.page(ListActivities, { q: 'product 4' })).items.map(({ entityId }) => entityId)).toEqual([4]);
  });
});

describe('the plan of what one reads', () => {
  const who = actor({ userId: 900_001, role: 'buyer' });
  beforeAll(async () => {
    const { db } = service;
    const whose = `CASE WHEN n % 200 = 0 THEN ${who.userId} ELSE 910000 + n % 100 END`;
    // In pieces: on a busy machine all at once takes longer than a statement may.
    for (let n = 0; n < 20_000; n += 2000) {
      await db.rows(
        `INSERT INTO notifications (user_id, type, title, message, is_read, metadata, dedupe_key)
       SELECT ${whose}, CASE WHEN n % 1000 = 0 THEN 'other' ELSE 'new_order' END, 'New order', 'PO-' || md5(n::text),
         n % 400 <> 0, '{}', 'plan-' || n FROM generate_series($1::int, $2::int) n`,
        [n + 1, n + 2000],
      );
      await db.rows(
        `INSERT INTO activities (user_id, action, entity_type, metadata, dedupe_key, created_at)
       SELECT ${whose}, 'other', 'order', jsonb_build_object('summary', 'PO-' || md5(n::text)), 'plan-' || n,
         now() - n * interval '1 minute' FROM generate_series($1::int, $2::int) n`,
        [n + 1, n + 2000],
      );
    }
    for (const table of ['notifications', 'activities']) await settled(db, table);
  }, 180_000);

  it.each<[string, ListNotificationsInput]>([
    ['notifications_newest', {}],
    ['notifications_newest_of_type', { type: 'other' }],
    ['notifications_unread', { unread: true }],
    ['notifications_search', { q: 'c4ca4238' }],
  ])('goes through %s for %j', async (index, input) => {
    const { indexes, scans } = await readingOf(service.db, () => service.as(who).page(ListNotifications, input));
    expect(indexes).toContain(index);
    expect(scans).toEqual([]);
  });

  it.each([
    ['activities_newest', {}],
    ['activities_search', { q: 'c4ca4238' }],
  ])('goes through %s for %j', async (index, input) => {
    const { indexes, scans } = await readingOf(service.db, () => service.as(who).page(ListActivities, input));
    expect(indexes).toContain(index);
    expect(scans).toEqual([]);
  });
});
