import type { Sql } from './sql.js';

/** Rows per statement: milliseconds of work, so that locks, WAL and other queries hardly notice. */
const BATCH = 2000;

interface Sweep {
  table: string;
  /** SQL of the rows to delete; an index must serve it. */
  where: string;
  /** Ends between two batches. */
  stopping?: AbortSignal;
}

/**
 * Deletes what has grown old, batch by batch, each in a transaction of its own: a million rows that an outage left
 * never go in one statement. Rows that another transaction has locked are left for the next time. Returns how many were deleted.
 */
export async function sweep(sql: Sql, { table, where, stopping }: Sweep): Promise<number> {
  const statement = `
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ))`;
  let swept = 0;
  for (;;) {
    const gone = await sql.changed(statement);
    swept += gone;
    if (gone < BATCH || stopping?.aborted) return swept;
  }
}
