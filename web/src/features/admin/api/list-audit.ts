import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { withoutPage } from '../../../kit/list/export-choices';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { auditKeys } from '../../../lib/query-keys';
import type { AuditAction } from '../audit-list';

export type AuditEntry = Schemas['AuditEntry'];

export interface AuditFilter {
  q?: string;
  action?: AuditAction;
  /** What they did and what was done to them. */
  userId?: number;
  from?: string;
  to?: string;
  cursor?: string;
  limit?: number;
}

/** Asked for whenever somebody looks: what others do tells nobody. */
export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: auditKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/admin/audit', { params: { query: filter } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useAudit = (filter: AuditFilter) => useQuery(auditQuery(filter));

export const exportAudit = (filter: AuditFilter, format: 'csv' | 'xlsx') =>
  api.GET('/api/admin/audit/export', { params: { query: { ...withoutPage(filter), format } }, parseAs: 'blob' });
