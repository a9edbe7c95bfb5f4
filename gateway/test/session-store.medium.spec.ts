import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testServers, uniqueName, until } from '#testing';
import { Redis } from 'ioredis';
import { sessionId, SESSION_SECONDS, SessionStore } from '../src/session/session.store.js';

/** Two gateways on one Redis. */
const NAMESPACE = `${uniqueName('sessions')}.`;
let redis: Redis;
let here: SessionStore;
let there: SessionStore;
beforeAll(() => {
  redis = new Redis(testServers().redisUrl);
  [here, there] = [new SessionStore(redis, NAMESPACE), new SessionStore(redis, NAMESPACE)];
});
afterAll(() => redis?.disconnect());

/** A session that both gateways have just read, and remember; answers its id. */
async function openAndRead(userId: number): Promise<string> {
  const stored = { userId, role: 'buyer', epoch: 'e' };
  const id = sessionId(await here.open(stored));
  expect([await here.read(id), await there.read(id)]).toEqual([
    { ...stored, id },
    { ...stored, id },
  ]);
  return id;
}

it('an ended session is over at once where it was ended, and soon everywhere', async () => {
  const [ended, other] = [await openAndRead(1), await openAndRead(1)];
  await here.end(ended);
  expect(await here.read(ended)).toBeUndefined();
  await until(async () => (await there.read(ended)) === undefined, 'the other gateway to know');
  expect(await there.read(other)).toMatchObject({ id: other });
});

it('a session is prolonged by use, and not by being asked about', async () => {
  const id = await openAndRead(2);
  const key = `${NAMESPACE}session:${id}`;
  await redis.expire(key, 60);
  expect(await here.known([id, 'unknown'])).toEqual(new Set([id]));
  expect(await redis.ttl(key)).toBeLessThanOrEqual(60);
  await until(async () => {
    await here.read(id);
    return (await redis.ttl(key)) > SESSION_SECONDS - 60;
  }, 'the session to be read from Redis again');
});

const origin = { userAgent: 'curl/8', place: '203.0.113.x', openedAt: '2026-01-31T12:00:00.000Z' };

it('the sessions of a user are listed, last used first, and nobody else’s; those that are gone are not', async () => {
  const open = async (userId: number) =>
    sessionId(await here.open({ userId, role: 'buyer', epoch: 'e', origin: { ...origin } }));
  const first = await open(4);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const second = await open(4);
  await open(5);
  const gone = await open(4);
  await here.end(gone);
  expect(await there.listOf(4)).toEqual(
    [second, first].map((id) => ({
      ...{ id, userId: 4, role: 'buyer', epoch: 'e', origin },
      lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
  );
  expect(await there.listOf(6)).toEqual([]);
  expect(await redis.ttl(`${NAMESPACE}sessions-of:4`)).toBeGreaterThan(SESSION_SECONDS);
});

it('a session that the list has lost is in it again once it is used', async () => {
  const id = sessionId(await here.open({ userId: 7, role: 'buyer', epoch: 'e' }));
  await redis.del(`${NAMESPACE}sessions-of:7`);
  await there.read(id);
  await until(async () => (await there.listOf(7)).length === 1, 'the list to know it');
});

it('Redis does not hold what the browser holds', async () => {
  const token = await here.open({ userId: 3, role: 'buyer', epoch: 'e' });
  const keys = await redis.keys(`${NAMESPACE}*`);
  const values = await redis.mget(keys);
  expect([...keys, ...values].join()).not.toContain(token);
});
