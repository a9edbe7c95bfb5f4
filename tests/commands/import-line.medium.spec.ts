import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetProduct,
  ImportLineItem,
  type InventoryItem,
  ListInventory,
  ListInventoryHistory,
  ReceiveStock,
  UpdateInvoice,
  UpdateLineItem,
} from '#contracts';
import {
  type Actor,
  Commands,
  type Environment,
  EventStream,
  listDeadLetters,
  pingOf,
  replayDeadLetters,
  type RunningService,
  startService,
} from '#platform';
import { actor, closeAll, freshDatabase, type TestService, testService, uniqueName, until } from '#testing';
import { CatalogModule } from '../../services/catalog/src/catalog.module.js';
import { InventoryModule } from '../../services/inventory/src/inventory.module.js';
import { InvoiceModule } from '../../services/invoice/src/invoice.module.js';
import { ImportLineItemHandler } from '../../services/invoice/src/lines/import-line.js';
import { BrokenLine } from '../support/broken-line.js';

/** Invoice on one side; inventory and catalog, all real, on the other side of a line that breaks. */
let invoice: TestService;
let inventory: TestService;
let catalog: RunningService;
let stockLine: BrokenLine;
let catalogLine: BrokenLine;
let commands: Commands;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  const storage = { STORAGE_URL: `file:${folder}`, STORAGE_SECRET: 'only known to this test run' };
  const database = await freshDatabase();
  invoice = await testService(InvoiceModule, { ...storage, EVENT_BACKOFF_MS: '1' });
  inventory = await testService(InventoryModule);
  catalog = await startService(CatalogModule, { ...inventory.environment, CATALOG_DATABASE_URL: database.url });
  stockLine = await BrokenLine.between(invoice.service, inventory.service, 'inventory');
  catalogLine = await BrokenLine.between(invoice.service, inventory.service, 'catalog');
  commands = invoice.service.app.get(Commands);
  cleanUp.push(
    () => catalog.close(),
    () => inventory.close(),
    () => invoice.close(),
    () => database.drop(),
    () => rm(folder, { recursive: true }),
  );
});
afterAll(() => closeAll(...cleanUp));
beforeEach(() => {
  stockLine.fault = 'none';
  catalogLine.fault = 'none';
});

let users = 5000;
interface Bill {
  me: Actor;
  id: number;
  lines: number[];
}

/** An invoice as it stands after reading, of lines that the catalogue does not know. */
async function bill(names = ['Hex bolt'], currency: string | null = 'EUR', { db } = invoice): Promise<Bill> {
  const me = actor({ userId: ++users });
  const { id } = (await db.row<{ id: number }>(
    `INSERT INTO uploaded_invoices (uploaded_by, file_name, file_key, file_type, sha256, extraction_status,
                                    invoice_number, vendor_name, currency)
     VALUES ($1, 'i.pdf', $2, 'application/pdf', $2, 'completed', $3, 'Northgate', $4) RETURNING id`,
    [me.userId, randomBytes(32).toString('hex'), `INV-${users}`, currency],
  ))!;
  const rows = await db.rows<{ id: number }>(
    `INSERT INTO invoice_line_items (invoice_id, position, description, quantity, unit_price, line_total, confidence)
     SELECT $1, n, name, 20, 125, 2500, 1 FROM unnest($2::text[]) WITH ORDINALITY AS l (name, n) RETURNING id`,
    [id, names],
  );
  return { me, id, lines: rows.map((row) => row.id) };
}

const importLine = ({ me, lines }: Bill, n = 0) => invoice.as(me).send(ImportLineItem, { id: lines[n]! });
/** As people do who are told that it is not available right now: again. */
const importAgain = (mine: Bill) => until(() => importLine(mine), 'the line to be imported', 60_000);
const stockOf = async ({ me }: Bill): Promise<InventoryItem[]> =>
  (await inventory.as(me).page(ListInventory, { limit: 200 })).items;
const stockCommands = () => stockLine.sent.filter(({ subject }) => subject === ReceiveStock.subject);
const importedAt = async (line: number): Promise<Date | null> =>
  (await invoice.db.row<{ at: Date | null }>('SELECT imported_at AS at FROM invoice_line_items WHERE id = $1', [line]))!
    .at;
const sweepLater = async (): Promise<void> => {
  await invoice.db.rows(
    `UPDATE command SET next_try_at = now() - interval '1 second', leased_until = '-infinity' WHERE state = 'open'`,
  );
  await commands.sweep();
};

