import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { paths } from '../../../lib/paths';
import { useOnce } from '../../../lib/use-once';

/** Sends the difference and not the result, so that two people at once both count; sent again, it counts once. */
export function useAdjustStock(id: number) {
  const queryClient = useQueryClient();
  const once = useOnce({
    operation: `adjust item ${id}`,
    look: { label: 'Look at the inventory', to: paths.inventory() },
  });
  return useMutation({
    mutationFn: (input: Schemas['AdjustStockInput']) =>
      once(input, async (key) =>
        body(
          await api.POST('/api/inventory/{id}/adjustments', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: input,
          }),
        ),
      ),
    // Also after a refusal: it may have been booked before.
    onSettled: () => nowStale(queryClient, 'inventory'),
  });
}
