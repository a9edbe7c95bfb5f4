import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NotificationCreated } from '#contracts';
import { Call, type Delivery, LiveEvents, NatsLink, Requests } from '#platform';
import { actor, type TestService, testService, until } from '#testing';
import { randomInt, randomUUID } from 'node:crypto';
import { NotificationFeed } from '../../gateway/src/notifications/notification-feed.js';
import { NotificationModule } from '../../services/notification/src/notification.module.js';
import { Notify } from '../../services/notification/src/notifications/notify.js';

/** The gateway's feed over the real service, database and broker. */
let service: TestService;
let notify: Notify;
const heardOf = new Set<number>();
const feeds = new Map<number, Set<NotificationFeed>>();

beforeAll(async () => {
  service = await testService(NotificationModule);
  notify = service.service.app.get(Notify);
  new LiveEvents(service.service.app.get(NatsLink)).listen(NotificationCreated, ({ userId, id }) => {
    heardOf.add(userId);
    for (const feed of feeds.get(userId) ?? []) void feed.wake(id);
  });
});
afterAll(() => service.close());

const freshUser = (): number => randomInt(1, 2 ** 31 - 1);

/** What a transaction of some event tells these users. */
const tell = (tx: Delivery['tx'], title: string, ...users: number[]): Promise<void> => {
  const drafts = users.map((userId) => ({
    ...{ userId, type: 'other' as const, title, message: '', entityType: 'order', entityId: 1, metadata: {} },
  }));
  return notify.execute({ tx, eventId: randomUUID(), occurredAt: '', requestId: '' }, drafts);
};
const tellNow = (title: string, ...users: number[]): Promise<void> =>
  service.db.transaction((tx) => tell(tx, title, ...users));

interface Client {
  feed: NotificationFeed;
  titles: string[];
  ids: number[];
  lastEventId(): string;
}

/** A client that connects, at first or again. */
function connect(userId: number, lastEventId?: string): Client {
  const call = new Call({ requestId: randomUUID(), actor: actor({ userId }) });
  const titles: string[] = [];
  const ids: number[] = [];
  const write = (text: string): Promise<void> => {
    ids.push(Number(/^id: (\d+)/.exec(text)![1]));
    const { title } = JSON.parse(/^data: (.*)$/m.exec(text)![1]!) as { title?: string };
    // The first ping says only where the stream begins.
    if (title !== undefined) titles.push(title);
    return Promise.resolve();
  };
  const feed = new NotificationFeed(new Requests(service.service.app.get(NatsLink)), call, write, lastEventId);
  feeds.set(userId, (feeds.get(userId) ?? new Set()).add(feed));
  return { feed, titles, ids, lastEventId: () => String(ids.at(-1)) };
}

/** Whether a transaction waits for another's turn. */
const waiting = (): Promise<unknown> =>
  until(
    () =>
      service.db.row(
        `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
      ),
    'the second transaction to wait for the first',
  );

describe('what a client is shown', () => {
  it('skips nothing when two transactions tell the same user at once and it resumes in between', async () => {
    const userId = freshUser();
    await tellNow('before', userId);
    const early = connect(userId, '0');
    await early.feed.wake();
    expect(early.titles).toEqual(['before']);

    let second: Promise<void> | undefined;
    let client: Client | undefined;
    await service.db.transaction(async (first) => {
      await tell(first, 'first', userId);
      second = tellNow('second', userId);
      // Had the second committed now, with its higher id, the client would go on after it and never see the first.
      await waiting();
      client = connect(userId, early.lastEventId());
      await client.feed.wake();
      expect(client.titles).toEqual([]);
    });
    await second;
    await until(() => client!.titles.length >= 2, 'both to be shown');
    expect(client!.titles).toEqual(['first', 'second']);
  });

  it('is each notification once and in order, though many come while it connects', async () => {
    const userId = freshUser();
    await tellNow('known', userId);
    const told = Promise.all(Array.from({ length: 40 }, (_, n) => tellNow(String(n), userId)));
    const clients = Array.from({ length: 5 }, () => connect(userId, '0'));
    await Promise.all(clients.map(({ feed }) => feed.wake()));
    await told;
    for (const { ids, titles } of clients) {
      await until(() => ids.length >= 41, 'all to be shown');
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(new Set(titles).size).toBe(41);
    }
  });

  it('is not doubled by news that comes twice or late', async () => {
    const userId = freshUser();
    await tellNow('one', userId);
    await tellNow('two', userId);
    const { feed, ids, titles } = connect(userId, '0');
    await Promise.all([feed.wake(), feed.wake(1), feed.wake(1)]);
    await feed.wake(ids[0]);
    expect(titles).toEqual(['one', 'two']);
  });

  it('begins, at first, with what comes after', async () => {
    const userId = freshUser();
    await tellNow('old', userId);
    await until(() => heardOf.has(userId), 'the old one to be no news any more');
    const { feed, titles } = connect(userId);
    await feed.wake();
    await tellNow('new', userId);
    await until(() => titles.length > 0, 'the new one to be shown');
    expect(titles).toEqual(['new']);
  });

  it('is what came while it was cut off, though nothing had come before', async () => {
    const userId = freshUser();
    await tellNow('old', userId);
    await until(() => heardOf.has(userId), 'the old one to be no news any more');
    const cutOff = connect(userId);
    await cutOff.feed.wake();
    expect(cutOff.titles).toEqual([]);
    feeds.get(userId)!.delete(cutOff.feed);
    await tellNow('meanwhile', userId);
    const { feed, titles } = connect(userId, cutOff.lastEventId());
    await feed.wake();
    expect(titles).toEqual(['meanwhile']);
  });

  it('is everything that was missed, however much', async () => {
    const userId = freshUser();
    await service.db.rows(
      `INSERT INTO notifications (user_id, type, title, message, metadata, dedupe_key)
       SELECT $1, 'other', n::text, '', '{}', n::text FROM generate_series(1, 450) AS n`,
      [userId],
    );
    const { feed, titles } = connect(userId, '0');
    await feed.wake();
    expect(titles).toEqual(Array.from({ length: 450 }, (_, n) => String(n + 1)));
  });

  it('is the user’s own', async () => {
    const [userId, other] = [freshUser(), freshUser()];
    await tellNow('mine', userId);
    await tellNow('theirs', other);
    const { feed, titles } = connect(userId, '0');
    await feed.wake();
    expect(titles).toEqual(['mine']);
  });
});

describe('telling several users', () => {
  it('holds nobody else up', async () => {
    const [one, another] = [freshUser(), freshUser()];
    await service.db.transaction(async (tx) => {
      await tell(tx, 'slow', one);
      await tellNow('quick', another);
    });
  });

  it('in whatever order never locks up', async () => {
    const [one, another] = [freshUser(), freshUser()];
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => tellNow(String(n), ...(n % 2 ? [one, another] : [another, one]))),
    );
    const { feed, ids } = connect(one, '0');
    await feed.wake();
    expect(ids).toHaveLength(30);
  });
});
