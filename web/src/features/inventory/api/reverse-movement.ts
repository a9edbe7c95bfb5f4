import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { inventoryKeys } from '../../../lib/query-keys';
import { useToast } from '../../../lib/use-toast';

const reverse = async (id: number, historyId: number) =>
  body(await api.POST('/api/inventory/{id}/history/{historyId}/reverse', { params: { path: { id, historyId } } }));

export function useReverseMovement(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (historyId: number) => reverse(id, historyId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inventoryKeys.all }),
  });
}

/** Takes back the item's last movement, and says so. */
export function useUndoAdjustment(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  // By promise: the dialog that adjusted is gone by now.
  return () =>
    void latestMovement(id)
      .then((historyId) => reverse(id, historyId))
      .then(
        () => {
          toast.success('Inventory updated successfully', 'The adjustment was taken back.');
          return queryClient.invalidateQueries({ queryKey: inventoryKeys.all });
        },
        (error: unknown) => toast.failure('Failed to update inventory', error),
      );
}

async function latestMovement(id: number): Promise<number> {
  const { items } = page(
    await api.GET('/api/inventory/{id}/history', { params: { path: { id }, query: { limit: 1 } } }),
  );
  if (!items[0]) throw new Error(`item ${id} has no movement`);
  return items[0].id;
}
