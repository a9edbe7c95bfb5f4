import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { connect } from 'node:net';
import { until } from '#testing';
import type { ApiClient } from '../../deploy/local/demo/api-client.js';
import { documentedFetch } from '../support/documented-fetch.js';
import {
  connect as befriend,
  openShop,
  orderOf,
  type Person,
  placeOrder,
  signUp,
  succeeds,
  type TestProduct,
  testProduct,
} from '../support/product.js';
import { type Case, OPERATIONS, requests } from '../support/schema-arbitrary.js';
import { people } from './access/people.js';
import { things } from './access/things.js';

const withBody = OPERATIONS.filter(({ operation }) => operation.requestBody?.content['application/json']);
const withId = OPERATIONS.filter(({ operation }) =>
  operation.parameters?.some((parameter) => parameter.in === 'path' && parameter.schema.type !== 'string'),
);

let product: TestProduct;
let buyer: Person;
beforeAll(async () => {
  product = await testProduct();
  buyer = await signUp(product.url, 'buyer', 'Rowan Works');
}, 120_000);
afterAll(() => product?.stop(), 30_000);

interface Problem {
  statusCode: number;
  message: string;
  requestId: string;
}

/** As somebody who may call it, so that the input alone is what is refused. */
async function call(method: string, path: string, body?: string): Promise<{ status: number; problem: Problem }> {
  const { client } = path.startsWith('/api/admin/') ? { client: product.admin } : buyer;
  const answer = await documentedFetch(new URL(path, product.url), {
    method,
    headers: { cookie: client.sessionCookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body,
  });
  return { status: answer.status, problem: (await answer.json()) as Problem };
}

const at = (path: string, id: string): string => path.replace(/\{[^}]+\}/g, id);

describe('where an object is due', () => {
  it.each(withBody.map(({ method, path }) => [method, path]))('%s %s takes nothing else', async (method, path) => {
    for (const body of ['null', '[]', '[{}]', '"text"', '7', 'true']) {
      const { status, problem } = await call(method, at(path, '1'), body);
      expect([body, status, problem.statusCode]).toEqual([body, 400, 400]);
      expect(problem.message).toMatch(/^[A-Z].+/);
    }
  });
});

describe('an id in an address', () => {
  it.each(withId.map(({ method, path }) => [method, path]))('%s %s is plain digits', async (method, path) => {
    for (const id of ['0x10', '1e9', '%2B1', '1.0', '%201', '01', '-1', '0', '2147483648', 'abc', '%D9%A3', '1%00']) {
      const { status, problem } = await call(method, at(path, id));
      expect([id, status, problem.statusCode]).toEqual([id, 400, 400]);
    }
  });
});

describe('a number in a query', () => {
  it.each(['0x10', '1e2', '+5', '5.0', ' 5', '', '05', '-5'])('is plain digits, not "%s"', async (limit) => {
    const { status } = await call('GET', `/api/orders?limit=${encodeURIComponent(limit)}`);
    expect(status).toBe(400);
  });
});

describe('an odd request', () => {
  /** Sends bytes as they are, which no HTTP client would; answers what came back. */
  function send(text: string): Promise<string> {
    const { hostname, port } = new URL(product.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let heard = '';
      socket.setEncoding('utf8');
      socket.on('data', (data: string) => (heard += data));
      socket.on('end', () => resolve(heard));
      socket.on('error', reject);
    });
  }

  it.each([
    ['NUL in the query of an unknown call', 'GET', '/api/nothing?a=%00', 400],
    ['NUL in an unknown path', 'GET', '/nothing%00', 400],
    ['a broken escape', 'GET', '/api/orders/%E0%A4%A', 400],
    ['half a surrogate', 'GET', '/api/orders?q=%ED%A0%80', 401],
    ['a method that is none', 'BREW', '/api/orders', 400],
    ['headers of 100 kB', 'GET', `/api/orders HTTP/1.1\r\nX-Long: ${'x'.repeat(100_000)}\r\nX-End: /`, 431],
  ])('%s is refused in the one shape', async (_what, method, path, status) => {
    const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    expect(Number(head.split(' ')[1])).toBe(status);
    expect((JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as Problem).statusCode).toBe(status);
  });
});

