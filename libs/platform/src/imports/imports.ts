import { randomUUID } from 'node:crypto';
import { type Actor, Call, runInCall } from '../call/call.js';
import type { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import { conflict, DomainError, impossible, notFound } from '../errors/domain-error.js';
import { isUnavailable } from '../errors/postgres-errors.js';
import { Every } from '../jobs/every.js';
import type { Jobs } from '../jobs/jobs.js';
import { defineQueue, Job, type JobContext, type QueueDefinition, Reopens } from '../jobs/queue.js';
import type { Storage } from '../storage/storage.js';
import { readTable } from '../tables/read-table.js';
import type { SheetRow } from '../tables/sheet.js';
import type { Rejection, Rejections } from './rejections.js';

/** More than this is no table of ours. */
const MOST_BYTES = 10 * 1024 * 1024;
export const IMPORT_MOST_ROWS = 50_000;
const MOST_AT_A_TIME = 3;
const AT_A_TIME = 100;
const SHOWN_ROWS = 100;
const SHOWN_REJECTIONS = 2000;
/** With the rest of the answer they must fit into a message of a megabyte. */
const SHOWN_BYTES = 600_000;

export interface ImportJobs {
  'run-import': { importId: number };
}

/** A table that somebody imports, as its row in `imports` has it. */
export interface ImportRow<Mapping> {
  id: number;
  actor: Actor;
  fileName: string;
  fileKey: string;
  dryRun: boolean;
  /** Null: guessed from the headings. */
  mapping: Mapping | null;
  inBackground: boolean;
}

/** What is told of an import at its end; a service may tell more. */
export interface ImportOutcome {
  status: 'done' | 'rejected';
  message: string | null;
  created: number;
  updated: number;
  unchanged: number;
  rejectedRows: number;
  rejected: Rejection[];
  headings: string[];
  mapping: object;
  rows: unknown[];
}

interface Servers {
  db: Db;
  jobs: Jobs;
  storage: Storage;
}

const ROW = `id, actor, file_name AS "fileName", file_key AS "fileKey", dry_run AS "dryRun", mapping,
             in_background AS "inBackground"`;

/** What is not known before its end stands empty until then. */
const TOLD = `
  jsonb_build_object('message', NULL, 'created', 0, 'updated', 0, 'unchanged', 0, 'rejectedRows', 0, 'rejected', '[]'::jsonb,
                     'headings', '[]'::jsonb, 'mapping', '{}'::jsonb, 'rows', '[]'::jsonb)
  || coalesce(m.outcome::jsonb, '{}')
  || jsonb_build_object('id', m.id, 'fileName', m.file_name, 'dryRun', m.dry_run, 'status', m.status,
                        'progress', m.progress, 'createdAt', iso(m.created_at))`;

/**
 * The imports of a service: it extends the class that this returns, provides it, names its `queue` among its own and has
 * a table `imports`.
 */
export function importsOf<Mapping extends object, Told extends object>(service: string) {
  const queue = defineQueue<ImportJobs>(`${service}-imports`, {
    'run-import': { attempts: 5, backoffMs: 1000, timeoutMs: 5 * 60_000 },
  });
  abstract class ServiceImports extends Imports<Mapping, Told> {
    static readonly queue = queue;

    constructor(servers: Servers) {
      super(queue, servers);
    }

    @Job(queue, 'run-import')
    override resume(payload: ImportJobs['run-import'], context: JobContext): Promise<void> {
      return super.resume(payload, context);
    }

    @Reopens(queue, 'run-import')
    override reopen(tx: Tx, payload: ImportJobs['run-import']): Promise<boolean> {
      return super.reopen(tx, payload);
    }
  }
  return ServiceImports;
}

/** Tables that people import, all rows or none: at once while they wait, or by a job that they look after. */
abstract class Imports<Mapping extends object, Told extends object> {
  constructor(
    private readonly queue: QueueDefinition<ImportJobs>,
    protected readonly servers: Servers,
  ) {}

  /** Reads, checks and, unless it is a dry run, writes; ends with {@link conclude}. A repeat must not mind. */
  protected abstract import(row: ImportRow<Mapping>): Promise<void>;

  /** A place for the file that is about to be sent: the row that names it comes first, so that no file is left behind. */
  async prepare(actor: Actor, input: { fileName: string; dryRun: boolean }): Promise<{ id: number; fileKey: string }> {
    const running = await this.servers.db.rows(
      `SELECT 1 FROM imports
       WHERE user_id = $1 AND status = 'running' AND created_at > now() - interval '10 minutes'`,
      [actor.userId],
    );
    if (running.length >= MOST_AT_A_TIME) throw conflict('Your earlier imports are still running');
    const row = await this.servers.db.row<{ id: number; fileKey: string }>(
      `INSERT INTO imports (user_id, actor, file_name, file_key, dry_run) VALUES ($1, $2, $3, $4, $5)
       RETURNING id, file_key AS "fileKey"`,
      [actor.userId, actor, input.fileName, `import-${randomUUID()}`, input.dryRun],
    );
    return row!;
  }

  /** The file is there. */
  async begin(actor: Actor, input: { id: number; mapping: Mapping | null; inBackground: boolean }): Promise<Told> {
    const { id, mapping, inBackground } = input;
    await this.get(actor, { id });
    const row = await this.servers.db.row<ImportRow<Mapping>>(
      `UPDATE imports SET status = 'running', mapping = $3, in_background = $4
       WHERE id = $1 AND user_id = $2 AND status = 'preparing' RETURNING ${ROW}`,
      [id, actor.userId, mapping, inBackground],
    );
    if (!row) throw conflict('This import has begun already');
    // The sweep finds it if Redis is away now.
    if (inBackground) await this.enqueue(id).catch(() => undefined);
    else await this.run(row);
    return this.get(actor, { id });
  }

  async get({ userId }: Actor, { id }: { id: number }): Promise<Told> {
    const row = await this.servers.db.row<{ told: Told }>(
      `SELECT ${TOLD} AS told FROM imports m WHERE m.id = $1 AND m.user_id = $2`,
      [id, userId],
    );
    if (!row) throw notFound('Import not found');
    return row.told;
  }

  /** The job. What is wrong with the file is told, whatever else went wrong is tried again. */
  protected async resume({ importId }: ImportJobs['run-import'], { lastAttempt }: JobContext): Promise<void> {
    const row = await this.servers.db.row<ImportRow<Mapping>>(
      `SELECT ${ROW} FROM imports WHERE id = $1 AND status = 'running'`,
      [importId],
    );
    if (!row) return;
    const call = new Call({ requestId: `import-${importId}`, actor: row.actor });
    await runInCall(call, () => this.run(row)).catch(async (error: unknown) => {
      if (error instanceof DomainError && !isUnavailable(error)) return;
      if (lastAttempt) await this.fail(row.id, 'The import did not succeed. Please try again.');
      throw error;
    });
  }

  /**
   * The person was told to begin it anew: once they have imported anything since, the old file must not come after it.
   */
  protected async reopen(tx: Tx, { importId }: ImportJobs['run-import']): Promise<boolean> {
    const reopened = await tx.changed(
      `UPDATE imports m SET status = 'running', outcome = NULL
       WHERE id = $1 AND status = 'failed'
         AND NOT EXISTS (SELECT FROM imports later WHERE later.user_id = m.user_id AND later.id > m.id)`,
      [importId],
    );
    return reopened > 0;
  }

  /** A job is lost when the process dies between commit and queue, or the queue loses its memory. */
  @Every('1m')
  async requeue(): Promise<void> {
    const forgotten = await this.servers.db.rows<{ id: number }>(
      `SELECT id FROM imports
       WHERE status = 'running' AND in_background AND created_at BETWEEN now() - interval '1 day' AND now() - interval '2 minutes'
       ORDER BY id LIMIT $1`,
      [AT_A_TIME],
    );
    for (const { id } of forgotten) await this.enqueue(id);
  }

  /**
   * Imports are kept for a month, as long as they can be undone; what came to nothing, for a day. The file first: a row
   * that outlives its file is harmless, a file that outlives its row is lost.
   */
  @Every('10m')
  async drop(): Promise<void> {
    const { db, storage } = this.servers;
    const due = await db.rows<{ id: number; fileKey: string }>(
      `SELECT id, file_key AS "fileKey" FROM imports
       WHERE created_at < now() - interval '1 day'
         AND (status <> 'done' OR dry_run OR created_at < now() - interval '30 days')
       ORDER BY created_at LIMIT $1`,
      [AT_A_TIME],
    );
    for (const { id, fileKey } of due) {
      await storage.delete(fileKey);
      await db.rows('DELETE FROM imports WHERE id = $1', [id]);
    }
  }

  /** The rows of the file, of the columns that `choose` picks by the headings. */
  protected async read({ fileKey }: ImportRow<Mapping>, choose: (headings: string[]) => number[]): Promise<SheetRow[]> {
    const bytes = await readAll(await this.servers.storage.read(fileKey));
    const rows = await readTable({ bytes, mostRows: IMPORT_MOST_ROWS, choose });
    if (rows.length === 0) throw impossible('The file has no rows below its heading');
    return rows;
  }

  /** In turn with the user's other imports; not at all if it has ended meanwhile. */
  protected async turn(tx: Tx, row: ImportRow<Mapping>): Promise<boolean> {
    await takeTurn(tx, row.actor.userId);
    return !!(await tx.row(`SELECT 1 FROM imports WHERE id = $1 AND status = 'running'`, [row.id]));
  }

  protected async conclude(sql: Pick<Db, 'changed'>, id: number, { status, ...outcome }: ImportOutcome): Promise<void> {
    await sql.changed(
      `UPDATE imports SET status = $2, outcome = $3, progress = 100 WHERE id = $1 AND status = 'running'`,
      [id, status, outcome],
    );
  }

  /** For whoever looks on; outside of the transaction, which nobody sees into. */
  protected async progress(row: Pick<ImportRow<Mapping>, 'id' | 'inBackground'>, part: number): Promise<void> {
    if (!row.inBackground) return;
    await this.servers.db.changed('UPDATE imports SET progress = $2 WHERE id = $1', [row.id, Math.floor(part * 99)]);
  }

  private async enqueue(importId: number): Promise<void> {
    await this.servers.jobs.add(this.queue, 'run-import', { importId }, { key: `import-${importId}` });
  }

  private async run(row: ImportRow<Mapping>): Promise<void> {
    try {
      await this.import(row);
    } catch (error) {
      const isTold = error instanceof DomainError && !isUnavailable(error);
      // A caller who waited knows; a job is tried again.
      if (isTold || !row.inBackground) await this.fail(row.id, isTold ? error.message : 'The import did not succeed');
      throw error;
    }
    await this.servers.storage.delete(row.fileKey);
  }

  private async fail(id: number, message: string): Promise<void> {
    await this.servers.db.changed(
      `UPDATE imports SET status = 'failed', outcome = $2 WHERE id = $1 AND status = 'running'`,
      [id, { message }],
    );
  }
}

/** What two files say of the same things, and what undoing one takes back, happens one after the other. */
export async function takeTurn(tx: Tx, userId: number): Promise<void> {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtext('imports'), $1)`, [userId]);
}

type SoundVerdict = 'created' | 'updated' | 'unchanged';

/** What every import tells of its rows and their rejections. */
export function importOutcome<Field extends string, Row extends { line: number }>(plan: {
  rows: Row[];
  rejections: Rejections<Field>;
  headings: string[];
  columns: object;
  dryRun: boolean;
  /** What becomes of a row that is not rejected. */
  verdictOf: (row: Row) => SoundVerdict;
  shown: (row: Row, verdict: SoundVerdict | 'rejected') => unknown;
}): ImportOutcome {
  const { rows, rejections, headings, columns, dryRun, verdictOf, shown } = plan;
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
  const verdicts = rows.map((row) => (rejections.has(row.line) ? 'rejected' : verdictOf(row)));
  for (const verdict of verdicts) counts[verdict]++;
  return {
    status: rejections.rows > 0 ? 'rejected' : 'done',
    message: rejections.rows > 0 && !dryRun ? refusal(rejections.rows) : null,
    created: counts.created,
    updated: counts.updated,
    unchanged: counts.unchanged,
    rejectedRows: rejections.rows,
    rejected: fitting(rejections.sorted().slice(0, SHOWN_REJECTIONS)),
    headings,
    mapping: columns,
    rows: rows.slice(0, SHOWN_ROWS).map((row, n) => shown(row, verdicts[n]!)),
  };
}

function fitting(rejected: Rejection[]): Rejection[] {
  let bytes = 0;
  const end = rejected.findIndex((one) => (bytes += Buffer.byteLength(JSON.stringify(one)) + 1) > SHOWN_BYTES);
  return end < 0 ? rejected : rejected.slice(0, end);
}

const refusal = (rows: number): string =>
  rows === 1 ? 'One row was rejected, so nothing was imported' : `${rows} rows were rejected, so nothing was imported`;

async function readAll(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    if ((bytes += chunk.length) > MOST_BYTES) throw new DomainError('too-large', 'File too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
