import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AdminUpdateUser,
  ApproveUser,
  CreateAccessToken,
  DeleteUser,
  EndUserSessions,
  GetOpenOrders,
  GetUser,
  GetUserMetrics,
  ListUsers,
  RecordSessionEnd,
  RejectUser,
  ResetPassword,
  type User,
  UserApproved,
  UserRejected,
  UserUpdated,
  VerifyCredentials,
} from '#contracts';
import { type TestService, testService, uniqueName } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { admin, PASSWORD, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

interface AuditRow extends Record<string, unknown> {
  actor_id: number;
  action: string;
  details: unknown;
}

function auditOf(user: User): Promise<AuditRow[]> {
  return identity.db.rows<AuditRow>(
    `SELECT actor_id, action, details FROM audit_log WHERE entity_type = 'user' AND entity_id = $1 ORDER BY id`,
    [user.id],
  );
}

describe('the fence', () => {
  it('lets no buyer and no seller do what administrators do', async () => {
    const { user: victim } = await signUp(identity, { role: 'seller' });
    for (const role of ['buyer', 'seller'] as const) {
      const { caller } = await signUp(identity, { role });
      const tries = [
        caller.page(ListUsers, {}),
        caller.send(GetUserMetrics, {}),
        caller.send(GetUser, { id: victim.id }),
        caller.send(GetUser, { id: 999_999 }),
        caller.send(EndUserSessions, { id: victim.id }),
        caller.send(RecordSessionEnd, { id: victim.id, session: { device: 'Laptop', place: null } }),
        caller.send(AdminUpdateUser, { id: victim.id, isActive: false }),
        caller.send(ResetPassword, { id: victim.id, password: 'battery staple' }),
        caller.send(ApproveUser, { id: victim.id }),
        caller.send(RejectUser, { id: victim.id, reason: 'Rival' }),
      ];
      for (const result of await Promise.allSettled(tries)) {
        expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'forbidden' } });
      }
    }
    expect(await auditOf(victim)).toEqual([]);
  });

  it('lets nobody in without a session', async () => {
    await expect(identity.anonymous.page(ListUsers, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('the account of a user', () => {
  it('tells administrators who it is and what opens it, and of a closed one nothing personal', async () => {
    const { user, caller } = await signUp(identity);
    await caller.send(CreateAccessToken, { name: 'ERP', scopes: ['stock:read'], expiresInDays: 1, password: PASSWORD });
    const account = await identity.as(admin()).send(GetUser, { id: user.id });
    expect(account).toEqual({ ...user, rejectedAt: null, deletedAt: null, passkeys: 0, accessTokens: 1 });

    await identity.fake(GetOpenOrders, () => ({ total: 0, orders: [] }));
    await identity.as(admin()).send(DeleteUser, { id: user.id });
    const closed = await identity.as(admin()).send(GetUser, { id: user.id });
    expect(closed).toMatchObject({ deletedAt: expect.any(String), accessTokens: 0, isActive: false });
    for (const personal of [user.username, user.email, user.companyName]) {
      expect(JSON.stringify(closed)).not.toContain(personal);
    }
  });

  it('is not that of nobody', async () => {
    await expect(identity.as(admin()).send(GetUser, { id: 999_999 })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('sessions that an administrator ends', () => {
  it('are written down, all or one, and all of them get another epoch', async () => {
    const { user, sessionEpoch } = await signUp(identity);
    const root = identity.as(admin(1_000_007));
    await root.send(RecordSessionEnd, { id: user.id, session: { device: 'Firefox on Linux', place: '203.0.113.x' } });
    await root.send(EndUserSessions, { id: user.id });
    const after = await identity.anonymous.send(VerifyCredentials, { username: user.username, password: PASSWORD });
    expect(after.sessionEpoch).not.toBe(sessionEpoch);
    expect(await auditOf(user)).toEqual([
      {
        actor_id: 1_000_007,
        action: 'user.session-ended',
        details: { device: 'Firefox on Linux', place: '203.0.113.x' },
      },
      { actor_id: 1_000_007, action: 'user.sessions-ended', details: {} },
    ]);
  });

  it('are not the own ones, and not those of nobody', async () => {
    const { user } = await signUp(identity);
    const session = { device: 'Laptop', place: null };
    for (const [id, kind] of [
      [user.id, 'conflict'],
      [999_999, 'not-found'],
    ] as const) {
      const root = identity.as(admin(user.id));
      await expect(root.send(EndUserSessions, { id })).rejects.toMatchObject({ kind });
      await expect(root.send(RecordSessionEnd, { id, session })).rejects.toMatchObject({ kind });
    }
  });
});

describe('a password that an administrator resets', () => {
  it('lets the new one in and the old one out, ends every session and is written down without it', async () => {
    const { user, sessionEpoch } = await signUp(identity);
    await identity.as(admin(1_000_007)).send(ResetPassword, { id: user.id, password: 'battery staple' });
    const { username } = user;
    const after = await identity.anonymous.send(VerifyCredentials, { username, password: 'battery staple' });
    expect(after.sessionEpoch).not.toBe(sessionEpoch);
    await expect(identity.anonymous.send(VerifyCredentials, { username, password: PASSWORD })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await auditOf(user)).toEqual([{ actor_id: 1_000_007, action: 'user.password-reset', details: {} }]);
  });

  it('is not the own one, and not that of nobody', async () => {
    const { user } = await signUp(identity);
    const own = identity.as(admin(user.id)).send(ResetPassword, { id: user.id, password: 'battery staple' });
    await expect(own).rejects.toMatchObject({ kind: 'conflict' });
    const nobodys = identity.as(admin()).send(ResetPassword, { id: 999_999, password: 'battery staple' });
    await expect(nobodys).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('approval', () => {
  it('makes a seller public, tells the owner once and is written down', async () => {
    const { user } = await signUp(identity, { role: 'seller' });
    const caller = identity.as(admin(1_000_007));
    expect(await caller.send(ApproveUser, { id: user.id })).toEqual({ ...user, isApproved: true });
    expect(await caller.send(ApproveUser, { id: user.id })).toMatchObject({ isApproved: true });

    await identity.waitForEvent(
      UserUpdated,
      ({ id, isApproved, version }) => id === user.id && isApproved && version === 2,
    );
    await identity.waitForEvent(UserApproved, ({ userId }) => userId === user.id);
    expect(identity.published(UserApproved).filter(({ userId }) => userId === user.id)).toHaveLength(1);
    expect(await auditOf(user)).toEqual([{ actor_id: 1_000_007, action: 'user.approved', details: {} }]);
  });

  it('by two administrators at once counts once', async () => {
    const { user } = await signUp(identity, { role: 'seller' });
    await Promise.all([7, 8, 9].map((id) => identity.as(admin(id)).send(ApproveUser, { id: user.id })));
    expect(await auditOf(user)).toHaveLength(1);
  });

  it('refused says why, and can still be given', async () => {
    const { user } = await signUp(identity, { role: 'seller' });
    const caller = identity.as(admin(1_000_007));
    await caller.send(RejectUser, { id: user.id, reason: 'No such company' });
    const event = await identity.waitForEvent(UserRejected, ({ userId }) => userId === user.id);
    expect(event.reason).toBe('No such company');
    await expect(caller.send(RejectUser, { id: user.id, reason: 'Again' })).rejects.toMatchObject({ kind: 'conflict' });

    expect(await caller.send(ApproveUser, { id: user.id })).toMatchObject({ isApproved: true });
    await expect(caller.send(RejectUser, { id: user.id, reason: 'Late' })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'User is already approved',
    });
    expect(await auditOf(user)).toEqual([
      { actor_id: 1_000_007, action: 'user.rejected', details: { reason: 'No such company' } },
      { actor_id: 1_000_007, action: 'user.approved', details: {} },
    ]);
  });

  it('is not for buyers, who are told of none, nor for users who do not exist', async () => {
    const { user } = await signUp(identity);
    await expect(identity.as(admin()).send(ApproveUser, { id: user.id })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Only sellers need approval',
    });
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isApproved: true });
    await identity.waitForEvent(UserUpdated, ({ id, isApproved }) => id === user.id && isApproved);
    expect(identity.published(UserApproved).filter(({ userId }) => userId === user.id)).toEqual([]);
    await expect(identity.as(admin()).send(RejectUser, { id: user.id, reason: 'Because' })).rejects.toMatchObject({
      kind: 'conflict',
    });
    await expect(identity.as(admin()).send(ApproveUser, { id: 999_999 })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the switches of an administrator', () => {
  it('deactivate and reactivate, with what was before and after written down', async () => {
    const { user } = await signUp(identity);
    const caller = identity.as(admin(1_000_007));
    expect(await caller.send(AdminUpdateUser, { id: user.id, isActive: false })).toMatchObject({ isActive: false });
    await identity.waitForEvent(UserUpdated, ({ id, isActive }) => id === user.id && !isActive);
    expect(await caller.send(AdminUpdateUser, { id: user.id, isActive: true })).toMatchObject({ isActive: true });
    expect(await auditOf(user)).toEqual([
      {
        actor_id: 1_000_007,
        action: 'user.updated',
        details: { before: { isActive: true, isApproved: false }, after: { isActive: false, isApproved: false } },
      },
      expect.objectContaining({ action: 'user.updated' }),
    ]);
  });

  it('do not deactivate the one who switches', async () => {
    const { user } = await signUp(identity);
    await expect(
      identity.as(admin(user.id)).send(AdminUpdateUser, { id: user.id, isActive: false }),
    ).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('approve like an approval', async () => {
    const { user } = await signUp(identity, { role: 'seller' });
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isApproved: true });
    await identity.waitForEvent(UserApproved, ({ userId }) => userId === user.id);
  });

  it('need something to change', async () => {
    const { user } = await signUp(identity);
    await expect(identity.as(admin()).send(AdminUpdateUser, { id: user.id })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('the list of users', () => {
  it('searches username, e-mail, company and role, literally and in any case', async () => {
    const mark = uniqueName('mark');
    const { user: byName } = await signUp(identity, { username: `a${mark}` });
    const { user: byEmail } = await signUp(identity, { email: `${mark}@example.org` });
    const { user: byCompany } = await signUp(identity, { companyName: `${mark} 100% Ltd` });
    const caller = identity.as(admin());

    const { items, total } = await caller.page(ListUsers, { q: mark.toUpperCase() });
    expect(items.map(({ id }) => id)).toEqual([byCompany.id, byEmail.id, byName.id]);
    expect(total).toBe('3');
    expect(items[0]).toEqual(byCompany);
    expect((await caller.page(ListUsers, { q: `${mark} 100%` })).items).toEqual([byCompany]);
    expect((await caller.page(ListUsers, { q: `${mark.slice(0, 6)}%` })).items).toEqual([]);
  });

  it('filters by role and status', async () => {
    const mark = uniqueName('filter');
    const { user: buyer } = await signUp(identity, { companyName: mark });
    const { user: seller } = await signUp(identity, { companyName: mark, role: 'seller' });
    const caller = identity.as(admin());
    await caller.send(AdminUpdateUser, { id: buyer.id, isActive: false });

    const ids = async (filter: object) =>
      (await caller.page(ListUsers, { q: mark, ...filter })).items.map(({ id }) => id);
    expect(await ids({ role: 'seller' })).toEqual([seller.id]);
    expect(await ids({ status: 'active' })).toEqual([seller.id]);
    expect(await ids({ status: 'inactive' })).toEqual([buyer.id]);
    expect(await ids({ status: 'pending' })).toEqual([seller.id]);
  });

  it('of sellers who wait is a queue: oldest first, without those decided on', async () => {
    const mark = uniqueName('queue');
    const sellers: User[] = [];
    for (let n = 0; n < 5; n++) sellers.push((await signUp(identity, { companyName: mark, role: 'seller' })).user);
    const [first, approved, rejected, deactivated, last] = sellers.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const caller = identity.as(admin());
    await caller.send(ApproveUser, { id: approved });
    await caller.send(RejectUser, { id: rejected, reason: 'No' });
    await caller.send(AdminUpdateUser, { id: deactivated, isActive: false });

    const { items } = await caller.page(ListUsers, { q: mark, status: 'pending', role: 'seller' });
    expect(items.map(({ id }) => id)).toEqual([first, last]);
  });

  it('is paged without gaps or repeats, while others sign up', async () => {
    const mark = uniqueName('pages');
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await signUp(identity, { companyName: mark })).user.id);
    const caller = identity.as(admin());
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await caller.page(ListUsers, { q: mark, limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
      await signUp(identity, { companyName: mark });
    } while (cursor);
    expect(seen).toEqual(ids);
  });
});

describe('the figures of the market', () => {
  it('are the users by role and the sellers who wait, without closed accounts', async () => {
    await identity.fake(GetOpenOrders, () => ({ total: 0, orders: [] }));
    const root = identity.as(admin());
    const figures = async () => (await root.send(GetUserMetrics, {})).facts;
    const before = await figures();
    const { user: gone } = await signUp(identity);
    await signUp(identity);
    const { user: seller } = await signUp(identity, { role: 'seller' });
    await signUp(identity, { role: 'seller' });
    await root.send(ApproveUser, { id: seller.id });
    await root.send(DeleteUser, { id: gone.id });
    expect(await figures()).toEqual({
      buyer: before.buyer + 1,
      seller: before.seller + 2,
      admin: before.admin,
      pending: before.pending + 1,
    });
  });
});
