import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CopyTable } from '#platform';
import { type TestService, testService } from '#testing';
import { ScratchModule } from './scratch.js';

let scratch: TestService;
const THINGS = new CopyTable('thing', { key: ['owner', 'id'], tombstones: true });

beforeAll(async () => {
  scratch = await testService(ScratchModule);
  await scratch.db.changed(`
    CREATE TABLE thing (owner int, id int, name text NOT NULL, version int NOT NULL,
                        is_deleted boolean NOT NULL DEFAULT false, PRIMARY KEY (owner, id))`);
});
afterAll(() => scratch.close());

let ids = 0;
const save = (id: number, version: number): Promise<boolean> =>
  THINGS.save(scratch.db, { owner: 1, id, name: `v${version}`, version });
const bury = (id: number, version: number): Promise<boolean> =>
  THINGS.bury(scratch.db, { owner: 1, id, version }, { name: '' });
const known = (id: number) =>
  scratch.db.row('SELECT name, version, is_deleted FROM thing WHERE owner = 1 AND id = $1', [id]);

describe('a copy', () => {
  it('is the newest of what arrived, in whatever order and however often', async () => {
    const id = ++ids;
    const news = [];
    for (const version of [2, 1, 2, 4, 3]) news.push(await save(id, version));
    expect(news).toEqual([true, false, false, true, false]);
    expect(await known(id)).toEqual({ name: 'v4', version: 4, is_deleted: false });
  });

  it('is the newest also when all arrive at once', async () => {
    const id = ++ids;
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(id, ((n * 7) % 20) + 1)));
    expect(await known(id)).toMatchObject({ version: 20 });
  });

  it('that was filled in without a version gives way to any fact', async () => {
    const id = ++ids;
    await save(id, 0);
    await save(id, 1);
    expect(await known(id)).toMatchObject({ version: 1 });
  });

  it('that was buried stays so, with what it held', async () => {
    const id = ++ids;
    await save(id, 3);
    await bury(id, 4);
    for (const version of [1, 3]) expect(await save(id, version)).toBe(false);
    expect(await known(id)).toEqual({ name: 'v3', version: 4, is_deleted: true });
  });

  it('is buried by the deletion of the same version as its last change', async () => {
    const id = ++ids;
    await save(id, 4);
    await bury(id, 4);
    expect(await known(id)).toMatchObject({ is_deleted: true });
  });

  it('holds the change of the same version also where that arrives after the end', async () => {
    const id = ++ids;
    await save(id, 3);
    await bury(id, 4);
    await save(id, 4);
    expect(await known(id)).toEqual({ name: 'v4', version: 4, is_deleted: true });
    await save(id, 3);
    expect(await known(id)).toMatchObject({ name: 'v4' });
  });

  it('of which only the end is known is buried at once', async () => {
    const id = ++ids;
    await bury(id, 5);
    await save(id, 4);
    expect(await known(id)).toEqual({ name: '', version: 5, is_deleted: true });
  });
});
