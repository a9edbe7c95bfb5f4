import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { brandKeys, productKeys } from '../../../lib/query-keys';

export function useUpdateProduct(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateProductInput']) =>
      body(await api.PUT('/api/products/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: productKeys.all });
      void queryClient.invalidateQueries({ queryKey: brandKeys.all });
    },
  });
}
