import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { basketKey } from '../../../lib/query-keys';

/** Takes everything of one supplier out of the cart. */
export function useClearBasket() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (supplierId: number) =>
      body(await api.DELETE('/api/basket/suppliers/{supplierId}', { params: { path: { supplierId } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: basketKey }),
  });
}
