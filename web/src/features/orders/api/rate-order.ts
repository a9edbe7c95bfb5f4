import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

interface Rating {
  id: number;
  input: Schemas['RateOrderInput'];
}

/** The supplier's mean changes with it. */
export function useRateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, input }: Rating) =>
      body(await api.POST('/api/orders/{id}/rating', { params: { path: { id } }, body: input })),
    onSettled: () => nowStale(queryClient, 'order', 'supplier'),
  });
}
