import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileStorage } from './file-storage.js';

describe('FileStorage', () => {
  let folder: string;
  let storage: FileStorage;
  const bytes = (text: string): Readable => Readable.from([Buffer.from(text)]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
    storage = new FileStorage(folder, 'a secret of some length');
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function uploadQuery(key: string, seconds = 60) {
    const url = new URL(await storage.signedUploadUrl(key, seconds), 'http://app');
    return Object.fromEntries(url.searchParams) as { expires: string; signature: string };
  }

  it('gives back what was written', async () => {
    await storage.write('a.pdf', bytes('hello'), 10);
    expect(String(await buffer(await storage.read('a.pdf')))).toBe('hello');
    expect(await storage.stat('a.pdf')).toEqual({ bytes: 5 });
  });

  it('signs a URL for one file', async () => {
    expect(await storage.signedUploadUrl('a.pdf', 60)).toMatch(/^\/api\/uploads\/a\.pdf\?expires=\d+&signature=/);
    expect(storage.verifyUpload('a.pdf', await uploadQuery('a.pdf'))).toBe('a.pdf');
    const query = await uploadQuery('a.pdf');
    expect(() => storage.verifyUpload('b.pdf', query)).toThrow('invalid or has expired');
    expect(() => storage.verifyUpload('a.pdf', { ...query, expires: `${query.expires}9` })).toThrow('invalid');
    expect(() => storage.verifyUpload('a.pdf', {})).toThrow('invalid');
  });

  it('refuses a URL after its time', async () => {
    const query = await uploadQuery('a.pdf', -1);
    expect(() => storage.verifyUpload('a.pdf', query)).toThrow('expired');
  });

  it('keeps nothing of a stream that fails, though it fails before it is read', async () => {
    const failing = new Readable({ read: () => undefined });
    failing.destroy(new Error('the rows did not come'));
    await expect(storage.write('a.csv', failing, 10)).rejects.toThrow('the rows did not come');
    expect(await readdir(folder)).toEqual([]);
  });

  it('cuts a file off that is too large, without reading it to the end and without a trace', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (; ; given++) yield Buffer.alloc(1000);
      })(),
    );
    await expect(storage.write('a.pdf', endless, 5000)).rejects.toMatchObject({ kind: 'too-large' });
    expect(given).toBeLessThan(50);
    expect(endless.destroyed).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.write('a.pdf', broken, 100)).rejects.toThrow('connection lost');
    expect(await storage.stat('a.pdf')).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });

  it('never changes a file', async () => {
    await storage.write('a.pdf', bytes('first'), 10);
    await expect(storage.write('a.pdf', bytes('second'), 10)).rejects.toMatchObject({ kind: 'conflict' });
    expect(String(await buffer(await storage.read('a.pdf')))).toBe('first');
  });

  it('does not leave its folder', async () => {
    for (const key of ['../a.pdf', 'a/../../b', '/etc/passwd', '.hidden', '', 'a\0b']) {
      await expect(storage.read(key)).rejects.toMatchObject({ kind: 'not-found' });
      expect(() => storage.verifyUpload(key, {})).toThrow('no such file');
    }
  });

  it('forgets a deleted file, and does not mind one that is not there', async () => {
    await storage.write('a.pdf', bytes('x'), 10);
    await storage.delete('a.pdf');
    await storage.delete('a.pdf');
    await expect(storage.read('a.pdf')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
