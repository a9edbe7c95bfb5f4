import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Conversation,
  CountUnreadMessages,
  GetConversation,
  GetOrder,
  ListConversations,
  ListMessages,
  MarkAllRead,
  MessageSent,
  type Order,
  OrderCreated,
  OrderRestated,
  OrderStatusChanged,
  ReadConversation,
  RelationshipActivated,
  RelationshipRemoved,
  RelationshipRequested,
  RelationshipRestated,
  SendMessage,
  StartConversation,
  SupplierCreated,
  SupplierDeleted,
  type SupplierSnapshot,
  SupplierUpdated,
  UserRegistered,
  UserDeleted,
} from '#contracts';
import { notFound } from '#platform';
import { actor, type Caller, goldenAnswer, type TestService, testService } from '#testing';
import { NotifyOfMessages } from '../src/conversations/notify-of-messages.js';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, orderFacts, relationshipFacts, userSnapshot } from './facts.js';
import { handled, reader } from './reader.js';

let service: TestService;
beforeAll(async () => {
  service = await testService(NotificationModule);
  await service.fake(GetOrder, ({ id }, { actor }) => {
    const order = untold.get(id);
    if (order?.buyerId !== actor.userId) throw notFound('Order not found');
    return order;
  });
});
afterAll(() => service.close());

/** Orders at (fake) ordering whose events have not arrived. */
const untold = new Map<number, Order>();

interface Parties {
  buyerId: number;
  ownerId: number;
  supplierId: number;
  supplier: SupplierSnapshot;
  buyer: Caller;
  owner: Caller;
}

const asBuyer = (userId: number): Caller => service.as(actor({ userId, role: 'buyer', viewMode: 'buyer' }));
const asSeller = (userId: number): Caller => service.as(actor({ userId, role: 'seller', viewMode: 'seller' }));

async function tell(...published: Promise<string>[]): Promise<void> {
  await Promise.all(published.map(async (eventId) => handled(service, await eventId)));
}

function supplierSnapshot(overrides: Partial<SupplierSnapshot> = {}): SupplierSnapshot {
  const id = freshId();
  return {
    ...{ id, name: 'Northwind', category: 'Other', ownerId: freshId(), createdBy: 1, contactEmail: null },
    ...{ location: null, currency: 'USD', version: 1 },
    ...overrides,
  };
}

/** A buyer and a public supplier who have nothing to do with each other. */
async function strangers(): Promise<Parties> {
  const supplier = supplierSnapshot();
  const [buyerId, ownerId] = [freshId(), supplier.ownerId!];
  await tell(
    service.publish(SupplierCreated, supplier),
    service.publish(UserRegistered, userSnapshot({ id: ownerId, isApproved: true, role: 'seller' })),
    service.publish(UserRegistered, userSnapshot({ id: buyerId, companyName: 'Acme Corp' })),
  );
  return { buyerId, ownerId, supplierId: supplier.id, supplier, buyer: asBuyer(buyerId), owner: asSeller(ownerId) };
}

async function connected(): Promise<Parties> {
  const parties = await strangers();
  await tell(service.publish(RelationshipActivated, relationshipOf(parties)));
  return parties;
}

const relationshipOf = ({ buyerId, supplierId, ownerId }: Parties, version = 1) =>
  relationshipFacts({ buyerId, supplierId, supplierOwnerId: ownerId, version });

const orderOf = ({ buyerId, supplierId, ownerId }: Parties) =>
  orderFacts({ buyerId, supplierId, supplierOwnerId: ownerId });

const unread = async (caller: Caller): Promise<number> => (await caller.send(CountUnreadMessages, {})).count;
const list = async (caller: Caller): Promise<Conversation[]> => (await caller.page(ListConversations, {})).items;

