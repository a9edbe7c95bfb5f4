import type { PoolClient, QueryResult } from 'pg';
import { type DataSource, EntityManager } from 'typeorm';
import { currentCall } from '../call/call.js';
import { sqlSpan } from '../tracing/sql-span.js';
import { traced } from '../tracing/tracing.js';
import { inOneWrite } from './in-one-write.js';
import { statementName } from './prepared.js';
import type { Sql } from './sql.js';

interface Statement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

type TypeOrmQuery = (sql: string, ...rest: unknown[]) => Promise<unknown>;

/** As TypeORM says it. */
const BEGIN = 'START TRANSACTION';

/**
 * A running transaction: TypeORM's EntityManager for writing entities, and plain SQL. Made by `Db.transaction` alone;
 * handed to every step that shall commit, or not, together with the rest. Use `rows`, `row` and `changed` rather than
 * TypeORM's `query`, whose answer has another shape for each kind of statement.
 */
export class Tx extends EntityManager implements Sql {
  private isPrepared = true;
  private unsent: Statement[] = [];
  /** {@link BEGIN} leaves in one write with the first statement; without one there is nothing to commit, nor to take back. */
  private isBegun = false;
  private begun: Promise<unknown> = Promise.resolve();

  constructor(source: DataSource) {
    super(source, source.createQueryRunner());
    const runner = this.queryRunner!;
    const query = runner.query.bind(runner) as TypeOrmQuery;
    const ours: TypeOrmQuery = async (sql, ...rest) => {
      if (sql === BEGIN) return;
      if (sql === 'ROLLBACK') this.unsent = [];
      if ((sql === 'ROLLBACK' || sql === 'COMMIT') && !this.isBegun && this.unsent.length === 0) return;
      const client = await this.client();
      return traced(
        () => sqlSpan(sql),
        // COMMIT needs nothing of what TypeORM does around a statement.
        () => this.withUnsent(client, () => (rest.length === 0 ? client.query(sql) : query(sql, ...rest))),
      );
    };
    Object.assign(runner, { query: ours });
  }

  async rows<Row extends object>(sql: string, params: unknown[] = []): Promise<Row[]> {
    return (await this.send(sql, params)).rows as Row[];
  }

  async row<Row extends object>(sql: string, params: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, params))[0];
  }

  async changed(sql: string, params: unknown[] = []): Promise<number> {
    return (await this.send(sql, params)).rowCount ?? 0;
  }

  /**
   * A statement whose answer nobody needs: it leaves in one write with the one that follows it, at the latest with COMMIT,
   * which does not commit when it fails.
   */
  later(text: string, values: unknown[]): void {
    this.unsent.push({ name: statementName(text), text, values });
  }

  /**
   * From now on, statements are planned for the values they are given: what is right for a few is wrong for thousands, and
   * a plan that was kept while a table was small is wrong once it is large. Unlike the server's setting to this effect it
   * leaves alone what runs for every row: triggers and the checks of foreign keys.
   */
  planEachTime(): void {
    this.isPrepared = false;
  }

  /**
   * The same for whoever writes thousands of rows, and from now on each row is looked up in an index, also by the checks of
   * foreign keys. A connection keeps the plans of those from one transaction to the next: made while a table was of a
   * single page, such a plan reads all of it for every row that is written.
   */
  async writeMany(): Promise<void> {
    this.planEachTime();
    await this.rows('DISCARD PLANS');
    await this.rows('SET LOCAL enable_seqscan = off');
  }

  /**
   * The rows of a join with thousands of given values, by a hash join: of a table, or of a part of it, that the planner
   * knows nothing of yet it thinks that it is empty, and would compare each row with each value.
   */
  async rowsByHash<Row extends object>(sql: string, params: unknown[]): Promise<Row[]> {
    this.planEachTime();
    await this.rows('SET LOCAL enable_nestloop = off');
    const rows = await this.rows<Row>(sql, params);
    await this.rows('SET LOCAL enable_nestloop = on');
    return rows;
  }

  /** The transaction's connection: with nothing sent on it yet before its first statement. */
  client(): Promise<PoolClient> {
    return this.queryRunner!.connect() as Promise<PoolClient>;
  }

  /**
   * When a statement of it may be cancelled: had the server given up BEGIN instead, what was sent with it would take effect
   * by itself.
   */
  async mayBeCancelled(): Promise<void> {
    await this.begun.catch(() => undefined);
  }

  /** TypeORM has let go of the connection, since it broke: what fails from then on fails for that, whatever it says. */
  get lost(): boolean {
    return this.queryRunner!.isReleased;
  }

  private async send(text: string, values: unknown[]): Promise<QueryResult> {
    currentCall()?.requireInTime();
    const client = await this.client();
    return traced(
      () => sqlSpan(text),
      () =>
        this.withUnsent(client, () =>
          client.query({ name: this.isPrepared ? statementName(text) : undefined, text, values }),
        ),
    );
  }

  private async withUnsent<T>(client: PoolClient, send: () => Promise<T>): Promise<T> {
    const before = this.unsent.splice(0).map((statement) => () => client.query(statement));
    const begin = this.isBegun ? [] : [() => (this.begun = client.query(BEGIN))];
    this.isBegun = true;
    if (begin.length + before.length === 0) return send();
    return inOneWrite(client, [...begin, ...before, send]) as Promise<T>;
  }
}
