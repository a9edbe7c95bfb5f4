import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { paths } from '../../../lib/paths';
import { useOnce } from '../../../lib/use-once';

/** Pressing twice places one order. */
export function useCreateOrder() {
  const queryClient = useQueryClient();
  const once = useOnce({ operation: 'place order', look: { label: 'Look at your orders', to: paths.orders() } });
  return useMutation({
    mutationFn: (input: Schemas['CreateOrderInput']) =>
      once(input, async (key) =>
        body(await api.POST('/api/orders', { params: { header: { 'Idempotency-Key': key } }, body: input })),
      ),
    // Also after a refusal: it may have been placed before.
    onSettled: (_order, _error, { fromBasket }) =>
      fromBasket ? nowStale(queryClient, 'order', 'basket') : nowStale(queryClient, 'order'),
  });
}
