import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { useToast } from '../../../lib/use-toast';

/** Who is deactivated is logged out everywhere. */
export function useSetUserActive() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ id, isActive }: { id: number; isActive: boolean }) =>
      body(await api.PATCH('/api/admin/users/{id}', { params: { path: { id } }, body: { isActive } })),
    onSuccess: ({ username, isActive }) => {
      toast.success('Status updated', `${username} is ${isActive ? 'active' : 'deactivated'}.`);
      return nowStale(queryClient, 'account');
    },
    onError: (error) => toast.failure('Failed to update user status', error),
  });
}
