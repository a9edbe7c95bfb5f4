import { inFormats } from '../../../kit/list/export-choices';
import { ExportMenu } from '../../../kit/list/export-menu';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { FilteredEmpty } from '../../../kit/state/empty-state';
import { type AuditEntry, exportAudit, useAudit } from '../api/list-audit';
import { AUDIT_ACTIONS, AUDIT_LIST, type AuditAction, toAuditFilter } from '../audit-list';
import { AUDIT_COLUMNS, shortAudit } from '../components/audit-columns';

const ACTIONS = (Object.entries(AUDIT_ACTIONS) as [AuditAction, string][]).map(([value, label]) => ({ value, label }));

/** As the entries about them say it. */
function nameOf(userId: number, entries: AuditEntry[] = []): string {
  for (const { actorId, actorUsername, entityType, entityId, entityName } of entries) {
    if (actorId === userId && actorUsername !== null) return actorUsername;
    if (entityType === 'user' && entityId === userId && entityName !== null) return entityName;
  }
  return `User ${userId}`;
}

export function AuditPage() {
  const list = useListState(AUDIT_LIST);
  const filter = toAuditFilter(list.query);
  const query = useAudit(filter);
  const { userId } = filter;
  return (
    <ResourceList
      list={list}
      query={query}
      label="Audit log"
      noun="action"
      nameOf={({ id }) => `entry ${id}`}
      placeholder="Search by username..."
      filters={[
        { name: 'action', label: 'Action', all: 'All actions', options: ACTIONS },
        // Whoever came from the list of users looks at one of them.
        ...(userId === undefined
          ? []
          : [
              {
                name: 'userId' as const,
                label: 'User',
                all: 'All users',
                options: [{ value: userId, label: nameOf(userId, query.data?.items) }],
              },
            ]),
      ]}
      dates
      tools={<ExportMenu choices={inFormats('As', (format) => exportAudit(filter, format))} />}
      columns={AUDIT_COLUMNS}
      short={shortAudit}
      error="The audit log could not be loaded"
      nothingFound="Nothing found"
      empty={<FilteredEmpty title="Nothing is written down yet" onClear={list.clear} />}
    />
  );
}
