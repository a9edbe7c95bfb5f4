import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** For somebody who lost their device. */
export function useResetTwoFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) =>
      body(await api.POST('/api/admin/users/{id}/reset-two-factor', { params: { path: { id } } })),
    onSuccess: () => nowStale(queryClient, 'account'),
  });
}
