import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InventoryImport } from '#contracts';
import { until } from '#testing';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ApiAnswer } from '../../deploy/local/demo/api-client.js';
import { documentedExamples, type Message, parseMessage } from '../support/documented-examples.js';
import { documentedFetch } from '../support/documented-fetch.js';
import {
  connect,
  openShop,
  orderOf,
  PASSWORD,
  type Person,
  signUp,
  succeeds,
  type TestProduct,
  testProduct,
} from '../support/product.js';

let product: TestProduct;
let buyer: Person;
beforeAll(async () => {
  product = await testProduct();
  buyer = await signUp(product.url, 'buyer', 'Fir Works');
}, 120_000);
afterAll(() => product?.stop(), 30_000);

interface Problem {
  statusCode: number;
  message: string;
  requestId: string;
  errors?: { field: string; message: string }[];
}

const run = promisify(execFile);
const raw = (path: string, init: RequestInit): Promise<Response> => documentedFetch(new URL(path, product.url), init);

describe('bad input', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['malformed JSON', '/api/login', { method: 'POST', headers: json, body: '{"username":' }, 400],
    ['a wrong type', '/api/login', { method: 'POST', headers: json, body: '{"username":1,"password":2}' }, 400],
    ['a body of 1 MB', '/api/login', { method: 'POST', headers: json, body: `"${'x'.repeat(1 << 20)}"` }, 413],
    [
      'NUL in text',
      '/api/login',
      { method: 'POST', headers: json, body: '{"username":"a\\u0000","password":"b"}' },
      400,
    ],
    ['a form', '/api/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a=b' }, 403],
    [
      'text in Latin-1',
      '/api/login',
      { method: 'POST', headers: { 'content-type': 'application/json; charset="ISO-8859-1"' }, body: '{}' },
      403,
    ],
    ['another site', '/api/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
    ['an unknown call', '/api/nothing', {}, 404],
  ])('%s is a 4xx in the one error shape', async (_what, path, init, status) => {
    const answer = await raw(path, init);
    const body = (await answer.json()) as Problem;
    expect([answer.status, body.statusCode]).toEqual([status, status]);
    expect(body.message).toEqual(expect.any(String));
    expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    ['PUT', '/api/orders', 'GET, HEAD, POST'],
    ['POST', '/api/orders/7?x=1', 'DELETE, GET, HEAD, PUT'],
    ['GET', '/api/login', 'POST'],
    ['PATCH', '/api/user/', null],
    ['PATCH', '/api/notifications/read-all', 'PUT'],
    ['OPTIONS', '/api/health', 'GET, HEAD'],
    ['GET', '/api/uploads/1', 'PUT'],
    ['POST', '/theme.json', 'GET, HEAD'],
    ['GET', '/api/nothing', null],
    ['POST', '/nothing', null],
  ])('%s %s is told which methods the address takes: %s', async (method, path, allowed) => {
    const answer = await raw(path, { method });
    const { statusCode, message } = (await answer.json()) as Problem;
    expect([answer.status, statusCode]).toEqual(allowed ? [405, 405] : [404, 404]);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(message).toBe(allowed ? `This address takes no ${method}` : 'Not found');
  });

  it.each(['/metrics', '/readyz', '/healthz', '/nothing.php', '/.env'])(
    '%s, which is no page, is 404 in the one error shape',
    async (path) => {
      const answer = await raw(path, {});
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ message: 'Not found' })]);
      expect((await raw(path, { method: 'HEAD' })).status).toBe(404);
    },
  );

  it.each(['/api/user', '/api/orders', '/api/orders/abc', '/api/nothing', '/api/health'])(
    'the answer of %s is stored by nobody, and says what it depends on',
    async (path) => {
      const { headers } = await raw(path, { headers: { cookie: buyer.client.sessionCookie } });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('vary')).toBe('Cookie, Authorization, X-View-Mode, X-Time-Zone');
    },
  );

  it('takes the type of a body in capitals, and answers the head of an event stream', async () => {
    const headers = { 'content-type': 'APPLICATION/JSON; charset=UTF-8' };
    const body = JSON.stringify({ username: 'nobody at all', password: 'wrong' });
    expect((await raw('/api/login', { method: 'POST', headers, body })).status).toBe(401);
    const session = { cookie: buyer.client.sessionCookie };
    const stream = new URL('/api/notifications/stream', product.url);
    const head = await fetch(stream, { method: 'HEAD', headers: session });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it.each([
    ['/api/inventory?limit=0', 400],
    ['/api/inventory?limit=201', 400],
    ['/api/inventory?sort=sideways', 400],
    ['/api/inventory?cursor=nonsense', 400],
    ['/api/inventory?unknown=1', 400],
    ['/api/orders/99999999999', 400],
    ['/api/orders?from=2026-11-30&to=2026-11-01', 400],
    ['/api/orders/export?format=csv&from=2026-11-30&to=2026-11-01', 400],
    ['/api/orders?from=2026-11-30&to=2026-11-30', 200],
    ['/api/orders/abc', 400],
    ['/api/orders/123456', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await buyer.client.get(path)).status).toBe(status);
  });

  it.each(['supplier', 'buyer'])(
    'a token of a %s’s invitation that is too long opens nothing, as any wrong one',
    async (kind) => {
      const message = 'This invitation is invalid, expired, or has already been used.';
      for (const token of ['x'.repeat(43), 'x'.repeat(65), 'x'.repeat(100)]) {
        const got = await buyer.client.get<Problem>(`/api/${kind}-invitations/token/${token}`);
        const declined = await buyer.client.post<Problem>(`/api/${kind}-invitations/decline`, { token });
        for (const { status, body } of [got, declined]) expect([status, body.message]).toEqual([404, message]);
      }
    },
  );

  it('names the field and says what is wrong with it', async () => {
    const { status, body } = await buyer.client.post<Problem>('/api/inventory', { productId: 1, currentStock: -1 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Stock cannot be negative',
      errors: [{ field: 'currentStock', message: 'Stock cannot be negative' }],
    });
  });

  it('refuses a time zone that is none, and names the header', async () => {
    const answer = await raw('/api/user', { headers: { 'x-time-zone': 'Mars/Phobos' } });
    const { statusCode, errors } = (await answer.json()) as Problem;
    expect([statusCode, errors?.[0]?.field]).toEqual([400, 'X-Time-Zone']);
  });

  it('refuses a view mode that is none', async () => {
    const answer = await raw('/api/user', { headers: { 'x-view-mode': 'owner' } });
    expect(answer.status).toBe(400);
  });
});