describe('an invoice line on its way into stock', () => {
  it('becomes an item and a private product that keep the invoice’s currency', async () => {
    const mine = await bill();
    const { inventoryId, created } = await importAgain(mine);
    expect(created).toBe(true);
    const [item] = await stockOf(mine);
    expect(item).toMatchObject({
      id: inventoryId,
      currentStock: 20,
      costPerUnit: 125,
      costCurrency: 'EUR',
      product: { name: 'Hex bolt', price: 125, currency: 'EUR' },
    });
    expect(await inventory.as(mine.me).send(GetProduct, { id: item!.productId })).toMatchObject({ currency: 'EUR' });
  });

  it('is counted once when the answer is lost and the invoice is corrected meanwhile', async () => {
    const before = stockCommands().length;
    const mine = await bill();
    stockLine.fault = 'answer lost';
    await expect(importLine(mine)).rejects.toMatchObject({ kind: 'unavailable' });
    // The sweep goes on trying meanwhile: as long as answers get lost, it cannot finish the import and free the line.
    const me = invoice.as(mine.me);
    const isLocked = { kind: 'conflict' };
    await expect(me.send(UpdateInvoice, { id: mine.id, invoiceNumber: 'NEW' })).rejects.toMatchObject(isLocked);
    await expect(me.send(UpdateInvoice, { id: mine.id, currency: 'USD' })).rejects.toMatchObject(isLocked);
    await expect(me.send(UpdateLineItem, { id: mine.lines[0]!, quantity: 9 })).rejects.toMatchObject(isLocked);

    stockLine.fault = 'none';
    await importAgain(mine);
    const sent = stockCommands().slice(before);
    expect(sent.length).toBeGreaterThan(1);
    for (const again of sent) expect(again).toEqual(sent[0]);
    expect(await stockOf(mine)).toMatchObject([{ currentStock: 20 }]);
    await me.send(UpdateInvoice, { id: mine.id, invoiceNumber: 'NEW' });
  });

  it('that was changed behind the lock is still sent as it was', async () => {
    const mine = await bill();
    stockLine.fault = 'answer lost';
    await expect(importLine(mine)).rejects.toMatchObject({ kind: 'unavailable' });
    stockLine.fault = 'none';
    await invoice.db.rows(`UPDATE uploaded_invoices SET invoice_number = 'FORGED', currency = 'JPY' WHERE id = $1`, [
      mine.id,
    ]);
    await invoice.db.rows('UPDATE invoice_line_items SET quantity = 999, unit_price = 1 WHERE id = $1', [
      mine.lines[0],
    ]);
    await importLine(mine);
    const [item] = await stockOf(mine);
    expect(item).toMatchObject({ currentStock: 20, costPerUnit: 125, costCurrency: 'EUR' });
    const { items: history } = await inventory.as(mine.me).page(ListInventoryHistory, { id: item!.id });
    expect(history).toMatchObject([{ reference: `INV-${mine.me.userId}` }]);
  });

  it('whose key the stock knows for other goods stays claimed and is told to an operator', async () => {
    const mine = await bill();
    const first = await bill(['Washer']);
    await importAgain(first);
    const { productId } = (await stockOf(first))[0]!;
    const goods = { productId, quantity: 3, costPerUnit: 1, adjustmentType: 'invoice' as const, reference: 'by hand' };
    await inventory
      .as(mine.me)
      .send(
        ReceiveStock,
        { ...goods, productId: await privateProductOf(mine) },
        { idempotencyKey: `invoice-line-${mine.lines[0]}` },
      );

    // Or `conflict`, where the sweep was faster.
    await expect(importLine(mine)).rejects.toMatchObject({ kind: expect.stringMatching(/^(impossible|conflict)$/) });
    const letters = (await listDeadLetters(invoice.db)).filter(
      ({ envelope }) => envelope.actor?.userId === mine.me.userId,
    );
    expect(letters).toMatchObject([{ handler: 'command', subject: ReceiveStock.subject }]);
    await expect(importLine(mine)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(invoice.as(mine.me).send(UpdateLineItem, { id: mine.lines[0]!, quantity: 1 })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(await stockOf(mine)).toMatchObject([{ currentStock: 3 }]);
  });

  it('is counted once, however many ask at once', async () => {
    const mine = await bill();
    const answers = await Promise.all(Array.from({ length: 8 }, () => importAgain(mine)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stockOf(mine)).toMatchObject([{ currentStock: 20 }]);
  });

  it('waits while the others are away, and goes in by itself when they are back', async () => {
    const mine = await bill();
    catalogLine.fault = 'away';
    await expect(importLine(mine)).rejects.toMatchObject({ kind: 'unavailable' });
    for (let round = 0; round < 15; round++) await sweepLater();
    expect(await stockOf(mine)).toEqual([]);
    catalogLine.fault = 'none';
    stockLine.fault = 'answer lost';
    for (let round = 0; round < 15; round++) await sweepLater();
    stockLine.fault = 'none';
    await sweepLater();
    expect(await importedAt(mine.lines[0]!)).not.toBeNull();
    expect(await stockOf(mine)).toMatchObject([{ currentStock: 20 }]);
    expect(
      await invoice.db.row(`SELECT 1 FROM dead_letter WHERE envelope #>> '{actor,userId}' = $1`, [
        String(mine.me.userId),
      ]),
    ).toBeUndefined();
  });

  it('that can never go in holds up none of the others', async () => {
    const names = ['Endless', ...Array.from({ length: 100 }, (_, n) => `Good ${n}`)];
    const mine = await bill(names);
    await inventory.db.rows(`
      CREATE FUNCTION refuse_endless() RETURNS trigger LANGUAGE plpgsql AS
        $$BEGIN IF NEW.name = 'Endless' THEN RAISE 'broken'; END IF; RETURN NEW; END$$`);
    await inventory.db.rows(`
      CREATE TRIGGER endless BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION refuse_endless()`);
    catalogLine.fault = 'away';
    const importing = invoice.service.app.get(ImportLineItemHandler);
    for (const line of mine.lines) await importing.execute(mine.me, { id: line }).catch(() => undefined);
    catalogLine.fault = 'none';
    for (let round = 0; round < 12; round++) await sweepLater();
    expect(await stockOf(mine)).toHaveLength(100);
    expect(await importedAt(mine.lines[0]!)).toBeNull();
    const letters = (await listDeadLetters(invoice.db)).filter(
      ({ envelope }) => envelope.actor?.userId === mine.me.userId,
    );
    expect(letters).toHaveLength(1);

    await inventory.db.rows('DROP TRIGGER endless ON products');
    const stream = invoice.service.app.get(EventStream);
    await replayDeadLetters(invoice.db, stream, 'invoice', letters[0]!.id);
    await sweepLater();
    expect(await importedAt(mine.lines[0]!)).not.toBeNull();
    expect(await stockOf(mine)).toHaveLength(101);
  }, 120_000);

  it('is finished by another process when its own is killed between claim and answer', async () => {
    // This process answers no requests: the other one, from dist/, does.
    const survivor = await testService(InvoiceModule, {
      ...invoice.environment,
      ...(await ownStores()),
      REQUESTS: 'off',
    });
    cleanUp.unshift(() => survivor.close());
    const line = await BrokenLine.between(survivor.service, inventory.service, 'inventory');
    await BrokenLine.between(survivor.service, inventory.service, 'catalog');
    const victim = startProcess(survivor);
    try {
      const mine = await bill(['Hex bolt'], 'EUR', survivor);
      const asking = survivor.as(mine.me);
      await until(() => asking.send(pingOf('invoice'), {}), 'the process to answer', 60_000);
      line.fault = 'silent';
      asking.send(ImportLineItem, { id: mine.lines[0]! }).catch(() => undefined);
      await until(async () => (await stockOf(mine)).length === 1, 'the goods to be in');
      victim.kill('SIGKILL');
      line.fault = 'none';
      await survivor.db.rows(
        `UPDATE command SET next_try_at = now() - interval '1 second', leased_until = '-infinity'`,
      );
      await survivor.service.app.get(Commands).sweep();
      const found = await survivor.db.row('SELECT 1 FROM invoice_line_items WHERE imported_at IS NOT NULL');
      expect(found).toBeDefined();
      expect(await stockOf(mine)).toMatchObject([{ currentStock: 20 }]);
    } finally {
      victim.kill('SIGKILL');
    }
  }, 120_000);
});

const ownStores = async (): Promise<Environment> => {
  const database = await freshDatabase();
  cleanUp.push(() => database.drop());
  return { INVOICE_DATABASE_URL: database.url, NAMESPACE: `${uniqueName('test')}.` };
};

function startProcess({ environment }: TestService): ChildProcess {
  const main = join(process.cwd(), 'dist/services/invoice/src/main.js');
  const env = { ...environment, REQUESTS: 'on', WORKERS: 'off', OPS_PORT: '0', LOG_LEVEL: 'fatal' };
  return spawn(process.execPath, [main], { env, stdio: 'inherit' });
}

/** What the catalogue makes of the bill's first line, so that a test can get ahead of the import. */
async function privateProductOf(mine: Bill): Promise<number> {
  catalogLine.fault = 'none';
  stockLine.fault = 'away';
  await importLine(mine).catch(() => undefined);
  stockLine.fault = 'none';
  const { id } = (await invoice.db.row<{ id: number }>(
    'SELECT product_id AS id FROM invoice_line_items WHERE id = $1',
    [mine.lines[0]],
  ))!;
  return id;
}
