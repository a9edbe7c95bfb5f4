import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';

interface Change {
  id: number;
  input: Schemas['ChangeOrderStatusInput'];
}

/** Also after a refusal the orders are asked for again: somebody else may have been faster. */
export function useChangeOrderStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, input }: Change) =>
      body(await api.PUT('/api/orders/{id}/status', { params: { path: { id } }, body: input })),
    onSettled: () => nowStale(queryClient, 'order'),
  });
}
