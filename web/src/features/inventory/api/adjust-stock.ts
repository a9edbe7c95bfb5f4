import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

interface Adjustment {
  input: Schemas['AdjustStockInput'];
  /** Of this dialog: pressing twice, or sending again after a lost answer, counts once. */
  key: string;
}

/** Sends the difference and not the result, so that two people at once both count. */
export function useAdjustStock(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ input, key }: Adjustment) =>
      body(
        await api.POST('/api/inventory/{id}/adjustments', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: () => nowStale(queryClient, 'inventory'),
  });
}
