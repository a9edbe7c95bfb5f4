import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Actor, Call, runInCall } from '../call/call.js';
import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import { conflict, notFound } from '../errors/domain-error.js';
import { Outbox } from '../events/outbox.js';
import { Jobs } from '../jobs/jobs.js';
import { Every } from '../jobs/every.js';
import { defineQueue, Job, type JobContext, type QueueDefinition, Reopens } from '../jobs/queue.js';
import type { EventDefinition } from '../messaging/definitions.js';
import { Requests } from '../messaging/requests.js';
import { Storage } from '../storage/storage.js';
import { calendarOf } from '../time/calendar.js';
import { MEDIA_TYPE_OF, tableFile, type TableColumn, type TableFormat } from './table-file.js';

/** More rows than this are made in the background. */
export const EXPORT_AT_ONCE = 5000;
const BATCH = 2000;
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_WAITING = 3;
const FORGOTTEN_AT_A_TIME = 100;
const DROPPED_AT_A_TIME = 100;

export interface ExportJobs {
  'make-export': { exportId: number };
}

type ExportFormat = TableFormat | 'zip';

type ExportQueue = QueueDefinition<ExportJobs>;

function defineExportQueue(service: string): ExportQueue {
  return defineQueue<ExportJobs>(`${service}-exports`, {
    'make-export': { attempts: 5, backoffMs: 1000, timeoutMs: 10 * 60_000 },
  });
}

/** What goes into a file: SQL over `values`, in an order, and its rows as columns. */
export interface TablePlan<Row> {
  /** What the file is called, without date and extension. */
  name: string;
  columns: TableColumn<Row>[];
  text: string;
  /** What would follow ORDER BY; apart, since rows are counted without it. */
  order: string;
  values: unknown[];
}

/** A file of another kind. It takes its time, so it is always made in the background, one at a time for each user. */
export interface FilePlan {
  name: string;
  /** Opened when it is made; counts into `tally` what it puts in. */
  content: (tally: Tally) => Readable;
}

export interface Tally {
  count: number;
}

/** What a plan may draw on. */
export interface ExportServers {
  db: Db;
  storage: Storage;
  requests: Requests;
}

/** Told when a file that was made in the background is there, or could not be made. */
export interface ExportFacts {
  exportId: number;
  userId: number;
  /** 'orders' */
  name: string;
  /** How many there are; null when it failed. */
  rows: number | null;
}

export interface StoredFile {
  key: string;
  fileName: string;
  fileType: string;
}

export interface ExportAnswer {
  id: number;
  status: 'waiting' | 'ready';
  /** Null while it waits. */
  file: StoredFile | null;
}

interface ExportRow {
  id: number;
  actor: Actor;
  input: unknown;
  format: ExportFormat;
  status: 'waiting' | 'ready' | 'failed';
  fileKey: string | null;
  fileName: string;
}

const ROW = `id, actor, input, format, status, file_key AS "fileKey", file_name AS "fileName"`;

/** What the caller may take away. The same for the same input, whenever it is asked. */
export type PlanExport<Input> = (actor: Actor, input: Input, db: Db, servers: ExportServers) => Plan | Promise<Plan>;
type Plan = TablePlan<never> | FilePlan;

/**
 * The exports of a service: it extends the class that this returns, provides it, and names its `queue` among its own.
 */
export function exportsOf<Input extends { format: ExportFormat }>(
  service: string,
  finished: EventDefinition<ExportFacts>,
  plan: PlanExport<Input>,
) {
  const queue = defineExportQueue(service);
  @Injectable()
  class ServiceExports extends Exports<Input> {
    static readonly queue = queue;

    constructor(db: Db, jobs: Jobs, storage: Storage, outbox: Outbox, requests: Requests) {
      super({ queue, finished, plan }, { db, jobs, storage, outbox, requests });
    }

    @Job(queue, 'make-export')
    override make(payload: ExportJobs['make-export'], context: JobContext): Promise<void> {
      return super.make(payload, context);
    }

    @Reopens(queue, 'make-export')
    override reopen(tx: Tx, payload: ExportJobs['make-export']): Promise<boolean> {
      return super.reopen(tx, payload);
    }
  }
  return ServiceExports;
}

/** Lists as files: a short one at once, a long one by a job that tells when it is done. Files are kept for a day. */
class Exports<Input extends { format: ExportFormat }> {
  constructor(
    private readonly own: { queue: ExportQueue; finished: EventDefinition<ExportFacts>; plan: PlanExport<Input> },
    private readonly servers: ExportServers & { jobs: Jobs; outbox: Outbox },
  ) {}