describe('a day', () => {
  it('is one of the time zone that the request names, from the call to the database', async () => {
    const seller = await openShop(product, 'Elm Supply', [500]);
    await connect(buyer, seller);
    const order = orderOf(seller.supplierId, [[seller.products[0]!, 1]]);
    const { id, createdAt } = await succeeds<{ id: number; createdAt: string }>(
      () => buyer.client.post('/api/orders', order, { idempotencyKey: 'a-day' }),
      'the order to be placed',
    );
    // One of both has another day at any hour.
    const elsewhere = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) => {
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(createdAt));
      return { timeZone, day };
    });
    const { timeZone, day } = elsewhere.find((each) => each.day !== createdAt.slice(0, 10))!;
    const ask = async <T>(path: string, zone?: string): Promise<T> => {
      const headers = { cookie: buyer.client.sessionCookie, ...(zone && { 'x-time-zone': zone }) };
      return (await (await raw(path, { headers })).json()) as T;
    };
    const found = async (zone?: string): Promise<boolean> => {
      const orders = await ask<{ id: number }[]>(`/api/orders?from=${day}&to=${day}`, zone);
      return orders.some((each) => each.id === id);
    };
    expect([await found(timeZone), await found()]).toEqual([true, false]);
    const summary = await ask<{ monthly: { month: string }[] }>('/api/orders/summary', timeZone);
    expect(summary.monthly.at(-1)!.month).toBe(day.slice(0, 7));
  });
});

describe('a refusal', () => {
  it('comes with the facts that the document knows', async () => {
    const seller = await openShop(product, 'Larch Supply', [1250]);
    await connect(buyer, seller);
    const [sold] = seller.products;
    const order = (quantity: number, idempotencyKey?: string): Promise<ApiAnswer<{ id: number; reason?: string }>> =>
      buyer.client.post('/api/orders', orderOf(seller.supplierId, [[sold!, quantity]]), { idempotencyKey });
    const placed = await succeeds(() => order(1, 'order-1'), 'the order to be placed');
    expect(await order(2, 'order-1')).toMatchObject({
      status: 422,
      body: { reason: 'idempotency-key-reused', answer: { id: placed.id } },
    });

    await seller.client.put(`/api/suppliers/${seller.supplierId}`, { orderMinimum: 5000 });
    expect(await order(3)).toMatchObject({ status: 422, body: { orderMinimum: 5000, subtotal: 3750 } });

    await seller.client.delete(`/api/products/${sold!.id}`);
    expect(await buyer.client.post(`/api/orders/${placed.id}/duplicate`)).toMatchObject({
      status: 422,
      body: { unavailable: [{ productId: sold!.id, name: sold!.name, reason: expect.any(String) }] },
    });
  });

  it('tells a seller without a supplier what comes first', async () => {
    const seller = await signUp(product.url, 'seller', 'Alder Supply');
    await product.admin.post(`/api/admin/users/${seller.id}/approve`);
    const { status, body } = await until(async () => {
      const answer = await seller.client.post<Problem>('/api/buyer-invitations', { email: 'yew@example.com' });
      return answer.status === 403 ? undefined : answer;
    }, 'the seller to be approved');
    expect([status, body.message]).toEqual([422, 'Please add your supplier first']);
  });
});

