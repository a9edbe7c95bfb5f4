import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Call, createStorage, runInCall, type Storage } from '#platform';
import { isSigned, S3Store, until } from '#testing';

const SECRET = 'the secret key of this test run';
process.env.AWS_ACCESS_KEY_ID = 'AKIAIOSFODNN7EXAMPLE';
process.env.AWS_SECRET_ACCESS_KEY = SECRET;

const storageAt = (endpoint: string): Storage =>
  createStorage({
    STORAGE_URL: `s3://bucket/invoices?endpoint=${endpoint}`,
    STORAGE_SECRET: 'only known to this test run',
  });
const bytes = (content: Buffer | string): Readable => Readable.from([Buffer.from(content)]);
/** As part of a call whose caller waits for so long. */
const within = <T>(ms: number, work: () => T): T =>
  runInCall(new Call({ requestId: 'r', deadlineAt: Date.now() + ms }), work);
const away = { kind: 'unavailable' };

it('the store of these tests checks signatures as in the examples of Amazon’s documentation', () => {
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const signature = 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
  const url =
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3' +
    `%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=${signature}`;
  const get = { method: 'GET', url, headers: { host: 'examplebucket.s3.amazonaws.com' } };
  const intime = Date.UTC(2013, 4, 24, 12);
  expect(isSigned(get, secret, intime)).toBe(true);
  expect(isSigned(get, secret, Date.UTC(2013, 4, 26))).toBe(false);
  expect(isSigned({ ...get, method: 'PUT' }, secret, intime)).toBe(false);
  expect(isSigned({ ...get, headers: { host: 'other.example' } }, secret, intime)).toBe(false);
});

describe('files in a bucket', () => {
  let store: S3Store;
  let storage: Storage;

  beforeAll(async () => {
    store = await S3Store.start(SECRET);
    storage = storageAt(store.endpoint);
  });
  afterAll(() => store.stop());

  it('are given back as they were written, and forgotten when deleted', async () => {
    const key = `${randomUUID()}.pdf`;
    const content = Buffer.alloc(3_000_000, 'content ');
    expect(await storage.stat(key)).toBeUndefined();
    await storage.write(key, bytes(content), content.length);
    expect(store.objects.has(`/bucket/invoices/${key}`)).toBe(true);
    expect(await storage.stat(key)).toEqual({ bytes: content.length });
    expect((await buffer(await storage.read(key))).equals(content)).toBe(true);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.stat(key)).toBeUndefined();
    await expect(storage.read(key)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('are written once', async () => {
    const key = randomUUID();
    await storage.write(key, bytes('first'), 10);
    await expect(storage.write(key, bytes('second'), 10)).rejects.toMatchObject({ kind: 'conflict' });
    expect(String(await buffer(await storage.read(key)))).toBe('first');
  });

  it('are cut off when they are too large', async () => {
    const key = randomUUID();
    await expect(storage.write(key, bytes('12345'), 4)).rejects.toMatchObject({ kind: 'too-large' });
    expect(await storage.stat(key)).toBeUndefined();
  });

  it('are nothing to a store that knows no such signature', async () => {
    const stranger = await S3Store.start('another secret key');
    await expect(storageAt(stranger.endpoint).stat('a')).rejects.not.toMatchObject(away);
    stranger.stop();
  });

  describe('uploaded straight into it', () => {
    const put = async (url: string, content: string): Promise<number> =>
      (await fetch(url, { method: 'PUT', body: content })).status;

    it('must have the size that was announced', async () => {
      const key = randomUUID();
      const url = await storage.signedUploadUrl(key, 60, 5);
      expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')?.split(';')).toContain('content-length');
      for (const other of ['1234', '123456', '', 'x'.repeat(11 * 1024 ** 2)]) expect(await put(url, other)).toBe(403);
      expect(await storage.stat(key)).toBeUndefined();
      expect(await put(url, '12345')).toBe(200);
      expect(await storage.stat(key)).toEqual({ bytes: 5 });
    });

    it('cannot be without a size', async () => {
      const key = randomUUID();
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(Buffer.from('12345'));
          stream.close();
        },
      });
      const url = await storage.signedUploadUrl(key, 60, 5);
      const { status } = await fetch(url, { method: 'PUT', body, duplex: 'half' });
      expect(status).toBe(403);
      expect(await storage.stat(key)).toBeUndefined();
    });

    it('need a URL of their own that is still good', async () => {
      const url = await storage.signedUploadUrl('mine', 60, 5);
      expect(await put(url.replace('/mine?', '/yours?'), '12345')).toBe(403);
      const brief = await storage.signedUploadUrl('brief', 1, 5);
      await until(async () => (await put(brief, '12345')) === 403, 'the URL to expire');
    });
  });

  it('come through the app when their size is not announced', async () => {
    const url = new URL(await storage.signedUploadUrl('a.pdf', 60), 'http://app');
    expect(url.pathname).toBe('/api/uploads/a.pdf');
    const query = Object.fromEntries(url.searchParams);
    expect(storage.verifyUpload('a.pdf', query)).toBe('a.pdf');
    expect(() => storage.verifyUpload('b.pdf', query)).toThrow('invalid or has expired');
  });
});

