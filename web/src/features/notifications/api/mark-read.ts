import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { useToast } from '../../../lib/use-toast';
import { showAsRead } from '../show-as-read';

/** Read at once; unread again when it could not be kept. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (id: number) => body(await api.PUT('/api/notifications/{id}/read', { params: { path: { id } } })),
    onMutate: (id) => showAsRead(queryClient, id),
    onError: (error, _id, before) => {
      before?.restore();
      toast.failure('Failed to mark notification as read', error);
    },
    onSettled: () => nowStale(queryClient, 'notification'),
  });
}
