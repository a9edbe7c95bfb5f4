import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { paths } from '../../../lib/paths';
import { useOnce } from '../../../lib/use-once';

/** A draft with the same lines, at today's prices; sent again after a lost answer, one draft. */
export function useDuplicateOrder(id: number) {
  const queryClient = useQueryClient();
  const once = useOnce({
    operation: `duplicate order ${id}`,
    look: { label: 'Look at your drafts', to: paths.orders({ status: 'draft' }) },
  });
  return useMutation({
    mutationFn: () =>
      once(null, async (key) =>
        body(
          await api.POST('/api/orders/{id}/duplicate', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
          }),
        ),
      ),
    // Also after a refusal: it may have been made before.
    onSettled: () => nowStale(queryClient, 'order'),
  });
}
