import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { invoiceKeys } from '../../../lib/query-keys';

export function useDeleteInvoice(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/invoices/{id}', { params: { path: { id } } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: invoiceKeys.detail(id) });
      return nowStale(queryClient, 'invoice');
    },
  });
}
