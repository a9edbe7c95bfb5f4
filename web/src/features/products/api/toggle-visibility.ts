import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import type { Page } from '../../../lib/page';
import { nowStale } from '../../../lib/live/stale';
import { productKeys } from '../../../lib/query-keys';
import { useToast } from '../../../lib/use-toast';

export function useToggleVisibility() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const toggle = useMutation({
    mutationFn: async (id: number) =>
      body(await api.PUT('/api/products/{id}/toggle-visibility', { params: { path: { id } } })),
    // The switch moves at once, and back when it could not be kept.
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: productKeys.all });
      const before = queryClient.getQueriesData({ queryKey: productKeys.lists });
      queryClient.setQueriesData<Page<Schemas['Product']>>(
        { queryKey: productKeys.lists },
        (page) =>
          page && {
            ...page,
            items: page.items.map((item) =>
              item.id === id ? { ...item, visibleOnMarketplace: !item.visibleOnMarketplace } : item,
            ),
          },
      );
      return { before };
    },
    onSuccess: ({ id, visibleOnMarketplace }) => {
      const title = `Product is now ${visibleOnMarketplace ? 'visible in' : 'hidden from'} marketplace`;
      toast.success(title, undefined, { undo: () => toggle.mutate(id) });
      return nowStale(queryClient, 'product');
    },
    onError: (error, _id, shown) => {
      shown?.before.forEach(([key, data]) => queryClient.setQueryData(key, data));
      toast.failure('Failed to toggle product visibility', error);
    },
  });
  return toggle;
}
