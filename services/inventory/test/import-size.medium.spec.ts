import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { UndoImport } from '#contracts';
import { Db, type Tx } from '#platform';
import { importFile, table } from './importing.js';
import { type Inventory, setup } from './setup.js';

const ROWS = 3000;
/** Of which one statement may take these at most, so that none takes as long as a statement is given. */
const MOST_AT_A_TIME = 2500;
let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => inventory.close());

/** How many rows each statement is given that changes many, in transactions from now on. */
function sizes(): number[] {
  const all: number[] = [];
  const db = inventory.service.app.get(Db);
  const transaction = db.transaction.bind(db) as (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
  jest.spyOn(db, 'transaction').mockImplementation((work: (tx: Tx) => Promise<unknown>) =>
    transaction((tx) => {
      const [rows, changed] = [tx.rows.bind(tx), tx.changed.bind(tx)];
      const note = (sql: string, params: unknown[] = []): void => {
        const given = Math.max(0, ...params.map((value) => (Array.isArray(value) ? value.length : 0)));
        if (given > 0 && !sql.trimStart().startsWith('SELECT')) all.push(given);
      };
      tx.rows = (sql: string, params?: unknown[]) => {
        note(sql, params);
        return rows(sql, params);
      };
      tx.changed = (sql, params) => {
        note(sql, params);
        return changed(sql, params);
      };
      return work(tx);
    }),
  );
  return all;
}

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
});
