import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { count } from '../../../lib/numbers';
import { productKeys } from '../../../lib/query-keys';
import { page } from '../../../lib/page';
import { useToast } from '../../../lib/use-toast';

export type ProductsChange = Schemas['ChangeProductsInput'];
export type ProductChange = Schemas['ProductChange'];

const send = async (input: ProductsChange) => body(await api.POST('/api/products/bulk-change', { body: input }));

/** How many products a filter finds, exactly. Rejects where they are more than can be changed at once. */
export async function countFound(filter: ProductsChange['filter']): Promise<number> {
  return (await send({ filter, archived: filter?.status !== 'archived', dryRun: true })).found;
}

/** What a change would come to; nothing is asked while it is not known what is to change. */
export const useChangePreview = (input: ProductsChange | null) =>
  useQuery({
    queryKey: productKeys.preview(input ?? {}),
    queryFn: () => send({ ...input!, dryRun: true }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  });

export function useChangeProducts() {
  const queryClient = useQueryClient();
  return async (input: ProductsChange) => {
    const changed = await send(input);
    void nowStale(queryClient, 'product');
    return changed;
  };
}

/** Changes of several products, newest first. */
export const useProductChanges = () =>
  useQuery({
    queryKey: productKeys.changes,
    queryFn: async () => page(await api.GET('/api/products/bulk-changes', { params: { query: { limit: 50 } } })),
  });

/** Takes back one change of many products, and says how it went. */
export function useUndoProductChange() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async (id: number): Promise<void> => {
    try {
      const { restored, archived } = body(
        await api.POST('/api/products/bulk-changes/{id}/undo', { params: { path: { id } } }),
      );
      const parts = [
        restored > 0 && `${count(restored, 'product')} as before`,
        archived > 0 && `${count(archived, 'product')} archived`,
      ];
      toast.success('The change was undone', parts.filter(Boolean).join(' · '));
    } catch (error) {
      toast.failure('It could not be undone', error);
    }
    await nowStale(queryClient, 'product');
  };
}
