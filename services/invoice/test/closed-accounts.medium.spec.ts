import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UserDeleted } from '#contracts';
import { Storage } from '#platform';
import { until } from '#testing';
import { DropFiles } from '../src/uploads/drop-files.js';
import { buyer, freshPdf, Invoices } from './invoices.js';

let invoices: Invoices;
beforeAll(async () => {
  invoices = await Invoices.open();
}, 60_000);
afterAll(() => invoices.close());

it('a closed account’s papers go, files too; nobody else’s', async () => {
  const [leaver, other] = [buyer(), buyer()];
  const { db, service } = invoices.service;
  const [gone, kept] = [await invoices.read(leaver, await freshPdf()), await invoices.read(other, await freshPdf())];
  const waiting = await invoices.upload(leaver, await freshPdf());
  const keyOf = async (id: number): Promise<string> =>
    (await db.row<{ key: string }>('SELECT file_key AS key FROM uploaded_invoices WHERE id = $1', [id]))!.key;
  const [goneKey, keptKey] = [await keyOf(gone.invoice.id), await keyOf(kept.invoice.id)];

  await db.rows(
    `WITH layouts AS (INSERT INTO vendor_layouts (uploaded_by, layout) VALUES ($1, '{}'), ($2, '{}'))
     INSERT INTO product_pairs (uploaded_by, vendor_key, line_key, product_id) VALUES ($1, 'v', 'l', 1), ($2, 'v', 'l', 1)`,
    [leaver.userId, other.userId],
  );
  await invoices.service.publish(UserDeleted, { userId: leaver.userId });
  const rows = () => db.rows('SELECT id FROM uploaded_invoices WHERE uploaded_by = $1', [leaver.userId]);
  await until(async () => (await rows()).length === 0, 'the invoices to be gone');
  await service.app.get(DropFiles).dropDue();
  const storage = service.app.get(Storage);
  for (const key of [goneKey, waiting.key]) await expect(storage.read(key)).rejects.toThrow();
  (await storage.read(keptKey)).destroy();
  for (const table of ['vendor_layouts', 'product_pairs']) {
    expect(await db.rows(`SELECT uploaded_by AS "by" FROM ${table}`)).toEqual([{ by: other.userId }]);
  }
  expect(await db.rows('SELECT 1 FROM upload WHERE uploaded_by = $1', [leaver.userId])).toEqual([]);
}, 60_000);
