import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AdminUpdateUser,
  AskForPasswordReset,
  ChangePassword,
  CompletePasswordReset,
  GetAccountLink,
  GetCurrentUser,
  GetPasswordReset,
  GetSessionStates,
  PasswordChanged,
  PasswordResetStarted,
  RegisterUser,
  UpdateSettings,
  UserRegistered,
  UserUpdated,
  VerifyCredentials,
} from '#contracts';
import { actor, type TestService, testService, until } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { actorOf, admin, PASSWORD, registration, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

describe('signing up', () => {
  it('answers the user with the defaults, without any password', async () => {
    const input = registration({ role: 'seller', companySize: '11-50', industry: 'retail' });
    const { sessionEpoch: _, ...user } = await identity.anonymous.send(RegisterUser, input);
    expect(user).toEqual({
      id: expect.any(Number),
      username: input.username,
      email: input.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      companyName: 'Analytical Engines',
      companySize: '11-50',
      industry: 'retail',
      phone: null,
      address: null,
      role: 'seller',
      sells: true,
      currency: 'USD',
      isApproved: false,
      isActive: true,
      twoFactorEnabled: false,
      marketingEmails: false,
      orderNotifications: true,
      inventoryAlerts: true,
      supplierUpdates: true,
      darkMode: false,
      compactView: false,
      discoverable: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('tells the other services, once, in the first version', async () => {
    const { user } = await signUp(identity);
    const event = await identity.waitForEvent(UserRegistered, ({ id }) => id === user.id);
    expect(event).toMatchObject({ username: user.username, role: 'buyer', isActive: true, version: 1 });
    expect(JSON.stringify(event)).not.toMatch(/password|argon2/i);
  });

  it('refuses passwords that differ', async () => {
    await expect(
      identity.anonymous.send(RegisterUser, registration({ confirmPassword: 'another' })),
    ).rejects.toMatchObject({
      kind: 'invalid',
      message: "Passwords don't match",
      details: { errors: [{ field: 'confirmPassword', message: "Passwords don't match" }] },
    });
  });

  it('refuses a username or an e-mail address that is taken, whatever its case', async () => {
    const { user } = await signUp(identity);
    await expect(
      identity.anonymous.send(RegisterUser, registration({ username: user.username.toUpperCase() })),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'Username already exists' });
    await expect(
      identity.anonymous.send(RegisterUser, registration({ email: user.email.toUpperCase() })),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'Email already registered' });
    await expect(
      identity.anonymous.send(RegisterUser, registration({ username: user.username, email: user.email })),
    ).rejects.toMatchObject({ message: 'Username already exists' });
  });

  it('gives a name to exactly one of many who want it at once', async () => {
    const { username } = registration();
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        identity.anonymous.send(
          RegisterUser,
          registration({ username: n % 2 ? username : username.toUpperCase(), email: `${n}.${username}@example.com` }),
        ),
      ),
    );
    const refused = tries.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ kind: 'conflict', message: 'Username already exists' });
    expect(await identity.db.rows('SELECT 1 FROM users WHERE lower(username) = lower($1)', [username])).toHaveLength(1);
  });
});

