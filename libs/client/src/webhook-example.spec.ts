import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { webhookReceiver } from '../examples/webhook.js';

const SECRET = 'whsec_n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=';
const BODY = '{"type":"stock.low","timestamp":"2026-01-31T12:00:00.000Z","data":{"id":9}}';
const taken: unknown[] = [];
let server: Server;

beforeEach(async () => {
  taken.length = 0;
  server = webhookReceiver(SECRET, (event, id) => {
    taken.push({ id, event });
    return Promise.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function send(body: string, { by = SECRET, at = new Date(), signed = body } = {}): Promise<number> {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('msg_1', at, signed),
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

it('the example takes what is signed, and nothing that is forged, changed or old', async () => {
  expect(await send(BODY)).toBe(204);
  expect(taken).toEqual([{ id: 'msg_1', event: JSON.parse(BODY) }]);
  expect(await send(BODY, { by: `whsec_${Buffer.alloc(32, 7).toString('base64')}` })).toBe(400);
  expect(await send(BODY.replace('9', '8'), { signed: BODY })).toBe(400);
  expect(await send(BODY, { at: new Date(Date.now() - 10 * 60_000) })).toBe(400);
  expect(taken).toHaveLength(1);
});

it('docs/api.md shows the example as it is', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(read('../../../docs/api.md')).toContain(read('../examples/webhook.ts'));
});