describe('an upload', () => {
  const uploadUrl = async (): Promise<string> =>
    (await buyer.client.post<{ uploadURL: string }>('/api/invoices/upload-url', { fileExtension: 'pdf' })).body
      .uploadURL;
  const put = async (url: string, bytes: number, begins = '%PDF-'): Promise<[number, Problem | undefined]> => {
    const body = new Uint8Array(bytes);
    new TextEncoder().encodeInto(begins, body);
    const answer = await documentedFetch(new URL(url, product.url), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body,
    });
    return [answer.status, answer.status === 204 ? undefined : ((await answer.json()) as Problem)];
  };

  it('beyond 10 MB is too large, and leaves nothing behind', async () => {
    const url = await uploadUrl();
    expect(await put(url, 11 << 20)).toMatchObject([413, { statusCode: 413, message: 'File too large' }]);
    expect(await put(url, 1000)).toEqual([204, undefined]);
  });

  it('that does not begin like its kind is refused, and its URL is as good as before', async () => {
    const url = await uploadUrl();
    expect(await put(url, 1000, 'hello')).toMatchObject([415, { statusCode: 415, message: 'Invalid file type' }]);
    expect(await put(url, 1000)).toEqual([204, undefined]);
  });

  it('needs the signature it was given', async () => {
    const url = await uploadUrl();
    const expired = url.replace(/expires=\d+/, 'expires=1');
    for (const wrong of [url.replace(/signature=[^&]+/, 'signature=x'), url.split('?')[0]!, expired]) {
      expect(await put(wrong, 1000)).toMatchObject([403, { statusCode: 403 }]);
    }
  });

  it('is written once', async () => {
    const url = await uploadUrl();
    expect(await put(url, 1000)).toEqual([204, undefined]);
    expect(await put(url, 1000)).toMatchObject([409, { statusCode: 409 }]);
  });
});

describe('what the document describes, and what is just beside it,', () => {
  /** The same each time. To try others: `FUZZ_SEED=7 FUZZ_CASES=50`; a report names the seed and the path to a case. */
  const seed = Number(process.env['FUZZ_SEED'] ?? 1);
  const numRuns = Number(process.env['FUZZ_CASES'] ?? 2);
  const AT_ONCE = 8;
  const SETTINGS = '/api/admin/settings';
  /** After these somebody is not who they were any more. */
  const ENDS_SESSION = ['POST /api/logout', 'DELETE /api/user/sessions', 'POST /api/admin/impersonate/{id}'];
  // What the administrator sets is everybody's: who may sign up, and the tax of the orders that other tests place.
  let settings: object;
  beforeAll(async () => {
    const { updatedBy: _, updatedAt: __, ...body } = (await product.admin.get<Record<string, unknown>>(SETTINGS)).body;
    settings = body;
  });
  afterAll(async () => {
    expect((await product.admin.put(SETTINGS, settings)).status).toBe(200);
  });

  const tried = OPERATIONS.filter(({ method, path }) => !ENDS_SESSION.includes(`${method} ${path}`));

  it(
    'is never answered with an error of ours, and always as the document says',
    async () => {
      const who = await people(product);
      // Small numbers are ids of something.
      await things(product, who);
      // The administrator comes last: what they do ends other people's sessions.
      const callers = Object.entries({
        buyer: who.headers.buyer.owner,
        seller: who.headers.seller.owner,
        admin: who.headers.buyer.admin,
      });
      const wrong: string[] = [];
      const done = new Set<string>();
      for (const [i, [caller, own]] of callers.entries()) {
        // That others are refused there is the access table's to prove.
        const waiting = tried.filter(({ path }) => caller === 'admin' || !path.startsWith('/api/admin/'));
        const takeTurns = async (): Promise<void> => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const { method, path, operation } = next;
            const property = fc.asyncProperty(requests(path, operation), async (one) => {
              const status = await send(method, one, own);
              if (status >= 500) throw new Error(`answered with ${status}`);
              if (status < 300) done.add(`${method} ${path}`);
            });
            const result = await fc.check(property, { seed: seed + i, numRuns });
            if (!result.failed) continue;
            const report = fc.defaultReportMessage(result);
            wrong.push(`${method} ${path} by ${caller}: ${String(result.errorInstance)}\n${report}`);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
        expect(await send('GET', { address: '/api/user', headers: {} }, own)).toBe(200);
      }
      expect(wrong).toEqual([]);
      // Not everything was refused: what is valid goes all the way.
      expect(done.size).toBeGreaterThan(tried.length / 4);
    },
    120_000 * numRuns,
  );

  async function send(method: string, { address, headers, body, file }: Case, own: object): Promise<number> {
    const form = new FormData();
    form.set('file', new Blob([file ?? ''], { type: 'text/csv' }), 'table.csv');
    const stop = new AbortController();
    const answer = await documentedFetch(new URL(address, product.url), {
      method,
      // Whoever means to be another user is refused before anything else.
      headers: { ...withoutUser(headers), ...own, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? (file === undefined ? undefined : form) : JSON.stringify(body),
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]),
    });
    stop.abort();
    return answer.status;
  }
});