  /** Answers the file, or that it waits to be made; `noted` writes down what goes with the wish for it. */
  async begin(actor: Actor, input: Input, noted?: (tx: Tx) => Promise<unknown>): Promise<ExportAnswer> {
    const { db } = this.servers;
    const plan = await this.own.plan(actor, input, db, this.servers);
    if ('content' in plan) return this.postpone(actor, input, plan, 1, noted);
    const rows = await rowsAtOnce(db, plan);
    if (!rows) return this.postpone(actor, input, plan, MOST_WAITING, noted);
    const row = await db.transaction(async (tx) => {
      await noted?.(tx);
      return this.insert(tx, actor, input, plan.name);
    });
    // Should the process die before the file is there, the sweep has it made.
    try {
      const { count, file } = await this.write(row, (tally) => tableOf(row, plan, counted(once(rows), tally)));
      await this.settle(db, row.id, count);
      return { id: row.id, status: 'ready', file };
    } catch (error) {
      await this.settle(db, row.id, null);
      throw error;
    }
  }

  /** A file of the caller's that was made in the background. Errors: not-found, conflict while it is not there. */
  async file(actor: Actor, id: number): Promise<StoredFile> {
    const row = await this.servers.db.row<ExportRow>(`SELECT ${ROW} FROM exports WHERE id = $1 AND user_id = $2`, [
      id,
      actor.userId,
    ]);
    if (!row) throw notFound('This export is not kept any more');
    if (row.status === 'waiting') throw conflict('This export is still being made');
    if (row.status === 'failed') throw conflict('This export could not be made');
    return storedFile(row);
  }

  /** The job. A repeat writes another file; the one that is written last counts. */
  protected async make({ exportId }: ExportJobs['make-export'], { lastAttempt }: JobContext): Promise<void> {
    const row = await this.servers.db.row<ExportRow>(`SELECT ${ROW} FROM exports WHERE id = $1`, [exportId]);
    if (row?.status !== 'waiting') return;
    const call = new Call({ requestId: `export-${exportId}`, actor: row.actor });
    await runInCall(call, () => this.makeRow(row)).catch(async (error: unknown) => {
      if (lastAttempt) await this.conclude(row, null);
      throw error;
    });
  }

  /** An export is kept for a day, whatever became of it. */
  protected async reopen(tx: Tx, { exportId }: ExportJobs['make-export']): Promise<boolean> {
    const reopened = await tx.changed(`UPDATE exports SET status = 'waiting' WHERE id = $1 AND status = 'failed'`, [
      exportId,
    ]);
    return reopened > 0;
  }

  /** A job is lost when the process dies between commit and queue, or the queue loses its memory. */
  @Every('1m')
  async requeue(): Promise<void> {
    const forgotten = await this.servers.db.rows<{ id: number }>(
      `SELECT id FROM exports WHERE status = 'waiting' AND created_at < now() - interval '2 minutes'
       ORDER BY id LIMIT $1`,
      [FORGOTTEN_AT_A_TIME],
    );
    for (const { id } of forgotten) await this.enqueue(id);
  }

  /** After a day. The file first: a row that outlives its file is harmless, a file that outlives its row is lost. */
  @Every('10m')
  async drop(): Promise<void> {
    const { db, storage } = this.servers;
    const due = await db.rows<{ id: number; fileKey: string | null }>(
      `SELECT id, file_key AS "fileKey" FROM exports WHERE created_at < now() - interval '1 day'
       ORDER BY created_at LIMIT $1`,
      [DROPPED_AT_A_TIME],
    );
    for (const { id, fileKey } of due) {
      if (fileKey) await storage.delete(fileKey);
      await db.rows('DELETE FROM exports WHERE id = $1', [id]);
    }
  }

  private async postpone(
    actor: Actor,
    input: Input,
    plan: Plan,
    most: number,
    noted?: (tx: Tx) => Promise<unknown>,
  ): Promise<ExportAnswer> {
    const { id } = await this.servers.db.transaction(async (tx) => {
      // Of any number at once only so many get in.
      await tx.rows(`SELECT pg_advisory_xact_lock(hashtext('exports'), $1)`, [actor.userId]);
      const waiting = await tx.rows(`SELECT 1 FROM exports WHERE user_id = $1 AND status = 'waiting'`, [actor.userId]);
      if (waiting.length >= most) throw conflict('Your earlier exports are still being made');
      await noted?.(tx);
      return this.insert(tx, actor, input, plan.name);
    });
    // The sweep finds it if Redis is away now.
    await this.enqueue(id).catch(() => undefined);
    return { id, status: 'waiting', file: null };
  }

