import { createHash } from 'node:crypto';
import type { PoolClient, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';

/** Each connection keeps what it has prepared, so there must be an end: later texts are planned each time. */
const MAX_NAMES = 1000;
const names = new Map<string, string>();

/** Prepared statements are known by name per connection; a digest of the text is one that never clashes. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= MAX_NAMES) return known;
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}

/**
 * All rows of a statement inside a transaction, prepared: parsed and planned once per connection. For fixed texts that
 * run often, where planning costs more than the work; anything else is well served by `tx.query`.
 */
export async function preparedRows<T extends QueryResultRow>(
  tx: EntityManager,
  sql: string,
  params: unknown[] = [],
): Promise<T[]> {
  const client = (await tx.queryRunner!.connect()) as PoolClient;
  return (await client.query<T>({ name: statementName(sql), text: sql, values: params })).rows;
}