describe('a table that is imported', () => {
  const csv = 'SKU,Name,Stock\nEDGE-1,Edge,3\n';
  const form = (file: string | Uint8Array<ArrayBuffer> = csv, mapping?: string): FormData => {
    const data = new FormData();
    if (mapping !== undefined) data.set('mapping', mapping);
    data.set('file', new Blob([file]), 'stock.csv');
    return data;
  };
  const send = async (body: RequestInit['body'], query = '', headers: Record<string, string> = {}) => {
    const cookie = buyer.client.sessionCookie;
    const answer = await raw(`/api/inventory/import${query}`, {
      method: 'POST',
      body,
      headers: { cookie, ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as Problem & InventoryImport };
  };

  it('answers what would happen, then what did, then whether it still would', async () => {
    const expected = { created: 1, updated: 0, rejected: [] };
    expect(await send(form(), '?dryRun=true')).toMatchObject({ status: 200, body: { ...expected, dryRun: true } });
    expect(await send(form())).toMatchObject({ status: 200, body: { ...expected, dryRun: false } });
    expect(await send(form())).toMatchObject({ status: 200, body: { created: 0, updated: 0, unchanged: 1 } });
    const bad = await send(form('SKU,Stock\nEDGE-1,-1\n'));
    expect(bad).toMatchObject({
      status: 422,
      body: { rejected: [{ line: 2, column: 'Stock', message: 'Stock cannot be negative' }] },
    });
  });

  it('goes on in the background for who does not wait', async () => {
    const { status, body } = await send(form(), '', { prefer: 'respond-async' });
    expect(status).toBe(202);
    await until(async () => {
      const { body: now } = await buyer.client.get<InventoryImport>(`/api/inventory/imports/${body.id}`);
      return now.status === 'done';
    }, 'the import is done');
    const stranger = await signUp(product.url, 'buyer', 'Ash Works');
    expect((await stranger.client.get(`/api/inventory/imports/${body.id}`)).status).toBe(404);
  });

  it.each<[string, () => RequestInit['body'], number, string]>([
    ['no file', () => new FormData(), 400, 'Please choose a file'],
    ['a mapping that is no JSON', () => form(csv, '{'), 400, 'Mapping must be a JSON object'],
    ['a mapping that is a word', () => form(csv, '"sku"'), 400, 'Mapping must be a JSON object'],
    ['a mapping that is null', () => form(csv, 'null'), 400, 'Mapping must be a JSON object'],
    ['a mapping to nowhere', () => form(csv, '{"sku":"No"}'), 400, 'The file has no column “No”'],
    ['a mapping of fields unknown', () => form(csv, '{"price":"SKU"}'), 400, 'Unknown field: price'],
    ['an empty file', () => form(''), 422, 'The file is empty'],
    ['a picture', () => form(Buffer.from('89504e470d0a1a0a00', 'hex')), 415, 'The file must be a CSV or XLSX file'],
    ['11 MB', () => form('x'.repeat(11 << 20)), 413, 'File too large'],
  ])('%s is refused in words', async (_what, body, status, message) => {
    expect(await send(body())).toMatchObject({ status, body: { statusCode: status, message } });
  });

  it('is a form and nothing else', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await send('{}', '', json)).status).toBe(403);
    expect((await send(form(), '?dryRun=maybe')).status).toBe(400);
    expect((await raw('/api/inventory/import', { method: 'POST', body: form() })).status).toBe(401);
    const other = await raw('/api/inventory', { method: 'POST', body: form() });
    expect(other.status).toBe(403);
  });

  it('answers eight at once', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => `EIGHT-${n},Part ${n},${n}`).join('\n');
    const all = await Promise.all(Array.from({ length: 8 }, () => send(form(`SKU,Name,Stock\n${rows}\n`))));
    expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { body: found } = await buyer.client.get<unknown[]>('/api/inventory?q=EIGHT&limit=200');
    expect(found).toHaveLength(50);
  });
});