describe('a store that', () => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();

  /** A server that does with its connections what it is told. */
  async function listen(onConnection: (socket: Socket) => void): Promise<Storage> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      onConnection(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return storageAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  afterEach(() => {
    server?.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  });

  it('takes connections and never answers is unavailable by the caller’s deadline', async () => {
    const storage = await listen((socket) => socket.resume());
    const large = Buffer.alloc(5_000_000);
    const asks: (() => Promise<unknown>)[] = [
      () => storage.stat('a'),
      () => storage.read('a'),
      () => storage.delete('a'),
      () => storage.write('a', bytes(large), large.length),
    ];
    const tooLate = { ...away, cause: { message: expect.stringMatching(/ within \d{1,4} ms$/) } };
    await Promise.all(asks.map((ask) => expect(within(1500, ask)).rejects.toMatchObject(tooLate)));
  });

  it('never answers is unavailable too where nobody set a deadline', async () => {
    const storage = await listen((socket) => socket.resume());
    await expect(storage.stat('a')).rejects.toMatchObject(away);
  });

  it('does not even read is unavailable', async () => {
    const storage = await listen((socket) => socket.pause());
    const large = Buffer.alloc(9_000_000);
    const write = () => storage.write('a', bytes(large), large.length);
    await expect(within(300, write)).rejects.toMatchObject(away);
  });

  it('is not asked for a caller who has given up', async () => {
    let connections = 0;
    const storage = await listen(() => connections++);
    await expect(within(-1, () => storage.stat('a'))).rejects.toMatchObject(away);
    expect(connections).toBe(0);
  });

  it('hangs up, or is not there, is unavailable', async () => {
    const storage = await listen((socket) => socket.destroy());
    await expect(storage.stat('a')).rejects.toMatchObject(away);
    server!.close();
    await once(server!, 'close');
    await expect(storage.stat('a')).rejects.toMatchObject(away);
  });

  it.each([503, 500, 429])('answers %d is unavailable, after another try', async (status) => {
    let tries = 0;
    const storage = await listen((socket) =>
      socket.on('data', () => {
        tries++;
        socket.write(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\n\r\n`);
      }),
    );
    await expect(storage.stat('a')).rejects.toMatchObject(away);
    expect(tries).toBe(2);
  });

  describe('begins an answer and', () => {
    const HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf';

    it('stops makes reading unavailable by the caller’s deadline', async () => {
      const storage = await listen((socket) => socket.on('data', () => socket.write(HEAD)));
      await expect(within(500, async () => buffer(await storage.read('a')))).rejects.toMatchObject(away);
    });

    it('stops makes reading unavailable too where nobody set a deadline', async () => {
      const storage = await listen((socket) => socket.on('data', () => socket.write(HEAD)));
      await expect(storage.read('a').then(buffer)).rejects.toMatchObject(away);
    });

    it('trickles makes reading unavailable by the caller’s deadline', async () => {
      const storage = await listen((socket) => {
        socket.once('data', () => {
          socket.write(HEAD);
          const trickle = setInterval(() => socket.write('.'), 50);
          socket.on('close', () => clearInterval(trickle));
        });
      });
      await expect(within(500, async () => buffer(await storage.read('a')))).rejects.toMatchObject(away);
    });

    it('hangs up makes reading unavailable', async () => {
      const storage = await listen((socket) => socket.on('data', () => socket.end(HEAD)));
      await expect(storage.read('a').then(buffer)).rejects.toMatchObject(away);
    });

    it('is left by its reader is rid of the connection', async () => {
      const storage = await listen((socket) => socket.on('data', () => socket.write(HEAD)));
      const content = await storage.read('a');
      const [socket] = sockets;
      const closed = once(socket!, 'close');
      content.destroy();
      await closed;
    });
  });
});
