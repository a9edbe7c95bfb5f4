import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { approvalKeys } from '../../../lib/query-keys';

export type Approvals = Schemas['Approvals'];

/** Of each kind; a longer queue is asked for again as it is worked off. */
export const APPROVALS_LIMIT = 100;

export const approvalsQuery = queryOptions({
  queryKey: approvalKeys.all,
  queryFn: async () => body(await api.GET('/api/admin/approvals', { params: { query: { limit: APPROVALS_LIMIT } } })),
  staleTime: 30_000,
});

export const useApprovals = () => useQuery(approvalsQuery);
