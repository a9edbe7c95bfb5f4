import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useCloseOutstanding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) =>
      body(await api.POST('/api/orders/{id}/close-outstanding', { params: { path: { id } } })),
    onSuccess: () => nowStale(queryClient, 'order'),
  });
}
