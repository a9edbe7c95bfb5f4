import { Injectable } from '@nestjs/common';
import type { IdInput, InventoryImport } from '#contracts';
import { type Actor, Db, notFound } from '#platform';

/** An `InventoryImport` from import `m`; what is not known before its end stands empty until then. */
export const IMPORT_JSON = `json_build_object(
  'id', m.id, 'fileName', m.file_name, 'dryRun', m.dry_run, 'status', m.status, 'progress', m.progress,
  'message', m.outcome ->> 'message',
  'created', coalesce((m.outcome ->> 'created')::int, 0), 'updated', coalesce((m.outcome ->> 'updated')::int, 0),
  'rejectedRows', coalesce((m.outcome ->> 'rejectedRows')::int, 0),
  'rejected', coalesce(m.outcome -> 'rejected', '[]'), 'headings', coalesce(m.outcome -> 'headings', '[]'),
  'mapping', coalesce(m.outcome -> 'mapping', '{}'), 'rows', coalesce(m.outcome -> 'rows', '[]'),
  'createdAt', iso(m.created_at))`;

@Injectable()
export class ImportQueries {
  constructor(private readonly db: Db) {}

  async get({ userId }: Actor, { id }: IdInput): Promise<InventoryImport> {
    const row = await this.db.row<{ import: InventoryImport }>(
      `SELECT ${IMPORT_JSON} AS import FROM imports m WHERE m.id = $1 AND m.user_id = $2`,
      [id, userId],
    );
    if (!row) throw notFound('Import not found');
    return row.import;
  }
}
