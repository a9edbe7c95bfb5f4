import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { PoolClient } from 'pg';
import { Call, runInCall } from '../call/call.js';
import { inTime } from './in-time.js';

let server: Server;
let asked: Promise<unknown>;
let requests = 0;
beforeEach(async () => {
  requests = 0;
  server = createServer((socket) => {
    requests += 1;
    socket.on('error', () => undefined).end();
  }).listen(0, '127.0.0.1');
  asked = once(server, 'connection');
  await once(server, 'listening');
});
afterEach(() => void server.close());

it('what may not be cancelled yet is not: the server is asked once it may be', async () => {
  const { port } = server.address() as AddressInfo;
  const client = { host: '127.0.0.1', port, processID: 1, secretKey: 2 } as unknown as PoolClient;
  const [work, over, allowed] = [gate(), gate(), gate()];
  const inTimeAtAll = runInCall(new Call({ requestId: 'r', deadlineAt: Date.now() + 20 }), () =>
    inTime(
      client,
      () => work.opened,
      () => {
        over.open();
        return allowed.opened;
      },
    ),
  );
  await over.opened;
  expect(requests).toBe(0);
  allowed.open();
  await asked;
  work.open();
  await inTimeAtAll;
  expect(requests).toBe(1);
});

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
