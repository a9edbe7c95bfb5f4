import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** Every line that needs no review. */
export function useImportAll(invoiceId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      body(await api.POST('/api/invoices/{id}/import-all', { params: { path: { id: invoiceId } } })),
    onSettled: () => nowStale(queryClient, 'invoice'),
  });
}
