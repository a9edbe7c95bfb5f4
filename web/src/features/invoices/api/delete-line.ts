import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useDeleteLine() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/invoices/line-items/{id}', { params: { path: { id } } }),
    onSuccess: () => nowStale(queryClient, 'invoice'),
  });
}
