import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** A line is imported once, however often this is sent. */
export function useImportLine() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...input }: { id: number } & Schemas['ImportLineInput']) =>
      body(await api.POST('/api/invoices/line-items/{id}/import', { params: { path: { id } }, body: input })),
    onSettled: () => nowStale(queryClient, 'invoice'),
  });
}
