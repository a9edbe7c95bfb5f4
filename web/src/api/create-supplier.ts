import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';

/** Seller mode: the seller's own, public once approved. Buyer mode: a private record of the buyer. */
export function useCreateSupplier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['CreateSupplierInput']) =>
      body(await api.POST('/api/suppliers', { body: input })),
    // Not awaited: with the first supplier the place that asked for it goes away, and with it its own callbacks.
    onSuccess: () => void nowStale(queryClient, 'supplier'),
  });
}
