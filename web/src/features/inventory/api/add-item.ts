import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useAddItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['AddInventoryItemInput']) =>
      body(await api.POST('/api/inventory', { body: input })),
    onSuccess: () => nowStale(queryClient, 'inventory'),
  });
}
