import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { paths } from '../../../lib/paths';
import { useOnce } from '../../../lib/use-once';

/** Sent again after a lost answer, a count is booked once. */
export function useBookCount() {
  const queryClient = useQueryClient();
  const once = useOnce({ operation: 'book count', look: { label: 'Look at the inventory', to: paths.inventory() } });
  return useMutation({
    mutationFn: (lines: Schemas['CountedLine'][]) =>
      once(lines, async (key) =>
        body(
          await api.POST('/api/inventory/counts', { params: { header: { 'Idempotency-Key': key } }, body: { lines } }),
        ),
      ),
    // Also after a refusal: stock has moved.
    onSettled: () => nowStale(queryClient, 'inventory'),
  });
}
