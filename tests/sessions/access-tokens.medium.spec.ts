import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import { ask, logIn, PASSWORD, signUp, type TwoGateways, twoGateways } from './two-gateways.js';

let all: TwoGateways;
beforeAll(async () => {
  all = await twoGateways({ RATE_LIMIT_PER_TOKEN: '60', RATE_LIMIT_PER_USER: '200' });
}, 120_000);
afterAll(() => all?.close(), 30_000);

/** Somebody with a token that both gateways have just seen and remember. */
async function holder(scopes = ['stock:read']) {
  const [here, there] = all.gateways;
  const person = await signUp(here);
  const made = await ask(here, '/api/user/tokens', {
    cookie: person.cookie,
    body: { name: 'Scanner', scopes, expiresInDays: 30, password: PASSWORD },
  });
  expect(made.status).toBe(201);
  const { id, token } = made.body as { id: number; token: string };
  const headers = { authorization: `Bearer ${token}` };
  for (const gateway of [here, there]) expect((await ask(gateway, '/api/user', { headers })).status).toBe(200);
  return { ...person, tokenId: id, headers };
}

const endedEverywhere = async (headers: Record<string, string>): Promise<void> => {
  for (const [i, gateway] of all.gateways.entries()) {
    await until(
      async () => (await ask(gateway, '/api/user', { headers })).status === 401,
      `gateway ${i} to know that the token has ended`,
    );
  }
};

describe('too many requests in a minute', () => {
  const left = (answer: { headers: Headers }): number => Number(answer.headers.get('ratelimit-remaining'));
  const many = (headers: Record<string, string>, cookie?: string) =>
    Promise.all(Array.from({ length: 80 }, (_, i) => ask(all.gateways[i % 2]!, '/api/user', { headers, cookie })));

  it('of a token are refused at whichever gateway, and neither another token nor the person', async () => {
    const { headers, cookie } = await holder();
    const answers = await many(headers);
    // Two were made to begin with.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(58);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({ statusCode: 429, message: 'Too many requests. Please slow down.' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(all.gateways[0], '/api/user', { cookie })).status).toBe(200);
  });

  it('are announced in headers', async () => {
    const { headers } = await holder();
    const [first, second] = [
      await ask(all.gateways[0], '/api/user', { headers }),
      await ask(all.gateways[1], '/api/user', { headers }),
    ];
    expect(first.headers.get('ratelimit-limit')).toBe('60');
    expect(first.headers.get('ratelimit-policy')).toBe('60;w=60');
    expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    expect([left(first), left(second)]).toEqual([57, 56]);
  });

  it('of a user are counted over all sessions and tokens', async () => {
    const { headers, cookie } = await holder();
    const statuses = async (answers: ReturnType<typeof many>): Promise<number[]> =>
      (await answers).map(({ status }) => status);
    const own = [
      ...(await statuses(many({}, cookie))),
      ...(await statuses(many({}, cookie))),
      ...(await statuses(many({}, cookie))),
    ];
    expect(own).toContain(429);
    // A gateway takes twenty at a time, and may hold some that nobody asks it for.
    expect(own.filter((status) => status === 200).length).toBeGreaterThan(200 - 4 * 20);
    expect(own.filter((status) => status === 200).length).toBeLessThanOrEqual(200);
    expect((await ask(all.gateways[0], '/api/user', { headers })).status).toBe(429);
    expect((await ask(all.gateways[0], '/api/user', { cookie: (await signUp(all.gateways[0])).cookie })).status).toBe(
      200,
    );
  });
});

describe('an access token', () => {
  it('stands for its user, and needs no proof that no other site asks', async () => {
    const { id, headers } = await holder(['orders:write']);
    const [here] = all.gateways;
    expect(await ask(here, '/api/user', { headers })).toMatchObject({ status: 200, body: { id } });
    // Ordering is away: the request got as far as that.
    const elsewhere = { ...headers, origin: 'https://elsewhere.example' };
    expect((await ask(here, '/api/orders/suggested', { method: 'POST', headers: elsewhere })).status).toBe(503);
  });

  it('that is none is 401, whatever cookie comes along', async () => {
    const [here] = all.gateways;
    const { cookie } = await signUp(here);
    for (const token of ['', 'x', `ty_${'a'.repeat(43)}`, `ty_${'a'.repeat(5000)}`]) {
      const answer = await ask(here, '/api/user', { cookie, headers: { authorization: `Bearer ${token}` } });
      expect([token.length, answer.status]).toEqual([token.length, 401]);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
    // A proxy's own authorization is none of ours.
    const proxied = await ask(here, '/api/user', { cookie, headers: { authorization: 'Basic dXNlcjpwYXNz' } });
    expect(proxied.status).toBe(200);
  });

  it('does what its scopes say and no more', async () => {
    const { headers } = await holder(['stock:read']);
    const [here] = all.gateways;
    const tried = async (method: string, path: string): Promise<[number, unknown]> => {
      const { status, body } = await ask(here, path, { method, headers });
      return [status, (body as { message: string }).message];
    };
    expect((await tried('GET', '/api/inventory'))[0]).toBe(503);
    expect(await tried('GET', '/api/orders')).toEqual([403, 'The access token needs the scope orders:read']);
    expect(await tried('POST', '/api/inventory')).toEqual([403, 'The access token needs the scope stock:write']);
    expect(await tried('GET', '/api/search?q=bolt')).toEqual([403, 'The access token needs the scope orders:read']);
  });

  it('is let into nothing that is for people alone', async () => {
    const { headers } = await holder(['stock:write', 'orders:write', 'network:write', 'notifications:write']);
    const [here] = all.gateways;
    for (const [method, path] of [
      ['GET', '/api/user/tokens'],
      ['POST', '/api/user/tokens'],
      ['GET', '/api/user/sessions'],
      ['POST', '/api/user/change-password'],
      ['PATCH', '/api/user/profile'],
      ['DELETE', '/api/user'],
      ['POST', '/api/user/two-factor'],
      ['GET', '/api/notifications/stream'],
    ] as const) {
      const { status, body } = await ask(here, path, { method, headers });
      expect([path, status, (body as { message: string }).message]).toEqual([
        path,
        403,
        'This cannot be done with an access token',
      ]);
    }
  });

  it('ends at every gateway when it is revoked, and when an administrator deactivates its user', async () => {
    const [here] = all.gateways;
    const revoked = await holder();
    const remove = { cookie: revoked.cookie, method: 'DELETE' };
    expect((await ask(here, `/api/user/tokens/${revoked.tokenId}`, remove)).status).toBe(204);
    await endedEverywhere(revoked.headers);

    const { id, headers } = await holder();
    const root = await logIn(here, 'root');
    await ask(here, `/api/admin/users/${id}`, { cookie: root, method: 'PATCH', body: { isActive: false } });
    await endedEverywhere(headers);
  });
});
