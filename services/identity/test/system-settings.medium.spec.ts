import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  GetInvitedRole,
  GetRegistration,
  GetSystemSettings,
  RegisterUser,
  SystemSettingsChanged,
  type SystemSettingsInput,
  UpdateSystemSettings,
} from '#contracts';
import { type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { admin, registration, signUp } from './people.js';

const DEFAULTS: SystemSettingsInput = {
  registrationOpen: true,
  defaultCurrency: 'USD',
  taxRatePercent: 10,
  invitationDays: 14,
  productReview: true,
};

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
  await identity.fake(GetInvitedRole, () => ({ role: 'buyer' as const }));
});
afterAll(() => identity.close());

const root = () => identity.as(admin());
const save = (changes: Partial<SystemSettingsInput>, by = root()) =>
  by.send(UpdateSystemSettings, { ...DEFAULTS, ...changes });

describe('system settings', () => {
  it('are as they came until an administrator changes them, who is named, also to those who go by them', async () => {
    const fresh = await testService(IdentityModule);
    try {
      const { user } = await signUp(fresh);
      const caller = fresh.as(admin(user.id));
      expect(await caller.send(GetSystemSettings, {})).toEqual({ ...DEFAULTS, updatedBy: null, updatedAt: null });
      const changed = { ...DEFAULTS, taxRatePercent: 7.7 };
      const kept = { ...changed, updatedBy: user.username, updatedAt: expect.stringMatching(/Z$/) };
      expect(await caller.send(UpdateSystemSettings, changed)).toEqual(kept);
      expect(await caller.send(GetSystemSettings, {})).toEqual(kept);
      expect(await fresh.waitForEvent(SystemSettingsChanged)).toEqual({ ...changed, version: 1 });
      // Saved again as they are, they are nobody's change.
      await caller.send(UpdateSystemSettings, changed);
      expect(await fresh.db.rows(`SELECT actor_id, details FROM audit_log WHERE action = 'settings.changed'`)).toEqual([
        { actor_id: user.id, details: { taxRatePercent: [10, 7.7] } },
      ]);
    } finally {
      await fresh.close();
    }
  });

  it('that are not said stay as they are', async () => {
    await save({ taxRatePercent: 8, invitationDays: 30 });
    await root().send(UpdateSystemSettings, { invitationDays: 21 });
    expect(await root().send(GetSystemSettings, {})).toMatchObject({ taxRatePercent: 8, invitationDays: 21 });
    await save({});
  });

  it('are for administrators alone', async () => {
    const { caller } = await signUp(identity);
    await expect(caller.send(GetSystemSettings, {})).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(caller.send(UpdateSystemSettings, DEFAULTS)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('have a version of their own for each of eight changes at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => save({ invitationDays: 20 + n })));
    await save({});
    const last = await identity.db.row<{ version: number }>('SELECT version FROM system_settings');
    await identity.waitForEvent(SystemSettingsChanged, ({ version }) => version === last!.version);
    const versions = identity.published(SystemSettingsChanged).map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('close registration to all but those who were invited, and open it again', async () => {
    await save({ registrationOpen: false });
    expect(await identity.anonymous.send(GetRegistration, {})).toEqual({ open: false });
    await expect(identity.anonymous.send(RegisterUser, registration())).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'Registration is closed',
    });
    await identity.anonymous.send(RegisterUser, registration({ invitationToken: 'x'.repeat(43) }));
    await save({});
    expect(await identity.anonymous.send(GetRegistration, {})).toEqual({ open: true });
    await signUp(identity);
  });

  it('give new users their currency', async () => {
    await save({ defaultCurrency: 'EUR' });
    expect((await signUp(identity)).user.currency).toBe('EUR');
    await save({});
    expect((await signUp(identity)).user.currency).toBe('USD');
  });
});
