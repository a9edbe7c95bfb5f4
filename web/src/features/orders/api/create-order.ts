import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { basketKey, orderKeys } from '../../../lib/query-keys';

interface NewOrder {
  input: Schemas['CreateOrderInput'];
  /** Of this dialog: pressing twice places one order. */
  key: string;
}

export function useCreateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ input, key }: NewOrder) =>
      body(await api.POST('/api/orders', { params: { header: { 'Idempotency-Key': key } }, body: input })),
    onSuccess: (_order, { input }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        input.fromBasket && queryClient.invalidateQueries({ queryKey: basketKey }),
      ]),
  });
}
