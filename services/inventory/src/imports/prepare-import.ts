import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { PreparedImport, PrepareImportInput } from '#contracts';
import { type Actor, conflict, Db } from '#platform';

const MOST_AT_A_TIME = 3;
const BUSY = 'Your earlier imports are still running';

/** A place for the file that is about to be sent: the row that names it comes first, so that no file is left behind. */
@Injectable()
export class PrepareImportHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { fileName, dryRun }: PrepareImportInput): Promise<PreparedImport> {
    const running = await this.db.rows(
      `SELECT 1 FROM imports
       WHERE user_id = $1 AND status = 'running' AND created_at > now() - interval '10 minutes'`,
      [actor.userId],
    );
    if (running.length >= MOST_AT_A_TIME) throw conflict(BUSY);
    const row = await this.db.row<PreparedImport>(
      `INSERT INTO imports (user_id, actor, file_name, file_key, dry_run) VALUES ($1, $2, $3, $4, $5)
       RETURNING id, file_key AS "fileKey"`,
      [actor.userId, actor, fileName, `import-${randomUUID()}`, dryRun],
    );
    return row!;
  }
}
