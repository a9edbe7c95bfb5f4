import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useRetryInvoice(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => body(await api.POST('/api/invoices/{id}/retry', { params: { path: { id } } })),
    onSuccess: () => nowStale(queryClient, 'invoice'),
  });
}
