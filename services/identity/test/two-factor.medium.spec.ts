import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ConfirmTwoFactor,
  DisableTwoFactor,
  GetCurrentUser,
  GetSessionStates,
  ResetTwoFactor,
  StartTwoFactor,
  TwoFactorChanged,
  VerifyCredentials,
} from '#contracts';
import { type TestService, testService } from '#testing';
import { TOTP } from 'otpauth';
import { IdentityModule } from '../src/identity.module.js';
import { actorOf, admin, PASSWORD, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

/** What the app shows; `later` in periods of 30 s. A code that was used up is followed by the next one. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });

/** Somebody with a second factor; their present code is used up. */
async function enrolled() {
  const person = await signUp(identity);
  const { secret } = await person.caller.send(StartTwoFactor, {});
  const usedCode = codeOf(secret);
  const { recoveryCodes } = await person.caller.send(ConfirmTwoFactor, { code: usedCode });
  return { ...person, secret, usedCode, recoveryCodes, username: person.user.username };
}

const logIn = (username: string, code?: string, password = PASSWORD) =>
  identity.anonymous.send(VerifyCredentials, { username, password, ...(code !== undefined && { code }) });

const REFUSED = { kind: 'unauthenticated', details: { errors: [{ field: 'code' }] } };
const REQUIRED = { ...REFUSED, message: 'Two-factor code required' };

const auditOf = (id: number) =>
  identity.db.rows<{ action: string; actor_id: number }>(
    `SELECT action, actor_id FROM audit_log WHERE entity_type = 'user' AND entity_id = $1 ORDER BY id`,
    [id],
  );

describe('switching it on', () => {
  it('asks for nothing before a code has proved that the app has the secret', async () => {
    const { user, caller } = await signUp(identity);
    const { secret, otpauthUrl, qrSvg } = await caller.send(StartTwoFactor, {});
    expect(otpauthUrl).toContain(secret);
    expect(qrSvg).toMatch(/^<svg/);
    expect((await logIn(user.username)).twoFactorEnabled).toBe(false);

    await expect(caller.send(ConfirmTwoFactor, { code: '000000' })).rejects.toMatchObject({
      kind: 'invalid',
      details: { errors: [{ field: 'code' }] },
    });
    const { recoveryCodes } = await caller.send(ConfirmTwoFactor, { code: codeOf(secret) });
    expect(recoveryCodes).toHaveLength(10);
    expect(await caller.send(GetCurrentUser, {})).toMatchObject({ twoFactorEnabled: true });
    await identity.waitForEvent(TwoFactorChanged, ({ userId, change }) => userId === user.id && change === 'on');
    expect(await auditOf(user.id)).toEqual([{ action: 'user.two-factor-on', actor_id: user.id }]);
  });

  it('takes the code of the last secret alone', async () => {
    const { caller } = await signUp(identity);
    const first = await caller.send(StartTwoFactor, {});
    const last = await caller.send(StartTwoFactor, {});
    await expect(caller.send(ConfirmTwoFactor, { code: codeOf(first.secret) })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await caller.send(ConfirmTwoFactor, { code: codeOf(last.secret) });
  });

  it('happens once, of eight at the same time, and not again', async () => {
    const { caller } = await signUp(identity);
    const { secret } = await caller.send(StartTwoFactor, {});
    const code = codeOf(secret);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => caller.send(ConfirmTwoFactor, { code })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(caller.send(StartTwoFactor, {})).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('ends every session but the one that asks', async () => {
    const { user, caller, sessionEpoch } = await signUp(identity);
    const { secret } = await caller.send(StartTwoFactor, {});
    await caller.send(ConfirmTwoFactor, { code: codeOf(secret), session: { id: 'own', epoch: sessionEpoch } });
    const [state] = await identity.anonymous.send(GetSessionStates, { userIds: [user.id] });
    expect(state).toMatchObject({ keptSession: 'own' });
    expect(state!.epoch).not.toBe(sessionEpoch);
  });

  it('is nothing for an administrator who impersonates, nor is switching it off', async () => {
    const { user } = await signUp(identity);
    const impersonated = identity.as({ ...actorOf(user), impersonatorId: 1_000_000 });
    await Promise.all(
      [
        impersonated.send(StartTwoFactor, {}),
        impersonated.send(ConfirmTwoFactor, { code: '123456' }),
        impersonated.send(DisableTwoFactor, { password: PASSWORD }),
      ].map((attempt) => expect(attempt).rejects.toMatchObject({ kind: 'forbidden' })),
    );
  });
});

describe('a login with a second factor', () => {
  it('asks for a code only after the right password', async () => {
    const { username, secret } = await enrolled();
    await expect(logIn(username)).rejects.toMatchObject(REQUIRED);
    await expect(logIn(username, ' ')).rejects.toMatchObject(REQUIRED);
    await expect(logIn(username, codeOf(secret, 1), 'wrong')).rejects.toMatchObject({
      message: 'Invalid username or password',
      details: {},
    });
    await expect(logIn(username, '000000')).rejects.toMatchObject(REFUSED);
    const spaced = codeOf(secret, 1).replace(/^.../, '$& ');
    expect(await logIn(username, spaced)).toMatchObject({ username, twoFactorEnabled: true });
  });

  it('takes a code once: not again, not the one it was confirmed with, nor one before it', async () => {
    const { username, secret, usedCode } = await enrolled();
    await expect(logIn(username, usedCode)).rejects.toMatchObject(REFUSED);
    const next = codeOf(secret, 1);
    await logIn(username, next);
    for (const code of [next, usedCode, codeOf(secret, -1)]) {
      await expect(logIn(username, code)).rejects.toMatchObject(REFUSED);
    }
  });

  it.each(['app', 'recovery'])('lets one in, of eight with the same code of the %s at once', async (kind) => {
    const { username, secret, recoveryCodes } = await enrolled();
    const code = kind === 'app' ? codeOf(secret, 1) : recoveryCodes[0]!;
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => logIn(username, code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { status, ...rest } of tries) {
      if (status === 'rejected') expect(rest).toMatchObject({ reason: REFUSED });
    }
  });

  it('takes each recovery code once, however it is typed, and nobody else’s', async () => {
    const [mine, others] = [await enrolled(), await enrolled()];
    await expect(logIn(mine.username, others.recoveryCodes[0])).rejects.toMatchObject(REFUSED);
    await logIn(mine.username, mine.recoveryCodes[0]!.toUpperCase().replace('-', ' '));
    await expect(logIn(mine.username, mine.recoveryCodes[0])).rejects.toMatchObject(REFUSED);
    await logIn(mine.username, mine.recoveryCodes[9]);
    expect((await auditOf(mine.user.id)).map(({ action }) => action)).toEqual([
      'user.two-factor-on',
      'user.recovery-code-used',
      'user.recovery-code-used',
    ]);
  });

  it('cannot be made from what the database holds', async () => {
    const { user, secret, recoveryCodes } = await enrolled();
    const [kept] = await identity.db.rows<{ text: string }>(
      `SELECT encode(secret, 'escape') || (SELECT string_agg(hash, ' ') FROM recovery_codes WHERE user_id = $1) AS text
       FROM two_factor WHERE user_id = $1`,
      [user.id],
    );
    for (const known of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(kept!.text).not.toContain(known);
    }
  });
});

describe('switching it off', () => {
  it('needs the password, and logs in by it alone afterwards', async () => {
    const { caller, user, username, recoveryCodes } = await enrolled();
    await expect(caller.send(DisableTwoFactor, { password: 'wrong' })).rejects.toMatchObject({
      kind: 'forbidden',
      details: { errors: [{ field: 'password' }] },
    });
    await caller.send(DisableTwoFactor, { password: PASSWORD });
    expect((await logIn(username)).twoFactorEnabled).toBe(false);
    await identity.waitForEvent(TwoFactorChanged, ({ userId, change }) => userId === user.id && change === 'off');
    // Again changes nothing, and a new enrolment does not revive what was.
    await caller.send(DisableTwoFactor, { password: PASSWORD });
    const { secret } = await caller.send(StartTwoFactor, {});
    await caller.send(ConfirmTwoFactor, { code: codeOf(secret) });
    await expect(logIn(username, recoveryCodes[0])).rejects.toMatchObject(REFUSED);
  });

  it('by an administrator ends every session and is written down with who did it', async () => {
    const { user, username, sessionEpoch } = await enrolled();
    await expect(identity.as(actorOf(user)).send(ResetTwoFactor, { id: user.id })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const root = identity.as(admin(7));
    expect(await root.send(ResetTwoFactor, { id: user.id })).toMatchObject({ id: user.id, twoFactorEnabled: false });
    await expect(root.send(ResetTwoFactor, { id: user.id })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(root.send(ResetTwoFactor, { id: 999_999 })).rejects.toMatchObject({ kind: 'not-found' });
    await logIn(username);
    const [state] = await identity.anonymous.send(GetSessionStates, { userIds: [user.id] });
    expect(state).toMatchObject({ keptSession: null });
    expect(state!.epoch).not.toBe(sessionEpoch);
    expect(await auditOf(user.id)).toContainEqual({ action: 'user.two-factor-reset', actor_id: 7 });
    await identity.waitForEvent(TwoFactorChanged, ({ userId, change }) => userId === user.id && change === 'reset');
  });
});
