import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { saveFile } from '../../../lib/save-file';
import { usualPaper } from '../../../lib/paper';

/** Downloads the order as PDF, on the paper of the person's region. */
export function usePrintOrder() {
  return useMutation({
    mutationFn: async (id: number) =>
      saveFile(
        await api.GET('/api/orders/{id}/pdf', {
          params: { path: { id }, query: { paper: usualPaper(navigator.languages) } },
          parseAs: 'blob',
        }),
      ),
  });
}
