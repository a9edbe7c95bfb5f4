import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a signature is made of. Header names are in small letters. */
interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: Record<string, string | undefined>;
}

/**
 * A store that speaks S3 for single objects, in memory. No server on npm that Node 20 runs checks version 4 signatures
 * (they take any), and those are what keeps uploads in bounds; so this one does, by Amazon's description and without
 * the SDK's code.
 */
export class S3Store {
  readonly objects = new Map<string, Buffer>();
  private port = 0;

  private constructor(
    private readonly server: Server,
    private readonly secret: string,
  ) {
    server.on('request', (request, response) => {
      this.answer(request).then(
        ([status, body = '']) => {
          response.writeHead(status, { 'content-length': body.length, connection: 'keep-alive' });
          response.end(request.method === 'HEAD' ? undefined : body);
        },
        () => response.destroy(),
      );
    });
  }

  static async start(secret: string): Promise<S3Store> {
    const store = new S3Store(createServer(), secret);
    await store.listen(0);
    return store;
  }

  /** After `stop`, at the same place and with what it had. */
  async startAgain(): Promise<void> {
    await this.listen(this.port);
  }

  private async listen(port: number): Promise<void> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage): Promise<[status: number, body?: Buffer | string]> {
    const { method = '', url = '', headers } = request;
    const content = await buffer(request);
    if (!isSigned({ method, url, headers: headers as Record<string, string> }, this.secret)) {
      return [403, problem('SignatureDoesNotMatch')];
    }
    const declared = headers['x-amz-content-sha256'];
    if (/^[0-9a-f]{64}$/.test(String(declared)) && declared !== sha256(content)) {
      return [400, problem('XAmzContentSHA256Mismatch')];
    }
    const key = new URL(url, this.endpoint).pathname;
    const kept = this.objects.get(key);
    if (method === 'PUT') {
      if (kept && headers['if-none-match'] === '*') return [412, problem('PreconditionFailed')];
      this.objects.set(key, content);
      return [200];
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return [204];
    }
    return kept ? [200, kept] : [404, problem('NoSuchKey')];
  }
}

/** Whether `secret` signed the request, in its Authorization header or its query, and the query is not over its time. */
export function isSigned({ method, url, headers }: SignedRequest, secret: string, now = Date.now()): boolean {
  const [path, rawQuery = ''] = url.split('?') as [string, string?];
  const query = new URLSearchParams(rawQuery);
  const fromHeader = /Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)/.exec(headers.authorization ?? '');
  const [, credential, signedHeaders, signature] = fromHeader ?? [
    '',
    query.get('X-Amz-Credential'),
    query.get('X-Amz-SignedHeaders'),
    query.get('X-Amz-Signature'),
  ];
  const time = fromHeader ? headers['x-amz-date'] : query.get('X-Amz-Date');
  if (!credential || !signedHeaders || !signature || !time) return false;
  if (!fromHeader && timeOf(time) + Number(query.get('X-Amz-Expires')) * 1000 < now) return false;

  query.delete('X-Amz-Signature');
  const canonical = [
    method,
    path,
    [...query]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    (fromHeader && headers['x-amz-content-sha256']) ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const [, ...scope] = credential.split('/');
  const key = scope.reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n'));
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const timeOf = (compact: string): number =>
  Date.parse(compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
const problem = (code: string): string => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
