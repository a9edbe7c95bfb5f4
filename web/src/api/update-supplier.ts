import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';

export function useUpdateSupplier(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateSupplierInput']) =>
      body(await api.PUT('/api/suppliers/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => nowStale(queryClient, 'supplier'),
  });
}
