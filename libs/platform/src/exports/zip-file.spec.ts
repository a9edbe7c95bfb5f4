import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { safeName, type ZipEntry, zipFile } from './zip-file.js';

async function* of<T>(...values: T[]): AsyncGenerator<T> {
  yield* values;
}

async function unzipped(...entries: ZipEntry[]): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of zipFile(of(...entries))) chunks.push(chunk as Buffer);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a ZIP file', () => {
  it('holds what its entries wrote, texts and bytes, also nothing', async () => {
    const files = await unzipped(
      { name: 'orders/lines.json', content: of('[', '"Łódź"', ']') },
      { name: 'empty.txt', content: of() },
      { name: 'bytes', content: of(Buffer.from('a'.repeat(100_000))) },
    );
    expect(files).toEqual({ 'orders/lines.json': '["Łódź"]', 'empty.txt': '', bytes: 'a'.repeat(100_000) });
  });

  it('fails with what its content fails with', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'a';
      throw new Error('the store is away');
    }
    await expect(unzipped({ name: 'a', content: broken() })).rejects.toThrow('the store is away');
  });

  it('reads its content only as it is taken', async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) {
        given += 1;
        yield Buffer.alloc(65_536, given);
      }
    }
    for await (const chunk of zipFile(of({ name: 'a', content: endless() }))) {
      expect(chunk).toBeDefined();
      break;
    }
    expect(given).toBeLessThan(1000);
  });

  it.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['C:\\a?.pdf', 'C__a_.pdf'],
    ['', '_'],
  ])('calls %j %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });
});
