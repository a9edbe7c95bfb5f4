import { Injectable } from '@nestjs/common';
import { Db, Every, Job, type JobContext, Storage, sweep } from '#platform';
import { IMPORTS_QUEUE, type ImportJobs } from './import-jobs.js';
import { RunImportHandler } from './run-import.js';

const AT_A_TIME = 100;

/** What goes on without anybody waiting: jobs, those that were lost, and what is old. */
@Injectable()
export class ImportUpkeep {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly importing: RunImportHandler,
  ) {}

  @Job(IMPORTS_QUEUE, 'run-import')
  run({ importId }: ImportJobs['run-import'], context: JobContext): Promise<void> {
    return this.importing.resume(importId, context);
  }

  /** A job is lost when the process dies between commit and queue, or the queue loses its memory. */
  @Every('1m')
  async requeue(): Promise<void> {
    const forgotten = await this.db.rows<{ id: number }>(
      `SELECT id FROM imports
       WHERE status = 'running' AND in_background AND created_at BETWEEN now() - interval '1 day' AND now() - interval '2 minutes'
       ORDER BY id LIMIT $1`,
      [AT_A_TIME],
    );
    for (const { id } of forgotten) await this.importing.enqueue(id);
  }

  /**
   * Imports and deletions are kept for a month, as long as they can be undone; what came to nothing, for a day. The file first: a row
   * that outlives its file is harmless, a file that outlives its row is lost.
   */
  @Every('10m')
  async drop(stopping: AbortSignal): Promise<void> {
    const due = await this.db.rows<{ id: number; fileKey: string }>(
      `SELECT id, file_key AS "fileKey" FROM imports
       WHERE created_at < now() - interval '1 day'
         AND (status <> 'done' OR dry_run OR created_at < now() - interval '30 days')
       ORDER BY created_at LIMIT $1`,
      [AT_A_TIME],
    );
    await sweep(this.db, { table: 'deletions', where: `created_at < now() - interval '30 days'`, stopping });
    for (const { id, fileKey } of due) {
      await this.storage.delete(fileKey);
      await this.db.rows('DELETE FROM imports WHERE id = $1', [id]);
    }
  }
}
