import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testServers, uniqueName, until } from '#testing';
import {
  ConversationRead,
  GetInvoiceMetrics,
  InvoiceProgressed,
  MessageSent,
  type Metrics,
  OrderCreated,
} from '#contracts';
import { createLog, LiveEvents, NatsLink } from '#platform';
import type { Msg } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { connect } from 'node:net';
import { SESSION_COOKIE } from '../src/session/session-cookie.js';
import { SessionStore } from '../src/session/session.store.js';
import { EPOCH, identitySaysYes } from './identity-says-yes.js';
import { type SpawnedGateway, spawnGateway } from './spawn-gateway.js';

/** A gateway and not one service behind it: of identity, only its word that every session counts. */
const NAMESPACE = `${uniqueName('gateway')}.`;
const IN_FLIGHT = 50;
/** What a refusal for load says, unlike that for a service which is away. */
const TOO_MUCH = /too much .* try again/i;
let gateway: SpawnedGateway;
let url: string;
let opsUrl: string;
let redis: Redis;
let identity: NatsLink;
beforeAll(async () => {
  redis = new Redis(testServers().redisUrl);
  identity = await identitySaysYes(NAMESPACE);
  gateway = await spawnGateway({ NAMESPACE, IN_FLIGHT: String(IN_FLIGHT) });
  ({ url, opsUrl } = gateway);
}, 90_000);
afterAll(async () => {
  gateway?.stop();
  redis?.disconnect();
  await identity?.close();
});

const cookieOf = async (role: string): Promise<{ cookie: string }> => {
  const token = await new SessionStore(redis, NAMESPACE).open({ userId: 7, role, epoch: EPOCH });
  return { cookie: `${SESSION_COOKIE}=${token}` };
};
const ask = async (
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: unknown; after: string | null }> => {
  const answer = await fetch(url + path, init);
  return { status: answer.status, body: await answer.json(), after: answer.headers.get('retry-after') };
};

describe('a call without a body', () => {
  const send = async (path: string, body?: string, method = 'POST') => {
    const headers = { ...(await cookieOf('buyer')), ...(body !== undefined && { 'content-type': 'application/json' }) };
    return ask(path, { method, body, headers });
  };
  // Not one service is there: what is let through is 503.
  it.each([undefined, '{}'])('takes none and an empty one: %p', async (body) => {
    expect((await send('/api/orders/1/duplicate', body)).status).toBe(503);
    expect((await send('/api/products/1/toggle-visibility', body, 'PUT')).status).toBe(503);
  });

  it('refuses fields as unknown, and what is no object', async () => {
    for (const path of ['/api/orders/1/duplicate', '/api/orders/suggested']) {
      expect(await send(path, '{"x":1}')).toMatchObject({
        status: 400,
        body: { message: 'Unknown field: x', errors: [{ field: 'x', message: 'Unknown field: x' }] },
      });
      expect(await send(path, '[1]')).toMatchObject({ status: 400 });
    }
    expect(await send('/api/products/1', '{"name":"x"}', 'DELETE')).toMatchObject({ status: 400 });
  });

  it('still asks first who is there', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await ask('/api/orders/suggested', { method: 'POST', body: '{"x":1}', headers })).toMatchObject({
      status: 401,
    });
  });
});

it('fields that every object has by itself are unknown, in a body and in a query', async () => {
  const headers = { ...(await cookieOf('buyer')), 'content-type': 'application/json' };
  for (const name of ['constructor', 'toString', '__defineGetter__']) {
    const body = `{"supplierId":1,"${name}":"x"}`;
    const refusal = { status: 400, body: { errors: [{ field: name, message: `Unknown field: ${name}` }] } };
    expect(await ask('/api/marketplace/connect', { method: 'POST', body, headers })).toMatchObject(refusal);
    expect(await ask(`/api/orders?${name}=x`, { headers })).toMatchObject(refusal);
  }
});

