import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { inventoryKeys } from '../../../lib/query-keys';

export type InventoryItem = Schemas['InventoryItem'];
export type StockStatus = InventoryItem['stockStatus'];
export type InventorySort = 'name' | 'stock-desc' | 'stock-asc' | 'status' | 'recent';

export interface InventoryFilter {
  q?: string;
  status?: StockStatus;
  category?: string;
  supplierId?: number;
  sort?: InventorySort;
  cursor?: string;
  limit?: number;
}

export const inventoryQuery = (filter: InventoryFilter) =>
  queryOptions({
    queryKey: inventoryKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/inventory', { params: { query: filter } })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

export const useInventory = (filter: InventoryFilter) => useQuery(inventoryQuery(filter));
