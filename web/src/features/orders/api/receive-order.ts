import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { paths } from '../../../lib/paths';
import { useOnce } from '../../../lib/use-once';

/** A receipt counts once. */
export function useReceiveOrder(id: number) {
  const queryClient = useQueryClient();
  const once = useOnce({ operation: `receive order ${id}`, look: { label: 'Look at the order', to: paths.order(id) } });
  return useMutation({
    mutationFn: (input: Schemas['ReceiveOrderInput']) =>
      once(input, async (key) =>
        body(
          await api.POST('/api/orders/{id}/receive', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: input,
          }),
        ),
      ),
    // Also after a refusal: it may have been received before.
    onSettled: () => nowStale(queryClient, 'order'),
  });
}
