import { describe, expect, it } from '@jest/globals';
import { readTable } from '#platform';

const rows = (count: number): Uint8Array =>
  new TextEncoder().encode('SKU,Stock\n' + Array.from({ length: count }, (_, n) => `A-${n},${n}`).join('\n'));
const read = (bytes: Uint8Array, mostRows: number) => readTable({ bytes, mostRows, choose: () => [1, 0, -1] });

describe('a table that is read in its thread', () => {
  it('has as many rows as are allowed, and not one more', async () => {
    expect(await read(rows(50_000), 50_000)).toHaveLength(50_000);
    await expect(read(rows(50_001), 50_000)).rejects.toMatchObject({
      kind: 'impossible',
      message: 'The file has more than 50,000 rows',
    });
  });

  it('gives the columns that were chosen, in their order, nothing for those that there are not', async () => {
    expect(await read(rows(1), 9)).toEqual([{ line: 2, cells: ['0', 'A-0', null] }]);
  });

  it('tells what a file of another type is, and what is wrong with one that cannot be read', async () => {
    await expect(read(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 9)).rejects.toMatchObject({
      kind: 'unsupported',
    });
    await expect(read(new Uint8Array(), 9)).rejects.toMatchObject({ kind: 'impossible', message: 'The file is empty' });
  });
});
