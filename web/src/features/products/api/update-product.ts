import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useUpdateProduct(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateProductInput']) =>
      body(await api.PUT('/api/products/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => void nowStale(queryClient, 'product'),
  });
}
