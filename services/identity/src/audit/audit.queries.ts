import { Injectable } from '@nestjs/common';
import type { AuditEntry, ListAuditInput } from '#contracts';
import { type Actor, calendarOf, Db, Filters, type List, type Page } from '#platform';
import { requireAdmin } from '../users/require-admin.js';

/** All but requests while impersonating are written down with what they do. */
export const OUTCOME = `CASE
  WHEN a.action <> 'impersonation.write' OR o.status < 400 THEN 'done'
  WHEN o.status < 500 THEN 'refused' WHEN o.status >= 500 THEN 'failed' ELSE 'unknown' END`;

const ENTRY_JSON = `json_build_object(
  'id', a.id, 'at', iso(a.at), 'actorId', a.actor_id, 'actorUsername', u.username,
  'impersonatorId', a.impersonator_id, 'impersonatorUsername', i.username, 'action', a.action,
  'entityType', a.entity_type, 'entityId', a.entity_id, 'entityName', e.username,
  'outcome', ${OUTCOME}, 'status', o.status, 'details', a.details)`;

/** Of a name that more users have, rows are not looked up by user: such a search has found a page's worth soon enough. */
const MOST_NAMED = 100;

export const AUDIT_FROM = `public.audit_log a
  LEFT JOIN users u ON u.id = a.actor_id
  LEFT JOIN users i ON i.id = a.impersonator_id
  LEFT JOIN users e ON a.entity_type = 'user' AND e.id = a.entity_id
  -- One by one: a join of both tables would read and sort them whole for a page.
  LEFT JOIN LATERAL (SELECT status FROM audit_outcomes WHERE entry_id = a.id LIMIT 1) o ON true`;

/** What narrows the log, for the list and for the file alike. */
export async function auditRows(db: Db, actor: Actor, input: ListAuditInput): Promise<Pick<List, 'filters' | 'ways'>> {
  const filters = new Filters().equals('a.action', input.action).during('a.at', input, calendarOf(actor));
  await narrowToNames(db, filters, input.q);
  return { filters, ...(input.userId !== undefined && { ways: naming(filters.bind(input.userId)) }) };
}

/** The ways in which an entry names a user. */
function naming(id: string): string[] {
  return [
    `a.actor_id = ${id}`,
    `a.impersonator_id = ${id} AND a.actor_id <> ${id}`,
    `a.entity_type = 'user' AND a.entity_id = ${id} AND a.actor_id <> ${id} AND a.impersonator_id IS DISTINCT FROM ${id}`,
  ];
}

/** Three joined names have no index together; the ids of those who are called so have. */
async function narrowToNames(db: Db, filters: Filters, q: string | undefined): Promise<void> {
  const named = new Filters().search(q, 'search_text').search(q, 'username');
  if (!named.isSearch) return;
  const users = await db.rowsUnprepared<{ id: number }>(
    `SELECT id FROM users WHERE ${named.condition} LIMIT ${MOST_NAMED + 1}`,
    named.params,
  );
  if (users.length > MOST_NAMED) {
    filters.search(q, 'u.username', 'e.username', 'i.username');
    return;
  }
  const ids = `ANY (${filters.bind(users.map(({ id }) => id))}::integer[])`;
  filters.foundBy(
    `a.actor_id = ${ids} OR a.impersonator_id = ${ids} OR (a.entity_type = 'user' AND a.entity_id = ${ids})`,
  );
}

@Injectable()
export class AuditQueries {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async list(actor: Actor, input: ListAuditInput): Promise<Page<AuditEntry>> {
    requireAdmin(actor);
    const sort = { expr: 'a.id', type: 'bigint', desc: true } as const;
    const rows = await auditRows(this.db, actor, input);
    return this.db.page({ item: ENTRY_JSON, from: AUDIT_FROM, ...rows, sort, id: 'a.id' }, input);
  }
}
