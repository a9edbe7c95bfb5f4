import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';

export function useCreateBrand() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['BrandInput']) => body(await api.POST('/api/brands', { body: input })),
    onSuccess: () => nowStale(queryClient, 'brand'),
  });
}
