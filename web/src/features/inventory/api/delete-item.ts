import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { inventoryKeys } from '../../../lib/query-keys';

export function useDeleteItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/inventory/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: inventoryKeys.detail(id) });
      return nowStale(queryClient, 'inventory');
    },
  });
}