  private async enqueue(exportId: number): Promise<void> {
    await this.servers.jobs.add(this.own.queue, 'make-export', { exportId }, { key: `export-${exportId}` });
  }

  private async makeRow(row: ExportRow): Promise<void> {
    const { db } = this.servers;
    const plan = await this.own.plan(row.actor, row.input as Input, db, this.servers);
    const { count } = await this.write(row, (tally) =>
      'content' in plan
        ? plan.content(tally)
        : tableOf(row, plan, counted(db.batches<never>(inOrder(plan), plan.values, BATCH), tally)),
    );
    await this.conclude(row, count);
  }

  /** The key is noted first. An earlier try's file is noted no longer and so is deleted here. */
  private async write(
    row: ExportRow,
    content: (tally: Tally) => Readable,
  ): Promise<{ count: number; file: StoredFile }> {
    const { db, storage } = this.servers;
    if (row.fileKey) await storage.delete(row.fileKey);
    const fileKey = `export-${randomUUID()}`;
    await db.rows('UPDATE exports SET file_key = $2 WHERE id = $1', [row.id, fileKey]);
    const tally = { count: 0 };
    await storage.write(fileKey, content(tally), MOST_BYTES);
    return { count: tally.count, file: storedFile({ ...row, fileKey }) };
  }

  private async conclude({ id, actor, fileName }: ExportRow, rows: number | null): Promise<void> {
    const { db, outbox } = this.servers;
    await db.transaction(async (tx) => {
      if (!(await this.settle(tx, id, rows))) return;
      const name = fileName.replace(/-\d{4}-\d{2}-\d{2}\.\w+$/, '');
      await outbox.add(tx, this.own.finished, { exportId: id, userId: actor.userId, name, rows });
    });
  }

  /** What became of one that waits: so many rows, or null when it could not be made. */
  private async settle(on: Db | Tx, id: number, rows: number | null): Promise<boolean> {
    const status = rows === null ? 'failed' : 'ready';
    const settled = `UPDATE exports SET status = $2, rows = $3 WHERE id = $1 AND status = 'waiting'`;
    return (await on.changed(settled, [id, status, rows])) > 0;
  }

  private async insert(on: Tx, actor: Actor, input: Input, name: string): Promise<ExportRow> {
    const fileName = `${name}-${calendarOf(actor).dayOf(new Date())}.${input.format}`;
    return (await on.row<ExportRow>(
      `INSERT INTO exports (user_id, actor, input, format, status, file_name) VALUES ($1, $2, $3, $4, 'waiting', $5)
       RETURNING ${ROW}`,
      [actor.userId, actor, input, input.format, fileName],
    ))!;
  }
}

/**
 * The rows of a list that is not long. It is counted first, in no order and without its columns: what a long one takes until
 * its first rows would be spent for nothing.
 */
async function rowsAtOnce(db: Db, plan: TablePlan<never>): Promise<never[] | undefined> {
  const most = `LIMIT ${EXPORT_AT_ONCE + 1}`;
  // A statement names every value it is given, and some orders have values of their own: how well a text was found.
  const counting = plan.order.includes('$') ? inOrder(plan) : plan.text;
  const [counted] = await db.rowsUnprepared<{ rows: number }>(
    `SELECT count(*) AS rows FROM (${counting} ${most}) list`,
    plan.values,
  );
  if (counted!.rows > EXPORT_AT_ONCE) return undefined;
  const rows = await db.rowsUnprepared<never>(`${inOrder(plan)} ${most}`, plan.values);
  // It may have grown since it was counted.
  return rows.length > EXPORT_AT_ONCE ? undefined : rows;
}

const inOrder = ({ text, order }: TablePlan<never>): string => `${text} ORDER BY ${order}`;

function tableOf(
  { actor, format }: ExportRow,
  { columns }: TablePlan<never>,
  batches: AsyncIterable<never[]>,
): Readable {
  if (format === 'zip') throw new Error('A plan of rows is no ZIP file');
  return tableFile(format, columns, batches, calendarOf(actor));
}

function storedFile({ fileKey, fileName, format }: ExportRow): StoredFile {
  return { key: fileKey!, fileName, fileType: format === 'zip' ? 'application/zip' : MEDIA_TYPE_OF[format] };
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

async function* counted<Row>(batches: AsyncIterable<Row[]>, tally: Tally): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    tally.count += rows.length;
    yield rows;
  }
}
