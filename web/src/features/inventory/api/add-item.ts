import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { inventoryKeys } from '../../../lib/query-keys';

export function useAddItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['AddInventoryItemInput']) =>
      body(await api.POST('/api/inventory', { body: input })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inventoryKeys.all }),
  });
}
