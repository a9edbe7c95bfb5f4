import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, idempotencyKey } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** Drafts for what is low, one per supplier. */
export function useSuggestOrders() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      body(await api.POST('/api/orders/suggested', { params: { header: { 'Idempotency-Key': idempotencyKey() } } })),
    onSuccess: () => nowStale(queryClient, 'order'),
  });
}
