import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import {
  CreateWebhook,
  type CreateWebhookInput,
  DeleteWebhook,
  ListWebhookDeliveries,
  ListWebhooks,
  LowStockReached,
  type NewWebhook,
  OrderCreated,
  OrderStatusChanged,
  ReplayWebhookDelivery,
  RotateWebhookSecret,
  TestWebhook,
  UpdateWebhook,
  UserDeleted,
  UserRegistered,
  UserUpdated,
  type WebhookDelivery,
} from '#contracts';
import { actor, type TestService, testService, until } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { CallEndpoint } from '../src/webhooks/call-endpoint.js';
import { DeliverWebhook } from '../src/webhooks/deliver-webhook.job.js';
import { Deliveries } from '../src/webhooks/deliveries.js';
import { freshId, orderFacts, userSnapshot } from './facts.js';
import { handled, reader } from './reader.js';
import { Receiver } from './receiver.js';

let service: TestService;
let receiver: Receiver;

/** Somebody with endpoints; each path of the receiver belongs to one test alone. */
function owner(userId = freshId()) {
  const caller = service.as(actor({ userId }));
  const path = `/${userId}`;
  return {
    userId,
    path,
    caller,
    add: (input: Partial<CreateWebhookInput> = {}): Promise<NewWebhook> =>
      caller.send(CreateWebhook, { url: receiver.url(path), events: ['stock.low', 'order.created'], ...input }),
    log: async (id: number): Promise<WebhookDelivery[]> => (await caller.page(ListWebhookDeliveries, { id })).items,
    /** An item of theirs runs low. */
    runsLow: (): Promise<string> => service.publish(LowStockReached, lowStock(userId)),
  };
}

function lowStock(userId: number) {
  return { itemId: 9, userId, productId: 7, productName: 'Bolt “M8” ✓', currentStock: 1, reorderThreshold: 5 };
}

const statusOf = async (who: ReturnType<typeof owner>, id: number, status: string): Promise<WebhookDelivery> =>
  until(async () => (await who.log(id)).find((one) => one.status === status), `a delivery that is ${status}`);

/** As when the pause before the next try is over. */
const makeDue = (webhookId: number): Promise<number> =>
  service.db.changed(`UPDATE webhook_deliveries SET due_at = now() - interval '1 second' WHERE webhook_id = $1`, [
    webhookId,
  ]);

