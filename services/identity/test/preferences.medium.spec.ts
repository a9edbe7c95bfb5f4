import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminUpdateUser, GetPreferences, SetPreference } from '#contracts';
import { actor, type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { admin, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

describe('preferences', () => {
  it('are none at first; each is set, replaced and forgotten without the others', async () => {
    const { caller } = await signUp(identity);
    expect(await caller.send(GetPreferences, {})).toEqual({ values: [] });
    await caller.send(SetPreference, { name: 'orders.size', value: '25' });
    await caller.send(SetPreference, { name: 'orders.columns', value: '{"total":false}' });
    await caller.send(SetPreference, { name: 'orders.size', value: '100' });
    const both = {
      values: [
        { name: 'orders.columns', value: '{"total":false}' },
        { name: 'orders.size', value: '100' },
      ],
    };
    expect(await caller.send(GetPreferences, {})).toEqual(both);
    const left = { values: [{ name: 'orders.columns', value: '{"total":false}' }] };
    expect(await caller.send(SetPreference, { name: 'orders.size', value: null })).toEqual(left);
    expect(await caller.send(SetPreference, { name: 'never.there' })).toEqual(left);
  });

  it('are one’s own', async () => {
    const { caller } = await signUp(identity);
    const { caller: other } = await signUp(identity);
    await caller.send(SetPreference, { name: 'size', value: '25' });
    expect(await other.send(SetPreference, { name: 'size' })).toEqual({ values: [] });
    expect(await caller.send(GetPreferences, {})).toEqual({ values: [{ name: 'size', value: '25' }] });
  });

  it('set by two devices at once are all kept', async () => {
    const { caller } = await signUp(identity);
    const names = Array.from({ length: 20 }, (_, n) => `list${n}`);
    await Promise.all(names.map((name) => caller.send(SetPreference, { name, value: name })));
    const { values } = await caller.send(GetPreferences, {});
    expect(values).toEqual(names.toSorted().map((name) => ({ name, value: name })));
  });

  it('are texts, whatever is in them', async () => {
    const { caller } = await signUp(identity);
    for (const value of ['', '\\u0000', '\ud800', '"', 'null', '__proto__', '漢字 🦀']) {
      const { values } = await caller.send(SetPreference, { name: 'text', value });
      expect(values[0]!.value).toBe(Buffer.from(value).toString());
    }
  });

  it('become no larger than 32 kB in all, and what did not fit changed nothing', async () => {
    const { caller } = await signUp(identity);
    const value = 'x'.repeat(8000);
    for (const name of ['a', 'b', 'c', 'd']) await caller.send(SetPreference, { name, value });
    await expect(caller.send(SetPreference, { name: 'e', value })).rejects.toMatchObject({ kind: 'impossible' });
    expect((await caller.send(GetPreferences, {})).values.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    await caller.send(SetPreference, { name: 'a' });
    await caller.send(SetPreference, { name: 'e', value });
  });

  it('of nobody, or of somebody deactivated, are not kept', async () => {
    const nobody = identity.as(actor({ userId: 999_999 }));
    const change = { name: 'size', value: '25' };
    await expect(nobody.send(SetPreference, change)).rejects.toMatchObject({ kind: 'unauthenticated' });
    const { user, caller } = await signUp(identity);
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: false });
    await expect(caller.send(SetPreference, change)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
