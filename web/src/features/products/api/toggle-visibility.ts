import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { productKeys } from '../../../lib/query-keys';
import { useToast } from '../../../lib/use-toast';

export function useToggleVisibility() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (id: number) =>
      body(await api.PUT('/api/products/{id}/toggle-visibility', { params: { path: { id } } })),
    onSuccess: ({ visibleOnMarketplace }) => {
      toast.success(`Product is now ${visibleOnMarketplace ? 'visible in' : 'hidden from'} marketplace`);
      return queryClient.invalidateQueries({ queryKey: productKeys.all });
    },
    onError: (error) => toast.failure('Failed to toggle product visibility', error),
  });
}
