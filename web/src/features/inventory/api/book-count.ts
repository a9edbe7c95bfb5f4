import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

interface Booking {
  lines: Schemas['CountedLine'][];
  /** Of these very lines: sent again after a lost answer, they count once. */
  key: string;
}

export function useBookCount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ lines, key }: Booking) =>
      body(
        await api.POST('/api/inventory/counts', { params: { header: { 'Idempotency-Key': key } }, body: { lines } }),
      ),
    // Also after a refusal: stock has moved.
    onSettled: () => nowStale(queryClient, 'inventory'),
  });
}
