import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImportAllLines } from '#contracts';
import { createLog, createStorage, NatsLink } from '#platform';
import { testServers, uniqueName, until } from '#testing';
import { Redis } from 'ioredis';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../deploy/local/child.mjs';
import { SESSION_COOKIE } from '../src/session/session-cookie.js';
import { SessionStore } from '../src/session/session.store.js';
import { EPOCH, identitySaysYes } from './identity-says-yes.js';

/** A gateway process on a real broker and a real Redis, from dist/; the services' answers are given by the test. */
const NAMESPACE = `${uniqueName('ending')}.`;
const files = mkdtempSync(join(tmpdir(), 'tradeyard-ending-'));
const redis = new Redis(testServers().redisUrl);
const environment = {
  NATS_URL: testServers().natsUrl,
  REDIS_URL: testServers().redisUrl,
  NAMESPACE,
  HOST: '127.0.0.1',
  STORAGE_URL: `file://${files}`,
  STORAGE_SECRET: 'only for this test, and long enough',
  LOG_LEVEL: 'fatal',
  DRAIN_MS: '3000',
  BODY_MS: '300',
  UPLOAD_MS: '600',
};
let gateway: ChildProcess;
let port: number;
let url: string;
let ops: string;
let identity: NatsLink;
beforeAll(async () => {
  identity = await identitySaysYes(NAMESPACE);
  await launch();
}, 60_000);
async function launch(): Promise<void> {
  port = await freePort();
  const opsPort = await freePort();
  url = `http://127.0.0.1:${port}`;
  ops = `http://127.0.0.1:${opsPort}`;
  gateway = spawn(process.execPath, ['dist/gateway/src/main.js'], {
    stdio: 'inherit',
    env: { ...environment, PORT: String(port), OPS_PORT: String(opsPort) },
  });
  await until(async () => (await readyz()).status === 200, 'the gateway to be ready', 50_000);
}
afterAll(async () => {
  await identity.close();
  gateway.kill('SIGKILL');
  redis.disconnect();
  rmSync(files, { recursive: true, force: true });
});

const readyz = async (): Promise<{ status: number; phase: string }> => {
  const answer = await fetch(`${ops}/readyz`);
  return { status: answer.status, phase: ((await answer.json()) as { status: string }).status };
};
const session = async (): Promise<{ cookie: string }> => ({
  cookie: `${SESSION_COOKIE}=${await new SessionStore(redis, NAMESPACE).open({ userId: 7, role: 'buyer', epoch: EPOCH })}`,
});
/** A bare connection and all that was said on it so far. */
async function dial(): Promise<{ socket: Socket; heard: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, heard: () => text, closed };
}

describe('a body that trickles in', () => {
  const problem = /\r\n\r\n\{"statusCode":408,"message":"The request took too long to arrive","requestId":"[\w-]+"\}$/;

  it('is 408 in the one error shape, and its connection closes', async () => {
    const { socket, heard, closed } = await dial();
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"us',
    );
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard()).toMatch(problem);
  });

  it('is 408 for an upload too, which leaves no half file', async () => {
    const key = randomUUID();
    const path = await createStorage(environment).signedUploadUrl(key, 60, 9999);
    const { socket, heard, closed } = await dial();
    socket.write(`PUT ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 9999\r\n\r\nhalf`);
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard()).toMatch(problem);
    await until(() => readdirSync(files).length === 0, 'the half file to be gone');
  });

  it('in time is no concern, though the answer takes longer', async () => {
    const { socket, heard, closed } = await dial();
    socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 503 /);
  });
});

// Last: nothing answers after it.
describe('a gateway that is told to end', () => {
  it('is unready, serves on, finishes what was begun, sends streams elsewhere, and ends with code 0', async () => {
    const link = await NatsLink.open({
      url: environment.NATS_URL,
      namespace: NAMESPACE,
      name: 'held',
      log: createLog('held', 'silent'),
    });
    let answer: (() => void) | undefined;
    link.connection.subscribe(link.subject(ImportAllLines.subject), {
      callback: (_error, message) => {
        answer = () => void message.respond('{"imported":1}');
      },
    });
    await link.connection.flush();
    const headers = await session();
    const stream = await fetch(`${url}/api/notifications/stream`, { headers });
    const told = stream.text();
    const silent = await dial();
    const held = fetch(`${url}/api/invoices/1/import-all`, { method: 'POST', headers });
    await until(() => answer, 'the request to be in flight');
    const exit = once(gateway, 'exit');

    gateway.kill('SIGTERM');
    await until(async () => (await readyz()).phase === 'draining', 'it to be unready');
    const late = await fetch(`${url}/api/orders`);
    expect([late.status, late.headers.get('connection')]).toEqual([401, 'close']);

    expect(await told).toMatch(/\nretry: \d+\nevent: bye\ndata: \{\}\n\n$/);
    answer!();
    const finished = await held;
    expect([finished.status, await finished.json()]).toEqual([200, { imported: 1 }]);
    expect(await exit).toEqual([0, null]);
    await silent.closed;
    await link.close();
  });
});
