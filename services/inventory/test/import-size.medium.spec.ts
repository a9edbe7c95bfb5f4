import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AddInventoryItem, CreatePrivateProducts, UndoImport } from '#contracts';
import { Db, Requests, type Tx } from '#platform';
import { readForEach } from '#testing';
import type { Pool, PoolClient } from 'pg';
import { importFile, table } from './importing.js';
import { type Inventory, setup } from './setup.js';

const ROWS = 3000;
/** Of which one statement may take these at most, so that none takes as long as a statement is given. */
const MOST_AT_A_TIME = 2500;
/** A row is read where it is looked up, and once more where it is changed. */
const MOST_READ_FOR_EACH = 2;
let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => inventory.close());

interface Statement {
  sql: string;
  params: unknown[];
  /** How many rows it is given. */
  given: number;
}

/** Has `told` wait before and after each statement about many rows that is sent in a transaction from now on. */
function watch(
  inventory: Inventory,
  told: { before?: (one: Statement, tx: Tx) => Promise<void>; after?: (one: Statement) => void },
): void {
  const db = inventory.service.app.get(Db);
  const transaction = db.transaction.bind(db) as (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
  jest.spyOn(db, 'transaction').mockImplementation((work: (tx: Tx) => Promise<unknown>) =>
    transaction((tx) => {
      const [rows, changed] = [tx.rows.bind(tx), tx.changed.bind(tx)];
      const watched = async <Answer>(
        send: (sql: string, params?: unknown[]) => Promise<Answer>,
        sql: string,
        params: unknown[] = [],
      ): Promise<Answer> => {
        const given = Math.max(0, ...params.map((value) => (Array.isArray(value) ? value.length : 0)));
        const one = { sql, params, given };
        if (given > 0) await told.before?.(one, tx);
        const answer = await send(sql, params);
        if (given > 0) told.after?.(one);
        return answer;
      };
      tx.rows = (sql: string, params?: unknown[]) => watched(rows as never, sql, params);
      tx.changed = (sql, params) => watched(changed, sql, params);
      return work(tx);
    }),
  );
}

/** How many rows each statement is given that changes many. */
function sizes(): number[] {
  const all: number[] = [];
  watch(inventory, { after: ({ sql, given }) => void (isWriting(sql) && all.push(given)) });
  return all;
}

const isWriting = (sql: string): boolean => !sql.trimStart().startsWith('SELECT');

const stocks = (more: number): string =>
  table(...Array.from({ length: ROWS }, (_, n) => `L-${n};Part ${n};${n + more};5;Shelf ${n % 9};1,25`));

describe('a large import', () => {
  it('is written and undone in several statements, none of which is given more than 2,500 rows', async () => {
    const buyer = inventory.someone();
    await importFile(inventory, buyer, stocks(0));
    const written = sizes();
    const again = await importFile(inventory, buyer, stocks(1));
    expect(again).toMatchObject({ updated: ROWS });
    expect(written.length).toBeGreaterThan(1);
    expect(Math.max(...written)).toBeLessThanOrEqual(MOST_AT_A_TIME);

    jest.restoreAllMocks();
    const undone = sizes();
    expect(await buyer.send(UndoImport, { id: again.id })).toMatchObject({ restored: ROWS });
    expect(undone.length).toBeGreaterThan(1);
    expect(Math.max(...undone)).toBeLessThanOrEqual(MOST_AT_A_TIME);
  }, 60_000);

  it('has the catalogue make the next goods while the last are written', async () => {
    const sent = jest.spyOn(inventory.service.app.get(Requests), 'send').mock;
    const written = jest.fn();
    watch(inventory, { after: ({ sql }) => void (sql.includes('INSERT INTO items') && written()) });
    await importFile(inventory, inventory.someone(), stocks(0));
    const asked = sent.invocationCallOrder.filter((_, n) => sent.calls[n]![0] === CreatePrivateProducts);
    const steps = asked
      .map((at) => ({ at, step: 'asked' }))
      .concat(written.mock.invocationCallOrder.map((at) => ({ at, step: 'written' })))
      .sort((a, b) => a.at - b.at)
      .map(({ step }) => step);
    expect(steps).toEqual(['asked', 'asked', 'written', 'asked', 'written', 'written']);
  }, 60_000);

  it('changes an item that is made by hand while it is written', async () => {
    const buyer = inventory.someone();
    const { id: productId, sku } = inventory.product();
    watch(inventory, {
      before: async ({ sql }) => {
        if (sql.includes('INSERT INTO items')) await buyer.send(AddInventoryItem, { productId, currentStock: 1 });
      },
    });
    const told = await importFile(inventory, buyer, table(`${sku};;7;;;`));
    expect(told).toMatchObject({ status: 'done', created: 0, updated: 1 });
    const items = await inventory.db.rows('SELECT current_stock AS stock FROM items WHERE user_id = $1', [
      buyer.userId,
    ]);
    expect(items).toEqual([{ stock: 7 }]);
  });

  it('reads no more rows for a part than the part has, whatever is known of those beside it', async () => {
    // Of this user nothing is known: the planner looks for nothing where there is much.
    await importFile(inventory, inventory.someone(), stocks(0));
    const pool = inventory.service.app.get(Db).pool;
    await pool.query('ANALYZE items, products');
    const buyer = inventory.someone();
    const read: { sql: string; forEach: number }[] = [];
    const before = async (one: Statement, tx: Tx): Promise<void> => {
      read.push({ sql: one.sql, forEach: await readForEach(tx, one.sql, one.params) });
    };
    watch(inventory, { before });
    await importFile(inventory, buyer, stocks(0));
    await importFile(inventory, buyer, stocks(1));
    await pool.query('ANALYZE items, products');
    await importFile(inventory, buyer, stocks(2));
    expect(read.filter(({ sql }) => sql.includes('INSERT INTO items')).length).toBeGreaterThan(1);
    expect(read.filter(({ sql }) => sql.includes('UPDATE items')).length).toBeGreaterThan(1);
    expect(read.filter(({ forEach }) => forEach > MOST_READ_FOR_EACH)).toEqual([]);
  }, 60_000);

  it('looks rows up by their keys, though its connection made its plans when there were but a few', async () => {
    const small = await setup();
    try {
      const { pool } = small.service.app.get(Db);
      await small.someone().send(AddInventoryItem, { productId: small.product().id, currentStock: 1 });
      await pool.query('ANALYZE items');
      await onEachConnection(pool, async (client) => {
        await client.query('BEGIN');
        for (let n = 0; n < 10; n += 1)
          await client.query(`
            INSERT INTO movements (item_id, previous_stock, new_stock, type, performed_by)
            SELECT id, 1, 1, 'import', user_id FROM items`);
        await client.query('ROLLBACK');
      });
      const read: number[] = [];
      watch(small, {
        before: async (_, tx) => {
          const client = await tx.client();
          const { rows } = await client.query<{ n: number }>(
            `SELECT seq_tup_read::int AS n FROM pg_stat_xact_user_tables WHERE relname = 'items'`,
          );
          read.push(rows[0]!.n);
        },
      });
      await importFile(small, small.someone(), stocks(0));
      expect(read.length).toBeGreaterThan(1);
      expect(Math.max(...read)).toBeLessThan(ROWS);
    } finally {
      await small.close();
    }
  }, 60_000);
});

/** Each that the service may open. */
async function onEachConnection(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  await Promise.all(clients.map((client) => work(client).finally(() => client.release())));
}
