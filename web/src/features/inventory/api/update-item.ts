import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useUpdateItem(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateInventoryItemInput']) =>
      body(await api.PUT('/api/inventory/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => nowStale(queryClient, 'inventory'),
  });
}
