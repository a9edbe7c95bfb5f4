import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testServers, uniqueName, until } from '#testing';
import { Redis } from 'ioredis';
import { type Session, SessionStore } from '../src/session/session.store.js';

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

/** A session that both gateways have just read, and remember. */
async function openAndRead(session: Session): Promise<string> {
  const token = await here.open(session);
  expect([await here.read(token), await there.read(token)]).toEqual([session, session]);
  return token;
}

it('an ended session is over at once where it was ended, and soon everywhere', async () => {
  const token = await openAndRead({ userId: 1, role: 'buyer' });
  await here.end(token);
  expect(await here.read(token)).toBeUndefined();
  await until(async () => (await there.read(token)) === undefined, 'the other gateway to know');
});

it('all sessions of a user end but the one that asks, and nobody else’s', async () => {
  const [asking, other] = [
    await openAndRead({ userId: 2, role: 'buyer' }),
    await openAndRead({ userId: 2, role: 'buyer' }),
  ];
  const strangers = await openAndRead({ userId: 3, role: 'seller' });
  await here.endAll(2, asking);
  expect(await here.read(asking)).toEqual({ userId: 2, role: 'buyer' });
  expect(await here.read(other)).toBeUndefined();
  expect(await here.read(strangers)).toEqual({ userId: 3, role: 'seller' });
});