const withoutUser = ({ 'X-User-Id': _, ...headers }: Record<string, string>): Record<string, string> => headers;

const FORMULA = '=HYPERLINK("http://evil.example","Pay here")';
const BEGINS_FORMULA = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

describe('an export', () => {
  let customer: Person;
  let seller: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    seller = await openShop(product, `${FORMULA} Ltd`, [1250]);
    customer = await signUp(product.url, 'buyer', `${FORMULA} Inc`);
    await befriend(customer, seller);
    const [sold] = seller.products;
    const order = await placeOrder(customer.client, {
      ...orderOf(seller.supplierId, [[sold!, 4]]),
      notes: FORMULA,
    });
    await succeeds(
      () => customer.client.post('/api/inventory', { productId: sold!.id, currentStock: 3, notes: FORMULA }),
      'the product to be known to the stock',
    );
    // Sales are what was delivered.
    for (const status of ['confirmed', 'processing', 'shipped']) {
      expect((await seller.client.put(`/api/orders/${order.id}/status`, { status })).status).toBe(200);
    }
    expect((await customer.client.post(`/api/orders/${order.id}/receive`, {})).status).toBe(200);
  }, 120_000);

  const PERIOD = (): string => {
    const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    return `from=${day(-2)}&to=${day(0)}`;
  };

  /** Every export, with the columns in which others wrote; what the audit log names are names without signs. */
  const EXPORTS: { path: string; query?: () => string; as: () => ApiClient; typed: string[] }[] = [
    { path: '/api/orders/export', as: () => customer.client, typed: ['Supplier', 'Buyer', 'Notes'] },
    {
      path: '/api/orders/export',
      query: () => 'rows=lines',
      as: () => customer.client,
      typed: ['Supplier', 'Buyer', 'Product'],
    },
    ...['product', 'buyer', 'category'].map((by) => ({
      path: '/api/orders/analytics/export',
      query: () => `by=${by}&${PERIOD()}`,
      as: () => seller.client,
      typed: { product: ['Product'], buyer: ['Buyer'] }[by] ?? [],
    })),
    { path: '/api/inventory/export', as: () => customer.client, typed: ['Name', 'Supplier', 'Notes'] },
    { path: '/api/products/export', as: () => seller.client, typed: ['Name', 'Supplier'] },
    { path: '/api/admin/audit/export', as: () => product.admin, typed: [] },
  ];

  it('has no cell that is a formula, whatever was typed into it', async () => {
    for (const { path, query, as, typed } of EXPORTS) {
      const at = `${path}?format=csv&${query?.() ?? ''}`;
      const rows = await until(async () => {
        const answer = await documentedFetch(new URL(at, product.url), { headers: { cookie: as().sessionCookie } });
        expect([at, answer.status]).toEqual([at, 200]);
        const table = parseCsv(await answer.text()).map((row) => row.map(String));
        return table.length > 1 ? table : undefined;
      }, `rows in ${at}`);
      const [titles, first] = rows;
      for (const title of typed)
        expect([at, title, first![titles!.indexOf(title)]]).toEqual([at, title, expect.stringMatching(/^'=HYPERLINK/)]);
      for (const cell of rows.flat())
        if (!NUMBER.test(cell)) expect([at, cell]).not.toEqual([at, expect.stringMatching(BEGINS_FORMULA)]);
    }
  }, 60_000);

  it('is among these, if it is of a list', () => {
    const documented = OPERATIONS.filter(({ method, path }) => method === 'GET' && path.endsWith('/export'));
    expect([...new Set(EXPORTS.map(({ path }) => path))].sort()).toEqual(documented.map(({ path }) => path).sort());
  });
});
