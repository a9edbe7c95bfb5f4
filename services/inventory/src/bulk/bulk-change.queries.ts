import { Injectable } from '@nestjs/common';
import type { BulkChange, PageInput } from '#contracts';
import { type Actor, Db, Every, Filters, type Page, sweep } from '#platform';

/** Imports and deletions alike; each arm reads its own index. */
const CHANGES = `(
  SELECT 'import' AS kind, m.id, m.user_id, m.file_name, (m.outcome ->> 'created')::int AS created,
         (m.outcome ->> 'updated')::int AS updated, 0 AS deleted, m.created_at, m.undone_at
  FROM imports m WHERE m.status = 'done' AND NOT m.dry_run
    AND (m.outcome ->> 'created')::int + (m.outcome ->> 'updated')::int > 0
  UNION ALL
  SELECT 'deletion', d.id, d.user_id, NULL, 0, 0, d.items, d.created_at, d.undone_at FROM deletions d) c`;

const CHANGE_JSON = `json_build_object(
  'kind', c.kind, 'id', c.id, 'fileName', c.file_name, 'created', c.created, 'updated', c.updated,
  'deleted', c.deleted, 'createdAt', iso(c.created_at), 'undoneAt', iso(c.undone_at))`;

/** What the caller did to many items at a time, newest first, for as long as it can be undone. */
@Injectable()
export class BulkChangeQueries {
  constructor(private readonly db: Db) {}

  list({ userId }: Actor, input: PageInput): Promise<Page<BulkChange>> {
    const filters = new Filters().equals('c.user_id', userId);
    const sort = { expr: 'c.created_at', type: 'timestamptz', desc: true } as const;
    return this.db.page({ item: CHANGE_JSON, from: CHANGES, filters, sort, id: 'c.id' }, input);
  }

  /** Deletions are kept as long as imports, by which time nobody can undo them any more. */
  @Every('10m')
  async drop(stopping: AbortSignal): Promise<void> {
    await sweep(this.db, { table: 'deletions', where: `created_at < now() - interval '30 days'`, stopping });
  }
}
