import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** Also after a refusal the order is asked for again: it may have arrived meanwhile. */
export function useUpdateShipment(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['ShipmentInput']) =>
      body(await api.PUT('/api/orders/{id}/shipment', { params: { path: { id } }, body: input })),
    onSettled: () => nowStale(queryClient, 'order'),
  });
}
