import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { useOnce } from '../../../lib/use-once';

/** The invoice's own state follows its lines. Sent again after a lost answer, a line counts once. */
export function useAddLine(invoiceId: number) {
  const queryClient = useQueryClient();
  const once = useOnce({ operation: `add line to invoice ${invoiceId}` });
  return useMutation({
    mutationFn: (input: Schemas['AddLineItemInput']) =>
      once(input, async (key) =>
        body(
          await api.POST('/api/invoices/{id}/line-items', {
            params: { path: { id: invoiceId }, header: { 'Idempotency-Key': key } },
            body: input,
          }),
        ),
      ),
    // Also after a refusal: it may have been added before.
    onSettled: () => nowStale(queryClient, 'invoice'),
  });
}
