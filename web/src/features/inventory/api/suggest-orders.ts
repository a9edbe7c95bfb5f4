import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { paths } from '../../../lib/paths';
import { useOnce } from '../../../lib/use-once';

/** Drafts for what is low, one per supplier; sent again after a lost answer, the same drafts. */
export function useSuggestOrders() {
  const queryClient = useQueryClient();
  const once = useOnce({
    operation: 'suggest orders',
    look: { label: 'Look at your drafts', to: paths.orders({ status: 'draft' }) },
  });
  return useMutation({
    mutationFn: () =>
      once(null, async (key) =>
        body(await api.POST('/api/orders/suggested', { params: { header: { 'Idempotency-Key': key } } })),
      ),
    // Also after a refusal: they may have been made before.
    onSettled: () => nowStale(queryClient, 'order'),
  });
}
