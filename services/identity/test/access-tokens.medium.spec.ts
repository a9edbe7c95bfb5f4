import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AccessTokenCreated,
  AdminUpdateUser,
  CreateAccessToken,
  type CreateAccessTokenInput,
  DisableTwoFactor,
  FindAccessTokens,
  ListAccessTokens,
  AskForPasswordReset,
  CompletePasswordReset,
  GetAccountLink,
  PasswordResetStarted,
  ResetPassword,
  RevokeAccessToken,
} from '#contracts';
import { actor, type TestService, testService } from '#testing';
import { hash } from 'node:crypto';
import { IdentityModule } from '../src/identity.module.js';
import { actorOf, admin, PASSWORD, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

const wanted: CreateAccessTokenInput = {
  name: 'Warehouse scanner',
  scopes: ['stock:write', 'orders:read'],
  expiresInDays: 90,
  password: PASSWORD,
};
const hashOf = (token: string): string => hash('sha256', token, 'base64url');
const find = (...tokens: string[]) => identity.anonymous.send(FindAccessTokens, { hashes: tokens.map(hashOf) });

async function holder() {
  const person = await signUp(identity);
  return { ...person, made: await person.caller.send(CreateAccessToken, wanted) };
}

describe('an access token', () => {
  it('is told once, kept as its hash, and found by it for its user', async () => {
    const { user, caller, made } = await holder();
    expect(made).toMatchObject({ name: wanted.name, scopes: wanted.scopes, lastUsedAt: null });
    expect(made.token).toMatch(/^ty_[\w-]{43}$/);
    const { token, ...shown } = made;
    expect(await caller.send(ListAccessTokens, {})).toEqual([shown]);
    const rows = await identity.db.rows('SELECT t::text AS text FROM access_tokens t WHERE user_id = $1', [user.id]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(3));

    expect(await find(token, 'ty_another')).toEqual([
      { id: made.id, hash: hashOf(token), userId: user.id, role: 'buyer', scopes: wanted.scopes },
    ]);
    const [used] = await caller.send(ListAccessTokens, {});
    expect(used!.lastUsedAt).toEqual(expect.any(String));
  });

  it('is told to its owner and written down, when it is made and when it is revoked', async () => {
    const { user, caller, made } = await holder();
    await identity.waitForEvent(AccessTokenCreated, ({ userId, tokenId }) => userId === user.id && tokenId === made.id);
    await caller.send(RevokeAccessToken, { id: made.id });
    const rows = await identity.db.rows<{ action: string; details: object }>(
      'SELECT action, details FROM audit_log WHERE actor_id = $1 ORDER BY id',
      [user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['token.created', 'token.revoked']);
    expect(rows[1]!.details).toEqual({ tokenId: made.id, name: wanted.name });
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  it('needs the password, and is none for administrators', async () => {
    const { caller } = await signUp(identity);
    await expect(caller.send(CreateAccessToken, { ...wanted, password: 'wrong' })).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'Current password is incorrect',
    });
    const { user, caller: root } = await signUp(identity);
    await identity.db.rows(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    await expect(root.send(CreateAccessToken, wanted)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('is one of fifty at most, of any number at once', async () => {
    const { user, caller } = await holder();
    await identity.db.rows(
      `INSERT INTO access_tokens (user_id, name, hash, scopes, expires_at)
       SELECT $1::integer, 'old', 'filler ' || $1::integer || ' ' || n, '{stock:read}', now() FROM generate_series(1, 46) n`,
      [user.id],
    );
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => caller.send(CreateAccessToken, wanted)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } });
    expect(await caller.send(ListAccessTokens, {})).toHaveLength(50);
  });

  it('is nobody else’s to see or to revoke', async () => {
    const { made, caller } = await holder();
    const other = await signUp(identity);
    expect(await other.caller.send(ListAccessTokens, {})).toEqual([]);
    await expect(other.caller.send(RevokeAccessToken, { id: made.id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await find(made.token)).toHaveLength(1);
    await caller.send(RevokeAccessToken, { id: made.id });
    await expect(caller.send(RevokeAccessToken, { id: made.id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it.each([
    ['while impersonating', { impersonatorId: 99 }],
    ['with an access token', { tokenId: 7 }],
  ])('is neither made nor revoked %s, nor is any secret touched', async (words, by) => {
    const { user, made } = await holder();
    const caller = identity.as(actor({ ...actorOf(user), ...by }));
    const refused = { kind: 'forbidden', message: expect.stringContaining(words) };
    await expect(caller.send(CreateAccessToken, wanted)).rejects.toMatchObject(refused);
    await expect(caller.send(RevokeAccessToken, { id: made.id })).rejects.toMatchObject(refused);
    await expect(caller.send(DisableTwoFactor, { password: PASSWORD })).rejects.toMatchObject(refused);
  });
});

async function resetByLink(userId: number): Promise<void> {
  const [user] = await identity.db.rows<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
  await identity.anonymous.send(AskForPasswordReset, { email: user!.email });
  const started = await identity.waitForEvent(PasswordResetStarted, (event) => event.userId === userId);
  const { path } = await identity.anonymous.send(GetAccountLink, {
    purpose: 'password-reset',
    id: userId,
    generation: started.generation,
  });
  const token = path!.split('token=')[1]!;
  const newPassword = 'battery staple';
  await identity.anonymous.send(CompletePasswordReset, { token, newPassword, confirmPassword: newPassword });
}

describe('an access token ends', () => {
  const endings: [string, (userId: number) => Promise<unknown>][] = [
    [
      'at its time',
      (id) =>
        identity.db.rows(`UPDATE access_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [id]),
    ],
    ['with its user’s activity', (id) => identity.as(admin()).send(AdminUpdateUser, { id, isActive: false })],
    ['with its user’s role', (id) => identity.db.rows(`UPDATE users SET role = 'seller' WHERE id = $1`, [id])],
    ['when its user is deleted', (id) => identity.db.rows('DELETE FROM users WHERE id = $1', [id])],
    [
      'when an administrator gives a new password',
      (id) => identity.as(admin()).send(ResetPassword, { id, password: 'battery staple' }),
    ],
    ['when its user sets a new password by the link of a mail', resetByLink],
  ];
  it.each(endings)('%s', async (_, end) => {
    const { user, made } = await holder();
    expect(await find(made.token)).toHaveLength(1);
    await end(user.id);
    expect(await find(made.token)).toEqual([]);
  });

  it('for good: being active again does not bring it back', async () => {
    const { user, made } = await holder();
    for (const isActive of [false, true]) {
      await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive });
    }
    expect(await find(made.token)).toEqual([]);
  });
});
