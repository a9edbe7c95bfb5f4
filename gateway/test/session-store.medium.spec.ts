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

it('Redis does not hold what the browser holds', async () => {
  const token = await here.open({ userId: 3, role: 'buyer', epoch: 'e' });
  const keys = await redis.keys(`${NAMESPACE}*`);
  const values = await redis.mget(keys);
  expect([...keys, ...values].join()).not.toContain(token);
});