beforeAll(async () => {
  receiver = await Receiver.open();
  service = await testService(NotificationModule, { WEBHOOK_PRIVATE_ADDRESSES: 'on' });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

describe('an event', () => {
  it('reaches the endpoints of its user that want it, signed so that the library of the standard believes it', async () => {
    const [ada, other] = [owner(), owner()];
    const wanted = await ada.add();
    const unwanted = await ada.add({ url: receiver.url('/unwanted'), events: ['order.received'] });
    const switchedOff = await ada.add({ url: receiver.url('/off') });
    await ada.caller.send(UpdateWebhook, { id: switchedOff.id, isActive: false });
    const others = await other.add();
    const eventId = await ada.runsLow();
    const [arrived] = await receiver.waitFor(ada.path);

    expect(new Verifier(wanted.secret).verify(arrived!.body, arrived!.headers)).toEqual({
      type: 'stock.low',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id: 9,
        productId: 7,
        product: { id: 7, name: 'Bolt “M8” ✓' },
        currentStock: 1,
        reorderThreshold: 5,
      },
    });
    expect(() => new Verifier(others.secret).verify(arrived!.body, arrived!.headers)).toThrow();
    expect(arrived!.headers).toMatchObject({ 'webhook-id': `msg_${eventId}`, 'content-type': 'application/json' });
    const delivery = await statusOf(ada, wanted.id, 'delivered');
    expect(delivery).toMatchObject({
      type: 'stock.low',
      attempts: 1,
      httpStatus: 204,
      note: null,
      body: arrived!.body,
    });
    for (const id of [unwanted.id, switchedOff.id]) expect(await ada.log(id)).toEqual([]);
    expect(await other.log(others.id)).toEqual([]);
    expect((await ada.caller.send(ListWebhooks, {}))[0]!.lastDeliveredAt).not.toBeNull();
  });

  it('is delivered once, however often it arrives', async () => {
    const ada = owner();
    const { id } = await ada.add();
    const eventId = await ada.runsLow();
    await handled(service, eventId);
    const deliveries = service.service.app.get(Deliveries);
    await Promise.all(
      Array.from({ length: 8 }, () =>
        service.db.transaction((tx) =>
          deliveries.add(tx, { key: eventId, at: '2026-01-31T12:00:00.000Z' }, [
            { userId: ada.userId, type: 'stock.low', data: {} },
          ]),
        ),
      ),
    );
    const { id: deliveryId } = await statusOf(ada, id, 'delivered');
    await Promise.all(Array.from({ length: 8 }, () => service.service.app.get(DeliverWebhook).execute({ deliveryId })));
    expect(await ada.log(id)).toHaveLength(1);
    expect(receiver.at(ada.path)).toHaveLength(1);
  });

  it('of an order is told to both sides, of a draft to neither until it is sent', async () => {
    const [buyer, seller] = [owner(), owner()];
    const events = ['order.created', 'order.status_changed'] as const;
    const [ofBuyer, ofSeller] = [await buyer.add({ events: [...events] }), await seller.add({ events: [...events] })];
    const order = orderFacts({ buyerId: buyer.userId, supplierOwnerId: seller.userId, status: 'draft' });
    await handled(service, await service.publish(OrderCreated, order));
    const sent = { ...order, status: 'pending', previousStatus: 'draft', newStatus: 'pending', notes: null } as const;
    await service.publish(OrderStatusChanged, { ...sent, performedBy: buyer.userId });
    for (const [who, { id }] of [
      [buyer, ofBuyer],
      [seller, ofSeller],
    ] as const) {
      const delivery = await statusOf(who, id, 'delivered');
      expect(JSON.parse(delivery.body)).toMatchObject({
        type: 'order.created',
        data: { id: order.orderId, status: 'pending', totalAmount: 8000, currency: 'USD', buyerId: buyer.userId },
      });
      expect(await who.log(id)).toHaveLength(1);
    }
  });
});

describe('an endpoint', () => {
  it('that answers 500 is tried again after a few seconds, under the same id', async () => {
    const ada = owner();
    const { id } = await ada.add();
    receiver.willAnswer(ada.path, (_, response) => response.writeHead(500).end(`no\0 ${'x'.repeat(5000)}`));
    await ada.runsLow();
    const waiting = await until(
      async () => (await ada.log(id)).find(({ attempts, status }) => attempts === 1 && status === 'waiting'),
      'the first try to have failed',
    );
    expect(waiting).toMatchObject({ httpStatus: 500, note: null });
    expect(Date.parse(waiting.nextAttemptAt!) - Date.parse(waiting.lastAttemptAt!)).toBeGreaterThanOrEqual(5000);
    await makeDue(id);
    await service.service.app.get(Deliveries).wakeDue();
    expect(waiting.answer).toMatch(/^no\uFFFD x+$/);
    expect(waiting.answer).toHaveLength(1024);
    const [first, second] = await receiver.waitFor(ada.path, 2);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.body).toBe(first!.body);
    expect(await statusOf(ada, id, 'delivered')).toMatchObject({ attempts: 2, httpStatus: 204 });
  });

  it('that leads elsewhere is not followed', async () => {
    const ada = owner();
    const { id } = await ada.add();
    const location = receiver.url('/elsewhere');
    receiver.willAnswer(ada.path, (_, response) => response.writeHead(302, { location }).end());
    await ada.runsLow();
    await until(async () => (await ada.log(id))[0]?.httpStatus === 302, 'the redirect to be in the log');
    expect((await ada.log(id))[0]).toMatchObject({ status: 'waiting', note: 'Redirects are not followed' });
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('that is gone (410) is switched off at once, what waits is given up, and its owner is told', async () => {
    const ada = owner();
    const { id } = await ada.add();
    receiver.willAnswer(ada.path, 500, 410);
    await ada.runsLow();
    await until(async () => (await ada.log(id))[0]?.httpStatus === 500, 'the first to have failed');
    await ada.runsLow();
    await until(async () => !(await ada.caller.send(ListWebhooks, {}))[0]!.isActive, 'the webhook to be off');
    expect((await ada.caller.send(ListWebhooks, {}))[0]).toMatchObject({ disabledReason: 'gone' });
    const log = await ada.log(id);
    expect(log.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(log.map(({ note }) => note)).toContain('The webhook was switched off');
    const news = await reader(service, ada.userId).notifications();
    expect(news.filter(({ entityType }) => entityType === 'webhook').map(({ title }) => title)).toEqual([
      'A webhook was switched off',
      'A webhook was added',
    ]);
    await handled(service, await ada.runsLow());
    expect(await ada.log(id)).toHaveLength(2);
  });

  /** As if the day were nearly over. */
  const lastTry = async (id: number, attempts = 7): Promise<void> => {
    await service.db.changed(
      `UPDATE webhook_deliveries SET attempts = $2, due_at = now() - interval '1 second' WHERE webhook_id = $1`,
      [id, attempts],
    );
    await service.service.app.get(Deliveries).wakeDue();
  };

  it('that nothing got through to for a day is switched off; switched on again, it can be sent what it missed', async () => {
    const ada = owner();
    const { id } = await ada.add();
    receiver.willAnswer(ada.path, 500, 500);
    await ada.runsLow();
    await until(async () => (await ada.log(id))[0]?.httpStatus === 500, 'the first to have failed');
    await lastTry(id);
    const missed = await statusOf(ada, id, 'failed');
    expect((await ada.caller.send(ListWebhooks, {}))[0]).toMatchObject({ isActive: false, disabledReason: 'failing' });
    await expect(ada.caller.send(ReplayWebhookDelivery, { id, deliveryId: missed.id })).rejects.toMatchObject({
      kind: 'conflict',
    });
    await expect(ada.caller.send(TestWebhook, { id })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await ada.caller.send(UpdateWebhook, { id, isActive: true })).toMatchObject({ disabledReason: null });
    expect(await ada.caller.send(ReplayWebhookDelivery, { id, deliveryId: missed.id })).toMatchObject({ attempts: 0 });
    const again = await statusOf(ada, id, 'delivered');
    expect(again.messageId).toBe(missed.messageId);
  });

  it('that took something else meanwhile stays on when one message is given up', async () => {
    const ada = owner();
    const { id } = await ada.add();
    receiver.willAnswer(ada.path, 500, 204, 500);
    await ada.runsLow();
    await until(async () => (await ada.log(id))[0]?.httpStatus === 500, 'the first to have failed');
    await service.db.changed(`UPDATE webhook_deliveries SET due_at = now() + interval '1 hour' WHERE webhook_id = $1`, [
      id,
    ]);
    await ada.caller.send(TestWebhook, { id });
    await statusOf(ada, id, 'delivered');
    await service.db.changed(
      `UPDATE webhook_deliveries SET attempts = 7, due_at = now() - interval '1 second' WHERE webhook_id = $1 AND status = 'waiting'`,
      [id],
    );
    await service.service.app.get(Deliveries).wakeDue();
    await statusOf(ada, id, 'failed');
    expect((await ada.caller.send(ListWebhooks, {}))[0]).toMatchObject({ isActive: true });
  });

  it('with a new secret is signed for with both for a day', async () => {
    const ada = owner();
    const first = await ada.add();
    const second = await ada.caller.send(RotateWebhookSecret, { id: first.id });
    expect(second.secret).not.toBe(first.secret);
    await ada.caller.send(TestWebhook, { id: first.id });
    const [both] = await receiver.waitFor(ada.path);
    for (const { secret } of [first, second]) new Verifier(secret).verify(both!.body, both!.headers);
    await service.db.changed('UPDATE webhooks SET old_secret_until = now() WHERE id = $1', [first.id]);
    await ada.caller.send(TestWebhook, { id: first.id });
    const [, one] = await receiver.waitFor(ada.path, 2);
    new Verifier(second.secret).verify(one!.body, one!.headers);
    expect(() => new Verifier(first.secret).verify(one!.body, one!.headers)).toThrow();
  });

  it('of somebody else is not there', async () => {
    const [ada, eve] = [owner(), owner()];
    const { id } = await ada.add();
    const { id: deliveryId } = await ada.caller.send(TestWebhook, { id });
    const { id: evesOwn } = await eve.add();
    const missing = { kind: 'not-found' };
    const { caller } = eve;
    await expect(caller.page(ListWebhookDeliveries, { id })).rejects.toMatchObject(missing);
    await expect(caller.send(UpdateWebhook, { id, isActive: false })).rejects.toMatchObject(missing);
    await expect(caller.send(RotateWebhookSecret, { id })).rejects.toMatchObject(missing);
    await expect(caller.send(TestWebhook, { id })).rejects.toMatchObject(missing);
    await expect(caller.send(ReplayWebhookDelivery, { id, deliveryId })).rejects.toMatchObject(missing);
    await expect(caller.send(ReplayWebhookDelivery, { id: evesOwn, deliveryId })).rejects.toMatchObject(missing);
    await expect(caller.send(DeleteWebhook, { id })).rejects.toMatchObject(missing);
    expect(await caller.send(ListWebhooks, {})).toHaveLength(1);
    expect(await ada.caller.send(ListWebhooks, {})).toMatchObject([{ id, isActive: true }]);
  });

  it('is one of ten at most, also of twelve at once', async () => {
    const ada = owner();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => ada.add()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject(
      Array(2).fill({ reason: { kind: 'conflict' } }),
    );
  });

  it('tells its secret once: neither the list nor the database has it', async () => {
    const ada = owner();
    const { secret } = await ada.add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await ada.caller.send(ListWebhooks, {}))).not.toContain('secret');
    const [row] = await service.db.rows('SELECT w::text AS text FROM webhooks w WHERE user_id = $1', [ada.userId]);
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length, 30));
  });

  it.each([
    ['an administrator', { role: 'admin' as const }],
    ['an administrator as somebody', { impersonatorId: 1 }],
    ['a program', { tokenId: 1 }],
  ])('is not made by %s', async (_who, overrides) => {
    const caller = service.as(actor({ userId: freshId(), ...overrides }));
    const input = { url: receiver.url('/refused'), events: ['stock.low' as const] };
    await expect(caller.send(CreateWebhook, input)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('goes when its owner’s account is closed or deactivated, and not by facts that are out of date', async () => {
    const [closed, deactivated] = [owner(), owner()];
    const user = userSnapshot({ id: deactivated.userId, version: 5 });
    await handled(service, await service.publish(UserRegistered, user));
    await Promise.all([closed.add(), deactivated.add()]);
    await handled(service, await service.publish(UserUpdated, { ...user, isActive: false, version: 4 }));
    expect(await deactivated.caller.send(ListWebhooks, {})).toHaveLength(1);
    await service.publish(UserUpdated, { ...user, isActive: false, version: 6 });
    await service.publish(UserDeleted, { userId: closed.userId });
    for (const { caller } of [closed, deactivated]) {
      await until(async () => (await caller.send(ListWebhooks, {})).length === 0, 'the webhook to be gone');
    }
  });
});

/** Here nothing is sent but by the test. */
describe('sending', () => {
  let shared: TestService;
  beforeAll(async () => {
    shared = service;
    service = await testService(NotificationModule, { WEBHOOK_PRIVATE_ADDRESSES: 'on', WORKERS: 'off' });
  });
  afterAll(async () => {
    await service.close();
    service = shared;
  });

  it('by eight at once is one try', async () => {
    const ada = owner();
    const { id } = await ada.add();
    const { id: deliveryId } = await ada.caller.send(TestWebhook, { id });
    const deliver = service.service.app.get(DeliverWebhook);
    await Promise.all(Array.from({ length: 8 }, () => deliver.execute({ deliveryId })));
    expect(receiver.at(ada.path)).toHaveLength(1);
    expect(await ada.log(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  it('is taken over from who died in the middle: delivered once more, never lost', async () => {
    const ada = owner();
    const { id } = await ada.add();
    const { id: deliveryId } = await ada.caller.send(TestWebhook, { id });
    await service.db.changed(
      `UPDATE webhook_deliveries SET status = 'sending', attempts = 1, due_at = now() + interval '1 minute' WHERE id = $1`,
      [deliveryId],
    );
    const deliver = service.service.app.get(DeliverWebhook);
    await deliver.execute({ deliveryId });
    expect(receiver.at(ada.path)).toEqual([]);
    await makeDue(id);
    await deliver.execute({ deliveryId });
    expect(receiver.at(ada.path)).toHaveLength(1);
    expect(await ada.log(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  });

  it('that is overtaken by a switch-off changes nothing any more', async () => {
    const ada = owner();
    const { id } = await ada.add();
    const { id: deliveryId } = await ada.caller.send(TestWebhook, { id });
    receiver.willAnswer(ada.path, (_, response) => {
      void ada.caller.send(UpdateWebhook, { id, isActive: false }).then(() => response.writeHead(204).end());
    });
    await service.service.app.get(DeliverWebhook).execute({ deliveryId });
    expect(await ada.log(id)).toMatchObject([{ status: 'failed', note: 'The webhook was switched off' }]);
  });

  it('is forgotten after 30 days', async () => {
    const ada = owner();
    const { id } = await ada.add();
    for (const days of [29, 31]) {
      const { id: deliveryId } = await ada.caller.send(TestWebhook, { id });
      await service.db.changed(
        `UPDATE webhook_deliveries SET created_at = now() - $2 * interval '1 day' WHERE id = $1`,
        [deliveryId, days],
      );
    }
    await service.service.app.get(Deliveries).forget();
    expect(await ada.log(id)).toHaveLength(1);
  });
});

describe('a call', () => {
  const call = (url: string) => ({ url, headers: {}, body: '{}' });
  const local = { address: '127.0.0.1', family: 4 };

  it('is not made to a private address, by whatever name', async () => {
    const names: string[] = [];
    const guarded = new CallEndpoint((name) => {
      names.push(name);
      return Promise.resolve([local]);
    }, false);
    const { port } = receiver;
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', 'rebound.example', 'localhost']) {
      expect(await guarded.execute(call(`http://${host}:${port}/private`))).toEqual({
        status: null,
        text: null,
        note: 'The address is not a public one',
      });
    }
    expect(names).toEqual(['rebound.example', 'localhost']);
    expect(receiver.at('/private')).toEqual([]);
  });

  it('is not made to a port of something else than the web, though it was entered while any would do', async () => {
    const names: string[] = [];
    const guarded = new CallEndpoint((name) => {
      names.push(name);
      return Promise.resolve([{ address: '192.0.2.1', family: 4 }]);
    }, false);
    expect(await guarded.execute(call('https://hooks.example:25/'))).toEqual({
      status: null,
      text: null,
      note: 'The port is neither 443 nor 1024 or above',
    });
    expect(names).toEqual([]);
  });

  it('that is not answered ends, also where the answer drips or never ends', async () => {
    const impatient = new CallEndpoint(() => Promise.resolve([local]), true, 300);
    receiver.willAnswer('/hangs', () => undefined);
    expect(await impatient.execute(call(receiver.url('/hangs')))).toMatchObject({
      status: null,
      note: 'No answer within 0.3 seconds',
    });
    receiver.willAnswer('/drips', (_, response) => response.writeHead(200).write('taken'));
    expect(await impatient.execute(call(receiver.url('/drips')))).toEqual({ status: 200, text: 'taken', note: null });
    receiver.willAnswer('/floods', (_, response) => {
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.writeHead(200).on('drain', flood);
      flood();
    });
    expect((await impatient.execute(call(receiver.url('/floods')))).text).toHaveLength(1024);
  });

  it('says in words what went wrong', async () => {
    const open = new CallEndpoint(() => Promise.resolve([local]), true);
    receiver.willAnswer('/cut', (_, response) => response.destroy());
    expect((await open.execute(call(receiver.url('/cut')))).note).toBe('The connection was cut off');
    expect((await open.execute(call('http://127.0.0.1:1/'))).note).toBe('The connection was refused');
    const unknown = new CallEndpoint(() => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })), false);
    expect((await unknown.execute(call('https://none.example/'))).note).toBe('The name is not known');
  });
});
