import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { notificationKeys } from '../../../lib/query-keys';
import { useToast } from '../../../lib/use-toast';

export function useMarkRead() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (id: number) => body(await api.PUT('/api/notifications/{id}/read', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationKeys.all }),
    onError: (error) => toast.failure('Failed to mark notification as read', error),
  });
}
