import { Injectable } from '@nestjs/common';
import type { PageInput, ProductChange } from '#contracts';
import { type Actor, Db, Every, Filters, type Page, sweep } from '#platform';

const CHANGE_JSON = `json_build_object(
  'id', c.id, 'kind', c.kind, 'fileName', c.file_name, 'changed', c.changed, 'created', c.created, 'createdAt', iso(c.created_at), 'undoneAt', iso(c.undone_at))`;

/** What the caller did to many products at a time, newest first, for as long as it can be undone. */
@Injectable()
export class ProductChangeQueries {
  constructor(private readonly db: Db) {}

  list({ userId }: Actor, input: PageInput): Promise<Page<ProductChange>> {
    const filters = new Filters().equals('c.user_id', userId);
    const sort = { expr: 'c.created_at', type: 'timestamptz', desc: true } as const;
    return this.db.page({ item: CHANGE_JSON, from: 'product_changes c', filters, sort, id: 'c.id' }, input);
  }

  @Every('10m')
  async drop(stopping: AbortSignal): Promise<void> {
    await sweep(this.db, { table: 'product_changes', where: `created_at < now() - interval '30 days'`, stopping });
  }
}
