import type { Pool, QueryResult } from 'pg';
import type { DataSource } from 'typeorm';
import { type Call, currentCall } from '../call/call.js';
import { DomainError, unavailable } from '../errors/domain-error.js';
import { sqlState } from '../errors/postgres-errors.js';
import { Page } from '../messaging/definitions.js';
import { sqlSpan } from '../tracing/sql-span.js';
import { traced } from '../tracing/tracing.js';
import { claimKey, storeAnswer, storedAnswer } from './idempotency.js';
import { encodeCursor, type List, type PageRequest, type PageRow, totalText } from './list.js';
import { pageStatement } from './page-statement.js';
import { inTime } from './in-time.js';
import { statementName } from './prepared.js';
import { recordReader } from './record-reader.js';
import type { Sql } from './sql.js';
import { Tx } from './tx.js';

/**
 * All rows of a batched statement are read; but who walks an index is worked for while it walks, and who sorts only after. A
 * walk is preferred unless the planner expects it to take more than the inverse of this times as long.
 */
const WORTH_WAITING = 0.5;

/** A service's own database: transactions for writes, plain SQL for reads. */
export class Db implements Sql {
  private readonly afterCommit: ((tx: Tx) => void)[] = [];

  /** `maxPageBytes` is asked for each page: the broker that the process is connected to says it. */
  constructor(
    private readonly source: DataSource,
    private readonly maxPageBytes?: () => number,
  ) {}

  /** Called after each commit, e.g. to wake the outbox relay. */
  onCommit(listener: (tx: Tx) => void): void {
    this.afterCommit.push(listener);
  }

  /** Everything in `run` happens, or nothing does. Nothing, when the caller gave up before it was done. */
  async transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    const tx = new Tx(this.source);
    try {
      const result = await traced(
        () => ({ kind: 'internal', name: 'transaction' }),
        async () => {
          const work = (): Promise<T> => tx.transaction(() => inTimeToCommit(run(tx)));
          return inTime(await tx.client(), work, () => tx.mayBeCancelled());
        },
      );
      for (const listener of this.afterCommit) listener(tx);
      return result;
    } catch (error) {
      throw tx.lost && !(error instanceof DomainError) ? unavailable(error as Error) : error;
    } finally {
      await tx.release();
    }
  }

  async rows<Row extends object>(sql: string, params: unknown[] = []): Promise<Row[]> {
    return (await this.send(sql, params)).rows as Row[];
  }

  /**
   * As `rows`, planned for the values: for searches, which have too many combinations to keep prepared, and for lists of
   * thousands.
   */
  async rowsUnprepared<Row extends object>(sql: string, params: unknown[]): Promise<Row[]> {
    return (await this.send(sql, params, false)).rows as Row[];
  }

  async row<Row extends object>(sql: string, params: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, params))[0];
  }

  async changed(sql: string, params: unknown[] = []): Promise<number> {
    return (await this.send(sql, params)).rowCount ?? 0;
  }

  /**
   * One page of a list, its JSON built by PostgreSQL; shorter than asked where it would be too large to be sent. A cursor of
   * another list or order is `invalid`.
   */
  async page<Item>(list: List, request: PageRequest): Promise<Page<Item>> {
    const { text, values } = pageStatement(list, request, this.maxPageBytes?.());
    // How many rows a text has or a sum is made of is only known with the values: what suits few takes thousands three times as long.
    const isPlannedOnce = !list.filters.isSearch && list.with === undefined;
    const { rows } = await this.send(text, values, isPlannedOnce);
    const row = rows[0] as PageRow;
    return new Page(row.json, totalText(list, row), encodeCursor(list, row));
  }

  /**
   * A transaction that takes effect once per idempotency key of the call: the key's row is part of it. A repeat gets
   * the first answer; the same key with other input is `impossible`; while the first still runs after 4.5 s,
   * `conflict`. Without a key it is a plain transaction.
   */
  async idempotent<T>(call: Call, operation: string, input: unknown, run: (tx: Tx) => Promise<T>): Promise<T> {
    if (call.idempotencyKey === undefined) return this.transaction(run);
    return this.transaction(async (tx) => {
      const earlier = await claimKey<T>(tx, call, operation, input);
      if (earlier) return earlier.answer;
      const answer = await run(tx);
      storeAnswer(tx, call, operation, answer);
      return answer;
    });
  }

  /** The answer an earlier call with the same key got, for use cases that ask elsewhere before they write. */
  async answered<T>(call: Call, operation: string, input: unknown): Promise<{ answer: T } | undefined> {
    return call.idempotencyKey === undefined ? undefined : storedAnswer<T>(this, call, operation, input);
  }

  /**
   * The rows of a statement in batches, of one snapshot, read as they are asked for and one batch ahead. It holds a
   * connection until it is read to its end or left.
   */
  async *batches<Row extends object>(text: string, values: unknown[], size: number): AsyncGenerator<Row[]> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN READ ONLY');
      await client.query(`SET LOCAL cursor_tuple_fraction = ${WORTH_WAITING}`);
      const { fields } = await client.query({ text: `SELECT * FROM (${text}) list LIMIT 0`, values });
      const read = recordReader<Row>(fields);
      await client.query({
        text: `DECLARE batches NO SCROLL CURSOR FOR SELECT (list.*)::text FROM (${text}) list`,
        values,
      });
      const fetch = (): Promise<QueryResult<[string]>> =>
        client.query<[string]>({ text: `FETCH ${size} FROM batches`, rowMode: 'array' });
      for (let { rows } = await fetch(); rows.length > 0;) {
        const next = rows.length < size ? undefined : fetch();
        // Told where it is waited for, which it is not if the reader leaves.
        next?.catch(() => undefined);
        yield rows.map(([record]) => read(record));
        rows = next ? (await next).rows : [];
      }
      await client.query('COMMIT');
      broken = false;
    } finally {
      client.release(broken);
    }
  }

  /** The driver's pool, for what neither transactions nor single statements can do. */
  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  private send(text: string, values: unknown[], prepared = true): Promise<QueryResult> {
    return traced(
      () => sqlSpan(text),
      () => this.query(text, values, prepared),
    );
  }

  private async query(text: string, values: unknown[], prepared: boolean): Promise<QueryResult> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      return await inTime(client, () =>
        client.query({ name: prepared ? statementName(text) : undefined, text, values }),
      );
    } catch (error) {
      broken = sqlState(error) === undefined && !(error instanceof DomainError);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}

/** What is committed after the caller gave up would take effect behind its back. */
async function inTimeToCommit<T>(work: Promise<T>): Promise<T> {
  const result = await work;
  currentCall()?.requireInTime();
  return result;
}
