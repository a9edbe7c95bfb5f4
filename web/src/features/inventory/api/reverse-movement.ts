import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { useToast } from '../../../lib/use-toast';

const reverse = async (id: number, historyId: number, ifNewest = false) =>
  body(
    await api.POST('/api/inventory/{id}/history/{historyId}/reverse', {
      params: { path: { id, historyId } },
      body: { ifNewest },
    }),
  );

export function useReverseMovement(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (historyId: number) => reverse(id, historyId),
    onSuccess: () => nowStale(queryClient, 'inventory'),
  });
}

/** Takes back this very movement, as long as nothing has happened since, and says so. */
export function useUndoAdjustment(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  // By promise: the dialog that adjusted is gone by now.
  return (movementId: number) =>
    void reverse(id, movementId, true).then(
      () => {
        toast.success('Inventory updated successfully', 'The adjustment was taken back.');
        return nowStale(queryClient, 'inventory');
      },
      (error: unknown) => toast.failure('Failed to update inventory', error),
    );
}
