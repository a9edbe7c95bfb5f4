import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Supplier } from '../../../api/list-suppliers';
import { api } from '../../../lib/api-client';
import { relationshipKeys, supplierKeys } from '../../../lib/query-keys';

/** Ends the connection; a private record goes altogether. */
export function useRemoveSupplier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: Supplier) =>
      userId === null
        ? api.DELETE('/api/suppliers/{id}', { params: { path: { id } } })
        : api.DELETE('/api/relationships/suppliers/{supplierId}', { params: { path: { supplierId: id } } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: supplierKeys.all }),
        queryClient.invalidateQueries({ queryKey: relationshipKeys.all }),
      ]),
  });
}
