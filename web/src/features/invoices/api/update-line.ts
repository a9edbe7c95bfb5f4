import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** The invoice's own state follows its lines, so all of it is asked for again. */
export function useUpdateLine(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateLineItemInput']) =>
      body(await api.PATCH('/api/invoices/line-items/{id}', { params: { path: { id } }, body: input })),
    onSuccess: () => nowStale(queryClient, 'invoice'),
  });
}