describe('logging in', () => {
  it('takes the username in any case, and the right password alone', async () => {
    const { user, sessionEpoch } = await signUp(identity);
    const answer = await identity.anonymous.send(VerifyCredentials, {
      username: user.username.toUpperCase(),
      password: PASSWORD,
    });
    expect(answer).toEqual({ ...user, sessionEpoch });
    await expect(
      identity.anonymous.send(VerifyCredentials, { username: user.username, password: 'wrong' }),
    ).rejects.toMatchObject({ kind: 'unauthenticated', message: 'Invalid username or password' });
  });

  it('does not tell an unknown user from a wrong password', async () => {
    await expect(
      identity.anonymous.send(VerifyCredentials, { username: 'nobody-at-all', password: PASSWORD }),
    ).rejects.toMatchObject({ kind: 'unauthenticated', message: 'Invalid username or password' });
  });

  it('tells a deactivated user so, but only with the right password', async () => {
    const { user } = await signUp(identity);
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: false });
    await expect(
      identity.anonymous.send(VerifyCredentials, { username: user.username, password: PASSWORD }),
    ).rejects.toMatchObject({ kind: 'forbidden', message: 'Account is deactivated' });
    await expect(
      identity.anonymous.send(VerifyCredentials, { username: user.username, password: 'wrong' }),
    ).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('the current user', () => {
  it('is the one who calls, the same by query and by use case', async () => {
    const { user, caller } = await signUp(identity, { phone: '+49 30 1234' });
    expect(await caller.send(GetCurrentUser, {})).toEqual(user);
  });

  it('is nobody without a session, and nobody once deactivated', async () => {
    await expect(identity.anonymous.send(GetCurrentUser, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
    const { user, caller } = await signUp(identity);
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: false });
    await expect(caller.send(GetCurrentUser, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('shows the administrator behind an impersonation', async () => {
    const { user } = await signUp(identity);
    const impersonated = identity.as({ ...actorOf(user), impersonatorId: 1_000_000 });
    expect(await impersonated.send(GetCurrentUser, {})).toEqual({ ...user, originalRole: 'admin' });
  });
});

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'battery staple', confirmPassword: 'battery staple' };

  it('lets the new one in and the old one out', async () => {
    const { user, caller } = await signUp(identity);
    expect(await caller.send(ChangePassword, change)).toEqual({ message: 'Password changed' });
    const { username } = user;
    await identity.anonymous.send(VerifyCredentials, { username, password: 'battery staple' });
    await expect(identity.anonymous.send(VerifyCredentials, { username, password: PASSWORD })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(identity.published(UserUpdated).every((event) => !('passwordHash' in event))).toBe(true);
  });

  it('refuses a wrong current password and a confirmation that differs', async () => {
    const { caller } = await signUp(identity);
    await expect(caller.send(ChangePassword, { ...change, currentPassword: 'wrong' })).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'Current password is incorrect',
    });
    await expect(caller.send(ChangePassword, { ...change, confirmPassword: 'differs!' })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Passwords do not match',
    });
  });

  it('counts once of two at the same time', async () => {
    const { caller } = await signUp(identity);
    const both = await Promise.allSettled([
      caller.send(ChangePassword, change),
      caller.send(ChangePassword, { ...change, newPassword: 'another one', confirmPassword: 'another one' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused while impersonating, and to nobody', async () => {
    const { user } = await signUp(identity);
    const impersonated = identity.as({ ...actorOf(user), impersonatorId: 1_000_000 });
    await expect(impersonated.send(ChangePassword, change)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(identity.as(actor({ userId: 999_999 })).send(ChangePassword, change)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

describe('the sessions of a user', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'battery staple', confirmPassword: 'battery staple' };
  const stateOf = async (userId: number) =>
    (await identity.anonymous.send(GetSessionStates, { userIds: [userId] })).find((state) => state.userId === userId);

  it('begin in the epoch that sign-up and login answer', async () => {
    const { user, sessionEpoch } = await signUp(identity);
    expect(await stateOf(user.id)).toEqual({ userId: user.id, epoch: sessionEpoch, keptSession: null });
  });

  it('are told of many users at once, and of none that is unknown', async () => {
    const [a, b] = [await signUp(identity), await signUp(identity)];
    const states = await identity.anonymous.send(GetSessionStates, { userIds: [b.user.id, 999_999, a.user.id] });
    expect(new Map(states.map(({ userId, epoch }) => [userId, epoch]))).toEqual(
      new Map([a, b].map(({ user, sessionEpoch }) => [user.id, sessionEpoch])),
    );
    expect(await identity.anonymous.send(GetSessionStates, { userIds: [] })).toEqual([]);
  });

  it('end with a new password, but for the one it was changed in', async () => {
    const { user, caller, sessionEpoch } = await signUp(identity);
    await caller.send(ChangePassword, { ...change, session: { id: 'own', epoch: sessionEpoch } });
    const state = await stateOf(user.id);
    expect(state).toEqual({ userId: user.id, epoch: expect.any(String), keptSession: 'own' });
    expect(state?.epoch).not.toBe(sessionEpoch);

    // The kept one may change it again; one that ended may not, and is not kept.
    const again = { currentPassword: change.newPassword, newPassword: 'third word', confirmPassword: 'third word' };
    await expect(
      caller.send(ChangePassword, { ...again, session: { id: 'other', epoch: sessionEpoch } }),
    ).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await stateOf(user.id)).toEqual(state);
    await caller.send(ChangePassword, { ...again, session: { id: 'own', epoch: sessionEpoch } });
    expect(await stateOf(user.id)).toMatchObject({ keptSession: 'own' });
    expect((await stateOf(user.id))?.epoch).not.toBe(state?.epoch);
  });

  it('all end with a new password that no session asked for', async () => {
    const { user, caller, sessionEpoch } = await signUp(identity);
    await caller.send(ChangePassword, change);
    const state = await stateOf(user.id);
    expect(state).toMatchObject({ keptSession: null });
    expect(state?.epoch).not.toBe(sessionEpoch);
  });

  it('are none while deactivated, and those of before stay ended', async () => {
    const { user, sessionEpoch } = await signUp(identity);
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: false });
    expect(await stateOf(user.id)).toBeUndefined();
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: true });
    expect((await stateOf(user.id))?.epoch).not.toBe(sessionEpoch);
  });

  it.each([
    ['a password hash', `password_hash = 'another'`],
    ['a role', `role = 'admin'`],
    ['deactivation and back', `is_active = false`, `is_active = true`],
  ])('end with %s written by whatever statement, the kept one too', async (_, ...changes) => {
    const { user, caller, sessionEpoch } = await signUp(identity);
    await caller.send(ChangePassword, { ...change, session: { id: 'own', epoch: sessionEpoch } });
    const before = await stateOf(user.id);
    for (const set of changes) await identity.db.rows(`UPDATE users SET ${set} WHERE id = $1`, [user.id]);
    const after = await stateOf(user.id);
    expect(after).toMatchObject({ keptSession: null });
    expect(after?.epoch).not.toBe(before?.epoch);
  });

  it('go on whatever else changes', async () => {
    const { user, caller, sessionEpoch } = await signUp(identity, { role: 'seller' });
    await caller.send(UpdateSettings, { darkMode: true });
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isApproved: true });
    await identity.db.rows(`UPDATE users SET email = 'new-' || email, role = role WHERE id = $1`, [user.id]);
    expect(await stateOf(user.id)).toEqual({ userId: user.id, epoch: sessionEpoch, keptSession: null });
  });

  it('end with the transaction that changes the password, or not at all', async () => {
    const { user, sessionEpoch } = await signUp(identity);
    const failed = identity.db.transaction(async (tx) => {
      await tx.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [user.id]);
      throw new Error('and then it fails');
    });
    await expect(failed).rejects.toThrow('and then it fails');
    expect((await stateOf(user.id))?.epoch).toBe(sessionEpoch);
  });
});

describe('a forgotten password', () => {
  const NEW = 'battery staple';
  const states = (id: number) => identity.anonymous.send(GetSessionStates, { userIds: [id] });
  const logIn = (username: string, password: string) =>
    identity.anonymous.send(VerifyCredentials, { username, password });
  const complete = (token: string, password = NEW) =>
    identity.anonymous.send(CompletePasswordReset, { token, newPassword: password, confirmPassword: password });
  const DEAD = { kind: 'not-found', message: 'This link is invalid, expired, or has already been used.' };

  /** Asks, and answers the token of the link that is mailed. */
  async function ask(email: string, generation = 1): Promise<string> {
    await identity.anonymous.send(AskForPasswordReset, { email });
    const { userId } = await identity.waitForEvent(
      PasswordResetStarted,
      (event) => event.email.toLowerCase() === email.toLowerCase() && event.generation === generation,
    );
    return tokenOf(userId, generation);
  }
  async function tokenOf(id: number, generation: number): Promise<string> {
    const { path } = await identity.anonymous.send(GetAccountLink, { purpose: 'password-reset', id, generation });
    return /^\/reset-password\?token=([\w-]{43})$/.exec(path ?? '')?.[1] ?? '';
  }

  it('is set anew by the link of a mail, once, and every session ends', async () => {
    const { user, sessionEpoch } = await signUp(identity);
    const token = await ask(user.email.toUpperCase());
    expect(await identity.anonymous.send(GetPasswordReset, { token })).toEqual({ username: user.username });
    expect(await complete(token)).toEqual({ message: 'Password changed' });
    await logIn(user.username, NEW);
    await expect(logIn(user.username, PASSWORD)).rejects.toMatchObject({ kind: 'unauthenticated' });
    const [state] = await states(user.id);
    expect(state).toMatchObject({ keptSession: null });
    expect(state!.epoch).not.toBe(sessionEpoch);
    await identity.waitForEvent(PasswordChanged, ({ userId, by }) => userId === user.id && by === 'link');
    await expect(complete(token)).rejects.toMatchObject(DEAD);
    await expect(identity.anonymous.send(GetPasswordReset, { token })).rejects.toMatchObject(DEAD);
    expect(await tokenOf(user.id, 1)).toBe('');
  });

  it('gets one answer, and nothing else at once, whoever has the address', async () => {
    const { user } = await signUp(identity);
    const { user: gone } = await signUp(identity);
    await identity.as(admin()).send(AdminUpdateUser, { id: gone.id, isActive: false });
    const answers = await Promise.all(
      ['nobody@example.com', gone.email, user.email].map((email) =>
        identity.anonymous.send(AskForPasswordReset, { email }),
      ),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    await identity.waitForEvent(PasswordResetStarted, ({ userId }) => userId === user.id);
    await until(
      async () => (await identity.db.rows(`SELECT FROM inbox WHERE handler LIKE '%password-reset.asked%'`)).length >= 3,
      'all three to be handled',
    );
    const started = identity.published(PasswordResetStarted).map(({ email }) => email);
    expect(started).not.toContain(gone.email);
    expect(started).not.toContain('nobody@example.com');
  });

  it('has one link at a time: the newest', async () => {
    const { user } = await signUp(identity);
    const first = await ask(user.email);
    const second = await ask(user.email, 2);
    await expect(complete(first)).rejects.toMatchObject(DEAD);
    await complete(second);
  });

  it('is changed by one, of eight with the link at once', async () => {
    const { user } = await signUp(identity);
    const token = await ask(user.email);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => complete(token, `${NEW} ${n}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of tries) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(DEAD);
  });

  it('is not changed by a link of another purpose, one that is over, cut or made up', async () => {
    const { user } = await signUp(identity);
    const token = await ask(user.email);
    for (const wrong of [token.slice(1), `${token}x`, 'x'.repeat(43), ' ']) {
      await expect(complete(wrong)).rejects.toMatchObject(DEAD);
    }
    await expect(
      identity.anonymous.send(CompletePasswordReset, { token, newPassword: NEW, confirmPassword: 'other' }),
    ).rejects.toMatchObject({ kind: 'invalid', message: 'Passwords do not match' });
    await identity.db.changed(`UPDATE account_links SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      user.id,
    ]);
    await expect(complete(token)).rejects.toMatchObject(DEAD);
    const [kept] = await identity.db.rows<{ row: string }>(
      'SELECT l::text AS row FROM account_links l WHERE user_id = $1',
      [user.id],
    );
    expect(kept!.row).not.toContain(token);
    const asked = { id: user.id, generation: 1 };
    expect(await identity.anonymous.send(GetAccountLink, { ...asked, purpose: 'constructor' })).toEqual({ path: null });
  });

  it('that was found again, or whose user may not log in any more, leaves no link', async () => {
    const { user, caller } = await signUp(identity);
    const token = await ask(user.email);
    const change = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    await caller.send(ChangePassword, change);
    await expect(complete(token, 'a third one')).rejects.toMatchObject(DEAD);
    const next = await ask(user.email, 2);
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: false });
    await expect(complete(next)).rejects.toMatchObject(DEAD);
  });
});
