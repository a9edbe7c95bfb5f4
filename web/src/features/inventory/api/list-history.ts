import { useInfiniteQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { inventoryKeys } from '../../../lib/query-keys';

export type Movement = Schemas['InventoryHistoryEntry'];

/** Newest first; older ones follow on demand. */
export const useItemHistory = (id: number) =>
  useInfiniteQuery({
    queryKey: inventoryKeys.part(id, 'history'),
    queryFn: async ({ pageParam }) =>
      page(
        await api.GET('/api/inventory/{id}/history', {
          params: { path: { id }, query: { limit: 20, ...(pageParam && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 30_000,
  });
