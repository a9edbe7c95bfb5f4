import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';
import { basketKey } from '../lib/query-keys';

interface Change {
  productId: number;
  /** 0 removes the product. */
  quantity: number;
}

/** Sets how much of a product is in the cart. One change after the other: the last one set is the one that stays. */
export function usePutBasketItem() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async ({ productId, quantity }: Change) =>
      body(await api.PUT('/api/basket/items/{productId}', { params: { path: { productId } }, body: { quantity } })),
    onSuccess: (basket) => queryClient.setQueryData(basketKey, basket),
    onError: () => nowStale(queryClient, 'basket'),
  });
}
