import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ExportOwnData, GetOwnDataExport, OWN_DATA, type OwnDataPage, OwnDataExportFinished } from '#contracts';
import { Storage } from '#platform';
import { type Caller, type TestService, testService, until } from '#testing';
import { strFromU8, unzipSync } from 'fflate';
import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { IdentityModule } from '../src/identity.module.js';
import { actorOf, signUp } from './people.js';

const NOTHING: OwnDataPage = { rows: [], files: [], next: null };
const { identity: own, ...elsewhere } = OWN_DATA;
/** What the other services, which are fake here, keep of whom: `area after`. */
const kept = new Map<number, Record<string, OwnDataPage>>();
/** Whoever is named here waits for it. */
const held = new Map<number, Promise<void>>();

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
  for (const { request } of Object.values(elsewhere)) {
    await identity.fake(request, async ({ area, after }, { actor }) => {
      await held.get(actor.userId);
      return kept.get(actor.userId)?.[`${area} ${after}`] ?? NOTHING;
    });
  }
});
afterAll(() => identity.close());

const ask = (caller: Caller) => caller.send(ExportOwnData, { format: 'zip' });

async function takenAway(caller: Caller): Promise<Record<string, string>> {
  const { id } = await ask(caller);
  await identity.waitForEvent(OwnDataExportFinished, ({ exportId }) => exportId === id);
  const { key, fileName, fileType } = await caller.send(GetOwnDataExport, { id });
  expect([fileName, fileType]).toEqual([expect.stringMatching(/^personal-data-.*\.zip$/), 'application/zip']);
  const chunks: Buffer[] = [];
  for await (const chunk of await identity.service.app.get(Storage).read(key)) chunks.push(chunk as Buffer);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('every service has its part', () => {
  expect(Object.keys(OWN_DATA).sort()).toEqual(readdirSync(new URL('../..', import.meta.url)).sort());
});

describe('somebody who takes their data away', () => {
  it('gets all pages of every service, tables for spreadsheets, and their files', async () => {
    const { user, caller } = await signUp(identity);
    const storage = identity.service.app.get(Storage);
    await storage.write(`paper-${user.id}`, Readable.from([Buffer.from('%PDF-')]), 100);
    kept.set(user.id, {
      'items null': { ...NOTHING, rows: [{ name: '=1+1', tags: ['a', 'b'], stock: 5 }], next: 7 },
      'items 7': { ...NOTHING, rows: [{ name: 'Łódź', tags: null, stock: 6 }] },
      'vendor-layouts null': { ...NOTHING, rows: [{ layout: { columns: [1] } }] },
      'invoices null': {
        ...NOTHING,
        rows: [{ id: 3 }],
        files: [
          { key: `paper-${user.id}`, name: '3-../../may.pdf' },
          { key: 'deleted-since', name: '4-june.pdf' },
        ],
      },
    });
    const files = await takenAway(caller);
    for (const [service, { areas }] of Object.entries(OWN_DATA)) {
      for (const area of areas) expect(Array.isArray(JSON.parse(files[`${service}/${area}.json`]!))).toBe(true);
    }
    expect(JSON.parse(files['inventory/items.json']!)).toEqual([
      { name: '=1+1', tags: ['a', 'b'], stock: 5 },
      { name: 'Łódź', tags: null, stock: 6 },
    ]);
    expect(files['inventory/items.csv']).toBe(`name,tags,stock\r\n'=1+1,"a, b",5\r\nŁódź,,6`);
    expect(files).toHaveProperty(['invoice/vendor-layouts.json']);
    expect(files).not.toHaveProperty(['invoice/vendor-layouts.csv']);
    expect(files['invoice/invoices/3-.._.._may.pdf']).toBe('%PDF-');
    expect(files).not.toHaveProperty(['invoice/invoices/4-june.pdf']);
    expect(JSON.parse(files['identity/account.json']!)).toMatchObject([{ username: user.username, email: user.email }]);
    expect(files['identity/account.json']).not.toMatch(/password|argon2|epoch/);
    expect(JSON.parse(files['identity/audit.json']!)).toMatchObject([{ action: 'user.data-exported' }]);
  });

  it('gets nothing of anybody else, and nobody else gets theirs', async () => {
    const [mine, other] = [await signUp(identity), await signUp(identity)];
    kept.set(other.user.id, { 'messages null': { ...NOTHING, rows: [{ text: 'for nobody else' }] } });
    const files = Object.values(await takenAway(mine.caller)).join();
    for (const theirs of [other.user.username, other.user.email, 'for nobody else'])
      expect(files).not.toContain(theirs);
    const { exportId: id } = identity.published(OwnDataExportFinished).find(({ userId }) => userId === mine.user.id)!;
    await expect(other.caller.send(GetOwnDataExport, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('has one made at a time, of eight wishes at once; and may wish again', async () => {
    const { user, caller } = await signUp(identity);
    let go = () => {};
    held.set(user.id, new Promise((resolve) => (go = resolve)));
    const eight = await Promise.allSettled(Array.from({ length: 8 }, () => ask(caller)));
    expect(eight.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of eight) if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'conflict' });
    const { id } = (eight.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{ id: number }>).value;
    await expect(caller.send(GetOwnDataExport, { id })).rejects.toMatchObject({ kind: 'conflict' });
    go();
    await until(
      () => caller.send(GetOwnDataExport, { id }).catch(() => undefined),
      'the file is there when the services have answered',
    );
    await takenAway(caller);
    const asked = await identity.db.rows(
      `SELECT 1 FROM audit_log WHERE action = 'user.data-exported' AND entity_id = $1`,
      [user.id],
    );
    expect(asked).toHaveLength(2);
  });

  it('is nobody who impersonates, nor a program', async () => {
    const { user, caller } = await signUp(identity);
    const { id } = await ask(caller);
    for (const stranger of [{ impersonatorId: 1_000_000 }, { tokenId: 5 }]) {
      const other = identity.as({ ...actorOf(user), ...stranger });
      await expect(ask(other)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(other.send(GetOwnDataExport, { id })).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });

  it('asks for areas that there are', async () => {
    const { caller } = await signUp(identity);
    for (const area of ['users', '__proto__', 'constructor']) {
      await expect(caller.send(own.request, { area, after: null })).rejects.toMatchObject({ kind: 'invalid' });
    }
  });
});
