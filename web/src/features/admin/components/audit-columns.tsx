import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { StatusTag } from '../../../kit/page/status-tag';
import { ExactDate } from '../../../kit/values/exact-date';
import type { Tone } from '../../../lib/tone';
import type { AuditEntry } from '../api/list-audit';
import { AUDIT_ACTIONS, type AuditAction } from '../audit-list';
import styles from './user-columns.module.css';

const actionOf = ({ action }: AuditEntry) => AUDIT_ACTIONS[action as AuditAction] ?? action;

/** With what it asked for, where only that is known: it is written down before it is done, or refused. */
export function deedOf(entry: AuditEntry): string {
  const { method, path } = entry.details;
  const asked = entry.action === 'impersonation.write' ? `: ${String(method)} ${String(path)}` : '';
  return `${actionOf(entry)}${asked}`;
}

const OUTCOMES: Record<AuditEntry['outcome'], [Tone, string]> = {
  done: ['done', 'Done'],
  refused: ['action', 'Refused'],
  failed: ['action', 'Failed'],
  unknown: ['over', 'Not known'],
};

/** Whether it took effect, with the status of the answer where that is more than an OK. */
export function Outcome({ entry: { outcome, status } }: { entry: AuditEntry }) {
  const [tone, label] = OUTCOMES[outcome];
  return <StatusTag tone={tone}>{status !== null && outcome !== 'done' ? `${label} (${status})` : label}</StatusTag>;
}

/** Both names, where an administrator stood behind it. */
export function actorOf({ actorId, actorUsername, impersonatorId, impersonatorUsername }: AuditEntry): string {
  // Whoever has a shell: the command knows no accounts.
  const actor = actorUsername ?? (actorId === 0 ? 'Operator' : `User ${actorId}`);
  return impersonatorId === null ? actor : `${impersonatorUsername ?? `User ${impersonatorId}`} as ${actor}`;
}

export function subjectOf({ entityType, entityId, entityName, details }: AuditEntry): string {
  if (entityType === 'user') return entityName ?? `User ${entityId}`;
  if (entityType === 'product') return String(details['name']);
  if (entityType === 'dead-letter') return String(details['subject']);
  return entityType === 'invitation' ? String(details['email']) : '';
}

/** As short sentences: `reason: No such company`. */
function detailsOf({ details }: AuditEntry): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
}

export const shortAudit = (entry: AuditEntry): ShortRow => ({
  title: <strong className={styles.name}>{deedOf(entry)}</strong>,
  figure: <ExactDate iso={entry.at} />,
  tag: entry.outcome !== 'done' && <Outcome entry={entry} />,
  detail: [actorOf(entry), subjectOf(entry)].filter(Boolean).join(' → '),
});

export const AUDIT_COLUMNS: Column<AuditEntry, 'newest'>[] = [
  { key: 'at', title: 'When', render: ({ at }) => <ExactDate iso={at} /> },
  { key: 'actor', title: 'Who', render: actorOf },
  { key: 'action', title: 'What', render: deedOf },
  { key: 'entity', title: 'Whom', render: subjectOf },
  { key: 'outcome', title: 'Outcome', render: (entry) => <Outcome entry={entry} /> },
  {
    key: 'details',
    title: 'Details',
    wideOnly: true,
    render: (entry) => <span className={styles.details}>{detailsOf(entry)}</span>,
  },
];
