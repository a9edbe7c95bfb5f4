import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { inventoryKeys } from '../../../lib/query-keys';

export function useReverseMovement(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (historyId: number) =>
      body(await api.POST('/api/inventory/{id}/history/{historyId}/reverse', { params: { path: { id, historyId } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inventoryKeys.all }),
  });
}
