import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { productKeys } from '../../../lib/query-keys';
import { useToast } from '../../../lib/use-toast';

export function useToggleVisibility() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const toggle = useMutation({
    mutationFn: async (id: number) =>
      body(await api.PUT('/api/products/{id}/toggle-visibility', { params: { path: { id } } })),
    onSuccess: ({ id, visibleOnMarketplace }) => {
      const title = `Product is now ${visibleOnMarketplace ? 'visible in' : 'hidden from'} marketplace`;
      toast.success(title, undefined, { undo: () => toggle.mutate(id) });
      return queryClient.invalidateQueries({ queryKey: productKeys.all });
    },
    onError: (error) => toast.failure('Failed to toggle product visibility', error),
  });
  return toggle;
}
