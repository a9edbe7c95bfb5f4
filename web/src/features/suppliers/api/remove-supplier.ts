import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Supplier } from '../../../api/list-suppliers';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** Ends the connection; a private record goes altogether. */
export function useRemoveSupplier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: Supplier) =>
      userId === null
        ? api.DELETE('/api/suppliers/{id}', { params: { path: { id } } })
        : api.DELETE('/api/relationships/suppliers/{supplierId}', { params: { path: { supplierId: id } } }),
    onSuccess: () => nowStale(queryClient, 'relationship'),
  });
}
