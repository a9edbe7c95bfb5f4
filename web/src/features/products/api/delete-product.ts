import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { productKeys } from '../../../lib/query-keys';

export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/products/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: productKeys.detail(id) });
      return nowStale(queryClient, 'product');
    },
  });
}