describe('a first message', () => {
  it('makes the conversation, with what both sides see of it', async () => {
    const { buyer, owner, buyerId, ownerId, supplierId } = await connected();
    const started = await buyer.send(StartConversation, { supplierId, text: 'Do you have M8 in brass?' });
    expect(started).toEqual({
      id: expect.any(Number),
      side: 'buyer',
      supplier: { id: supplierId, name: 'Northwind' },
      buyer: { id: buyerId, companyName: 'Acme Corp', firstName: 'Ada', lastName: 'Lovelace' },
      lastMessage: {
        ...{ id: started.messages[0]!.id, side: 'buyer', text: 'Do you have M8 in brass?' },
        createdAt: started.updatedAt,
      },
      unread: 0,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      refusal: null,
      messages: [
        {
          ...{ id: expect.any(Number), conversationId: started.id, side: 'buyer', order: null },
          sender: { id: buyerId, firstName: 'Ada', lastName: 'Lovelace' },
          ...{ text: 'Do you have M8 in brass?', createdAt: started.updatedAt },
        },
      ],
    });
    expect(await list(owner)).toEqual([expect.objectContaining({ id: started.id, side: 'seller', unread: 1 })]);
    expect(await list(buyer)).toEqual([expect.objectContaining({ id: started.id, side: 'buyer', unread: 0 })]);
    const sent = await service.waitForEvent(MessageSent, ({ conversationId }) => conversationId === started.id);
    expect(sent).toEqual({
      ...{ conversationId: started.id, messageId: started.messages[0]!.id, side: 'buyer' },
      ...{ buyerId, supplierId, supplierOwnerId: ownerId },
    });
  });

  it('written eight times at once is one conversation with eight messages, from both sides', async () => {
    const { buyer, owner, buyerId, supplierId } = await connected();
    const started = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2
          ? buyer.send(StartConversation, { supplierId, text: `Hello ${n}` })
          : owner.send(StartConversation, { buyerId, text: `Hello ${n}` }),
      ),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    const { items } = await buyer.page(ListMessages, { id: started[0]!.id });
    expect(items.map(({ text }) => text).sort()).toEqual(Array.from({ length: 8 }, (_, n) => `Hello ${n}`));
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).sort((a, b) => b - a));
    expect(await unread(buyer)).toBe(4);
    expect(await unread(owner)).toBe(4);
    expect((await list(buyer))[0]?.lastMessage.id).toBe(items[0]!.id);
  });

  it('sent again with its key is there once', async () => {
    const { buyer, owner, supplierId } = await connected();
    const idempotencyKey = randomUUID();
    const send = () => buyer.send(StartConversation, { supplierId, text: 'Once' }, { idempotencyKey });
    const [first, ...repeats] = await Promise.all([send(), send(), send()]);
    for (const repeat of repeats) expect(repeat).toEqual(first);
    expect(await unread(owner)).toBe(1);
    const more = { id: first.id, text: 'More' };
    const key = { idempotencyKey: randomUUID() };
    await Promise.all([buyer.send(SendMessage, more, key), buyer.send(SendMessage, more, key)]);
    expect(await unread(owner)).toBe(2);
    await expect(buyer.send(SendMessage, { ...more, text: 'Other' }, key)).rejects.toMatchObject({
      kind: 'impossible',
    });
  });

  it('of an owner of several suppliers says which of them writes', async () => {
    const parties = await connected();
    const { owner, ownerId, buyerId, supplierId } = parties;
    const other = supplierSnapshot({ ownerId, name: 'Southwind' });
    const order = orderOf(parties);
    await tell(service.publish(SupplierCreated, other), service.publish(OrderCreated, order));
    const text = 'Hello';
    await expect(owner.send(StartConversation, { buyerId, text })).rejects.toMatchObject({ kind: 'invalid' });
    const named = await owner.send(StartConversation, { buyerId, supplierId, text });
    const byOrder = await owner.send(StartConversation, { buyerId, orderId: order.orderId, text });
    expect(byOrder.id).toBe(named.id);
    await expect(owner.send(StartConversation, { buyerId, supplierId: other.id, text })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('who may write first', () => {
  const text = 'Hello';

  it('a stranger may not; of a supplier that is not public a stranger does not even hear', async () => {
    const { buyer, owner, supplierId, buyerId } = await strangers();
    await expect(buyer.send(StartConversation, { supplierId, text })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(owner.send(StartConversation, { buyerId, text })).rejects.toMatchObject({ kind: 'not-found' });
    const hidden = supplierSnapshot();
    const record = supplierSnapshot({ ownerId: null });
    await tell(service.publish(SupplierCreated, hidden), service.publish(SupplierCreated, record));
    for (const { id } of [hidden, record, { id: freshId() }]) {
      await expect(buyer.send(StartConversation, { supplierId: id, text })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'Supplier not found',
      });
    }
  });

  it('a buyer who has asked for a connection may, the supplier may not before an answer', async () => {
    const parties = await strangers();
    const { buyer, owner, buyerId, supplierId } = parties;
    await tell(service.publish(RelationshipRequested, { ...relationshipOf(parties), message: null }));
    await expect(owner.send(StartConversation, { buyerId, text })).rejects.toMatchObject({ kind: 'forbidden' });
    const { id } = await buyer.send(StartConversation, { supplierId, text });
    expect((await owner.send(GetConversation, { id })).refusal).toBeNull();
    await owner.send(SendMessage, { id, text: 'Welcome' });
  });

  it('an order will do, a draft will not', async () => {
    const parties = await strangers();
    const { buyer, owner, buyerId, supplierId } = parties;
    const order = orderOf(parties);
    await tell(service.publish(OrderCreated, { ...order, status: 'draft' }));
    await expect(buyer.send(StartConversation, { supplierId, text })).rejects.toMatchObject({ kind: 'forbidden' });
    await tell(service.publish(OrderRestated, { ...order, status: 'rejected', goods: [] }));
    await owner.send(StartConversation, { buyerId, text });
  });

  it('a supplier whose buyer has left without ever answering may not write on; the buyer may', async () => {
    const parties = await connected();
    const { buyer, owner, buyerId } = parties;
    const { id } = await owner.send(StartConversation, { buyerId, text });
    await tell(service.publish(RelationshipRemoved, relationshipOf(parties, 2)));
    await expect(owner.send(SendMessage, { id, text })).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await owner.send(GetConversation, { id })).refusal).toMatch(/once this buyer/);
    await buyer.send(SendMessage, { id, text: 'I am back' });
    await owner.send(SendMessage, { id, text: 'Good' });
  });

  it('how the two stand is what was told last, in whatever order it arrives', async () => {
    const parties = await strangers();
    await tell(service.publish(RelationshipRestated, { ...relationshipOf(parties, 3), status: 'removed' }));
    await tell(service.publish(RelationshipActivated, relationshipOf(parties, 2)));
    const { buyer, supplierId } = parties;
    await expect(buyer.send(StartConversation, { supplierId, text })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('nobody writes to oneself, to a record without owner, or to a supplier that is gone', async () => {
    const parties = await connected();
    const { buyer, owner, ownerId, buyerId, supplierId } = parties;
    await expect(asBuyer(ownerId).send(StartConversation, { supplierId, text })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(owner.send(StartConversation, { buyerId: ownerId, text })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const record = supplierSnapshot({ ownerId: null });
    await tell(
      service.publish(SupplierCreated, record),
      service.publish(RelationshipActivated, relationshipFacts({ buyerId, supplierId: record.id })),
    );
    await expect(buyer.send(StartConversation, { supplierId: record.id, text })).rejects.toMatchObject({
      kind: 'conflict',
    });
    const { id } = await buyer.send(StartConversation, { supplierId, text });
    await tell(service.publish(SupplierDeleted, { supplierId, version: 2 }));
    await expect(buyer.send(SendMessage, { id, text })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await buyer.send(GetConversation, { id })).toMatchObject({
      supplier: { name: 'Northwind' },
      refusal: 'This supplier is no longer on Tradeyard',
    });
  });

  it('nobody writes to a closed account, neither to the supplier’s owner nor to the buyer', async () => {
    const [left, stayed] = [await connected(), await connected()];
    const { id } = await left.buyer.send(StartConversation, { supplierId: left.supplierId, text });
    const theirs = await stayed.buyer.send(StartConversation, { supplierId: stayed.supplierId, text });
    await tell(
      service.publish(UserDeleted, { userId: left.ownerId }),
      service.publish(UserDeleted, { userId: stayed.buyerId }),
    );
    const noSupplier = { kind: 'conflict', message: 'This supplier is no longer on Tradeyard' };
    await expect(left.buyer.send(SendMessage, { id, text })).rejects.toMatchObject(noSupplier);
    expect(await left.buyer.send(GetConversation, { id })).toMatchObject({ refusal: noSupplier.message });
    const noBuyer = { kind: 'conflict', message: 'This buyer is no longer on Tradeyard' };
    await expect(stayed.owner.send(SendMessage, { id: theirs.id, text })).rejects.toMatchObject(noBuyer);
    await expect(stayed.owner.send(StartConversation, { buyerId: stayed.buyerId, text })).rejects.toMatchObject(
      noBuyer,
    );
  });

  it('says to whom', async () => {
    const { buyer } = await strangers();
    await expect(buyer.send(StartConversation, { text, supplierId: null, buyerId: null })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('a conversation', () => {
  it('is nobody else’s, whatever they try', async () => {
    const { buyer, supplierId } = await connected();
    const { id } = await buyer.send(StartConversation, { supplierId, text: 'Secret' });
    const other = await connected();
    for (const stranger of [other.buyer, other.owner, service.as(actor({ userId: freshId(), role: 'admin' }))]) {
      const notFound = { kind: 'not-found', message: 'Conversation not found' };
      await expect(stranger.send(GetConversation, { id })).rejects.toMatchObject(notFound);
      await expect(stranger.page(ListMessages, { id })).rejects.toMatchObject(notFound);
      await expect(stranger.send(SendMessage, { id, text: 'Mine' })).rejects.toMatchObject(notFound);
      await expect(stranger.send(ReadConversation, { id })).rejects.toMatchObject(notFound);
      expect(await list(stranger)).toEqual([]);
      expect(await unread(stranger)).toBe(0);
    }
    await expect(service.anonymous.page(ListConversations, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('belongs to a side: who buys and sells sees each in its own view', async () => {
    const selling = await connected();
    const me = selling.ownerId;
    const buying = await strangers();
    await tell(
      service.publish(
        RelationshipActivated,
        relationshipFacts({ buyerId: me, supplierId: buying.supplierId, supplierOwnerId: buying.ownerId }),
      ),
    );
    const sold = await selling.buyer.send(StartConversation, { supplierId: selling.supplierId, text: 'To the seller' });
    const bought = await buying.owner.send(StartConversation, { buyerId: me, text: 'To the buyer' });
    expect((await list(asSeller(me))).map(({ id }) => id)).toEqual([sold.id]);
    expect((await list(asBuyer(me))).map(({ id }) => id)).toEqual([bought.id]);
    expect(await unread(asSeller(me))).toBe(1);
    await asBuyer(me).send(ReadConversation, { id: sold.id });
    expect([await unread(asSeller(me)), await unread(asBuyer(me))]).toEqual([0, 1]);
  });

  it('follows its supplier to a new owner', async () => {
    const { buyer, owner, supplierId, supplier } = await connected();
    const { id } = await buyer.send(StartConversation, { supplierId, text: 'Hello' });
    const next = freshId();
    await tell(service.publish(SupplierUpdated, { ...supplier, ownerId: next, version: 2 }));
    await expect(owner.send(GetConversation, { id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await unread(asSeller(next))).toBe(1);
    await asSeller(next).send(SendMessage, { id, text: 'I am new here' });
  });

  it('lists are newest first, searched, narrowed and paged without gaps', async () => {
    const buyerId = freshId();
    const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
    const ids: number[] = [];
    for (const name of names) {
      const supplier = supplierSnapshot({ name });
      await tell(
        service.publish(SupplierCreated, supplier),
        service.publish(
          RelationshipActivated,
          relationshipFacts({ buyerId, supplierId: supplier.id, supplierOwnerId: supplier.ownerId! }),
        ),
      );
      const started = await asBuyer(buyerId).send(StartConversation, { supplierId: supplier.id, text: name });
      if (name === 'Cedar') await asSeller(supplier.ownerId!).send(SendMessage, { id: started.id, text: 'Answer' });
      ids.unshift(started.id);
    }
    const caller = asBuyer(buyerId);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await caller.page(ListConversations, { limit: 2, cursor });
      expect(page.total).toBe('5');
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(ids);
    const found = async (filter: object) => (await caller.page(ListConversations, filter)).items;
    expect((await found({ q: 'dogw' })).map(({ supplier }) => supplier.name)).toEqual(['Dogwood']);
    expect((await found({ unread: true })).map(({ supplier }) => supplier.name)).toEqual(['Cedar']);
    const [elm] = await found({ q: 'Elm' });
    expect(await found({ supplierId: elm!.supplier.id })).toEqual([elm]);
  });

  it('pages its messages from the newest back', async () => {
    const { buyer, supplierId } = await connected();
    const { id } = await buyer.send(StartConversation, { supplierId, text: '1' });
    for (let n = 2; n <= 5; n++) await buyer.send(SendMessage, { id, text: String(n) });
    const first = await buyer.page(ListMessages, { id, limit: 3 });
    expect(first.items.map(({ text }) => text)).toEqual(['5', '4', '3']);
    await buyer.send(SendMessage, { id, text: '6' });
    const second = await buyer.page(ListMessages, { id, limit: 3, cursor: first.next! });
    expect(second.items.map(({ text }) => text)).toEqual(['2', '1']);
  });
});

describe('an order that a message points at', () => {
  it('is shown as it stands today', async () => {
    const parties = await connected();
    const { buyer, supplierId } = parties;
    const order = orderOf(parties);
    await tell(service.publish(OrderCreated, order));
    const { id, messages } = await buyer.send(StartConversation, {
      supplierId,
      text: 'When will it come?',
      orderId: order.orderId,
    });
    const shown = { id: order.orderId, orderNumber: order.orderNumber, total: 8000, currency: 'USD' };
    expect(messages[0]?.order).toEqual({ ...shown, status: 'pending' });
    await tell(
      service.publish(OrderStatusChanged, {
        ...{ ...order, status: 'shipped', previousStatus: 'processing', newStatus: 'shipped' },
        ...{ notes: null, performedBy: parties.ownerId },
      }),
    );
    // Told late: it was confirmed before it was shipped.
    await tell(
      service.publish(OrderStatusChanged, {
        ...{ ...order, status: 'confirmed', previousStatus: 'pending', newStatus: 'confirmed' },
        ...{ notes: null, performedBy: parties.ownerId },
      }),
    );
    const { items } = await buyer.page(ListMessages, { id });
    expect(items[0]?.order).toEqual({ ...shown, status: 'shipped' });
  });

  it('may be so new that nobody has told of it: whoever sent it may write at once', async () => {
    const { buyer, buyerId, supplierId } = await strangers();
    const id = freshId();
    const text = 'Gate 2, please';
    const order = goldenAnswer(GetOrder, { id, buyerId, supplierId, status: 'pending' });
    untold.set(id, { ...order, status: 'draft' });
    await expect(buyer.send(StartConversation, { supplierId, text, orderId: id })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    untold.set(id, order);
    const { messages, ...started } = await buyer.send(StartConversation, { supplierId, text, orderId: id });
    expect(messages[0]?.order).toMatchObject({ id, status: 'pending' });
    const second = { ...order, id: freshId() };
    untold.set(second.id, second);
    const next = await buyer.send(SendMessage, { id: started.id, text, orderId: second.id });
    expect(next.order).toMatchObject({ id: second.id });
  });

  it('is one between the two, and no draft', async () => {
    const parties = await connected();
    const { buyer, supplierId } = parties;
    const draft = { ...orderOf(parties), status: 'draft' as const };
    const foreign = orderFacts();
    const elsewhere = orderFacts({ buyerId: parties.buyerId });
    await tell(...[draft, foreign, elsewhere].map((order) => service.publish(OrderCreated, order)));
    for (const { orderId } of [draft, foreign, elsewhere, { orderId: freshId() }]) {
      await expect(buyer.send(StartConversation, { supplierId, text: 'This one', orderId })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'Order not found',
      });
    }
    expect(await list(buyer)).toEqual([]);
  });
});

describe('unread messages', () => {
  it('are those after the last one seen; one that arrives meanwhile stays unread', async () => {
    const { buyer, owner, supplierId } = await connected();
    const { id, messages } = await buyer.send(StartConversation, { supplierId, text: '1' });
    const second = await buyer.send(SendMessage, { id, text: '2' });
    await buyer.send(SendMessage, { id, text: '3' });
    expect(await owner.send(ReadConversation, { id, messageId: second.id })).toMatchObject({ unread: 1 });
    expect(await owner.send(ReadConversation, { id, messageId: messages[0]!.id })).toMatchObject({ unread: 1 });
    expect(await owner.send(ReadConversation, { id })).toMatchObject({ unread: 0 });
    expect(await unread(owner)).toBe(0);
  });

  it('are counted exactly while both write and read at once', async () => {
    const { buyer, owner, supplierId } = await connected();
    const { id } = await buyer.send(StartConversation, { supplierId, text: 'First' });
    const work: Promise<unknown>[] = [];
    for (let n = 0; n < 12; n++) {
      work.push(buyer.send(SendMessage, { id, text: `b${n}` }), owner.send(SendMessage, { id, text: `s${n}` }));
      work.push(
        owner
          .page(ListMessages, { id, limit: 1 })
          .then(({ items }) => owner.send(ReadConversation, { id, messageId: items[0]!.id })),
      );
    }
    await Promise.all(work);
    const row = await service.db.row<{ unread: number; counted: number }>(
      `SELECT me.unread, (SELECT count(*) FROM messages m WHERE m.conversation_id = $1 AND m.side = 'buyer'
         AND m.id > me.read_id)::int AS counted
       FROM conversation_members me WHERE me.conversation_id = $1 AND me.side = 'seller'`,
      [id],
    );
    expect(row!.unread).toBe(row!.counted);
    expect(await unread(owner)).toBe(row!.counted);
    expect(await unread(buyer)).toBe(12);
  });
});

describe('the notification of messages', () => {
  /** As if it had been unread for a while. */
  async function later(): Promise<void> {
    await service.db.rows(`UPDATE conversation_members SET news_since = news_since - interval '1 minute'`);
    await service.service.app.get(NotifyOfMessages).execute();
  }
  const told = async (userId: number) =>
    (await reader(service, userId).notifications()).filter(({ entityType }) => entityType === 'conversation');

  it('is one for a run of them, leads to the conversation, and is read with it', async () => {
    const { buyer, ownerId, owner, supplierId } = await connected();
    const { id } = await buyer.send(StartConversation, { supplierId, text: 'Hello' });
    await buyer.send(SendMessage, { id, text: 'Is anybody there?' });
    await later();
    await buyer.send(SendMessage, { id, text: 'Still waiting' });
    await later();
    expect(await told(ownerId)).toEqual([
      expect.objectContaining({
        ...{ type: 'other', title: '2 messages from Acme Corp', entityId: id, isRead: false },
        message: 'Acme Corp sent you 2 messages, the last: “Is anybody there?”.',
      }),
    ]);
    await owner.send(ReadConversation, { id });
    expect(await told(ownerId)).toEqual([expect.objectContaining({ isRead: true })]);
    await buyer.send(SendMessage, { id, text: 'Thanks' });
    await later();
    expect(await told(ownerId)).toEqual([
      expect.objectContaining({ title: 'Message from Acme Corp', message: 'Acme Corp wrote: “Thanks”.' }),
      expect.objectContaining({ isRead: true }),
    ]);
  });

  it('is none for who reads at once, wrote it, or has switched it off', async () => {
    const { buyer, buyerId, ownerId, owner, supplierId } = await connected();
    await tell(service.publish(UserRegistered, userSnapshot({ id: buyerId, supplierUpdates: false, version: 2 })));
    const { id } = await buyer.send(StartConversation, { supplierId, text: 'Hello' });
    await owner.send(ReadConversation, { id });
    await owner.send(SendMessage, { id, text: 'Good morning' });
    await later();
    expect([await told(ownerId), await told(buyerId)]).toEqual([[], []]);
    expect(await unread(buyer)).toBe(1);
    await buyer.send(MarkAllRead, {});
    expect(await unread(buyer)).toBe(1);
  });

  it('is repeated after an hour while nobody reads, and made once by several processes', async () => {
    const { buyer, ownerId, supplierId } = await connected();
    const { id } = await buyer.send(StartConversation, { supplierId, text: 'Hello' });
    await service.db.rows(`UPDATE conversation_members SET news_since = news_since - interval '1 minute'`);
    const upkeep = service.service.app.get(NotifyOfMessages);
    await Promise.all([upkeep.execute(), upkeep.execute(), upkeep.execute()]);
    expect(await told(ownerId)).toHaveLength(1);
    await service.db.rows(
      `UPDATE conversation_members SET notified_at = notified_at - interval '61 minutes' WHERE conversation_id = $1`,
      [id],
    );
    await buyer.send(SendMessage, { id, text: 'Hello?' });
    await later();
    expect(await told(ownerId)).toHaveLength(2);
  });
});
