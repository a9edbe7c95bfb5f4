import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { inventoryKeys } from '../../../lib/query-keys';

export const useInventoryItem = (id: number) =>
  useQuery({
    queryKey: inventoryKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/inventory/{id}', { params: { path: { id } } })),
    staleTime: 30_000,
  });
