import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddPasskey,
  AdminUpdateUser,
  CloseAccount,
  ConfirmTwoFactor,
  GetOpenOrders,
  GetSessionStates,
  ListPasskeys,
  LogInByPasskey,
  PasskeyChanged,
  RemovePasskey,
  RenamePasskey,
  ResetPassword,
  ResetTwoFactor,
  StartPasskey,
  StartPasskeyLogin,
  StartTwoFactor,
} from '#contracts';
import { SoftAuthenticator, type TestService, testService } from '#testing';
import { TOTP } from 'otpauth';
import { IdentityModule } from '../src/identity.module.js';
import { PasskeyChallenges } from '../src/passkeys/passkey-challenges.js';
import { actorOf, admin, PASSWORD, signUp } from './people.js';

const origin = 'https://market.example.com';
let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
  await identity.fake(GetOpenOrders, () => ({ total: 0, orders: [] }));
});
afterAll(() => identity.close());

type Person = Awaited<ReturnType<typeof signUp>>;

const start = ({ caller }: Person) => caller.send(StartPasskey, { password: PASSWORD, origin });

/** A passkey of theirs, on a device of its own. */
async function enrol(person: Person, name = 'Laptop') {
  const device = new SoftAuthenticator();
  const { challenge } = await start(person);
  const passkey = await person.caller.send(AddPasskey, { name, ...device.create({ challenge, origin }), origin });
  return { device, passkey };
}

async function enrolled() {
  const person = await signUp(identity);
  return { ...person, ...(await enrol(person)) };
}

const challengeForLogin = async () => (await identity.anonymous.send(StartPasskeyLogin, { origin })).challenge;
const logInWith = async (device: SoftAuthenticator) =>
  send(device.get({ challenge: await challengeForLogin(), origin }));
const send = (signed: ReturnType<SoftAuthenticator['get']> & { userHandle?: string }) =>
  identity.anonymous.send(LogInByPasskey, { ...signed, origin });

const REFUSED = { kind: 'unauthenticated', message: 'The passkey was not accepted' };
const FAILED = { kind: 'invalid', message: 'The passkey could not be checked. Please try again.' };

const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const auditOf = async (id: number) =>
  (
    await identity.db.rows<{ action: string }>(
      `SELECT action FROM audit_log WHERE entity_type = 'user' AND entity_id = $1 ORDER BY id`,
      [id],
    )
  ).map(({ action }) => action);

