import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { productKeys } from '../../../lib/query-keys';

export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const { response } = await api.DELETE('/api/products/{id}', { params: { path: { id } } });
      return { archived: response.headers.get('x-outcome') === 'archived' };
    },
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: productKeys.detail(id) });
      return nowStale(queryClient, 'product');
    },
  });
}
