import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, idempotencyKey } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** A draft with the same lines, at today's prices. */
export function useDuplicateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) =>
      body(
        await api.POST('/api/orders/{id}/duplicate', {
          params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey() } },
        }),
      ),
    onSuccess: () => nowStale(queryClient, 'order'),
  });
}
