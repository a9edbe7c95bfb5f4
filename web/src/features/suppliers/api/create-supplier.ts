import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { supplierKeys } from '../../../lib/query-keys';

/** Seller mode: the caller's own company. Buyer mode: a private record of that buyer alone. */
export function useCreateSupplier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['CreateSupplierInput']) =>
      body(await api.POST('/api/suppliers', { body: input })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: supplierKeys.all }),
  });
}
