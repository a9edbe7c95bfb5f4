import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { inventoryKeys } from '../lib/query-keys';

export const inventorySummaryQuery = () =>
  queryOptions({
    queryKey: inventoryKeys.summary(),
    queryFn: async () => body(await api.GET('/api/inventory/summary')),
    staleTime: 30_000,
  });

export const useInventorySummary = () => useQuery(inventorySummaryQuery());
