import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Unsubscribe } from '#contracts';
import { DomainError, type Requests } from '#platform';
import { registerDevMail } from '../src/mail/dev-mail.js';
import { registerOneClick } from '../src/mail/one-click.js';

/** The routes beside Nest's alone, on a server of their own; the service behind them is a fake that notes what it is asked. */
let server: FastifyInstance;
let folder: string;
const asked: unknown[] = [];
const ID = '20261122173257207-d6722f2e';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const html = '<html><head></head><body><script>alert(1)</script>Hello</body></html>';
  const mail = { id: ID, sentAt: '2026-11-22T17:32:57.207Z', to: { address: 'a@b.example', name: '<b>' } };
  writeFileSync(
    join(folder, `${ID}.json`),
    JSON.stringify({
      ...{ ...mail, subject: '<i>Hi</i>', html, text: 'see http://x/?a' },
      message: 'Subject: Hi\r\n\r\nHello',
    }),
  );
  writeFileSync(join(folder, 'secret.json'), '{}');
  server = fastify();
  server.setErrorHandler((error, _request, reply) => {
    const statuses: Record<string, number> = { invalid: 400, 'not-found': 404 };
    const status =
      error instanceof DomainError
        ? (statuses[error.kind] ?? 500)
        : ((error as { statusCode?: number }).statusCode ?? 500);
    return reply.status(status).send({ message: (error as Error).message });
  });
  const requests = {
    send: (definition: unknown, input: unknown) => {
      expect(definition).toBe(Unsubscribe);
      asked.push(input);
      return Promise.resolve({});
    },
  };
  registerOneClick(server, requests as unknown as Requests);
  registerDevMail(server, folder);
  await server.ready();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('one click (RFC 8058)', () => {
  const press = (payload: string, type: string, url = '/unsubscribe?token=t') =>
    server.inject({ method: 'POST', url, payload, headers: { 'content-type': type, origin: 'https://mail.example' } });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is taken as %s, without session and from anywhere', async (type, body) => {
    asked.length = 0;
    expect((await press(body, type)).statusCode).toBe(200);
    expect(asked).toEqual([{ token: 't' }]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'x=1', '/unsubscribe?token=t'],
    ['application/json', 'null', '/unsubscribe?token=t'],
    ['text/plain', '', '/unsubscribe?token=t'],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', '/unsubscribe'],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', '/unsubscribe?token=a&token=b'],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', `/unsubscribe?token=${'a'.repeat(101)}`],
  ])('is not anything else: %s %j at %s', async (type, body, url) => {
    asked.length = 0;
    expect((await press(body, type, url)).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('is no place for long bodies', async () => {
    expect((await press('a'.repeat(5000), 'text/plain')).statusCode).toBe(413);
  });
});

describe('/dev/mail', () => {
  const look = (url: string, remoteAddress = '127.0.0.1', host = 'localhost:8080') =>
    server.inject({ url, remoteAddress, headers: { host } });

  it('shows the mails of the folder, as text, their HTML without its scripts', async () => {
    const list = await look('/dev/mail');
    expect(list.body).toContain('&lt;i&gt;Hi&lt;/i&gt;');
    const mail = await look(`/dev/mail/${ID}`);
    expect(mail.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(mail.body).not.toContain('<script>');
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await look(`/dev/mail/${ID}/raw`)).body).toContain('Subject: Hi');
  });

  it.each([
    ['another machine', '10.0.0.7', 'localhost:8080'],
    ['a page of somebody else’s whose name leads here', '127.0.0.1', 'evil.example'],
  ])('is not there for %s', async (_who, address, host) => {
    for (const url of ['/dev/mail', `/dev/mail/${ID}`, `/dev/mail/${ID}/raw`]) {
      expect((await look(url, address, host)).statusCode).toBe(404);
    }
  });

  it.each(['secret', '..%2Fsecret', `${ID}%00`, '.', '%2e%2e'])('opens no other file: %s', async (id) => {
    expect((await look(`/dev/mail/${id}`)).statusCode).toBe(404);
  });

  it('is not there at all where no folder is set', async () => {
    const production = fastify();
    registerDevMail(production, undefined);
    expect((await production.inject('/dev/mail')).statusCode).toBe(404);
    await production.close();
  });
});
