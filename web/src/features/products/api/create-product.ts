import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useCreateProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['CreateProductInput']) => body(await api.POST('/api/products', { body: input })),
    onSuccess: () => void nowStale(queryClient, 'product'),
  });
}
