import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useUpdateInvoice(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateInvoiceInput']) =>
      body(await api.PATCH('/api/invoices/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => nowStale(queryClient, 'invoice'),
  });
}
