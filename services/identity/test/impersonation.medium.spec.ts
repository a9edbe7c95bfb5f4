import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AdminUpdateUser,
  EndImpersonation,
  GetCurrentUser,
  ImpersonationStarted,
  ListAudit,
  RecordImpersonatedOutcome,
  RecordImpersonatedWrite,
  RecordImpersonatedWriteV1,
  StartImpersonation,
  UpdateProfile,
  UpdateSettings,
} from '#contracts';
import { type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { ImpersonationEnds } from '../src/impersonation/impersonation-ends.js';
import { actorOf, admin as adminActor, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

/** An administrator with a row of their own. */
async function someAdmin() {
  const { user } = await signUp(identity);
  await identity.db.rows(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
  const admin = { ...user, role: 'admin' as const };
  return { admin, caller: identity.as(actorOf(admin)) };
}

/** Somebody whom an administrator impersonates. */
async function impersonated() {
  const { admin, caller } = await someAdmin();
  const { user } = await signUp(identity, { role: 'seller' });
  const started = await caller.send(StartImpersonation, { id: user.id });
  return { admin, root: caller, user, started, both: identity.as({ ...actorOf(user), impersonatorId: admin.id }) };
}

const auditOf = (id: number) =>
  identity.db.rows(
    `SELECT action, actor_id AS actor, impersonator_id AS impersonator, details - 'until' AS details
     FROM audit_log WHERE entity_type = 'user' AND entity_id = $1 ORDER BY id`,
    [id],
  );
const endOverdue = () => identity.service.app.get(ImpersonationEnds).endOverdue();
const WRITE = { method: 'POST', path: '/api/orders' };

describe('an impersonation', () => {
  it('lasts an hour, is told to the person and written down with who and whom', async () => {
    const { admin, user, started } = await impersonated();
    expect(started.user).toMatchObject({ id: user.id, username: user.username, sessionEpoch: expect.any(String) });
    const minutes = (Date.parse(started.until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    const event = await identity.waitForEvent(ImpersonationStarted, ({ userId }) => userId === user.id);
    expect(event).toEqual({ userId: user.id, adminId: admin.id, adminUsername: admin.username });
    expect(await auditOf(user.id)).toEqual([
      { action: 'impersonation.started', actor: admin.id, impersonator: null, details: { id: started.id } },
    ]);
  });

  it('is begun by administrators alone, with nobody who is one, is deactivated or does not exist', async () => {
    const { caller, admin } = await someAdmin();
    const other = await someAdmin();
    const { user } = await signUp(identity);
    const start = (id: number, by = caller) => by.send(StartImpersonation, { id });
    await expect(start(user.id, identity.as(actorOf(user)))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(start(other.admin.id)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(start(admin.id)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(start(999_999)).rejects.toMatchObject({ kind: 'not-found' });
    await caller.send(AdminUpdateUser, { id: user.id, isActive: false });
    await expect(start(user.id)).rejects.toMatchObject({ kind: 'conflict' });
    // A session that outlived its administrator.
    const { user: third } = await signUp(identity);
    await other.caller.send(AdminUpdateUser, { id: admin.id, isActive: false });
    await expect(start(third.id)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await auditOf(third.id)).toEqual([]);
  });

  it('shows both in whatever answers the user', async () => {
    const { user, both, started } = await impersonated();
    const shown = { originalRole: 'admin', impersonatedUntil: started.until };
    expect(await both.send(GetCurrentUser, {})).toEqual({ ...user, ...shown });
    expect(await both.send(UpdateSettings, { compactView: true })).toMatchObject({ ...shown, compactView: true });
    await expect(both.send(UpdateSettings, { marketingEmails: true })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await both.send(UpdateSettings, { marketingEmails: false })).toMatchObject({ marketingEmails: false });
    const { firstName, lastName, email, companyName, currency } = user;
    const profile = { firstName, lastName, email, companyName, currency };
    expect(await both.send(UpdateProfile, profile)).toMatchObject(shown);
    await expect(both.send(UpdateProfile, { ...profile, email: `x${email}` })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('writes down what is changed, with both names, while it lasts', async () => {
    const { admin, root, user, both, started } = await impersonated();
    const before = (await auditOf(user.id)).length;
    const { entryId } = await both.send(RecordImpersonatedWrite, { id: started.id, ...WRITE });
    expect((await auditOf(user.id)).at(-1)).toEqual({
      ...{ action: 'impersonation.write', actor: user.id, impersonator: admin.id },
      details: { id: started.id, ...WRITE },
    });
    expect(await both.send(RecordImpersonatedWriteV1, { id: started.id, ...WRITE })).toBeNull();
    expect(await auditOf(user.id)).toHaveLength(2 + before);
    // Nobody else's, and none without the administrator behind it.
    const others = await impersonated();
    for (const caller of [others.both, others.root, identity.as(actorOf(user))]) {
      await expect(caller.send(RecordImpersonatedWrite, { id: started.id, ...WRITE })).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    }
    const outcome = async () =>
      (await identity.as(adminActor()).page(ListAudit, { userId: user.id })).items.find(({ id }) => id === entryId);
    expect(await outcome()).toMatchObject({ outcome: 'unknown', status: null });
    await others.both.send(RecordImpersonatedOutcome, { entryId, status: 200 });
    expect(await outcome()).toMatchObject({ outcome: 'unknown' });
    await both.send(RecordImpersonatedOutcome, { entryId, status: 409 });
    await both.send(RecordImpersonatedOutcome, { entryId, status: 200 });
    expect(await outcome()).toMatchObject({ outcome: 'refused', status: 409 });
    await expect(identity.db.rows('UPDATE audit_outcomes SET status = 200')).rejects.toThrow();
    await root.send(EndImpersonation, { id: started.id, by: 'button' });
    await expect(both.send(RecordImpersonatedWrite, { id: started.id, ...WRITE })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

describe('its end', () => {
  it('by the administrator is written down once, and nobody else brings it about', async () => {
    const { admin, root, user, started } = await impersonated();
    const stranger = await someAdmin();
    const end = (by = root) => by.send(EndImpersonation, { id: started.id, by: 'button' });
    await expect(end(stranger.caller)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(end(identity.as(actorOf(user)))).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await end()).toMatchObject({ id: admin.id, role: 'admin', sessionEpoch: expect.any(String) });
    await Promise.all(Array.from({ length: 8 }, () => end()));
    const ends = (await auditOf(user.id)).slice(1);
    expect(ends).toEqual([
      { action: 'impersonation.ended', actor: admin.id, impersonator: null, details: { id: started.id, by: 'button' } },
    ]);
  });

  it.each([
    ['time', async (id: number) => identity.db.rows('UPDATE impersonations SET until = now() WHERE id = $1', [id])],
    [
      'deactivation',
      async (id: number) =>
        identity.db.rows(
          'UPDATE users SET is_active = false WHERE id = (SELECT admin_id FROM impersonations WHERE id = $1)',
          [id],
        ),
    ],
  ])('by %s is written down too, once, and leaves others alone', async (by, bring) => {
    const [{ user, started, both }, other] = [await impersonated(), await impersonated()];
    await bring(started.id);
    await Promise.all([endOverdue(), endOverdue()]);
    await endOverdue();
    expect((await auditOf(user.id)).slice(1)).toMatchObject([
      { action: 'impersonation.ended', details: { id: started.id, by } },
    ]);
    expect(await auditOf(other.user.id)).toHaveLength(1);
    await expect(both.send(RecordImpersonatedWrite, { id: started.id, ...WRITE })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});
