import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChangePassword, GetOpenOrders, type OpenOrder } from '#contracts';
import { actor, until } from '#testing';
import { sessionId } from '../../gateway/src/session/session.store.js';
import type { SpawnedGateway as Gateway } from '../../gateway/test/spawn-gateway.js';
import {
  type Answer,
  ask,
  endedEverywhere,
  logIn,
  PASSWORD,
  signUp,
  status,
  type TwoGateways,
  twoGateways,
} from './two-gateways.js';

let all: TwoGateways;
let here: Gateway;
let there: Gateway;
let root: string;
beforeAll(async () => {
  all = await twoGateways();
  [here, there] = all.gateways;
  root = await logIn(here, 'root');
}, 120_000);
afterAll(() => all?.close(), 30_000);

/** Somebody with two sessions, which both gateways have just seen and remember. */
async function somebody() {
  const { id, username, cookie } = await signUp(here);
  const other = await logIn(there, username);
  for (const gateway of all.gateways) {
    expect([await status(gateway, cookie), await status(gateway, other)]).toEqual([200, 200]);
  }
  return { id, username, cookie, other };
}

const change = { currentPassword: PASSWORD, newPassword: 'battery staple', confirmPassword: 'battery staple' };

/** An open event stream; `ended` resolves when the gateway closes it. */
async function streamOf({ url }: Gateway, cookie: string): Promise<{ ended: Promise<boolean>; cancel(): void }> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/notifications/stream`, { headers: { cookie }, signal: abort.signal });
  expect(answer.status).toBe(200);
  const drained = async (): Promise<boolean> => {
    for await (const _ of answer.body!);
    return true;
  };
  return { ended: drained().catch(() => false), cancel: () => abort.abort() };
}

describe('a session ends at every gateway', () => {
  it('when it is logged out, and no other does', async () => {
    const { cookie, other } = await somebody();
    expect((await ask(here, '/api/logout', { cookie, method: 'POST' })).status).toBe(204);
    expect(await status(here, cookie)).toBe(401);
    await endedEverywhere(all, cookie);
    for (const gateway of all.gateways) expect(await status(gateway, other)).toBe(200);
  });

  it('when its user changes the password in another, which goes on', async () => {
    const { cookie, other } = await somebody();
    const bystander = await signUp(there);
    const changed = await ask(here, '/api/user/change-password', { cookie, body: change });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Password changed' } });
    // At once where it was asked for.
    expect(await status(here, other)).toBe(401);
    await endedEverywhere(all, other);
    for (const gateway of all.gateways) {
      expect([await status(gateway, cookie), await status(gateway, bystander.cookie)]).toEqual([200, 200]);
    }
  });

  it('when its user closes the account, unless an order is open, and when an administrator does', async () => {
    const open: OpenOrder = { id: 21, orderNumber: 'PO-2026-000021', status: 'shipped', side: 'buyer' };
    let orders = [open];
    await all.identity.fake(GetOpenOrders, () => ({ total: orders.length, orders }));
    const { cookie, other } = await somebody();
    const close = (password: string) => ask(here, '/api/user', { cookie, method: 'DELETE', body: { password } });
    expect(await close(PASSWORD)).toMatchObject({ status: 409, body: { orders: [open] } });
    orders = [];
    expect((await close('wrong')).status).toBe(403);
    expect((await close(PASSWORD)).status).toBe(204);
    expect(await status(here, cookie)).toBe(401);
    for (const session of [cookie, other]) await endedEverywhere(all, session);

    const second = await somebody();
    const remove = () => ask(here, `/api/admin/users/${second.id}`, { cookie: root, method: 'DELETE' });
    expect((await remove()).status).toBe(204);
    for (const session of [second.cookie, second.other]) await endedEverywhere(all, session);
    expect((await remove()).status).toBe(404);
  });

  it('when an administrator deactivates its user', async () => {
    const { id, username, cookie, other } = await somebody();
    await ask(here, `/api/admin/users/${id}`, { cookie: root, method: 'PATCH', body: { isActive: false } });
    expect(await status(here, cookie)).toBe(401);
    for (const session of [cookie, other]) await endedEverywhere(all, session);
    // Being active again does not bring it back.
    await ask(here, `/api/admin/users/${id}`, { cookie: root, method: 'PATCH', body: { isActive: true } });
    const fresh = await logIn(there, username);
    expect([await status(there, fresh), await status(there, cookie)]).toEqual([200, 401]);
  });

  it('when an administrator ends that one, or all of the user’s, which is written down', async () => {
    const { id, cookie, other } = await somebody();
    const path = `/api/admin/users/${id}/sessions`;
    const listed = async () =>
      ((await ask(here, path, { cookie: root })).body as { id: string }[]).map((one) => one.id);
    const [kept, ended] = [cookie, other].map((token) => sessionId(token.split('=')[1]!));
    expect((await listed()).sort()).toEqual([kept, ended].sort());

    expect((await ask(here, `${path}/${ended}`, { cookie: root, method: 'DELETE' })).status).toBe(204);
    await endedEverywhere(all, other);
    expect([await status(here, cookie), await status(there, cookie)]).toEqual([200, 200]);
    expect(await listed()).toEqual([kept]);
    // Another's is none of this user's.
    const bystander = await signUp(there);
    const foreign = `${path}/${sessionId(bystander.cookie.split('=')[1]!)}`;
    expect((await ask(here, foreign, { cookie: root, method: 'DELETE' })).status).toBe(404);

    expect((await ask(here, path, { cookie: root, method: 'DELETE' })).status).toBe(204);
    expect(await status(here, cookie)).toBe(401);
    await endedEverywhere(all, cookie);
    expect(await status(there, bystander.cookie)).toBe(200);
    const { body } = await ask(here, `/api/admin/audit?userId=${id}`, { cookie: root });
    expect(body).toMatchObject([
      { action: 'user.sessions-ended', actorUsername: 'root', entityId: id },
      { action: 'user.session-ended', actorUsername: 'root', entityId: id, details: { place: '127.0.0.x' } },
    ]);
  });

  it('when an administrator resets its user’s password or second factor', async () => {
    const one = await somebody();
    const another = await somebody();
    await all.identity.db.rows('UPDATE users SET two_factor_enabled = true WHERE id = $1', [another.id]);
    for (const [{ id, cookie, other }, action, body] of [
      [one, 'reset-password', { password: 'battery staple' }],
      [another, 'reset-two-factor', undefined],
    ] as const) {
      const path = `/api/admin/users/${id}/${action}`;
      expect((await ask(here, path, { cookie: root, method: 'POST', body })).status).toBe(200);
      // At once where it was asked for.
      expect([await status(here, cookie), await status(here, other)]).toEqual([401, 401]);
      for (const session of [cookie, other]) await endedEverywhere(all, session);
    }
  });

  /** Nothing but the committed row: the gateway that asked, its Redis and every message died right after it. */
  it.each([
    ['the password is reset', `UPDATE users SET password_hash = 'another' WHERE id = $1`],
    ['the role changes', `UPDATE users SET role = 'seller' WHERE id = $1`],
    ['the user is deactivated', `UPDATE users SET is_active = false WHERE id = $1`],
    ['the user is deleted', `DELETE FROM users WHERE id = $1`],
  ])('when %s, though everybody who knew of it died right after the commit', async (_, sql) => {
    const { id, cookie, other } = await somebody();
    await all.identity.db.rows(sql, [id]);
    for (const session of [cookie, other]) await endedEverywhere(all, session);
  });

  it('when the gateway dies that asked for a new password, and the own one goes on all the same', async () => {
    const { id, cookie, other } = await somebody();
    // What the gateway sends; nobody is left to hear the answer.
    const [session] = await storedSessions(id, cookie);
    await all.identity.as(actor({ userId: id })).send(ChangePassword, { ...change, session: session! });
    await endedEverywhere(all, other);
    for (const gateway of all.gateways) expect(await status(gateway, cookie)).toBe(200);
  });

  it('a week after the first login, when it has been used all the time', async () => {
    const { id, cookie } = await somebody();
    const keys = await all.redis.keys(`${all.namespace}session:*`);
    // Nothing but the sessions themselves is kept, so nothing that ends them can expire before they do.
    expect(await all.redis.keys(`${all.namespace}user-sessions:*`)).toEqual([]);
    for (const key of keys) expect(await all.redis.ttl(key)).toBeGreaterThan(6 * 24 * 3600);
    await all.identity.db.rows(`UPDATE users SET role = 'seller' WHERE id = $1`, [id]);
    await endedEverywhere(all, cookie);
  });

  it('and is gone from Redis once somebody has tried it', async () => {
    const { id, cookie } = await somebody();
    await all.identity.db.rows(`UPDATE users SET role = 'seller' WHERE id = $1`, [id]);
    await endedEverywhere(all, cookie);
    expect(await storedSessions(id, cookie)).toEqual([]);
  });

  it('when it is from before sessions had an epoch', async () => {
    const { cookie, id } = await somebody();
    const [stored] = await storedSessions(id, cookie);
    await all.redis.set(stored!.key, JSON.stringify({ userId: id, role: 'buyer' }), 'EX', 3600);
    await endedEverywhere(all, cookie);
  });
});

/** What Redis has of the session behind a cookie. */
async function storedSessions(userId: number, cookie: string): Promise<{ key: string; id: string; epoch: string }[]> {
  const id = sessionId(cookie.split('=')[1]!);
  const key = `${all.namespace}session:${id}`;
  const stored = await all.redis.get(key);
  if (stored === null) return [];
  const session = JSON.parse(stored) as { userId: number; epoch: string };
  expect(session.userId).toBe(userId);
  return [{ key, id, epoch: session.epoch }];
}

describe('the list of one’s sessions', () => {
  interface Listed {
    id: string;
    device: string;
    place: string | null;
    current: boolean;
  }
  const listOf = async (gateway: Gateway, cookie: string): Promise<Listed[]> =>
    (await ask(gateway, '/api/user/sessions', { cookie })).body as Listed[];
  const signOut = async (gateway: Gateway, cookie: string, id = ''): Promise<number> =>
    (await ask(gateway, `/api/user/sessions${id && `/${id}`}`, { cookie, method: 'DELETE' })).status;

  it('has each of them and marks the one that asks; it tells no token', async () => {
    const { cookie, other } = await somebody();
    const list = await listOf(there, cookie);
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }) => current).map(({ id }) => id)).toEqual([sessionId(cookie.split('=')[1]!)]);
    expect(list[0]).toMatchObject({ device: expect.any(String), place: '127.0.0.x' });
    for (const each of [cookie, other]) expect(JSON.stringify(list)).not.toContain(each.split('=')[1]);
  });

  it('is walked page by page past what logs in and out meanwhile', async () => {
    const { username, cookie } = await somebody();
    for (let i = 0; i < 3; i++) await logIn(here, username);
    const path = '/api/user/sessions?limit=2';
    const next = ({ headers }: Answer): string => /<(.+)>/.exec(headers.get('link') ?? '')![1]!;
    const first = await ask(there, path, { cookie });
    const [, last] = first.body as Listed[];
    const whole = (await listOf(there, cookie)).map(({ id }) => id);
    expect(first.headers.get('x-total-count')).toBe('5');
    await signOut(here, cookie, last!.id);
    await logIn(here, username);
    const second = await ask(there, next(first), { cookie });
    const third = await ask(there, next(second), { cookie });
    const behind = [...(second.body as Listed[]), ...(third.body as Listed[])].map(({ id }) => id);
    expect(behind).toEqual(whole.slice(2));
    expect(third.headers.get('link')).toBeNull();

    const tokens = await ask(there, '/api/user/tokens?cursor=WyJzZXNzaW9ucyIsMV0', { cookie });
    const foreign = await ask(there, `${path}&cursor=WyJ0b2tlbnMiLDFd`, { cookie });
    expect([tokens.status, foreign.status]).toEqual([400, 400]);
    expect(foreign.body).toMatchObject({ message: 'The cursor does not belong to this list' });
  });

  it('ends one of them everywhere, and no other', async () => {
    const { cookie, other } = await somebody();
    expect(await signOut(here, cookie, sessionId(other.split('=')[1]!))).toBe(204);
    await endedEverywhere(all, other);
    expect(await status(there, cookie)).toBe(200);
    expect(await listOf(here, cookie)).toHaveLength(1);
  });

  it('ends nobody else’s, and none that is not there', async () => {
    const [mine, others] = [await somebody(), await somebody()];
    expect(await signOut(here, mine.cookie, sessionId(others.cookie.split('=')[1]!))).toBe(404);
    expect(await signOut(here, mine.cookie, 'x'.repeat(43))).toBe(404);
    for (const id of ['x', '1', '..%2Fuser', `${'x'.repeat(43)}%00`])
      expect(await signOut(here, mine.cookie, id)).toBe(400);
    expect(await status(there, others.cookie)).toBe(200);
  });

  it('ends all others at once, by identity’s word, also those that it does not show', async () => {
    const { id, cookie, other } = await somebody();
    await all.redis.del(`${all.namespace}sessions-of:${id}`);
    expect(await signOut(here, cookie)).toBe(204);
    expect(await status(here, other)).toBe(401);
    await endedEverywhere(all, other);
    for (const gateway of all.gateways) expect(await status(gateway, cookie)).toBe(200);
    // Again, from the one that is left.
    expect(await signOut(there, cookie)).toBe(204);
  });
});

describe('a new session', () => {
  it('counts at once, at a gateway that still remembers the time before', async () => {
    const { username, cookie } = await somebody();
    await ask(here, '/api/user/change-password', { cookie, body: change });
    const fresh = await logIn(here, username, change.newPassword);
    expect(await status(there, fresh)).toBe(200);
  });
});

describe('an event stream', () => {
  it('ends with its session at every gateway, and no other', async () => {
    const { cookie, other } = await somebody();
    const kept = await streamOf(here, cookie);
    const ending = [await streamOf(here, other), await streamOf(there, other)];
    await ask(here, '/api/user/change-password', { cookie, body: change });
    expect(await Promise.all(ending.map(({ ended }) => ended))).toEqual([true, true]);
    expect(await Promise.race([kept.ended, status(here, cookie)])).toBe(200);
    kept.cancel();
  });

  it('ends at every gateway when its session is logged out, and no other of its user', async () => {
    const { cookie, other } = await somebody();
    const kept = await streamOf(there, cookie);
    const ending = await streamOf(there, other);
    await ask(here, '/api/logout', { cookie: other, method: 'POST' });
    expect(await ending.ended).toBe(true);
    expect(await Promise.race([kept.ended, status(here, cookie)])).toBe(200);
    kept.cancel();
  });

  it('ends though everybody who knew of it died right after the commit', async () => {
    const { id, cookie, other } = await somebody();
    const streams = [await streamOf(here, cookie), await streamOf(there, other)];
    await all.identity.db.rows(`UPDATE users SET is_active = false WHERE id = $1`, [id]);
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual([true, true]);
  });
});

// Last: identity goes, and stays away.
describe('while identity is away', () => {
  it('nobody is let in on an old word, streams end, and logging out still works', async () => {
    const { cookie, other } = await somebody();
    const stream = await streamOf(there, cookie);
    await all.identity.service.close();
    for (const gateway of all.gateways) {
      await until(async () => (await status(gateway, cookie)) === 503, 'the remembered second to pass');
    }
    const { status: code, headers } = await ask(here, '/api/user', { cookie });
    expect([code, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await stream.ended).toBe(true);
    expect((await ask(here, '/api/health', { cookie })).body).toEqual({ status: 'degraded' });
    expect((await ask(here, '/api/logout', { cookie: other, method: 'POST' })).status).toBe(204);
    expect(await status(here, other)).toBe(401);
  });
});
