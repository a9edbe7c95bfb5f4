import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** Takes everything of one supplier out of the cart. */
export function useClearBasket() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (supplierId: number) =>
      body(await api.DELETE('/api/basket/suppliers/{supplierId}', { params: { path: { supplierId } } })),
    onSettled: () => nowStale(queryClient, 'basket'),
  });
}
