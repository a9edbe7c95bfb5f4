import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** Products carry their brand's name. */
export function useUpdateBrand(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateBrandInput']) =>
      body(await api.PUT('/api/brands/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => nowStale(queryClient, 'brand'),
  });
}
