import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
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
import { actorOf, admin, signUp } from './people.js';

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
    const changed = await caller.send(UpdateProfile, profileOf(user, { email: `new.${user.email}`, phone: '' }));
    expect(changed).toEqual({
      ...user,
      firstName: 'Grace',
      lastName: 'Hopper',
      companyName: 'Compilers Ltd',
      email: `new.${user.email}`,
      phone: null,
      companySize: '1-10',
    });
    await identity.waitForEvent(UserUpdated, ({ id, version }) => id === user.id && version === 2);
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