describe('while a service is away', () => {
  it('a call that needs it is 503 with a sentence for people, and when to ask again', async () => {
    const answer = await ask('/api/products', { headers: await cookieOf('buyer') });
    expect(answer).toEqual({
      status: 503,
      body: { statusCode: 503, message: expect.stringMatching(/try again/i), requestId: expect.any(String) },
      after: '2',
    });
  });

  it('an administrator is told which, and what the others count', async () => {
    const log = createLog('invoice', 'silent');
    const invoice = await NatsLink.open({ url: testServers().natsUrl, namespace: NAMESPACE, name: 'invoice', log });
    const facts = { processing: 1, completed: 2, needsReview: 3, failed: 4 };
    invoice.connection.subscribe(invoice.subject(GetInvoiceMetrics.subject), {
      callback: (_error, message) => void message.respond(JSON.stringify({ facts, queues: [], deadLetters: 2 })),
    });
    await invoice.connection.flush();
    const { status, body } = await ask('/api/admin/metrics', { headers: await cookieOf('admin') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ users: null, orders: null, products: null, invoices: facts, queues: [] });
    const { services } = body as Metrics;
    expect(services.filter(({ status }) => status === 'away').map(({ name }) => name)).toHaveLength(6);
    expect(services).toContainEqual({ name: 'invoice', status: 'ok', deadLetters: 2 });
    expect(await ask('/api/admin/metrics', { headers: await cookieOf('seller') })).toMatchObject({ status: 403 });
    await invoice.close();
  });

  it('more than can be answered in time are refused at once; the others are answered', async () => {
    const log = createLog('slow', 'silent');
    const slow = await NatsLink.open({ url: testServers().natsUrl, namespace: NAMESPACE, name: 'slow', log });
    const held: Msg[] = [];
    slow.connection.subscribe(slow.subject('rpc.ordering.get-order'), {
      callback: (_error, message) => void held.push(message),
    });
    await slow.connection.flush();
    const headers = await cookieOf('buyer');
    const told: Awaited<ReturnType<typeof ask>>[] = [];
    const all = Array.from({ length: IN_FLIGHT + 30 }, (_, n) =>
      ask(`/api/orders/${n + 1}`, { headers }).then((answer) => told.push(answer)),
    );
    await until(() => held.length === IN_FLIGHT && told.length === 30, 'thirty to be refused while the others wait');
    expect(told[0]).toMatchObject({
      status: 503,
      after: expect.stringMatching(/^[123]$/),
      body: { message: expect.stringMatching(TOO_MUCH) },
    });
    expect((await ask('/api/health')).body).not.toHaveProperty('message', expect.stringMatching(TOO_MUCH));
    for (const message of held) message.respond('{"id":1}');
    await Promise.all(all);
    const of = (status: number) => told.filter((answer) => answer.status === status).length;
    expect([of(200), of(503)]).toEqual([IN_FLIGHT, 30]);
    await slow.close();
  });

  it('a thousand who connect at once need not ask twice, even while it is busy', async () => {
    const { port } = new URL(url);
    let connected = 0;
    gateway.process.kill('SIGSTOP');
    const sockets = Array.from({ length: 1000 }, () =>
      connect(Number(port), '127.0.0.1').once('connect', () => (connected += 1)),
    );
    try {
      await until(() => connected === 1000, 'all to be connected');
    } finally {
      gateway.process.kill('SIGCONT');
      for (const socket of sockets) socket.on('error', () => undefined).destroy();
    }
  });

  it('whoever sends a body slowly takes nobody’s place', async () => {
    const { port } = new URL(url);
    const head = `POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`;
    const slow = Array.from({ length: IN_FLIGHT + 5 }, () => connect(Number(port), '127.0.0.1'));
    await Promise.all(slow.map((socket) => new Promise<void>((sent) => void socket.write(head, () => sent()))));
    // Of the catalog, which is not there; not of too many requests.
    expect(await ask('/api/products', { headers: await cookieOf('buyer') })).toMatchObject({
      status: 503,
      body: { message: expect.not.stringMatching(TOO_MUCH) },
    });
    for (const socket of slow) socket.destroy();
  });

  it('a service that hears but never answers is 503 at the deadline', async () => {
    const log = createLog('silent', 'silent');
    const silent = await NatsLink.open({ url: testServers().natsUrl, namespace: NAMESPACE, name: 'silent', log });
    silent.connection.subscribe(silent.subject('rpc.ordering.*'), { callback: () => undefined });
    await silent.connection.flush();
    expect(await ask('/api/orders/1', { headers: await cookieOf('buyer') })).toMatchObject({ status: 503 });
    await silent.close();
  });

  it('health says degraded', async () => {
    expect(await ask('/api/health')).toMatchObject({ status: 503, body: { status: 'degraded' } });
  });
});

