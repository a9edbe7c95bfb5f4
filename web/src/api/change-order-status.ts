import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { orderKeys } from '../lib/query-keys';

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
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
