import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import type { SpawnedGateway as Gateway } from '../../gateway/test/spawn-gateway.js';
import { sessionId } from '../../gateway/src/session/session.store.js';
import {
  ask,
  cookieOf,
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
beforeAll(async () => {
  all = await twoGateways();
  [here, there] = all.gateways;
}, 120_000);
afterAll(() => all?.close(), 30_000);

/** An administrator who works as somebody, and the cookies of before and now. */
async function impersonating() {
  const root = await logIn(here, 'root');
  const { id, username, cookie: own } = await signUp(here);
  const started = await ask(here, `/api/admin/impersonate/${id}`, { cookie: root, method: 'POST' });
  expect(started).toMatchObject({ status: 200, body: { username } });
  return { root, id, username, own, cookie: cookieOf(started.headers) };
}

const userAt = async (gateway: Gateway, cookie: string) =>
  (await ask(gateway, '/api/user', { cookie })).body as { id: number; role: string; originalRole?: string };
const auditOf = (id: number) =>
  all.identity.db.rows<{ action: string; details: Record<string, unknown> }>(
    `SELECT action, actor_id AS actor, impersonator_id AS impersonator, details FROM audit_log
     WHERE entity_type = 'user' AND entity_id = $1 ORDER BY id`,
    [id],
  );

describe('an administrator who impersonates', () => {
  it('is the user at every gateway, and an administrator where administrators work', async () => {
    const { id, username, cookie } = await impersonating();
    for (const gateway of all.gateways) {
      expect(await userAt(gateway, cookie)).toMatchObject({ id, username, role: 'buyer', originalRole: 'admin' });
      expect((await ask(gateway, '/api/admin/users', { cookie })).status).toBe(200);
    }
  });

  it('changes things under both names, written down before they are done', async () => {
    const { id, cookie } = await impersonating();
    const change = { cookie, method: 'PATCH', body: { compactView: true } };
    expect((await ask(there, '/api/user/settings', change)).status).toBe(200);
    const [{ id: admin }] = (await all.identity.db.rows(`SELECT id FROM users WHERE username = 'root'`)) as [
      { id: number },
    ];
    expect((await auditOf(id)).at(-1)).toMatchObject({
      ...{ action: 'impersonation.write', actor: id, impersonator: admin },
      details: { method: 'PATCH', path: '/api/user/settings' },
    });
    expect((await ask(there, '/api/user/settings', { ...change, body: { compactView: 'no' } })).status).toBe(400);
    const outcomes = async () =>
      (
        await all.identity.db.rows<{ status: number }>(
          `SELECT o.status FROM audit_outcomes o JOIN audit_log a ON a.id = o.entry_id WHERE a.actor_id = $1 ORDER BY a.id`,
          [id],
        )
      ).map(({ status: answered }) => answered);
    await until(async () => (await outcomes()).length === 2, 'both outcomes to be written down');
    expect(await outcomes()).toEqual([200, 400]);
  });

  it('cannot touch password, second factor, e-mail address or sessions, nor impersonate on', async () => {
    const { id, cookie, own, username } = await impersonating();
    const other = await signUp(here);
    const profile = {
      firstName: 'Ada',
      lastName: 'Berg',
      companyName: 'Works',
      currency: 'USD',
      email: 'new@example.com',
    };
    const change = { currentPassword: PASSWORD, newPassword: 'battery staple', confirmPassword: 'battery staple' };
    const tries: [number, string, { method: string; body?: object }][] = [
      [403, '/api/user/change-password', { method: 'POST', body: change }],
      [403, '/api/user/two-factor', { method: 'POST' }],
      [403, '/api/user/two-factor/confirm', { method: 'POST', body: { code: '123456' } }],
      [403, '/api/user/two-factor', { method: 'DELETE', body: { password: PASSWORD } }],
      [403, '/api/user/profile', { method: 'PATCH', body: profile }],
      [403, '/api/user/sessions', { method: 'DELETE' }],
      [403, `/api/user/sessions/${sessionId(own.split('=')[1]!)}`, { method: 'DELETE' }],
      [409, `/api/admin/impersonate/${other.id}`, { method: 'POST' }],
    ];
    for (const [expected, path, options] of tries) {
      expect([path, (await ask(here, path, { cookie, ...options })).status]).toEqual([path, expected]);
    }
    expect(await status(here, await logIn(here, username))).toBe(200);
    expect(await userAt(here, own)).toMatchObject({ id, username });
  });

  it('does not change that account as an administrator, which would log themselves out, but others', async () => {
    const { id, cookie } = await impersonating();
    const other = await signUp(here);
    const path = `/api/admin/users/${id}`;
    for (const [at, change] of [
      [path, { method: 'PATCH', body: { isActive: false } }],
      [path, { method: 'DELETE' }],
      [`${path}/reset-password`, { body: { password: 'battery staple' } }],
      [`${path}/sessions`, { method: 'DELETE' }],
    ] as const) {
      const refused = { status: 409, body: { message: 'Return to your own account first' } };
      expect(await ask(there, at, { cookie, ...change })).toMatchObject(refused);
    }
    expect(await userAt(there, cookie)).toMatchObject({ id, isActive: true });
    const change = { cookie, method: 'PATCH', body: { isActive: false } };
    expect((await ask(there, `/api/admin/users/${other.id}`, change)).status).toBe(200);
  });

  it('is in no list of the user’s sessions', async () => {
    const { own } = await impersonating();
    expect((await ask(here, '/api/user/sessions', { cookie: own })).body).toHaveLength(1);
  });
});

describe('an impersonation ends', () => {
  const end = (gateway: Gateway, cookie: string) =>
    ask(gateway, '/api/admin/end-impersonation', { cookie, method: 'POST', body: {} });

  it('by the button, into a new session of the administrator', async () => {
    const { root, id, cookie, own } = await impersonating();
    const answer = await end(there, cookie);
    expect(answer).toMatchObject({ status: 200, body: { username: 'root', role: 'admin' } });
    expect(JSON.stringify(answer.body)).not.toContain('sessionEpoch');
    const back = cookieOf(answer.headers);
    expect(await userAt(here, back)).toMatchObject({ role: 'admin' });
    expect(await userAt(here, back)).not.toHaveProperty('originalRole');
    for (const old of [cookie, root]) await endedEverywhere(all, old);
    expect(await status(here, own)).toBe(200);
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'impersonation.ended', details: { by: 'button' } });
    expect((await end(here, back)).status).toBe(409);
  });

  it('by logging out, which ends the administrator’s own session too', async () => {
    const { root, id, cookie, own } = await impersonating();
    expect((await ask(here, '/api/logout', { cookie, method: 'POST' })).status).toBe(204);
    for (const old of [cookie, root]) await endedEverywhere(all, old);
    expect(await status(here, own)).toBe(200);
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'impersonation.ended', details: { by: 'logout' } });
  });

  it('by time, however much it is used', async () => {
    const { cookie, root } = await impersonating();
    const key = `${all.namespace}session:${sessionId(cookie.split('=')[1]!)}`;
    const stored = JSON.parse((await all.redis.get(key))!) as { impersonatedBy: { until: string } };
    stored.impersonatedBy.until = new Date().toISOString();
    await all.redis.set(key, JSON.stringify(stored));
    await endedEverywhere(all, cookie);
    expect(await all.redis.get(key)).toBeNull();
    expect(await status(here, root)).toBe(200);
  });

  it.each([
    ['the user changes the password', `UPDATE users SET password_hash = 'another' WHERE id = $1`],
    ['the user is deactivated', `UPDATE users SET is_active = false WHERE id = $1`],
  ])('when %s', async (_, sql) => {
    const { id, cookie, root } = await impersonating();
    await all.identity.db.rows(sql, [id]);
    await endedEverywhere(all, cookie);
    expect(await status(here, root)).toBe(200);
  });

  it('when the administrator is deactivated, or logs out of the session that it began in', async () => {
    const { root, cookie, own } = await impersonating();
    await ask(here, '/api/logout', { cookie: root, method: 'POST' });
    await endedEverywhere(all, cookie);

    const again = await impersonating();
    const stream = await fetch(`${there.url}/api/notifications/stream`, { headers: { cookie: again.cookie } });
    await all.identity.db.rows(`UPDATE users SET is_active = false WHERE username = 'root'`);
    await endedEverywhere(all, again.cookie);
    // An open stream ends as well.
    for await (const _ of stream.body!);
    await all.identity.db.rows(`UPDATE users SET is_active = true WHERE username = 'root'`);
    expect(await status(here, again.cookie)).toBe(401);
    expect(await status(here, own)).toBe(200);
  });
});