describe('the first gate', () => {
  it.each(['/api/products', '/api/orders', '/api/inventory', '/api/invoices', '/api/notifications'])(
    '%s without a session is 401',
    async (path) => {
      expect((await ask(path)).status).toBe(401);
    },
  );

  it('a token that nobody was given is 401', async () => {
    expect((await ask('/api/products', { headers: { cookie: `${SESSION_COOKIE}=${'a'.repeat(43)}` } })).status).toBe(
      401,
    );
  });

  it.each(['buyer', 'seller'])('%s: administrators only is 403', async (role) => {
    expect((await ask('/api/admin/users', { headers: await cookieOf(role) })).status).toBe(403);
  });

  it('a change that another site asks for is 403, whatever the cookie', async () => {
    const headers = {
      ...(await cookieOf('buyer')),
      origin: 'https://elsewhere.example',
      'content-type': 'application/json',
    };
    expect((await ask('/api/orders', { method: 'POST', headers, body: '{}' })).status).toBe(403);
  });

  it('a view mode that does not exist is 400', async () => {
    const headers = { ...(await cookieOf('buyer')), 'x-view-mode': 'owner' };
    expect((await ask('/api/products', { headers })).status).toBe(400);
  });

  it.each(['Mars/Phobos', '+05:45', 'Europe/Berlin, UTC', 'x'.repeat(65)])(
    'a time zone called %s is 400, and says which field is wrong',
    async (timeZone) => {
      const headers = { ...(await cookieOf('buyer')), 'x-time-zone': timeZone };
      const message = 'X-Time-Zone must be a time zone such as Europe/Berlin';
      expect(await ask('/api/orders/summary', { headers })).toMatchObject({
        ...{ status: 400, body: { message, errors: [{ field: 'X-Time-Zone', message }] } },
      });
    },
  );

  it.each([
    // Not one service is there: what is let through is 503.
    ['is the one of the session', '7', 503, undefined],
    ['is another', '8', 401, 'another-user'],
    ['is none', 'ada', 400, undefined],
  ])('a change meant to be made as a user who %s', async (_, userId, status, reason) => {
    const headers = { ...(await cookieOf('buyer')), 'x-user-id': userId };
    const answer = await ask('/api/orders/1/duplicate', { method: 'POST', headers });
    expect(answer).toMatchObject({ status, body: { statusCode: status } });
    expect((answer.body as { reason?: string }).reason).toBe(reason);
  });

  it('without a session is 401 without a reason, whoever is named', async () => {
    const { status, body } = await ask('/api/orders/1/duplicate', { method: 'POST', headers: { 'x-user-id': '7' } });
    expect([status, (body as object & { reason?: string }).reason]).toEqual([401, undefined]);
  });
});

