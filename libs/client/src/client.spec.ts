import { describe, expect, it } from '@jest/globals';
import { createTradeyard } from './create-tradeyard.js';
import { everyPage } from './every-page.js';
import { TradeyardError } from './tradeyard-error.js';

/** Answers in their order; tells what was asked. */
function answering(...answers: Response[]) {
  const asked: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    asked.push(request);
    return Promise.resolve(answers[asked.length - 1]!);
  };
  return { asked, api: createTradeyard({ url: 'https://market.example', token: 'ty_secret', fetch }) };
}

const later = (status: number): Response =>
  Response.json({ statusCode: status, message: 'Later' }, { status, headers: { 'retry-after': '0' } });

it('sends the token with each request', async () => {
  const { api, asked } = answering(Response.json({ id: 5 }));
  expect((await api.GET('/api/user')).data).toEqual({ id: 5 });
  expect(asked[0]!.url).toBe('https://market.example/api/user');
  expect(asked[0]!.headers.get('authorization')).toBe('Bearer ty_secret');
});

it('throws errors with the API’s own words, and those of a proxy too', async () => {
  const { api } = answering(
    Response.json({ statusCode: 404, message: 'Order not found' }, { status: 404 }),
    new Response('<html>', { status: 502 }),
  );
  const asking = () => api.GET('/api/orders/{id}', { params: { path: { id: 1 } } });
  await expect(asking()).rejects.toMatchObject({ status: 404, message: 'Order not found' });
  await expect(asking()).rejects.toThrow(TradeyardError);
});

describe('what is told to come back later', () => {
  it('is asked again where that does no harm, three times at most', async () => {
    const { api, asked } = answering(later(503), later(429), Response.json([]));
    expect((await api.GET('/api/orders')).data).toEqual([]);
    expect(asked).toHaveLength(3);

    const hopeless = answering(later(503), later(503), later(503));
    await expect(hopeless.api.GET('/api/orders')).rejects.toMatchObject({ status: 503 });
    expect(hopeless.asked).toHaveLength(3);
  });

  it('is not, where it may have been done, unless it has an idempotency key', async () => {
    const plain = answering(later(503));
    await expect(plain.api.POST('/api/orders/suggested')).rejects.toMatchObject({ status: 503 });
    expect(plain.asked).toHaveLength(1);

    const keyed = answering(later(503), Response.json({ orders: [], skipped: [] }, { status: 201 }));
    await keyed.api.POST('/api/orders/suggested', { params: { header: { 'Idempotency-Key': 'a' } } });
    expect(keyed.asked).toHaveLength(2);
  });
});

it('goes through every page', async () => {
  const link = { link: '</api/orders?limit=1&cursor=abc%3D>; rel="next"' };
  const { api, asked } = answering(Response.json([{ id: 1 }], { headers: link }), Response.json([{ id: 2 }]));
  const ids: number[] = [];
  const page = (cursor?: string) => api.GET('/api/orders', { params: { query: { cursor } } });
  for await (const { id } of everyPage(page)) ids.push(id);
  expect(ids).toEqual([1, 2]);
  expect(new URL(asked[1]!.url).searchParams.get('cursor')).toBe('abc=');
});
