import { buffer } from 'node:stream/consumers';
import { conflict, DomainError } from '../errors/domain-error.js';
import type { Storage } from './storage.js';

/** The key of an upload: both URLs that its answer gave end in it. */
export const keyOfUpload = (fileUrl: string): string => fileUrl.split(/[?#]/)[0]!.split('/').at(-1)!;

/** An upload's bytes. Errors: conflict while it has not come, too-large. */
export async function uploadedBytes(storage: Storage, key: string, mostBytes: number): Promise<Buffer> {
  const file = await storage.stat(key);
  if (!file) throw conflict('The file has not been uploaded yet');
  if (file.bytes > mostBytes) throw new DomainError('too-large', 'File too large');
  return buffer(await storage.read(key));
}
