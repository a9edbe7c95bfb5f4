import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { relationshipKeys, supplierKeys } from '../lib/query-keys';

export function useConnectSupplier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['ConnectInput']) =>
      body(await api.POST('/api/marketplace/connect', { body: input })),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: supplierKeys.all }),
        queryClient.invalidateQueries({ queryKey: relationshipKeys.all }),
      ]),
  });
}
