import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { brandKeys, productKeys } from '../../../lib/query-keys';

/** Products carry their brand's name. */
export function useUpdateBrand(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['BrandInput']) =>
      body(await api.PUT('/api/brands/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: brandKeys.all }),
        queryClient.invalidateQueries({ queryKey: productKeys.all }),
      ]),
  });
}
