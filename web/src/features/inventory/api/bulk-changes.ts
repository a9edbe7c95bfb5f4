import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { page } from '../../../lib/page';
import { count } from '../../../lib/numbers';
import { inventoryKeys } from '../../../lib/query-keys';
import { useToast } from '../../../lib/use-toast';

export type BulkChange = Schemas['BulkChange'];

/** Imports and deletions of several items, newest first. */
export const useBulkChanges = () =>
  useQuery({
    queryKey: inventoryKeys.bulkChanges,
    queryFn: async () => page(await api.GET('/api/inventory/bulk-changes', { params: { query: { limit: 50 } } })),
  });

const undo = async ({ kind, id }: Pick<BulkChange, 'kind' | 'id'>) => {
  const params = { path: { id } };
  return body(
    kind === 'import'
      ? await api.POST('/api/inventory/imports/{id}/undo', { params })
      : await api.POST('/api/inventory/deletions/{id}/undo', { params }),
  );
};

/** Takes back a whole import or deletion, and says how it went. */
export function useUndoBulkChange() {
  const queryClient = useQueryClient();
  const toast = useToast();
  // By promise: the dialog that it began in may be gone by now.
  return (change: Pick<BulkChange, 'kind' | 'id'>): Promise<unknown> =>
    undo(change).then(
      ({ removed, restored }) => {
        const parts = [
          removed > 0 && `${count(removed, 'item')} removed again`,
          restored > 0 && `${count(restored, 'item')} as before`,
        ];
        const title = change.kind === 'import' ? 'The import was undone' : 'The items are back';
        toast.success(title, parts.filter(Boolean).join(' · '));
        return nowStale(queryClient, 'inventory');
      },
      (error: unknown) => toast.failure('It could not be undone', error),
    );
}
