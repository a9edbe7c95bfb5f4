import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '#testing';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { documentedFetch } from '../support/documented-fetch.js';
import { type TestProduct, testProduct } from '../support/product.js';
import { type Caller, CALLERS, type People, people } from './access/people.js';
import { settled } from './access/snapshot.js';
import { type Row, TABLE } from './access/table.js';
import { named, tableForm, type Things, things } from './access/things.js';

const { paths } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, object>>;
};
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

let product: TestProduct;
let who: People;
let made: Things;
/** The same things, made once. */
let kept: Things;
beforeAll(async () => {
  product = await testProduct();
  who = await people(product);
  made = await things(product, who);
  kept = await keep(made);
}, 180_000);
afterAll(() => product?.stop(), 30_000);

it('every call of the document says who may make it', () => {
  const rows = TABLE.map(({ call }) => call);
  expect(calls.filter((call) => !rows.includes(call))).toEqual([]);
  expect(rows.filter((call) => !calls.includes(call))).toEqual([]);
});

it('whoever may not is refused, and changes nothing', async () => {
  const before = await settled(product, who);
  expect(await misfits(isRefused, kept)).toEqual([]);
  expect(await settled(product, who)).toEqual(before);
}, 180_000);

// Before the next: that ends sessions.
it('what people take away of their data is theirs alone', async () => {
  const { owner: buyer, other } = who.headers.buyer;
  const { owner: seller } = who.headers.seller;
  const [ours, theirs, sellers] = await Promise.all([buyer, other, seller].map(takenAway));
  expect(Object.keys(ours!.files)).toContainEqual(expect.stringMatching(/^invoice\/invoices\/\d+-.+\.\w+$/));
  for (const area of ['ordering/orders-placed', 'inventory/items', 'invoice/invoice-lines', 'notification/mails']) {
    expect([area, JSON.parse(ours!.files[`${area}.json`]!)]).not.toEqual([area, []]);
  }
  for (const area of ['catalog/products', 'ordering/orders-received']) {
    expect([area, JSON.parse(sellers!.files[`${area}.json`]!)]).not.toEqual([area, []]);
  }
  for (const one of [ours!, theirs!, sellers!]) {
    const text = Object.values(one.files).join('\n');
    expect(text).toContain(one.user.email);
    for (const { user } of [ours!, theirs!, sellers!]) if (user !== one.user) expect(text).not.toContain(user.email);
  }
  // These two have nothing to do with each other.
  expect(Object.values(theirs!.files).join('\n')).not.toContain(ours!.user.companyName);
  expect(Object.values(ours!.files).join('\n')).not.toContain(theirs!.user.companyName);
}, 120_000);

it('whoever may is let in', async () => {
  expect(await misfits((status) => !isRefused(status), made)).toEqual([]);
}, 180_000);

interface TakenAway {
  user: { email: string; companyName: string };
  /** By name, as text. */
  files: Record<string, string>;
}

async function takenAway(headers: Record<string, string>): Promise<TakenAway> {
  const call = (path: string, method = 'GET') => documentedFetch(new URL(path, product.url), { method, headers });
  const user = (await (await call('/api/user')).json()) as TakenAway['user'];
  const asked = await call('/api/user/exports', 'POST');
  expect(asked.status).toBe(202);
  const { id } = (await asked.json()) as { id: number };
  const file = await until(
    async () => {
      const answer = await call(`/api/user/exports/${id}`);
      return answer.status === 200 ? answer.arrayBuffer() : undefined;
    },
    'the personal data is put together',
    60_000,
  );
  const files = Object.entries(unzipSync(new Uint8Array(file)));
  return { user, files: Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)])) };
}

/** Names stay new each time. */
async function keep({ name, ...others }: Things): Promise<Things> {
  const ids: Things = { name: name! };
  for (const [each, make] of Object.entries(others)) {
    const id = await make();
    ids[each] = () => Promise.resolve(id);
  }
  return ids;
}

const isRefused = (status: number): boolean => status >= 400;

/** What was answered otherwise than the table says, of the answers that are looked at. */
async function misfits(looked: (status: number) => boolean, ids: Things): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of TABLE) {
    const tries = CALLERS.map((caller, i) => ({ caller, expected: row.answers[i]! })).filter((one) =>
      looked(one.expected),
    );
    const compare = async ({ caller, expected }: (typeof tries)[number]): Promise<void> => {
      const status = await tried(row, caller, expected, ids);
      if (status !== expected) wrong.push(`${row.call} by ${caller}: ${status} instead of ${expected}`);
    };
    // Those who are refused come at once; those who are let in use up what is there, so they take turns.
    if (ids === kept) await Promise.all(tries.map(compare));
    else for (const one of tries) await compare(one);
  }
  return wrong;
}

async function tried(
  { call, of, at, body, anew }: Row,
  caller: Caller,
  expected: number,
  ids: Things,
): Promise<number> {
  const method = call.split(' ', 1)[0]!;
  // Whoever is refused keeps the session.
  const headers = anew && !isRefused(expected) ? await who.anew(of, caller) : who.headers[of][caller];
  const sent = typeof body === 'string' ? tableForm(body) : body && (await named(JSON.stringify(body), ids));
  const stop = new AbortController();
  const answer = await documentedFetch(new URL(await named(at, ids), product.url), {
    method,
    headers: { ...headers, ...(typeof sent === 'string' && { 'content-type': 'application/json' }) },
    body: sent,
    signal: stop.signal,
  });
  stop.abort();
  return answer.status;
}
