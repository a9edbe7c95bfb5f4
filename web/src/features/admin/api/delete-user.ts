import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { openOrdersOf } from '../../../lib/open-orders';
import { useToast } from '../../../lib/use-toast';

/** Which orders stand against it, where the refusal lists them. */
const named = (error: unknown) =>
  openOrdersOf(error)
    .map(({ orderNumber }) => orderNumber)
    .join(', ');

export function useDeleteUser() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ id }: { id: number; username: string }) =>
      body(await api.DELETE('/api/admin/users/{id}', { params: { path: { id } } })),
    onSuccess: (_answer, { username }) => {
      toast.success('User deleted', username);
      return nowStale(queryClient, 'account');
    },
    onError: (error) => {
      const orders = named(error);
      if (orders) toast.refusal('Failed to delete user', `Orders are still open: ${orders}`);
      else toast.failure('Failed to delete user', error);
    },
  });
}
