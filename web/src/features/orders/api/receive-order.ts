import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

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
    onSuccess: () => nowStale(queryClient, 'order'),
  });
}
