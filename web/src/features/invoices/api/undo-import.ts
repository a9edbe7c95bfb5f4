import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { useOnce } from '../../../lib/use-once';

/** All that was imported of the invoice goes out of the stock again; sent again after a lost answer, once. */
export function useUndoImport(invoiceId: number) {
  const queryClient = useQueryClient();
  const once = useOnce({ operation: `undo the import of invoice ${invoiceId}` });
  return useMutation({
    mutationFn: () =>
      once(null, async (key) =>
        body(
          await api.POST('/api/invoices/{id}/undo-import', {
            params: { path: { id: invoiceId }, header: { 'Idempotency-Key': key } },
          }),
        ),
      ),
    onSettled: () => nowStale(queryClient, 'invoice'),
  });
}
