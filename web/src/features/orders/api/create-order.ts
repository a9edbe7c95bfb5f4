import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

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
      input.fromBasket ? nowStale(queryClient, 'order', 'basket') : nowStale(queryClient, 'order'),
  });
}
