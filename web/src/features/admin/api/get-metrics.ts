import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { metricsKey } from '../../../lib/query-keys';

export type Metrics = Schemas['Metrics'];

export const metricsQuery = queryOptions({
  queryKey: metricsKey,
  queryFn: async () => body(await api.GET('/api/admin/metrics')),
  staleTime: 10_000,
  // No event tells of queues.
  refetchInterval: 30_000,
});

export const useMetrics = () => useQuery(metricsQuery);
