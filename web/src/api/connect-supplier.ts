import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';

export function useConnectSupplier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['ConnectInput']) =>
      body(await api.POST('/api/marketplace/connect', { body: input })),
    onSuccess: () => nowStale(queryClient, 'relationship'),
  });
}
