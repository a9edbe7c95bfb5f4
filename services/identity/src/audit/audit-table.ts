import type { AuditEntry, ExportAuditInput } from '#contracts';
import { type Actor, type Db, type TableColumn, type TablePlan } from '#platform';
import { requireAdmin } from '../users/require-admin.js';
import { AUDIT_FROM, auditRows, OUTCOME } from './audit.queries.js';

const COLUMNS: TableColumn<AuditEntry>[] = [
  { title: 'Entry', cell: ({ id }) => id },
  { title: 'At', isTime: true, cell: ({ at }) => at },
  { title: 'Actor', cell: ({ actorUsername }) => actorUsername },
  { title: 'Actor id', cell: ({ actorId }) => actorId },
  { title: 'Impersonator', cell: ({ impersonatorUsername }) => impersonatorUsername },
  { title: 'Action', cell: ({ action }) => action },
  { title: 'Of kind', cell: ({ entityType }) => entityType },
  { title: 'Id', cell: ({ entityId }) => entityId },
  { title: 'Name', cell: ({ entityName }) => entityName },
  { title: 'Outcome', cell: ({ outcome }) => outcome },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Details', cell: ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : null) },
];

/** The list in view as a table, newest first. */
export async function auditTable(actor: Actor, input: ExportAuditInput, db: Db): Promise<TablePlan<never>> {
  requireAdmin(actor);
  const { filters, ways } = await auditRows(db, actor, input);
  if (ways) filters.add(ways.map((way) => `(${way})`).join(' OR '));
  const text = `
    SELECT a.id, iso(a.at) AS at, a.actor_id AS "actorId", u.username AS "actorUsername",
           i.username AS "impersonatorUsername", a.action, a.entity_type AS "entityType", a.entity_id AS "entityId",
           e.username AS "entityName", ${OUTCOME} AS outcome, o.status, a.details
    FROM ${AUDIT_FROM} WHERE ${filters.condition}`;
  return { name: 'audit-log', columns: COLUMNS, text, order: 'a.id DESC', values: filters.params };
}
