import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { VerifyCredentials } from '#contracts';
import { createLog, NatsLink } from '#platform';
import { testServers, uniqueName } from '#testing';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type SpawnedGateway, spawnGateway } from './spawn-gateway.js';

/** A gateway whose way to Redis a test can cut; in identity's stead, somebody who counts the passwords it is asked about. */
const NAMESPACE = `${uniqueName('gateway')}.`;
const sockets = new Set<Socket>();
let relay: Server;
let identity: NatsLink;
let gateway: SpawnedGateway;
let passwordsTried = 0;

beforeAll(async () => {
  const redis = new URL(testServers().redisUrl);
  relay = createServer((near) => {
    const far = connect(Number(redis.port), redis.hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const log = createLog('identity', 'silent');
  identity = await NatsLink.open({ url: testServers().natsUrl, namespace: NAMESPACE, name: 'identity', log });
  identity.connection.subscribe(identity.subject(VerifyCredentials.subject), { callback: () => void passwordsTried++ });
  await identity.connection.flush();
  const { port } = relay.address() as AddressInfo;
  gateway = await spawnGateway({ NAMESPACE, REDIS_URL: `redis://127.0.0.1:${port}` });
}, 90_000);
afterAll(async () => {
  gateway?.stop();
  await identity?.close();
  relay?.close();
  for (const socket of sockets) socket.destroy();
});

const logIn = async (): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'ada', password: 'wrong' });
  return (await fetch(`${gateway.url}/api/login`, { method: 'POST', headers, body })).status;
};

it('while Redis cannot count them, no password is tried, and whoever logs in is told to come back', async () => {
  // Identity hears the password, though it says nothing.
  expect(await logIn()).toBe(503);
  await identity.connection.flush();
  expect(passwordsTried).toBe(1);

  relay.close();
  for (const socket of sockets) socket.destroy();
  expect(await Promise.all(Array.from({ length: 20 }, logIn))).toEqual(Array.from({ length: 20 }, () => 503));
  await identity.connection.flush();
  expect(passwordsTried).toBe(1);
});
