import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export function useUpdateOrder(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateOrderInput']) =>
      body(await api.PUT('/api/orders/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => nowStale(queryClient, 'order'),
  });
}
