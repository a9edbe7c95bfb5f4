import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { inventoryKeys, invoiceKeys } from '../../../lib/query-keys';

/** Every line that needs no review. */
export function useImportAll(invoiceId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      body(await api.POST('/api/invoices/{id}/import-all', { params: { path: { id: invoiceId } } })),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: inventoryKeys.all });
      return queryClient.invalidateQueries({ queryKey: invoiceKeys.all });
    },
  });
}
