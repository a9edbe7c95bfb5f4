import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useBulkDeleteItems() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: number[]) => body(await api.POST('/api/inventory/bulk-delete', { body: { ids } })),
    onSuccess: () => nowStale(queryClient, 'inventory'),
  });
}
