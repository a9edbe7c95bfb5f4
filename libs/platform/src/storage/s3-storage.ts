import type { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { conflict, DomainError } from '../errors/domain-error.js';
import { checkedKey, noSuchFile } from './storage-key.js';
import { Storage } from './storage.js';

export interface S3Options {
  bucket: string;
  /** Folder within the bucket, ending in `/`; may be empty. */
  prefix: string;
  region: string;
  /** For stores other than Amazon's; how the services reach it. */
  endpoint?: string;
  /** How browsers reach it, where that differs. */
  publicEndpoint?: string;
}

/** Files in a bucket; browsers upload straight into it. Credentials come from the usual AWS_* environment. */
export class S3Storage extends Storage {
  private readonly clients = new Map<string, Promise<S3Client>>();

  constructor(private readonly options: S3Options) {
    super();
  }

  /** S3 cannot limit the size of a PUT: whoever takes the file up checks `stat`. */
  async signedUploadUrl(key: string, seconds: number): Promise<string> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const client = await this.client(this.options.publicEndpoint ?? this.options.endpoint);
    return getSignedUrl(client, new PutObjectCommand(this.at(key)), { expiresIn: seconds });
  }

  verifyUpload(): never {
    throw noSuchFile();
  }

  async write(key: string, content: Readable, maxBytes: number): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const body = await readAtMost(content, maxBytes);
    const client = await this.client();
    try {
      await client.send(new PutObjectCommand({ ...this.at(key), Body: body, IfNoneMatch: '*' }));
    } catch (error) {
      throw statusOf(error) === 412 ? conflict('This file was uploaded already') : error;
    }
  }

  async read(key: string): Promise<Readable> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.client();
    const object = await client.send(new GetObjectCommand(this.at(key))).catch((error: unknown) => {
      throw statusOf(error) === 404 ? noSuchFile() : error;
    });
    return object.Body as Readable;
  }

  async stat(key: string): Promise<{ bytes: number } | undefined> {
    const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.client();
    try {
      const { ContentLength = 0 } = await client.send(new HeadObjectCommand(this.at(key)));
      return { bytes: ContentLength };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.client();
    await client.send(new DeleteObjectCommand(this.at(key)));
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
            // A signed PUT must take the browser's bytes as they are.
            requestChecksumCalculation: 'WHEN_REQUIRED',
          }),
      );
      this.clients.set(name, client);
    }
    return client;
  }
}

async function readAtMost(content: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new DomainError('too-large', 'File too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