describe('sessions', () => {
  it('are asked for', async () => {
    const answer = await raw('/api/orders', {});
    expect([answer.status, ((await answer.json()) as Problem).message]).toEqual([401, 'Not authenticated']);
  });

  it('end on the server at logout, whatever the browser kept', async () => {
    const { client } = await signUp(product.url, 'buyer', 'Gorse Works');
    const kept = client.as('buyer');
    expect((await client.post('/api/logout')).status).toBe(204);
    expect((await kept.get('/api/user')).status).toBe(401);
  });

  it('of a deactivated user end at once, and no new one begins', async () => {
    const person = await signUp(product.url, 'buyer', 'Hazel Works');
    const { body: user } = await person.client.get<{ username: string }>('/api/user');
    expect((await product.admin.patch(`/api/admin/users/${person.id}`, { isActive: false })).status).toBe(200);
    expect((await person.client.get('/api/user')).status).toBe(401);
    const login = await person.client.post<Problem>('/api/login', {
      username: user.username,
      password: 'correct horse battery',
    });
    expect([login.status, login.body.message]).toEqual([403, 'Account is deactivated']);
  });

  it('are not given for a wrong password, and after ten failures not even tried', async () => {
    const person = await signUp(product.url, 'buyer', 'Ivy Works');
    const { body: user } = await person.client.get<{ username: string }>('/api/user');
    const attempt = (password: string) =>
      person.client.post<Problem>('/api/login', { username: user.username, password });
    for (let i = 0; i < 10; i++) expect((await attempt('wrong')).body.message).toBe('Invalid username or password');
    const refused = await attempt('correct horse battery');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('what docs/api.md tells integrators', () => {
  /** Somebody with two items in stock, and a program of theirs. */
  async function program(): Promise<string> {
    const { client } = await signUp(product.url, 'buyer', 'Gorse Works');
    const form = new FormData();
    form.set('file', new Blob(['SKU,Name,Stock\nDOC-1,First,3\nDOC-2,Second,4\n']), 'stock.csv');
    await raw('/api/inventory/import', { method: 'POST', body: form, headers: { cookie: client.sessionCookie } });
    const scopes = ['stock:write', 'orders:write'];
    const wanted = { name: 'Docs', scopes, expiresInDays: 1, password: PASSWORD };
    return (await client.post<{ token: string }>('/api/user/tokens', wanted)).body.token;
  }

  async function send({ first, headers, body }: Message): Promise<Message> {
    const [method, path = ''] = first.split(' ');
    const answer = await raw(path, { method, headers, body });
    return { first: String(answer.status), headers: Object.fromEntries(answer.headers), body: await answer.text() };
  }

  it('is so', async () => {
    const token = await program();
    for (const { request, answer } of documentedExamples()) {
      const [asked, told] = [parseMessage(request.replaceAll('$TOKEN', token)), parseMessage(answer)];
      const got = await send(asked);
      expect([asked.first, got.first, got.body]).toEqual([asked.first, told.first, got.body]);
      for (const name of Object.keys(told.headers)) expect(got.headers).toHaveProperty(name.toLowerCase());
      expect(JSON.parse(got.body!)).toEqual(alike(JSON.parse(told.body!)));
    }
  });

  it('is enough for the example program of the client', async () => {
    const env = { ...process.env, TRADEYARD_URL: product.url, TRADEYARD_TOKEN: await program() };
    const { stdout } = await run(process.execPath, ['dist/libs/client/examples/reorder.js'], { env });
    expect(stdout).toBe('low: First, 3 left\nlow: Second, 4 left\ndrafts: none\n');
  });

  /** What is shown must be there: texts and numbers of errors as they are, of anything else their kind. */
  function alike(shown: unknown): unknown {
    if (Array.isArray(shown)) return shown.length > 0 ? expect.arrayContaining(shown.map(alike)) : expect.any(Array);
    if (typeof shown !== 'object' || shown === null) return expect.any(Object(shown).constructor);
    const { statusCode, message, ...others } = shown as Record<string, unknown>;
    const fields = Object.entries(others).map(([name, value]) => [name, alike(value)]);
    return expect.objectContaining({
      ...Object.fromEntries(fields),
      ...(statusCode !== undefined && { statusCode }),
      ...(message !== undefined && { message }),
    });
  }
});

describe('the product', () => {
  it('is healthy while every service answers', async () => {
    expect((await buyer.client.get('/api/health')).body).toEqual({ status: 'ok' });
  });

  it('serves its API document and the web client', async () => {
    const { body } = await buyer.client.get<{ paths: object }>('/api/docs-json');
    expect(Object.keys(body.paths)).toContain('/api/orders/{id}/receive');
    const page = await raw('/orders', {});
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });
});
