import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { inventoryKeys } from '../lib/query-keys';

export const inventorySummaryQuery = () =>
  queryOptions({
    queryKey: inventoryKeys.summary(),
    queryFn: async () => body(await api.GET('/api/inventory/summary')),
    staleTime: 30_000,
  });

export const useInventorySummary = () => useQuery(inventorySummaryQuery());

/** How many items are at or below their threshold; those that are out of stock are among them. */
export const lowStockAlerts = ({
  lowStock,
  outOfStock,
}: Pick<Schemas['InventorySummary'], 'lowStock' | 'outOfStock'>) => lowStock + outOfStock;