describe('the event stream', () => {
  it('tells each user of their own invoices, and nobody else', async () => {
    const log = createLog('teller', 'silent');
    const link = await NatsLink.open({ url: testServers().natsUrl, namespace: NAMESPACE, name: 'teller', log });
    const stream = await fetch(`${url}/api/notifications/stream`, { headers: await cookieOf('buyer') });
    const live = new LiveEvents(link);
    live.tell(InvoiceProgressed, { invoiceId: 1, userId: 8, page: 1, of: 9 });
    live.tell(InvoiceProgressed, { invoiceId: 2, userId: 7, page: 3, of: 12 });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: invoice')) text += (await reader.read()).value;
    expect(text).toContain('event: invoice\ndata: {"invoiceId":2,"page":3,"of":12}\n\n');
    expect(text).not.toContain('"invoiceId":1');
    await reader.cancel();
    await link.close();
  });

  it('tells both parties of a message, a reader of what was read elsewhere, and nobody else', async () => {
    const log = createLog('teller', 'silent');
    const link = await NatsLink.open({ url: testServers().natsUrl, namespace: NAMESPACE, name: 'teller', log });
    const stream = await fetch(`${url}/api/notifications/stream`, { headers: await cookieOf('buyer') });
    const live = new LiveEvents(link);
    const facts = { messageId: 1, side: 'seller' as const, supplierId: 3 };
    live.tell(MessageSent, { ...facts, conversationId: 1, buyerId: 8, supplierOwnerId: 9 });
    live.tell(ConversationRead, { userId: 8, conversationId: 2 });
    live.tell(MessageSent, { ...facts, conversationId: 3, buyerId: 7, supplierOwnerId: 9 });
    live.tell(MessageSent, { ...facts, conversationId: 4, buyerId: 9, supplierOwnerId: 7 });
    live.tell(ConversationRead, { userId: 7, conversationId: 5 });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"conversationId":5')) text += (await reader.read()).value;
    expect(text.match(/event: message\ndata: .*/g)).toEqual(
      [3, 4, 5].map((id) => `event: message\ndata: {"conversationId":${id}}`),
    );
    await reader.cancel();
    await link.close();
  });

  it('tells those concerned that something changed, and a supplier nothing of a draft', async () => {
    const log = createLog('teller', 'silent');
    const link = await NatsLink.open({ url: testServers().natsUrl, namespace: NAMESPACE, name: 'teller', log });
    const stream = await fetch(`${url}/api/notifications/stream`, { headers: await cookieOf('buyer') });
    const live = new LiveEvents(link);
    const order = { orderNumber: 'PO-1', buyerCompany: 'B', supplierId: 3, supplierName: 'S', totalAmount: 1 };
    const facts = { ...order, buyerId: 8, supplierOwnerId: 7, currency: 'USD' };
    live.tell(OrderCreated, { ...facts, orderId: 1, status: 'draft' });
    live.tell(OrderCreated, { ...facts, orderId: 2, supplierOwnerId: 9, status: 'pending' });
    live.tell(OrderCreated, { ...facts, orderId: 3, status: 'pending' });
    live.tell(OrderCreated, { ...facts, orderId: 4, buyerId: 7, supplierOwnerId: null, status: 'draft' });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"id":4')) text += (await reader.read()).value;
    expect(text.match(/event: change\ndata: .*/g)).toEqual([
      'event: change\ndata: {"resource":"order","id":3}',
      'event: change\ndata: {"resource":"order","id":4}',
    ]);
    await reader.cancel();
    await link.close();
  });
});

describe('the figures', () => {
  const figures = async (name: string): Promise<string[]> =>
    (await (await fetch(`${opsUrl}/metrics`)).text()).split('\n').filter((line) => line.startsWith(`${name}{`));
  const counted = async (method: string, route: string, status: number): Promise<number> => {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const line = (await figures('http_request_seconds_count')).find((text) => text.includes(labels));
    return Number(line?.split(' ').at(-1) ?? 0);
  };

  it.each([
    ['GET', '/api/orders/1234567', '/api/orders/:id', 503],
    ['DELETE', '/api/orders/1234567?x=secret', '/api/orders/:id', 503],
    ['GET', '/api/nothing/1234567', 'unknown', 404],
  ])('count %s %s as %s', async (method, path, route, status) => {
    const before = await counted(method, route, status);
    await (await fetch(url + path, { method, headers: await cookieOf('buyer') })).arrayBuffer();
    await until(async () => (await counted(method, route, status)) === before + 1, `one more ${route}`);
    expect((await figures('http_request_seconds_count')).join()).not.toMatch(/1234567|secret/);
  });

  it('count an absent service with what is away', async () => {
    await fetch(`${url}/api/products`, { headers: await cookieOf('buyer') });
    expect((await figures('failures_total')).join()).toContain('service="gateway",kind="unavailable",source="away"');
  });

  it('count an event stream while it is open, and not as a request', async () => {
    const open = async (): Promise<number> => {
      const text = await (await fetch(`${opsUrl}/metrics`)).text();
      return Number(/^http_event_streams (\d+)/m.exec(text)?.[1]);
    };
    const before = await open();
    const abort = new AbortController();
    await fetch(`${url}/api/notifications/stream`, { headers: await cookieOf('buyer'), signal: abort.signal });
    expect(await open()).toBe(before + 1);
    abort.abort();
    await until(async () => (await open()) === before, 'the stream to be gone');
    expect(await counted('GET', '/api/notifications/stream', 200)).toBe(0);
  });
});
