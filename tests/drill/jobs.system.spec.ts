import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ApiClient } from '../../deploy/local/demo/api-client.js';
import { InvoiceLoad } from '../support/invoice-load.js';
import { signUp, type TestProduct, testProduct } from '../support/product.js';
import { until } from '#testing';

const WORKERS = 3;
/** So long that a server counts as away for jobs that run and jobs that are added. */
const AWAY_MS = 2000;
/** Takes a second or more to read. */
const MANY_PAGES = 50;
const PROGRESS_MS = 30_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ split: true });
}, 180_000);
afterAll(() => product?.stop(), 60_000);

describe('invoices that are uploaded while their reader is killed, and Redis and PostgreSQL are restarted', () => {
  it('are each read once, and told of once', async () => {
    const load = await InvoiceLoad.prepare(product);
    load.start(WORKERS);
    try {
      // First, because a job whose process died waits half a minute for its lock to end; the rest goes on meanwhile.
      await load.longInvoiceIsBeingRead(MANY_PAGES);
      product.children.find(({ name }) => name === 'invoice')!.kill();
      await load.reaches(uploadsOf(load), 'uploads after the kill', PROGRESS_MS);
      for (const name of ['Redis', 'PostgreSQL']) {
        const outage = product.outages.find((each) => each.name === name)!;
        const refused = load.refusals.length;
        await outage.stop();
        await load.reaches(() => load.refusals.length > refused, `uploads to be refused without ${name}`, PROGRESS_MS);
        await pause(AWAY_MS);
        await outage.start();
        await load.reaches(uploadsOf(load), `uploads with ${name} again`, PROGRESS_MS);
      }
    } finally {
      await load.stop();
    }
    expect(load.total).toBeGreaterThan(WORKERS);
    await load.expectEachReadOnce(60_000);
  }, 180_000);
});

/** Of which a tenth is there before, so that some are changed and some made, in several statements. */
const ROWS = 10_000;
const KNOWN = ROWS / 10;
/** Of a hundred: all is written, and what is left is to tell of it and to commit. */
const WRITTEN = 99;

const table = (from: number, to: number, stock: number): string =>
  ['SKU,Name,Stock', ...Array.from({ length: to - from }, (_, n) => `K-${from + n},Washer ${from + n},${stock}`)].join(
    '\n',
  );

interface Told {
  id: number;
  status: string;
  progress: number;
  created: number;
  updated: number;
}

/** Sends a file and does not wait; answers the import. */
async function sendTable({ baseUrl, sessionCookie }: ApiClient, text: string): Promise<Told> {
  const form = new FormData();
  form.set('file', new Blob([text]), 'stock.csv');
  const headers = { cookie: sessionCookie, prefer: 'respond-async' };
  const answer = await fetch(`${baseUrl}/api/inventory/import`, { method: 'POST', body: form, headers });
  expect(answer.status).toBe(202);
  return (await answer.json()) as Told;
}

describe('an import whose process is killed while it writes', () => {
  it('has left nothing by then, and is done once when the process is back', async () => {
    const { client, id: userId } = await signUp(product.url, 'buyer', 'Killed while importing');
    const told = async (id: number): Promise<Told | undefined> => {
      // Nobody answers while the process is away.
      const { status, body } = await client.get<Told>(`/api/inventory/imports/${id}`);
      return status === 200 ? body : undefined;
    };
    const ended = (id: number): Promise<Told> =>
      until(
        async () => {
          const now = await told(id);
          return now && now.status !== 'running' && now;
        },
        'the import to end',
        120_000,
      );
    await ended((await sendTable(client, table(0, KNOWN, 1))).id);

    const database = new pg.Client({ connectionString: product.environment['INVENTORY_DATABASE_URL'] });
    await database.connect();
    try {
      const items = 'SELECT current_stock AS stock, count(*)::int AS items FROM items WHERE user_id = $1 GROUP BY 1';
      // It cannot end before it is killed.
      await database.query('BEGIN; LOCK TABLE outbox IN SHARE MODE');
      const { id } = await sendTable(client, table(0, ROWS, 2));
      await until(async () => (await told(id))?.progress === WRITTEN, 'the import to write', 30_000);
      product.children.find(({ name }) => name === 'inventory')!.kill();
      await database.query('COMMIT');
      const half = await database.query(items, [userId]);
      expect(half.rows).toEqual([{ stock: 1, items: KNOWN }]);

      const end = await ended(id);
      expect(end).toMatchObject({ status: 'done', created: ROWS - KNOWN, updated: KNOWN });
      const whole = await database.query(items, [userId]);
      expect(whole.rows).toEqual([{ stock: 2, items: ROWS }]);
      const moved = await database.query(
        `SELECT count(*)::int AS moved FROM movements m JOIN items i ON i.id = m.item_id WHERE i.user_id = $1`,
        [userId],
      );
      expect(moved.rows).toEqual([{ moved: ROWS + KNOWN }]);
    } finally {
      await database.end();
    }
    const catalogue = new pg.Client({ connectionString: product.environment['CATALOG_DATABASE_URL'] });
    await catalogue.connect();
    try {
      const made = await catalogue.query(
        'SELECT count(*)::int AS made, count(DISTINCT sku)::int AS skus FROM products WHERE created_by = $1',
        [userId],
      );
      expect(made.rows).toEqual([{ made: ROWS, skus: ROWS }]);
    } finally {
      await catalogue.end();
    }
  }, 180_000);
});

/** Whether every worker has uploaded something since now. */
function uploadsOf(load: InvoiceLoad): () => boolean {
  const before = [...load.finished];
  return () => load.finished.every((count, i) => count > before[i]!);
}
