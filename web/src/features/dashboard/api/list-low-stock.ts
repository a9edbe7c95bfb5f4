import { useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { inventoryKeys } from '../../../lib/query-keys';

export type LowStockRecord = Schemas['LowStockRecord'];

/** Most urgent first. */
export const useLowStock = (limit: number) =>
  useQuery({
    queryKey: [...inventoryKeys.lowStock, { limit }],
    queryFn: async () => page(await api.GET('/api/inventory/low-stock', { params: { query: { limit } } })),
    staleTime: 30_000,
    retry: 2,
  });
