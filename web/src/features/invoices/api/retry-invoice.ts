import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { invoiceKeys } from '../../../lib/query-keys';

export function useRetryInvoice(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => body(await api.POST('/api/invoices/{id}/retry', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.all }),
  });
}
