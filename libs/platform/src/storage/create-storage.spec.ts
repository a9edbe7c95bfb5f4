import { describe, expect, it } from '@jest/globals';
import { createStorage } from './create-storage.js';
import { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';

describe('createStorage', () => {
  it('keeps files in a folder', () => {
    const storage = createStorage({ STORAGE_URL: 'file:.data/files', STORAGE_SECRET: 'long enough a secret' });
    expect(storage).toBeInstanceOf(FileStorage);
  });

  it('signs nothing with a missing or short secret', () => {
    expect(() => createStorage({ STORAGE_URL: 'file:.data/files' })).toThrow('STORAGE_SECRET');
    expect(() => createStorage({ STORAGE_URL: 'file:.data/files', STORAGE_SECRET: 'short' })).toThrow('STORAGE_SECRET');
    expect(() => createStorage({ STORAGE_URL: 's3://bucket' })).toThrow('STORAGE_SECRET');
  });

  it('keeps files in a bucket, whose upload URLs point to where browsers reach it', async () => {
    process.env.AWS_ACCESS_KEY_ID ??= 'test';
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test';
    const storage = createStorage({
      STORAGE_URL: 's3://bucket/invoices?endpoint=http://minio:9000&publicEndpoint=http://localhost:9000',
      STORAGE_SECRET: 'long enough a secret',
    });
    expect(storage).toBeInstanceOf(S3Storage);
    expect(storage.uploadOrigin).toBe('http://localhost:9000');
    const url = await storage.signedUploadUrl('a.pdf', 600, 100);
    expect(url).toMatch(/^http:\/\/localhost:9000\/bucket\/invoices\/a\.pdf\?/);
    expect(url).toContain('X-Amz-Expires=600');
  });

  it('knows no other store', () => {
    expect(() => createStorage({ STORAGE_URL: 'ftp://x' })).toThrow('file: or s3://');
  });
});
