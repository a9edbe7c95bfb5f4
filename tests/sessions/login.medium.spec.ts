import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DeclineInvitation,
  GetAccountLink,
  GetInvitation,
  PasswordResetStarted,
  Unsubscribe,
  VerifyCredentials,
} from '#contracts';
import { NatsLink, notFound } from '#platform';
import { TOTP } from 'otpauth';
import { uniqueName } from '#testing';
import type { SpawnedGateway as Gateway } from '../../gateway/test/spawn-gateway.js';
import {
  ask,
  endedEverywhere,
  logIn,
  PASSWORD,
  signUp,
  status,
  type TwoGateways,
  twoGateways,
} from './two-gateways.js';

/** Behind a proxy, so that a test can come from whatever address it likes. */
let all: TwoGateways;
let here: Gateway;
beforeAll(async () => {
  const limits = { REGISTRATIONS_PER_ADDRESS: String(REGISTRATIONS) };
  all = await twoGateways({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://market.example.com', ...limits });
  here = all.gateways[0];
}, 120_000);
afterAll(() => all?.close(), 30_000);

const REGISTRATIONS = 40;
let addresses = 0;
const someAddress = (): string => `198.51.100.${++addresses}`;

async function guess(gateway: Gateway, username: string, address: string, password = 'wrong'): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  return (await ask(gateway, '/api/login', { body: { username, password }, headers })).status;
}

/** How often each status was answered. */
async function count(statuses: Promise<number>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const status of await Promise.all(statuses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Runs `work` and answers how many passwords were brought before identity meanwhile. */
async function triesDuring(work: () => Promise<Record<number, number>>): Promise<number> {
  const link = all.identity.service.app.get(NatsLink);
  let tries = 0;
  const heard = link.connection.subscribe(link.subject(VerifyCredentials.subject), { callback: () => void tries++ });
  await link.connection.flush();
  const answers = await work();
  await link.connection.flush();
  heard.unsubscribe();
  // Whoever gets no room at a busy Redis or identity is told so (503); nobody is let in, and nothing breaks.
  expect(Object.keys(answers).filter((status) => !['401', '429', '503'].includes(status))).toEqual([]);
  return tries;
}

describe('of 500 guesses at once, at two gateways', () => {
  it('at most 10 at one user get through', async () => {
    const { username } = await signUp(here);
    const guesses = () => count(times(500, (i) => guess(all.gateways[i % 2]!, username, `203.0.113.${i % 100}`)));
    const tries = await triesDuring(guesses);
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThanOrEqual(10);
  }, 120_000);

  it('at most 100 from one address get through', async () => {
    const address = someAddress();
    const guesses = () => count(times(500, (i) => guess(all.gateways[i % 2]!, uniqueName('nobody'), address)));
    const tries = await triesDuring(guesses);
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThanOrEqual(100);
  }, 120_000);
});

describe('a login', () => {
  it('over the limit is refused with the right password too, and told when to come back', async () => {
    const { username } = await signUp(here);
    for (const _ of times(10, () => 0)) expect(await guess(here, username, someAddress())).toBe(401);
    const answer = await ask(here, '/api/login', { body: { username, password: PASSWORD } });
    expect(answer.status).toBe(429);
    const retryAfter = Number(answer.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(10 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  });

  it('that succeeds clears the count of its user and takes back its own of the address', async () => {
    const { username } = await signUp(here);
    const address = someAddress();
    for (const _ of times(9, () => 0)) await guess(here, username, address);
    expect(await guess(here, username, address, PASSWORD)).toBe(200);
    for (const _ of times(9, () => 0)) expect(await guess(here, username, address)).toBe(401);
    expect(await all.redis.zcard(`${all.namespace}login:address:${address}`)).toBe(18);
  });

  it('that is refused uses up nothing of the address it comes from', async () => {
    const { username } = await signUp(here);
    const address = someAddress();
    await count(times(120, () => guess(here, username, address)));
    expect(await guess(here, uniqueName('nobody'), address)).toBe(401);
  });

  it('counts for the whole /64 of an IPv6 address', async () => {
    const guesses = (first: number) =>
      count(times(10, (i) => guess(here, uniqueName('nobody'), `2001:db8:5:6:${(first + i).toString(16)}::1`)));
    // Ten at a time: a hundred hashes at once take longer than a busy machine has until the deadline.
    for (const first of times(10, (group) => 10 * group)) expect(await guesses(first)).toEqual({ 401: 10 });
    expect(await guesses(100)).toEqual({ 429: 10 });
    expect(await guess(here, uniqueName('nobody'), '2001:db8:5:7::1')).toBe(401);
  });

  it('spelled in another way that the database takes for the same user counts for that user', async () => {
    const { username } = await signUp(here);
    await all.identity.db.rows(`UPDATE users SET username = 'mini' || id WHERE username = $1`, [username]);
    const [{ id }] = (await all.identity.db.rows(`SELECT id FROM users WHERE username LIKE 'mini%'`)) as [
      { id: number },
    ];
    // Only if they are the same user to the database is this a way round the limit.
    expect(await guess(here, `MİNİ${id}`, someAddress(), PASSWORD)).toBe(200);
    const spellings = [`mini${id}`, `MINI${id}`, `mİni${id}`, `minİ${id}`, `mİnİ${id}`];
    const guesses = times(50, (i) => guess(here, spellings[i % 5]!, someAddress()));
    expect(await count(guesses)).toEqual({ 401: 10, 429: 40 });
  });

  it('of a deactivated user with the right password is not counted', async () => {
    const { id, username } = await signUp(here);
    await all.identity.db.rows('UPDATE users SET is_active = false WHERE id = $1', [id]);
    for (const _ of times(12, () => 0)) expect(await guess(here, username, someAddress(), PASSWORD)).toBe(403);
  });
});

describe('a forgotten password', () => {
  const wish = async (email: string, address = someAddress()) => {
    const { status, body } = await ask(here, '/api/forgotten-password', {
      body: { email },
      headers: { 'x-forwarded-for': address },
    });
    return { status, message: (body as { message: string }).message };
  };
  const reset = async (token: string, address: string) => {
    const body = { token, newPassword: 'battery staple', confirmPassword: 'battery staple' };
    return (await ask(here, '/api/reset-password', { body, headers: { 'x-forwarded-for': address } })).status;
  };

  it('is asked for five times, known or not, and the answers are the same', async () => {
    const { username } = await signUp(here);
    const known = await Promise.all(times(8, () => wish(`${username}@example.com`)));
    const unknown = await Promise.all(times(8, () => wish(`${uniqueName('nobody')}@example.com`)));
    const spelled = await Promise.all(times(8, (i) => wish(i % 2 ? 'Nobody@example.com' : 'nobody@EXAMPLE.com')));
    const counted = (answers: { status: number }[]) => count(answers.map(({ status }) => Promise.resolve(status)));
    expect(await counted(known)).toEqual({ 200: 5, 429: 3 });
    expect(await counted(spelled)).toEqual({ 200: 5, 429: 3 });
    expect(await counted(unknown)).toEqual({ 200: 8 });
    const messages = [...known, ...spelled, ...unknown].map(({ status, message }) => `${status} ${message}`);
    expect(new Set(messages).size).toBe(2);
  });

  it('is asked for 30 times from one address', async () => {
    const address = someAddress();
    const wishes = times(34, async (i) => (await wish(`nobody${i}@example.com`, address)).status);
    expect(await count(wishes)).toEqual({ 200: 30, 429: 4 });
  });

  it('is guessed at a hundred times from one address, and sets a new password for who has the link', async () => {
    const { id, username, cookie } = await signUp(here);
    const address = someAddress();
    expect(await count(times(104, (i) => reset(`guess${i}`, address)))).toEqual({ 404: 100, 429: 4 });
    await wish(`${username}@example.com`);
    await all.identity.waitForEvent(PasswordResetStarted, ({ userId }) => userId === id);
    const link = { purpose: 'password-reset', id, generation: 1 };
    const { path } = await all.identity.anonymous.send(GetAccountLink, link);
    expect(await reset(path!.split('=')[1]!, someAddress())).toBe(200);
    await endedEverywhere(all, cookie);
    expect(await logIn(here, username, 'battery staple')).toMatch(/^tradeyard_session=/);
  });
});

describe('strangers at one address', () => {
  const statusOf = async (path: string, address: string, body?: object): Promise<number> =>
    (await ask(here, path, { headers: { 'x-forwarded-for': address }, ...(body && { body }) })).status;

  it('learn a hundred times an hour that a name is taken, and others sign up all the same', async () => {
    const taken = await signUp(here);
    const address = someAddress();
    const signUpAs = (username: string, from: string, confirmPassword = PASSWORD): Promise<number> =>
      statusOf('/api/register', from, {
        ...{ username, email: `${username}@example.com`, password: PASSWORD, confirmPassword },
        ...{ firstName: 'Ada', lastName: 'Lovelace', companyName: 'Analytical Engines', role: 'buyer' },
      });
    // Refused before any password is hashed.
    // No more at once than may be made: each counts as one until it is refused.
    for (let some = 0; some < 3; some++) {
      expect(await count(times(33, () => signUpAs(taken.username, address, 'another')))).toEqual({ 400: 33 });
    }
    expect(await signUpAs(taken.username, address)).toBe(409);
    expect(await signUpAs(taken.username, address)).toBe(429);
    expect(await signUpAs(uniqueName('user'), address)).toBe(429);
    expect(await signUpAs(uniqueName('user'), someAddress())).toBe(201);
    const changed = await ask(here, '/api/user/profile', {
      ...{ method: 'PATCH', cookie: taken.cookie, headers: { 'x-forwarded-for': address } },
      body: { firstName: 'A', lastName: 'B', companyName: 'C', currency: 'USD', email: 'ada@example.com' },
    });
    expect(changed.status).toBe(429);
  });

  it('make so many accounts an hour, of which those refused are none', async () => {
    const address = someAddress();
    const signUpFrom = (username: string, from: string): Promise<number> =>
      statusOf('/api/register', from, {
        ...{ username, email: `${username}@example.com`, password: PASSWORD, confirmPassword: PASSWORD },
        ...{ firstName: 'Ada', lastName: 'Lovelace', companyName: 'Analytical Engines', role: 'buyer' },
      });
    const taken = uniqueName('user');
    expect(await signUpFrom(taken, address)).toBe(201);
    expect(await signUpFrom(taken, address)).toBe(409);
    expect(await count(times(REGISTRATIONS, () => signUpFrom(uniqueName('user'), address)))).toEqual({
      201: REGISTRATIONS - 1,
      429: 1,
    });
    expect(await signUpFrom(uniqueName('user'), someAddress())).toBe(201);
  });

  it('try a hundred links of invitations an hour, and a hundred of mails', async () => {
    const unknown = (): never => {
      throw notFound('There is no such link');
    };
    await all.identity.fake(GetInvitation, unknown);
    await all.identity.fake(DeclineInvitation, unknown);
    await all.identity.fake(Unsubscribe, unknown);
    const address = someAddress();
    const token = (i: number): string => `guess${i}`.padEnd(43, 'a');
    const opened = times(52, (i) => statusOf(`/api/supplier-invitations/token/${token(i)}`, address));
    const declined = times(52, (i) => statusOf('/api/buyer-invitations/decline', address, { token: token(i) }));
    expect(await count([...opened, ...declined])).toEqual({ 404: 100, 429: 4 });
    const unsubscribed = times(104, (i) => statusOf('/api/unsubscribe', address, { token: token(i) }));
    expect(await count(unsubscribed)).toEqual({ 404: 100, 429: 4 });
  });
});

describe('a second factor', () => {
  const codeOf = (secret: string, later = 0): string =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
  const WRONG = '000000';

  /** Somebody with a second factor, logged in; the code that was used for it is used up. */
  async function enrolled() {
    const person = await signUp(here);
    const { cookie } = person;
    const start = await ask(here, '/api/user/two-factor', { cookie, method: 'POST' });
    const { secret } = start.body as { secret: string };
    const confirmed = await ask(here, '/api/user/two-factor/confirm', { cookie, body: { code: codeOf(secret) } });
    expect(confirmed.status).toBe(200);
    return { ...person, secret };
  }
  const logInBy = async (username: string, code?: string) => {
    const { status, body } = await ask(here, '/api/login', {
      body: { username, password: PASSWORD, code },
      headers: { 'x-forwarded-for': someAddress() },
    });
    return { status, message: (body as { message?: string }).message };
  };

  it('is asked for as often as the right password is given: that is no failure', async () => {
    const { username, secret } = await enrolled();
    for (const _ of times(12, () => 0)) {
      expect(await logInBy(username)).toEqual({ status: 401, message: 'Two-factor code required' });
    }
    expect(await logInBy(username, codeOf(secret, 1))).toMatchObject({ status: 200 });
  });

  it('is guessed at ten times by whoever knows the password, and asking in between forgives none', async () => {
    const { username, secret } = await enrolled();
    for (const _ of times(10, () => 0)) {
      expect(await logInBy(username, WRONG)).toMatchObject({ status: 401 });
      expect([401, 429]).toContain((await logInBy(username)).status);
    }
    expect(await logInBy(username, codeOf(secret, 1))).toMatchObject({ status: 429 });
  });

  it('of eight logins with one code at once, at two gateways, opens one session', async () => {
    const { username, secret } = await enrolled();
    const code = codeOf(secret, 1);
    const logins = times(8, async (i) => {
      const body = { username, password: PASSWORD, code };
      return (await ask(all.gateways[i % 2]!, '/api/login', { body })).status;
    });
    expect(await count(logins)).toEqual({ 200: 1, 401: 7 });
  });

  it('switched on ends every other session, and no password of an open screen is guessed without end', async () => {
    const { username, cookie } = await signUp(here);
    const other = await logIn(here, username);
    const { body } = await ask(here, '/api/user/two-factor', { cookie, method: 'POST' });
    const code = codeOf((body as { secret: string }).secret);
    await ask(here, '/api/user/two-factor/confirm', { cookie, body: { code } });
    await endedEverywhere(all, other);
    expect(await status(all.gateways[1], cookie)).toBe(200);

    const switchOff = (password: string) =>
      ask(here, '/api/user/two-factor', { cookie, method: 'DELETE', body: { password } });
    for (const _ of times(10, () => 0)) expect((await switchOff('wrong')).status).toBe(403);
    expect((await switchOff(PASSWORD)).status).toBe(429);
    const change = { currentPassword: PASSWORD, newPassword: 'battery staple', confirmPassword: 'battery staple' };
    expect((await ask(here, '/api/user/change-password', { cookie, body: change })).status).toBe(429);
  });
});

describe('the cookie', () => {
  it('is Secure because PUBLIC_URL is https, whatever the proxy says of the request', async () => {
    const { username } = await signUp(here);
    const said: Record<string, string>[] = [{}, { 'x-forwarded-proto': 'http' }];
    for (const headers of said) {
      const answer = await ask(here, '/api/login', { body: { username, password: PASSWORD }, headers });
      expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure/);
    }
    expect(await logIn(here, username)).toMatch(/^tradeyard_session=/);
  });
});
