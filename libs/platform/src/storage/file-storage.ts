import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { conflict, DomainError, forbidden } from '../errors/domain-error.js';
import { checkedKey, noSuchFile } from './storage-key.js';
import { Storage, type UploadQuery } from './storage.js';

const UPLOADS_PATH = '/api/uploads';

/** Files in a folder; uploads come through the app, by a URL that it signed itself. */
export class FileStorage extends Storage {
  constructor(
    private readonly folder: string,
    private readonly secret: string,
  ) {
    super();
  }

  async signedUploadUrl(key: string, seconds: number): Promise<string> {
    const expires = String(Math.floor(Date.now() / 1000) + seconds);
    const query = new URLSearchParams({ expires, signature: this.sign(checkedKey(key), expires) });
    return `${UPLOADS_PATH}/${key}?${query.toString()}`;
  }

  verifyUpload(key: string, { expires = '', signature = '' }: UploadQuery): string {
    const expected = Buffer.from(this.sign(checkedKey(key), expires));
    const given = Buffer.from(signature);
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isSigned || Number(expires) * 1000 < Date.now()) throw forbidden('This upload link is invalid or has expired');
    return key;
  }

  /** Complete under a name of its own first, then under the key in one step: nobody ever reads half a file. */
  async write(key: string, content: Readable, maxBytes: number): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(this.folder, { recursive: true });
    const partial = join(this.folder, `.${key}.${randomUUID()}`);
    try {
      await writeAll(partial, content, maxBytes);
      await link(partial, path); // unlike a rename, fails when the key is taken
    } catch (error) {
      throw isCode(error, 'EEXIST') ? conflict('This file was uploaded already') : error;
    } finally {
      await rm(partial, { force: true });
    }
  }

  async read(key: string): Promise<Readable> {
    const path = this.pathOf(key);
    const file = await open(path).catch((error: unknown) => {
      throw isCode(error, 'ENOENT') ? noSuchFile() : error;
    });
    return createReadStream(path, { fd: file });
  }

  async stat(key: string): Promise<{ bytes: number } | undefined> {
    try {
      return { bytes: (await stat(this.pathOf(key))).size };
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.folder, checkedKey(key));
  }

  private sign(key: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`PUT\n${key}\n${expires}`).digest('base64url');
  }
}

/** Stops reading as soon as there is too much. The stream stays open: its request still gets an answer. */
async function writeAll(path: string, content: Readable, maxBytes: number): Promise<void> {
  const file = await open(path, 'wx');
  try {
    let bytes = 0;
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DomainError('too-large', 'File too large');
      await file.write(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
