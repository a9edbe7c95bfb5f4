import type { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { conflict } from '../errors/domain-error.js';
import { limited } from './limited.js';
import { flowing, untilDeadline } from './s3-timeouts.js';
import { checkedKey, noSuchFile } from './storage-key.js';
import { Storage, type UploadQuery } from './storage.js';
import { UploadUrls } from './upload-urls.js';

export interface S3Options {
  bucket: string;
  /** Folder within the bucket, ending in `/`; may be empty. */
  prefix: string;
  region: string;
  /** For stores other than Amazon's; how the services reach it. */
  endpoint?: string;
  /** How browsers reach it, where that differs. */
  publicEndpoint?: string;
  /** Signs the app's own upload URLs. */
  secret: string;
}

const CONNECT_MS = 1000;
/** One attempt and all of them together; short enough for a second attempt within most deadlines. */
const ATTEMPT_MS = 2500;
const ANSWER_MS = 5000;
/** For sending a whole file. */
const WRITE_MS = 30_000;
const ATTEMPTS = 2;

/** Files in a bucket; browsers upload straight into it. Credentials come from the usual AWS_* environment. */
export class S3Storage extends Storage {
  private readonly clients = new Map<string, Promise<S3Client>>();
  private readonly uploads: UploadUrls;

  constructor(private readonly options: S3Options) {
    super();
    this.uploads = new UploadUrls(options.secret);
  }

  override get uploadOrigin(): string | undefined {
    const { publicEndpoint, endpoint } = this.options;
    const reached = publicEndpoint ?? endpoint;
    return reached && new URL(reached).origin;
  }

  /** S3 cannot limit a PUT but to one size, which is signed; without one the file comes through the app. */
  async signedUploadUrl(key: string, seconds: number, bytes?: number): Promise<string> {
    if (bytes === undefined) return this.uploads.sign(key, seconds);
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const client = await this.client(this.options.publicEndpoint ?? this.options.endpoint);
    const put = new PutObjectCommand({ ...this.at(key), ContentLength: bytes });
    // Credentials may have to be fetched first.
    return untilDeadline(ANSWER_MS, () => getSignedUrl(client, put, { expiresIn: seconds }));
  }

  verifyUpload(key: string, query: UploadQuery): string {
    return this.uploads.verify(key, query);
  }

  async write(key: string, content: Readable, maxBytes: number): Promise<void> {
    const chunks = limited(content, maxBytes);
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const body = await readAll(chunks);
    const client = await this.client();
    const put = new PutObjectCommand({ ...this.at(key), Body: body, IfNoneMatch: '*' });
    try {
      await untilDeadline(WRITE_MS, (abortSignal) => client.send(put, { abortSignal, requestTimeout: WRITE_MS }));
    } catch (error) {
      throw statusOf(error) === 412 ? conflict('This file was uploaded already') : error;
    }
  }

  async read(key: string): Promise<Readable> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.client();
    const get = new GetObjectCommand(this.at(key));
    try {
      const { Body } = await untilDeadline(ANSWER_MS, (abortSignal) => client.send(get, { abortSignal }));
      return flowing(Body as Readable);
    } catch (error) {
      throw statusOf(error) === 404 ? noSuchFile() : error;
    }
  }

  async stat(key: string): Promise<{ bytes: number } | undefined> {
    const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.client();
    const head = new HeadObjectCommand(this.at(key));
    try {
      const { ContentLength = 0 } = await untilDeadline(ANSWER_MS, (abortSignal) => client.send(head, { abortSignal }));
      return { bytes: ContentLength };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.client();
    await untilDeadline(ANSWER_MS, (abortSignal) =>
      client.send(new DeleteObjectCommand(this.at(key)), { abortSignal }),
    );
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.options.bucket, Key: this.options.prefix + checkedKey(key) };
  }

  /** One client per endpoint, made when first needed: the SDK is large and most installations do without it. */
  private client(endpoint = this.options.endpoint): Promise<S3Client> {
    const name = endpoint ?? '';
    let client = this.clients.get(name);
    if (!client) {
      client = import('@aws-sdk/client-s3').then(
        ({ S3Client }) =>
          new S3Client({
            region: this.options.region,
            endpoint,
            forcePathStyle: endpoint !== undefined,
            maxAttempts: ATTEMPTS,
            requestHandler: {
              connectionTimeout: CONNECT_MS,
              requestTimeout: ATTEMPT_MS,
              throwOnRequestTimeout: true, // without it, the SDK only warns
              socketTimeout: 0, // would count a slow reader against the store; `flowing` does not
            },
            // A signed PUT must take the browser's bytes as they are.
            requestChecksumCalculation: 'WHEN_REQUIRED',
          }),
      );
      this.clients.set(name, client);
    }
    return client;
  }
}

async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
