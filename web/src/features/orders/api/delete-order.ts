import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { orderKeys } from '../../../lib/query-keys';

export function useDeleteOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/orders/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: orderKeys.detail(id) });
      return nowStale(queryClient, 'order');
    },
  });
}
