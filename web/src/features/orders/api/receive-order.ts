import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { inventoryKeys, orderKeys } from '../../../lib/query-keys';

interface Receipt {
  input: Schemas['ReceiveOrderInput'];
  /** A receipt counts once. */
  key: string;
}

export function useReceiveOrder(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ input, key }: Receipt) =>
      body(
        await api.POST('/api/orders/{id}/receive', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: inventoryKeys.all });
      return queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
}
