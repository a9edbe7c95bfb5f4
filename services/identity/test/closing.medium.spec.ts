import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AdminUpdateUser,
  CloseAccount,
  DeleteUser,
  GetCurrentUser,
  GetOpenOrders,
  GetPreferences,
  GetSessionStates,
  ListUsers,
  type OpenOrder,
  RegisterUser,
  SetPreference,
  UpdateProfile,
  UserDeleted,
  UserUpdated,
  VerifyCredentials,
} from '#contracts';
import type { DomainError } from '#platform';
import { type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { actorOf, admin, PASSWORD, registration, signUp } from './people.js';

let identity: TestService;
const openOrders = new Map<number, OpenOrder[]>();
beforeAll(async () => {
  identity = await testService(IdentityModule);
  await identity.fake(GetOpenOrders, ({ userId }) => {
    const orders = openOrders.get(userId) ?? [];
    return { total: orders.length, orders };
  });
});
afterAll(() => identity.close());

const close = (caller: Awaited<ReturnType<typeof signUp>>['caller'], password = PASSWORD) =>
  caller.send(CloseAccount, { password });
const rowOf = async (id: number): Promise<string> => {
  const [row] = await identity.db.rows<{ text: string }>('SELECT u::text AS text FROM users u WHERE id = $1', [id]);
  return row!.text;
};

describe('closing one’s account', () => {
  it('leaves nothing personal, tells the others and logs out everywhere', async () => {
    const input = {
      firstName: 'Grace',
      lastName: 'Hopper',
      companyName: 'Harvard Mark',
      phone: '+1 212',
      address: 'Pier 1',
    };
    const { user, caller } = await signUp(identity, input);
    await caller.send(SetPreference, { name: 'orders.views', value: 'mine' });
    const newEmail = `new.${user.email}`;
    const { companyName, firstName, lastName } = input;
    await caller.send(UpdateProfile, { companyName, firstName, lastName, email: newEmail, currency: 'USD' });
    await close(caller);

    const row = await rowOf(user.id);
    for (const known of [user.username, user.email, ...Object.values(input)]) expect(row).not.toContain(known);
    const links = await identity.db.rows('SELECT email, token_hash FROM account_links WHERE user_id = $1', [user.id]);
    expect(links).toEqual([{ email: null, token_hash: null }]);
    expect(await identity.anonymous.send(GetSessionStates, { userIds: [user.id] })).toEqual([]);
    expect(await identity.db.rows('SELECT 1 FROM preferences WHERE user_id = $1', [user.id])).toEqual([]);
    await Promise.all(
      [caller.send(GetCurrentUser, {}), close(caller)].map((request) =>
        expect(request).rejects.toMatchObject({ kind: expect.stringMatching(/unauthenticated|forbidden/) }),
      ),
    );
    expect(await caller.send(GetPreferences, {})).toEqual({ values: [] });
    await identity.waitForEvent(UserDeleted, ({ userId }) => userId === user.id);
    const last = await identity.waitForEvent(UserUpdated, ({ id, isActive }) => id === user.id && !isActive);
    expect(last).toMatchObject({ companyName: 'Deleted user', firstName: 'Deleted', lastName: 'user', address: null });
    expect(JSON.stringify(last)).not.toMatch(/Grace|Hopper|Harvard|Pier/);
    // The names are free again.
    await identity.anonymous.send(RegisterUser, registration({ username: user.username, email: user.email }));
  });

  it('needs the password, and nobody who impersonates can do it', async () => {
    const { user, caller } = await signUp(identity);
    await expect(close(caller, 'wrong')).rejects.toMatchObject({
      kind: 'forbidden',
      details: { errors: [{ field: 'password' }] },
    });
    const impersonated = identity.as({ ...actorOf(user), impersonatorId: 1_000_000 });
    await expect(close(impersonated)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await rowOf(user.id)).toContain(user.username);
  });

  it('is refused while orders are open, and lists them', async () => {
    const { user, caller } = await signUp(identity);
    const order: OpenOrder = { id: 21, orderNumber: 'PO-2026-000021', status: 'pending', side: 'buyer' };
    openOrders.set(user.id, [order]);
    await Promise.all(
      [close(caller), identity.as(admin()).send(DeleteUser, { id: user.id })].map((attempt) =>
        expect(attempt).rejects.toMatchObject({ kind: 'conflict', details: { orders: [order] } }),
      ),
    );
    openOrders.delete(user.id);
    await close(caller);
  });

  it('happens once, of eight at the same time', async () => {
    const { user, caller } = await signUp(identity);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => close(caller)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await identity.waitForEvent(UserDeleted, ({ userId }) => userId === user.id);
    expect(identity.published(UserDeleted).filter(({ userId }) => userId === user.id)).toHaveLength(1);
  });
});

describe('an administrator who deletes', () => {
  it('does the same to somebody else, who is not there any more', async () => {
    const { user } = await signUp(identity, { firstName: 'Grace' });
    const { user: boss } = await signUp(identity);
    const root = identity.as(admin(boss.id));
    await expect(identity.as(actorOf(user)).send(DeleteUser, { id: boss.id })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(root.send(DeleteUser, { id: boss.id })).rejects.toMatchObject({ kind: 'conflict' });
    await root.send(DeleteUser, { id: user.id });
    expect(await rowOf(user.id)).not.toContain('Grace');
    await Promise.all(
      [
        root.send(DeleteUser, { id: user.id }),
        root.send(AdminUpdateUser, { id: user.id, isActive: true }),
        root.send(DeleteUser, { id: 999_999 }),
      ].map((again) => expect(again).rejects.toMatchObject({ kind: 'not-found' })),
    );
    expect((await root.page(ListUsers, { q: 'deleted-' })).items).toEqual([]);
    const [entry] = await identity.db.rows('SELECT actor_id FROM audit_log WHERE action = $1 AND entity_id = $2', [
      'user.deleted',
      user.id,
    ]);
    expect(entry).toEqual({ actor_id: boss.id });
    await expect(
      identity.anonymous.send(VerifyCredentials, { username: user.username, password: PASSWORD }),
    ).rejects.toMatchObject({ message: 'Invalid username or password' });
  });

  it('does so once, of twenty at the same time', async () => {
    const { user } = await signUp(identity);
    const { user: boss } = await signUp(identity);
    const root = identity.as(admin(boss.id));
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => root.send(DeleteUser, { id: user.id })));
    const answers = tries.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as DomainError).kind));
    expect(answers.toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'not-found')]);
  });

  it('leaves one administrator: of two who delete or deactivate each other at once, one stays', async () => {
    const ways = [
      ['delete', 'delete'],
      ['deactivate', 'deactivate'],
      ['delete', 'deactivate'],
    ] as const;
    for (const [one, other] of ways) {
      const [a, b] = await onlyAdmins(2);
      const remove = (way: (typeof ways)[number][number], by: number, id: number): Promise<unknown> =>
        way === 'delete'
          ? identity.as(admin(by)).send(DeleteUser, { id })
          : identity.as(admin(by)).send(AdminUpdateUser, { id, isActive: false });
      const results = await Promise.allSettled([remove(one, a!, b!), remove(other, b!, a!)]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } });
      const left = await identity.db.rows(`SELECT id FROM users WHERE role = 'admin' AND is_active`);
      expect(left).toHaveLength(1);
    }
  });

  it('is the last one, who may still delete an administrator that is deactivated, but not leave', async () => {
    const [last, inactive] = await onlyAdmins(2);
    const root = identity.as(admin(last));
    await root.send(AdminUpdateUser, { id: inactive!, isActive: false });
    await root.send(DeleteUser, { id: inactive! });
    await expect(close(root)).rejects.toMatchObject({ message: 'The last administrator cannot be deleted' });
  });
});

/** So many new ones; whoever was one before is one no more. */
async function onlyAdmins(count: number): Promise<number[]> {
  const people = await Promise.all(Array.from({ length: count }, () => signUp(identity)));
  const ids = people.map(({ user }) => user.id);
  await identity.db.rows(`UPDATE users SET role = CASE WHEN id = ANY ($1) THEN 'admin' ELSE 'buyer' END`, [ids]);
  return ids;
}
