import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useDeleteBrand() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/brands/{id}', { params: { path: { id } } }),
    onSuccess: () => nowStale(queryClient, 'brand'),
  });
}
