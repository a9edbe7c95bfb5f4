import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

interface NewLine {
  input: Schemas['AddLineItemInput'];
  /** Sent again after a lost answer, the line counts once. */
  key: string;
}

/** The invoice's own state follows its lines. */
export function useAddLine(invoiceId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ input, key }: NewLine) =>
      body(
        await api.POST('/api/invoices/{id}/line-items', {
          params: { path: { id: invoiceId }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: () => nowStale(queryClient, 'invoice'),
  });
}
