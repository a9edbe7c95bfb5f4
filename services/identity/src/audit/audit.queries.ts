import { Injectable } from '@nestjs/common';
import type { AuditEntry, ListAuditInput } from '#contracts';
import { type Actor, Db, Filters, type Page } from '#platform';
import { requireAdmin } from '../users/require-admin.js';

const ENTRY_JSON = `json_build_object(
  'id', a.id, 'at', iso(a.at), 'actorId', a.actor_id, 'actorUsername', u.username,
  'impersonatorId', a.impersonator_id, 'impersonatorUsername', i.username, 'action', a.action,
  'entityType', a.entity_type, 'entityId', a.entity_id, 'entityName', e.username, 'details', a.details)`;

export const AUDIT_FROM = `audit_log a
  LEFT JOIN users u ON u.id = a.actor_id
  LEFT JOIN users i ON i.id = a.impersonator_id
  LEFT JOIN users e ON a.entity_type = 'user' AND e.id = a.entity_id`;

/** What narrows the log, for the list and for the file alike. */
export function auditFilters(input: ListAuditInput): Filters {
  return new Filters()
    .equals('a.action', input.action)
    .when(
      input.userId,
      (id) => `a.actor_id = ${id} OR a.impersonator_id = ${id} OR (a.entity_type = 'user' AND a.entity_id = ${id})`,
    )
    .when(input.from, (from) => `a.at >= ${from}`)
    .when(input.to, (to) => `a.at < ${to}`)
    .search(input.q, 'u.username', 'e.username', 'i.username');
}

@Injectable()
export class AuditQueries {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  list(actor: Actor, input: ListAuditInput): Promise<Page<AuditEntry>> {
    requireAdmin(actor);
    const filters = auditFilters(input);
    const sort = { expr: 'a.id', type: 'bigint', desc: true } as const;
    return this.db.page({ item: ENTRY_JSON, from: AUDIT_FROM, filters, sort, id: 'a.id' }, input);
  }
}
