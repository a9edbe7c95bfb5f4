import type { QueryRunner } from 'typeorm';
import { afterChanges, type ChangedRows, dropAfterChanges } from './changed-rows.js';
import type { Db } from './db.js';

/**
 * Sums that are kept beside the rows they are of, so that a summary does not walk those. Every change adds rows with what
 * is more and what is less, in its own transaction: nobody waits for another's, as one would for a counter. A reader
 * adds them up; folding keeps them few. See docs/adr/0024-figures-beside-the-rows.md.
 */
export interface Figures {
  table: string;
  /** Whose they are. */
  owner: string;
  /** What tells them apart. */
  by: string[];
  sums: string[];
  /** Of an owner's rows only those that are the same in these are folded together: where old ones are many. Never null. */
  within?: string[];
}

const OWNERS_AT_A_TIME = 100;

/** The table, with `by` as columns of these types and `sums` as numbers. */
export async function createFigures(
  db: QueryRunner,
  { table, owner, by, sums, within = [] }: Omit<Figures, 'by'> & { by: Record<string, string> },
): Promise<void> {
  const columns = [
    `${owner} integer NOT NULL`,
    ...Object.entries(by).map(([name, type]) => `${name} ${type}`),
    ...sums.map((name) => `${name} numeric NOT NULL`),
    // A sum of earlier ones: nothing is to be done about it until there is more.
    'folded boolean NOT NULL DEFAULT false',
  ];
  await db.query(`CREATE TABLE ${table} (${columns.join(', ')})`);
  await db.query(`CREATE INDEX ${table}_owner ON ${table} (${[owner, ...Object.keys(by)].join(', ')})`);
  await db.query(`CREATE INDEX ${table}_unfolded ON ${table} (${[owner, ...within].join(', ')}) WHERE NOT folded`);
}

/**
 * Has triggers on table `of` write what its changes add. `figuresOf` makes of the SQL of changed rows, each with its `sign`
 * (1 or -1), the SQL of rows for `columns`, without those that add nothing.
 */
export async function keepFigures(
  db: QueryRunner,
  {
    table,
    of,
    columns,
    figuresOf,
  }: { table: string; of: string; columns: string; figuresOf: (rows: string) => string },
): Promise<void> {
  await db.query(`INSERT INTO ${table} (${columns}) ${figuresOf(`SELECT 1 AS sign, * FROM ${of}`)}`);
  await afterChanges(db, triggersOf(table, of), (rows) => `INSERT INTO ${table} (${columns}) ${figuresOf(rows)}`);
}

/** Takes back both. */
export async function dropFigures(db: QueryRunner, { table, of }: { table: string; of: string }): Promise<void> {
  await dropAfterChanges(db, triggersOf(table, of));
  await db.query(`DROP TABLE ${table}`);
}

const triggersOf = (table: string, of: string): ChangedRows => ({
  of,
  name: `keep_${table}`,
  events: ['INSERT', 'UPDATE', 'DELETE'],
});

/**
 * Makes one row of those with the same `by`, an owner's side by side. Right at any moment and beside any other: what is
 * taken away is what is added up, in one statement.
 */
export async function foldFigures(
  db: Db,
  { table, owner, by, sums, within = [] }: Figures,
  stopping?: AbortSignal,
): Promise<void> {
  const together = [owner, ...within].join(', ');
  const statement = `
    WITH owners AS (SELECT DISTINCT ${together} FROM ${table} WHERE NOT folded LIMIT ${OWNERS_AT_A_TIME}),
    taken AS (
      DELETE FROM ${table} WHERE (${together}) IN (SELECT ${together} FROM owners)
      RETURNING ${[owner, ...by, ...sums].join(', ')}),
    kept AS (
      INSERT INTO ${table} (${[owner, ...by, ...sums].join(', ')}, folded)
      SELECT ${[owner, ...by].join(', ')}, ${sums.map((name) => `sum(${name})`).join(', ')}, true
      FROM taken GROUP BY ${[owner, ...by].join(', ')}
      HAVING ${sums.map((name) => `sum(${name}) <> 0`).join(' OR ')}
      ORDER BY ${[owner, ...by].join(', ')})
    SELECT count(*) AS owners FROM owners`;
  for (;;) {
    const { owners } = (await db.row<{ owners: number }>(statement))!;
    if (owners < OWNERS_AT_A_TIME || stopping?.aborted) return;
  }
}
