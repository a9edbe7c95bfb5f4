import type { Db } from './db.js';

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
 * never go in one statement. Rows that somebody holds are left for the next time. Answers how many went.
 */
export async function sweep(db: Db, { table, where, stopping }: Sweep): Promise<number> {
  const statement = `
    WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )) RETURNING 1
    ) SELECT count(*)::int AS n FROM gone`;
  let swept = 0;
  for (;;) {
    const { n } = (await db.row<{ n: number }>(statement))!;
    swept += n;
    if (n < BATCH || stopping?.aborted) return swept;
  }
}
