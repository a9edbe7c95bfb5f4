import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, idempotencyKey } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** All that was imported of the invoice goes out of the stock again. */
export function useUndoImport(invoiceId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      body(
        await api.POST('/api/invoices/{id}/undo-import', {
          params: { path: { id: invoiceId }, header: { 'Idempotency-Key': idempotencyKey() } },
        }),
      ),
    onSettled: () => nowStale(queryClient, 'invoice'),
  });
}