describe('adding a passkey', () => {
  it('asks for the password, names the device, is written down, told and ends no session', async () => {
    const person = await signUp(identity);
    const { user, caller, sessionEpoch } = person;
    await expect(caller.send(StartPasskey, { password: 'wrong', origin })).rejects.toMatchObject({
      kind: 'forbidden',
      details: { errors: [{ field: 'password' }] },
    });
    const { passkey } = await enrol(person);
    expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null });
    expect(await caller.send(ListPasskeys, {})).toEqual([passkey]);
    await identity.waitForEvent(PasskeyChanged, ({ userId, change }) => userId === user.id && change === 'added');
    expect(await auditOf(user.id)).toEqual(['passkey.added']);
    const [state] = await identity.anonymous.send(GetSessionStates, { userIds: [user.id] });
    expect(state).toMatchObject({ epoch: sessionEpoch });
  });

  it('demands a discoverable key and a PIN or a finger, for this host, on a device that holds none yet', async () => {
    const person = await enrolled();
    const creation = await start(person);
    expect(creation).toMatchObject({
      rp: { id: 'market.example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: person.device.id.toString('base64url'), transports: ['internal'] }],
    });
    expect(creation.user.id).toBe((await start(person)).user.id);
    expect(creation.user.id).not.toBe((await start(await signUp(identity))).user.id);
  });

  it.each([
    ['another site', { origin: 'https://evil.example.com' }],
    ['another host', { rpId: 'evil.example.com' }],
    ['a device that knows nobody', { unverified: true }],
    ['a login', { type: 'webauthn.get' }],
    ['nobody’s challenge', { challenge: 'A'.repeat(43) }],
  ])('for %s is refused', async (_what, tampered) => {
    const person = await signUp(identity);
    const { challenge } = await start(person);
    const made = new SoftAuthenticator().create({ challenge, origin, ...tampered });
    await expect(person.caller.send(AddPasskey, { name: 'Laptop', ...made, origin })).rejects.toMatchObject(FAILED);
    expect(await person.caller.send(ListPasskeys, {})).toEqual([]);
  });

  it('takes its own last challenge alone: not another’s, not a login’s, and none twice', async () => {
    const [person, other] = [await signUp(identity), await signUp(identity)];
    const add = (challenge: string) => {
      const made = new SoftAuthenticator().create({ challenge, origin });
      return person.caller.send(AddPasskey, { name: 'Laptop', ...made, origin });
    };
    const { challenge: first } = await start(person);
    const { challenge: last } = await start(person);
    for (const challenge of [first, (await start(other)).challenge, await challengeForLogin()]) {
      await expect(add(challenge)).rejects.toMatchObject(FAILED);
    }
    const eight = await Promise.allSettled(Array.from({ length: 8 }, () => add(last)));
    expect(fulfilled(eight)).toBe(1);
  });

  it('is impossible with bytes that mean nothing', async () => {
    const { caller } = await signUp(identity);
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const clientDataJSON of ['AAAA', json(null), json([]), json({ challenge: 7 }), json({ challenge: {} })]) {
      await expect(
        caller.send(AddPasskey, { name: 'x', id: 'AA', clientDataJSON, attestationObject: 'AA', origin }),
      ).rejects.toMatchObject(FAILED);
      await expect(
        identity.anonymous.send(LogInByPasskey, {
          ...{ id: 'AA', clientDataJSON, authenticatorData: 'AA', signature: 'AA', origin },
        }),
      ).rejects.toMatchObject(REFUSED);
    }
  });

  it('gives a key to one user, and a user ten of them', async () => {
    const [person, other] = [await signUp(identity), await signUp(identity)];
    const { device } = await enrol(other);
    const { challenge } = await start(person);
    const stolen = { name: 'Mine', ...device.create({ challenge, origin }), origin };
    await expect(person.caller.send(AddPasskey, stolen)).rejects.toMatchObject({ kind: 'conflict' });
    const { challenge: pending } = await start(person);
    await identity.db.changed(
      `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports)
       SELECT $1, 'Key', 'key-' || n, '', 0, '{}' FROM generate_series(1, 10) AS n`,
      [person.user.id],
    );
    await expect(start(person)).rejects.toMatchObject({ kind: 'conflict' });
    const eleventh = new SoftAuthenticator().create({ challenge: pending, origin });
    await expect(person.caller.send(AddPasskey, { name: 'x', ...eleventh, origin })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});

describe('a login by passkey', () => {
  it('needs no password and no code of whoever has a second factor, and is seen in the list', async () => {
    const { user, caller, sessionEpoch, device } = await enrolled();
    expect(await logInWith(device)).toEqual({ ...user, sessionEpoch });
    const { secret } = await caller.send(StartTwoFactor, {});
    await caller.send(ConfirmTwoFactor, { code: new TOTP({ secret }).generate() });
    expect(await logInWith(device)).toMatchObject({ id: user.id, twoFactorEnabled: true });
    const [passkey] = await caller.send(ListPasskeys, {});
    expect(passkey!.lastUsedAt).not.toBeNull();
  });

  it.each([
    ['another site', { origin: 'https://evil.example.com' }],
    ['another host', { rpId: 'evil.example.com' }],
    ['a device that knows nobody', { unverified: true }],
    ['making a key', { type: 'webauthn.create' }],
    ['nobody’s challenge', { challenge: 'A'.repeat(43) }],
  ])('signed for %s is refused', async (_what, tampered) => {
    const { device } = await enrolled();
    const challenge = await challengeForLogin();
    await expect(send(device.get({ challenge, origin, ...tampered }))).rejects.toMatchObject(REFUSED);
  });

  it('refuses a wrong signature, an unknown key and another’s name alike, and the challenge is gone', async () => {
    const [mine, other] = [await enrolled(), await enrolled()];
    const signed = mine.device.get({ challenge: await challengeForLogin(), origin });
    await expect(send({ ...signed, id: other.device.id.toString('base64url') })).rejects.toMatchObject(REFUSED);
    await expect(send(signed)).rejects.toMatchObject(REFUSED);
    await expect(logInWith(new SoftAuthenticator())).rejects.toMatchObject(REFUSED);
    const named = mine.device.get({ challenge: await challengeForLogin(), origin });
    const { user: owner } = await start(other);
    await expect(send({ ...named, userHandle: owner.id })).rejects.toMatchObject(REFUSED);
    const right = mine.device.get({ challenge: await challengeForLogin(), origin });
    const { user } = await start(mine);
    expect(await send({ ...right, userHandle: user.id })).toMatchObject({ id: mine.user.id });
  });

  it('lets one in, of eight with the same challenge at once, and none later', async () => {
    const { device } = await enrolled();
    const signed = device.get({ challenge: await challengeForLogin(), origin });
    const eight = await Promise.allSettled(Array.from({ length: 8 }, () => send(signed)));
    expect(fulfilled(eight)).toBe(1);
    await expect(send(signed)).rejects.toMatchObject(REFUSED);
  });

  it('refuses a challenge that was given out for a passkey, and one that is five minutes old', async () => {
    const person = await enrolled();
    const { challenge: own } = await start(person);
    await expect(send(person.device.get({ challenge: own, origin }))).rejects.toMatchObject(REFUSED);
    const challenge = await challengeForLogin();
    await identity.db.changed(
      `UPDATE passkey_challenges SET expires_at = expires_at - interval '5 minutes' WHERE challenge = $1`,
      [challenge],
    );
    await expect(send(person.device.get({ challenge, origin }))).rejects.toMatchObject(REFUSED);
  });

  it('refuses a key that counts back: it was copied', async () => {
    const { device } = await enrolled();
    device.counter = 7;
    await logInWith(device);
    for (const counter of [0, 5, 7]) {
      device.counter = counter;
      await expect(logInWith(device)).rejects.toMatchObject(REFUSED);
    }
    device.counter = 8;
    await logInWith(device);
  });

  it('is not for whoever is deactivated, and works again afterwards', async () => {
    const { user, device } = await enrolled();
    const root = identity.as(admin());
    await root.send(AdminUpdateUser, { id: user.id, isActive: false });
    await expect(logInWith(device)).rejects.toMatchObject({ kind: 'forbidden', message: 'Account is deactivated' });
    await expect(logInWith(new SoftAuthenticator())).rejects.toMatchObject(REFUSED);
    await root.send(AdminUpdateUser, { id: user.id, isActive: true });
    await logInWith(device);
  });
});

describe('a passkey', () => {
  it('is renamed and removed by its owner alone, who gives the password and is told', async () => {
    const [mine, other] = [await enrolled(), await enrolled()];
    const { id } = mine.passkey;
    expect(await mine.caller.send(RenamePasskey, { id, name: 'Phone' })).toMatchObject({ id, name: 'Phone' });
    await Promise.all(
      [
        other.caller.send(RenamePasskey, { id, name: 'Taken' }),
        other.caller.send(RemovePasskey, { id, password: PASSWORD }),
      ].map((attempt) => expect(attempt).rejects.toMatchObject({ kind: 'not-found' })),
    );
    await expect(mine.caller.send(RemovePasskey, { id, password: 'wrong' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    expect(await mine.caller.send(ListPasskeys, {})).toMatchObject([{ name: 'Phone' }]);
    await mine.caller.send(RemovePasskey, { id, password: PASSWORD });
    await expect(logInWith(mine.device)).rejects.toMatchObject(REFUSED);
    await identity.waitForEvent(PasskeyChanged, ({ name, change }) => name === 'Phone' && change === 'removed');
    expect(await auditOf(mine.user.id)).toEqual(['passkey.added', 'passkey.removed']);
    expect(await other.caller.send(ListPasskeys, {})).toHaveLength(1);
  });

  it('is nothing for an administrator who impersonates, nor for a program', async () => {
    const { user, passkey } = await enrolled();
    const { id } = passkey;
    const made = new SoftAuthenticator().create({ challenge: 'A'.repeat(43), origin });
    for (const stranger of [{ impersonatorId: 1_000_000 }, { tokenId: 5 }]) {
      const caller = identity.as({ ...actorOf(user), ...stranger });
      await Promise.all(
        [
          caller.send(StartPasskey, { password: PASSWORD, origin }),
          caller.send(AddPasskey, { name: 'x', ...made, origin }),
          caller.send(RenamePasskey, { id, name: 'x' }),
          caller.send(RemovePasskey, { id, password: PASSWORD }),
        ].map((attempt) => expect(attempt).rejects.toMatchObject({ kind: 'forbidden' })),
      );
    }
  });

  it.each([
    ['its account', (person: Person) => person.caller.send(CloseAccount, { password: PASSWORD })],
    ['the second factor', ({ user }: Person) => identity.as(admin()).send(ResetTwoFactor, { id: user.id })],
    [
      'the password, by an administrator',
      ({ user }: Person) => identity.as(admin()).send(ResetPassword, { id: user.id, password: 'another horse' }),
    ],
  ])('goes with %s', async (_what, end) => {
    const person = await enrolled();
    await end(person);
    await expect(logInWith(person.device)).rejects.toMatchObject(REFUSED);
  });
});

it('challenges that nobody signed are removed', async () => {
  const [old, young] = [await challengeForLogin(), await challengeForLogin()];
  await identity.db.changed(
    `UPDATE passkey_challenges SET expires_at = now() - interval '1 second' WHERE challenge = $1`,
    [old],
  );
  await identity.service.app.get(PasskeyChallenges).removeExpired();
  const left = await identity.db.rows<{ challenge: string }>(
    'SELECT challenge FROM passkey_challenges WHERE challenge = ANY($1)',
    [[old, young]],
  );
  expect(left).toEqual([{ challenge: young }]);
});
