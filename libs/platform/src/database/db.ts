import type { Pool, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { type Call, currentCall } from '../call/call.js';
import type { Page } from '../messaging/definitions.js';
import { encodeCursor, type ListQuery, type PageRow, pageStatement, totalText } from './page.js';
import { claimKey, storeAnswer, storedAnswer } from './idempotency.js';
import { statementName } from './prepared.js';

/** A running transaction. */
export type Tx = EntityManager;

/** A service's own database: transactions for writes, plain SQL for reads. */
export class Db {
  private readonly afterCommit: ((tx: Tx) => void)[] = [];

  constructor(private readonly source: DataSource) {}

  /** Called after each commit, e.g. to wake the outbox relay. */
  onCommit(listener: (tx: Tx) => void): void {
    this.afterCommit.push(listener);
  }

  /** Everything in `run` happens, or nothing does. Nothing, when the caller gave up while we waited for a connection. */
  async transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    let used: Tx | undefined;
    const result = await this.source.transaction((tx) => {
      currentCall()?.requireInTime();
      used = tx;
      return run(tx);
    });
    if (used) for (const listener of this.afterCommit) listener(used);
    return result;
  }

  /** All rows of a statement, through the pool, prepared. Values of `params` are $1, $2, ... */
  async rows<T extends QueryResultRow>(sql: string, params: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>({ name: statementName(sql), text: sql, values: params })).rows;
  }

  /** The first row, if there is one. */
  async row<T extends QueryResultRow>(sql: string, params: unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(sql, params))[0];
  }

  /** One page of a list, its JSON built by PostgreSQL. A cursor of another list or order is `invalid`. */
  async page<Item>(list: ListQuery): Promise<Page<Item>> {
    const { text, values } = pageStatement(list);
    const row = (await this.row<PageRow & QueryResultRow>(text, values))!;
    return { json: row.json, total: totalText(row.total), next: encodeCursor(list, row) };
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
      await storeAnswer(tx, call, operation, answer);
      return answer;
    });
  }

  /** The answer an earlier call with the same key got, for use cases that ask elsewhere before they write. */
  async answered<T>(call: Call, operation: string, input: unknown): Promise<{ answer: T } | undefined> {
    return call.idempotencyKey === undefined ? undefined : storedAnswer<T>(this, call, operation, input);
  }

  /** The driver's pool, for what neither transactions nor single statements can do. */
  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
