import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { conflict } from '../errors/domain-error.js';
import { limited } from './limited.js';
import { checkedKey, noSuchFile } from './storage-key.js';
import { Storage, type UploadQuery } from './storage.js';
import { UploadUrls } from './upload-urls.js';

/** Files in a folder; uploads come through the app, by a URL that it signed itself. */
export class FileStorage extends Storage {
  private readonly uploads: UploadUrls;

  /** `secret` signs upload URLs. */
  constructor(
    private readonly folder: string,
    secret: string,
  ) {
    super();
    this.uploads = new UploadUrls(secret);
  }

  async signedUploadUrl(key: string, seconds: number): Promise<string> {
    return this.uploads.sign(key, seconds);
  }

  verifyUpload(key: string, query: UploadQuery): string {
    return this.uploads.verify(key, query);
  }

  /** Written under a temporary name first, then renamed to the key in one step: half a file is never read. */
  async write(key: string, content: Readable, maxBytes: number): Promise<void> {
    const chunks = limited(content, maxBytes);
    const path = this.pathOf(key);
    await mkdir(this.folder, { recursive: true });
    const partial = join(this.folder, `.${key}.${randomUUID()}`);
    try {
      await writeAll(partial, chunks);
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
}

async function writeAll(path: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for await (const chunk of chunks) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
