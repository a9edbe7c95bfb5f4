import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AskForPasswordReset,
  CancelEmailChange,
  CompletePasswordReset,
  ConfirmEmail,
  EmailChanged,
  EmailChangeStarted,
  GetAccountLink,
  GetCurrentUser,
  GetEmailChange,
  PasswordResetStarted,
  RegisterUser,
  RejectUser,
  UpdateProfile,
  type UpdateProfileInput,
  UpdateSettings,
  type User,
  UserRegistered,
  UserUpdated,
} from '#contracts';
import { actor, type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { actorOf, admin, registration, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

function profileOf({ email }: User, changes: Partial<UpdateProfileInput> = {}): UpdateProfileInput {
  return {
    firstName: 'Grace',
    lastName: 'Hopper',
    email,
    companyName: 'Compilers Ltd',
    currency: 'USD',
    ...changes,
  };
}

describe('the profile', () => {
  it('changes what is given, keeps optional fields left out and clears empty ones', async () => {
    const { user, caller } = await signUp(identity, { phone: '+1 555 0100', companySize: '1-10' });
    const changed = await caller.send(UpdateProfile, profileOf(user, { phone: '' }));
    expect(changed).toEqual({
      ...user,
      firstName: 'Grace',
      lastName: 'Hopper',
      companyName: 'Compilers Ltd',
      phone: null,
      companySize: '1-10',
    });
    await identity.waitForEvent(UserUpdated, ({ id, version }) => id === user.id && version === 2);
  });

  it('loses neither of two changes at once that are of different details', async () => {
    const { user, caller } = await signUp(identity);
    const details = { phone: '555-1234', industry: 'Retail', companySize: '1-10', address: 'Maple Street 1' };
    const one = (detail: Partial<UpdateProfileInput>) => caller.send(UpdateProfile, profileOf(user, detail));
    const { phone, industry, companySize, address } = details;
    await Promise.all([{ phone }, { industry }, { companySize }, { address }].map(one));
    expect(await one({})).toMatchObject(details);
  });

  it('has USD as its currency, or the one that it was made with', async () => {
    const { user, caller } = await signUp(identity);
    await expect(caller.send(UpdateProfile, profileOf(user, { currency: 'JPY' }))).rejects.toMatchObject({
      ...{ kind: 'invalid', message: 'Only USD is currently supported', details: { errors: [{ field: 'currency' }] } },
    });
    await identity.db.rows(`UPDATE users SET currency = 'EUR' WHERE id = $1`, [user.id]);
    expect(await caller.send(UpdateProfile, profileOf(user, { currency: 'EUR' }))).toMatchObject({ currency: 'EUR' });
    expect(await caller.send(UpdateProfile, profileOf(user))).toMatchObject({ currency: 'USD' });
  });

  it('has an address, which is told to those who print it, and which can be cleared', async () => {
    const { user, caller } = await signUp(identity, { address: ' 1 Old Street\nBerwick ' });
    expect(user.address).toBe('1 Old Street\nBerwick');
    await identity.waitForEvent(UserRegistered, ({ id, address }) => id === user.id && address === user.address);
    expect(await caller.send(UpdateProfile, profileOf(user))).toMatchObject({ address: user.address });
    expect(await caller.send(UpdateProfile, profileOf(user, { address: ' ' }))).toMatchObject({ address: null });
    await identity.waitForEvent(UserUpdated, ({ id, address }) => id === user.id && address === null);
  });

  it('may keep its own e-mail address in another case, but not take another’s', async () => {
    const { user, caller } = await signUp(identity);
    const { user: other } = await signUp(identity);
    await caller.send(UpdateProfile, profileOf(user, { email: user.email.toUpperCase() }));
    await expect(
      caller.send(UpdateProfile, profileOf(user, { email: other.email.toUpperCase() })),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'Email already registered' });
  });

  it('keeps its e-mail address while impersonated', async () => {
    const { user } = await signUp(identity);
    const impersonated = identity.as({ ...actorOf(user), impersonatorId: 1_000_000 });
    await expect(
      impersonated.send(UpdateProfile, profileOf(user, { email: 'thief@example.com' })),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await impersonated.send(UpdateProfile, profileOf(user))).toMatchObject({ firstName: 'Grace' });
  });

  it('of nobody is refused', async () => {
    const { user } = await signUp(identity);
    await expect(identity.as(actor({ userId: 999_999 })).send(UpdateProfile, profileOf(user))).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('corrected by a refused seller puts them back in the queue', async () => {
    const { user, caller } = await signUp(identity, { role: 'seller' });
    await identity.as(admin()).send(RejectUser, { id: user.id, reason: 'No such company' });
    await caller.send(UpdateProfile, profileOf(user));
    const row = await identity.db.row<{ rejected_at: Date | null }>('SELECT rejected_at FROM users WHERE id = $1', [
      user.id,
    ]);
    expect(row?.rejected_at).toBeNull();
  });
});

describe('a new e-mail address', () => {
  const DEAD = { kind: 'not-found', message: 'This link is invalid, expired, or has already been used.' };
  const TAKEN = { kind: 'conflict', message: 'Email already registered', details: { errors: [{ field: 'email' }] } };
  const confirm = (token: string) => identity.anonymous.send(ConfirmEmail, { token });
  const tokenOf = async (id: number, generation: number, purpose = 'email-change') =>
    (await identity.anonymous.send(GetAccountLink, { purpose, id, generation })).path?.split('=')[1] ?? 'none';

  /** Somebody who wants another address, and the token that was mailed there. */
  async function changing() {
    const person = await signUp(identity);
    const newEmail = `new.${person.user.email}`;
    const answer = await person.caller.send(UpdateProfile, profileOf(person.user, { email: newEmail }));
    expect(answer).toMatchObject({ email: person.user.email, pendingEmail: newEmail, firstName: 'Grace' });
    await identity.waitForEvent(
      EmailChangeStarted,
      ({ userId, email }) => userId === person.user.id && email === newEmail,
    );
    return { ...person, newEmail, token: await tokenOf(person.user.id, 1) };
  }

  it('counts once its mailbox has confirmed it, and the old one is told', async () => {
    const { user, caller, newEmail, token } = await changing();
    expect(await identity.anonymous.send(GetEmailChange, { token })).toEqual({
      username: user.username,
      email: newEmail,
    });
    expect(await confirm(token)).toEqual({ username: user.username, email: newEmail });
    const now = await caller.send(GetCurrentUser, {});
    expect(now.email).toBe(newEmail);
    expect(now).not.toHaveProperty('pendingEmail');
    await identity.waitForEvent(UserUpdated, ({ id, email }) => id === user.id && email === newEmail);
    const told = await identity.waitForEvent(EmailChanged, ({ userId }) => userId === user.id);
    expect(told).toMatchObject({ oldEmail: user.email, newEmail });
    await expect(confirm(token)).rejects.toMatchObject(DEAD);
  });

  it('is confirmed by one, of eight at once, and by no token of another purpose', async () => {
    const { user, token } = await changing();
    const newPassword = 'battery staple';
    await expect(
      identity.anonymous.send(CompletePasswordReset, { token, newPassword, confirmPassword: newPassword }),
    ).rejects.toMatchObject(DEAD);
    await identity.anonymous.send(AskForPasswordReset, { email: user.email });
    await identity.waitForEvent(PasswordResetStarted, ({ userId }) => userId === user.id);
    await expect(confirm(await tokenOf(user.id, 1, 'password-reset'))).rejects.toMatchObject(DEAD);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => confirm(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Nor does the link that went to the old mailbox set a password any more.
    expect(await tokenOf(user.id, 1, 'password-reset')).toBe('none');
  });

  it('that somebody else took meanwhile is refused when it is confirmed, and the old one stays', async () => {
    const { user, caller, newEmail, token } = await changing();
    await identity.anonymous.send(RegisterUser, registration({ email: newEmail.toUpperCase() }));
    await expect(confirm(token)).rejects.toMatchObject(TAKEN);
    expect(await caller.send(GetCurrentUser, {})).toMatchObject({ email: user.email });
  });

  it('can be given up, but not by an administrator who impersonates', async () => {
    const { user, caller, token } = await changing();
    const impersonated = identity.as({ ...actorOf(user), impersonatorId: 1_000_000 });
    await expect(impersonated.send(CancelEmailChange, {})).rejects.toMatchObject({ kind: 'forbidden' });
    // Saving something else leaves it as it is.
    expect(await caller.send(UpdateProfile, profileOf(user))).toHaveProperty('pendingEmail');
    await caller.send(CancelEmailChange, {});
    expect(await caller.send(GetCurrentUser, {})).not.toHaveProperty('pendingEmail');
    await expect(confirm(token)).rejects.toMatchObject(DEAD);
  });

  it('is asked for five times in an hour', async () => {
    const { user, caller } = await signUp(identity);
    const to = (n: number) => caller.send(UpdateProfile, profileOf(user, { email: `${n}.${user.email}` }));
    for (let n = 0; n < 5; n++) await to(n);
    await expect(to(5)).rejects.toMatchObject({ kind: 'too-many' });
    expect(await caller.send(GetCurrentUser, {})).toMatchObject({ pendingEmail: `4.${user.email}` });
    await identity.db.changed(`UPDATE account_links SET hour_began = now() - interval '1 hour' WHERE user_id = $1`, [
      user.id,
    ]);
    await to(6);
  });
});

describe('settings', () => {
  it('change one at a time and reach the other services with a growing version', async () => {
    const { user, caller } = await signUp(identity);
    expect(await caller.send(UpdateSettings, { orderNotifications: false })).toEqual({
      ...user,
      orderNotifications: false,
    });
    expect(await caller.send(UpdateSettings, { darkMode: true })).toMatchObject({
      orderNotifications: false,
      darkMode: true,
    });
    await identity.waitForEvent(
      UserUpdated,
      ({ id, version, orderNotifications }) => id === user.id && version === 2 && !orderNotifications,
    );
    await identity.waitForEvent(UserUpdated, ({ id, version }) => id === user.id && version === 3);
  });

  it('changed at once all count', async () => {
    const { user, caller } = await signUp(identity);
    await Promise.all([
      caller.send(UpdateSettings, { compactView: true }),
      caller.send(UpdateSettings, { marketingEmails: true }),
      caller.send(UpdateSettings, { supplierUpdates: false }),
      caller.send(UpdateSettings, { inventoryAlerts: false }),
    ]);
    const last = await identity.waitForEvent(UserUpdated, ({ id, version }) => id === user.id && version === 5);
    expect(last).toMatchObject({ supplierUpdates: false, inventoryAlerts: false });
    expect(await caller.send(UpdateSettings, { darkMode: false })).toMatchObject({
      compactView: true,
      marketingEmails: true,
    });
  });

  it('take exactly one key', async () => {
    const { caller } = await signUp(identity);
    await expect(caller.send(UpdateSettings, {})).rejects.toMatchObject({ kind: 'invalid' });
    await expect(caller.send(UpdateSettings, { darkMode: true, compactView: true })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('leave two-factor authentication to its enrolment', async () => {
    const { caller } = await signUp(identity);
    await expect(caller.send(UpdateSettings, { twoFactorEnabled: true })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Use two-factor enrolment',
    });
  });
});
